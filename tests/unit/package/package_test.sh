#!/bin/sh
# package_test.sh BUILD_DIR VERSION: an installation and the Debian package run from anywhere and have all their parts.
set -u
build=$1
version=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0

fail() {
  failures=$((failures + 1))
  printf 'FAILED: %s\n' "$*"
}

# The program of an installation, from a folder that is not its own, with nothing of the caller's environment.
run() {
  prefix=$1
  shift
  (cd / && env -i PATH=/usr/bin:/bin HOME="$work/home" "$prefix/bin/tablier" "$@")
}

# links_hold FOLDER: what the pages in it link to is there.
links_hold() {
  find "$1" -name '*.md' >"$work/pages"
  while read -r page; do
    grep -oE '\]\([^)]*\)' "$page" | sed 's/^](//; s/)$//; s/#.*//' | grep -vE '^$|^https?:' | sort -u >"$work/links"
    while read -r link; do [ -e "${page%/*}/$link" ] || fail "$page points to $link, which is there"; done <"$work/links"
  done <"$work/pages"
  grep -q '](plugins/README.md)' "$1/README.md" || fail "the first page points to that for games in C++"
  grep -q '](../tests/data/tutorial)' "$1/plugins/README.md" || fail "that page points to its example"
}

# has_all PREFIX: each part is there, and the program finds its plugins, content and words.
has_all() {
  for part in share/applications/tablier.desktop share/metainfo/tablier.metainfo.xml share/icons/hicolor/scalable/apps/tablier.svg \
    share/man/man6/tablier.6 share/man/fr/man6/tablier.6 share/bash-completion/completions/tablier lib/tablier/plugins \
    share/tablier/content share/tablier/scripts; do
    [ -e "$1/$part" ] || fail "$part is in $1"
  done
  for page in README.md content/README.md scripts/README.md editor/README.md plugins/README.md engine/SECURITY.md; do
    [ -e "$1/share/tablier/$page" ] || fail "$page is in $1"
  done
  links_hold "$1/share/tablier"
  run "$1" version >"$work/version" || fail "the program in $1 tells its version"
  grep -q "$version" "$work/version" || fail "$version is the version, not: $(cat "$work/version")"
  run "$1" games --json >"$work/games" || fail "the program in $1 finds its games"
  grep -q '"playable": true' "$work/games" || fail "a game in $1 can be played"
  ! grep -q '"playable": false' "$work/games" || fail "every game in $1 can be played"
}

mkdir "$work/home"
cmake --install "$build" --prefix "$work/a prefix" >/dev/null || fail "the build can be installed"
has_all "$work/a prefix"

(cd "$build" && cpack -G DEB -B "$work/deb" >"$work/cpack.log" 2>&1) || fail "a package can be made: $(cat "$work/cpack.log")"
package=$(ls "$work"/deb/tablier_*.deb)
depends=$(dpkg-deb -f "$package" Depends)
for library in fonts-inter libc6 libsfml-graphics liblua5.4-0 libyaml-cpp libsqlite3-0; do
  case $depends in *"$library"*) ;; *) fail "the package depends on $library, not only on $depends" ;; esac
done
[ "$(dpkg-deb -f "$package" Version)" = "$version" ] || fail "the package's version is $version"
dpkg-deb -x "$package" "$work/unpacked"
has_all "$work/unpacked/usr"

# What makers of games install beside it.
dev=$(ls "$work"/deb/tablier-dev_*.deb)
case $(dpkg-deb -f "$dev" Depends) in *"tablier (= $version)"*) ;; *) fail "the SDK belongs to this very program" ;; esac
dpkg-deb -x "$dev" "$work/dev"
for part in 'include/tablier/sdk/plugin.hpp' 'include/tablier/sdk_stamp.hpp' 'lib*/libtablier_sdk.a' 'lib*/cmake/Tablier/TablierConfig.cmake'; do
  [ -n "$(find "$work/dev" -path "*/usr/$part")" ] || fail "$part is in $dev"
  [ -z "$(find "$work/unpacked" -path "*/usr/$part")" ] || fail "$part is in $dev alone"
done
[ ! -e "$work/dev/usr/bin" ] || fail "no program is in $dev"

[ "$failures" = 0 ]

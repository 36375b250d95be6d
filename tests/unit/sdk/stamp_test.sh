#!/bin/sh
# stamp_test.sh CMAKE SCRIPT: the mark of the SDK follows the text of its headers and nothing else, and is written only when it changes.
set -u
cmake=$1 script=$2
failures=0

fail() {
  failures=$((failures + 1))
  printf 'FAILED: %s\n' "$*"
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/one/search" "$work/two"

# mark FOLDER HEADERS: what the script writes for them, in `mark`.
mark() {
  "$cmake" -D FOLDER="$work/$1" -D HEADERS="$2" -D SANITIZERS="${3-}" -D OUTPUT="$work/$1.hpp" -P "$script" || fail "the script ends with an error"
  mark=$(cat "$work/$1.hpp")
}

echo 'struct Move {};' >"$work/one/move.hpp"
echo 'struct Search {};' >"$work/one/search/search.hpp"
mark one move.hpp:search/search.hpp
first=$mark
case $first in *'#define TABLIER_SDK_MARK "'????????????????'"'*) ;; *) fail "no mark of 16 letters: $first" ;; esac

touch -d 2001-01-01 "$work/one.hpp" "$work/one/move.hpp"
mark one search/search.hpp:move.hpp
[ "$mark" = "$first" ] || fail "the order of the list changes the mark"
[ -z "$(find "$work/one.hpp" -newermt 2001-01-02)" ] || fail "a mark that is the same is written again"

cp -R "$work/one/." "$work/two"
mark two move.hpp:search/search.hpp
[ "$mark" = "$first" ] || fail "the same headers in another folder have another mark"

mark one move.hpp:search/search.hpp address,undefined
case $mark in *'-fsanitize=address,undefined'*) ;; *) fail "sanitizers are not told: $mark" ;; esac

echo 'struct Move { int more; };' >"$work/two/move.hpp"
mark two move.hpp:search/search.hpp
[ "$mark" != "$first" ] || fail "a header that changed keeps the mark"
mv "$work/one/move.hpp" "$work/one/other.hpp"
mark one other.hpp:search/search.hpp
[ "$mark" != "$first" ] || fail "a header of another name keeps the mark"

[ "$failures" = 0 ]

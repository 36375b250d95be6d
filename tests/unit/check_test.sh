#!/bin/sh
# check_test.sh TABLIER: what `tablier check` says of files of one's own that only the program's real games can judge.
set -u
tablier=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME="$work" XDG_DATA_HOME="$work/data" XDG_STATE_HOME="$work/state" LC_ALL=C LANGUAGE=en
own="$work/data/tablier"
failures=0

fail() {
  failures=$((failures + 1))
  printf 'FAILED: %s\n' "$*"
}

# says FILE WORDS: the check of that file says so.
says() {
  "$tablier" check "$own/$1" >"$work/out" 2>&1
  grep -qF -- "$2" "$work/out" || fail "$1: '$2' is not said, but: $(head -5 "$work/out")"
}

# Rows that nobody can solve: after many of them the rest is left, and that is said.
mkdir -p "$own/content/katamino/series"
{
  printf 'title: T\nrows:\n'
  row=0
  while [ $row -lt 200 ]; do
    printf '  R%d: {first_penta: 3, numbers: [2, 3, 4]}\n' $row
    row=$((row + 1))
  done
} >"$own/content/katamino/series/wide.yaml"
says content/katamino/series/wide.yaml "for 150 more rows no solution was looked for"
says content/katamino/series/wide.yaml "faults: 50"

# Files in places where nobody looks are told, with where they belong.
mkdir -p "$own/content/themes" "$own/content/theme/deep" "$own/content/katamino/serie" "$own/content/katamno/series" "$own/content/pente"
printf 'paints: {ink: {colour: "#000000"}}\n' >"$own/content/evening.yaml"
printf 'title: T\nrows:\n  A: {first_penta: 4, numbers: [2, 4, 5, 8]}\n' >"$own/content/katamino/serie/soir.yaml"
for theme in themes theme/deep; do cp "$own/content/evening.yaml" "$own/content/$theme/mare.yaml"; done
for folder in katamno/series katamino/series; do cp "$own/content/katamino/serie/soir.yaml" "$own/content/$folder/soir.yaml"; done
printf 'return {title = {en = "T", fr = "T"}}\n' >"$own/content/pente/x.lua"
for theme in evening themes/mare theme/deep/mare; do says content/$theme.yaml "belongs to content/theme/<name>.yaml"; done
says content/katamino/serie/soir.yaml "belongs to content/katamino/series/<name>.yaml"
says content/katamno/series/soir.yaml "did you mean “katamino”?"
says content/pente/x.lua "a script stands in scripts/<game>/, not in content/"
says content/katamino/series/soir.yaml "faults: 0"

[ $failures = 0 ]

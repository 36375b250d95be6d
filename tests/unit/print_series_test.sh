#!/bin/sh
# print_series_test.sh TABLIER SOURCE_DIR: the program draws a series on paper, in the way that the end of the file's name says, and refuses
# what it cannot do.
set -u
tablier=$1
series=$2/content/katamino/series/grand-slam.yaml
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME="$work" XDG_DATA_HOME="$work/data" XDG_STATE_HOME="$work/state"
failures=0

fail() {
  failures=$((failures + 1))
  printf 'FAILED: %s\n' "$*"
}

# gives STATUS WORDS… runs `series print` and looks at its exit status.
gives() {
  wanted=$1
  shift
  "$tablier" katamino series print "$@" >"$work/out" 2>"$work/err"
  status=$?
  [ "$status" = "$wanted" ] || fail "$*: $status instead of $wanted: $(cat "$work/err")"
}

gives 0 "$series" -o "$work/grid.pdf" --solutions
[ "$(grep -ac /MediaBox "$work/grid.pdf")" = 3 ] || fail "not a page of the grid and two of its solutions"
# How wide a blank is differs from one reader of PDF to the next.
pdftotext -layout "$work/grid.pdf" - | tr -d " " >"$work/grid.txt"
for words in Penta11 L11 4,771solutions; do grep -q "$words" "$work/grid.txt" || fail "'$words' is not in it"; done

gives 0 grand-slam -o "$work/grid.SVG"
grep -q '<svg' "$work/grid.SVG" || fail "no SVG"
gives 0 grand-slam -o "$work/grid.png"
gives 2 "$series"
gives 2 "$series" -o "$work/grid.txt"
gives 2 no-such-series -o "$work/none.pdf"
echo mine >"$work/mine.pdf"
gives 2 "$series" -o "$work/mine.pdf"
[ "$(cat "$work/mine.pdf")" = mine ] || fail "somebody else's file is written over"

[ "$failures" = 0 ]

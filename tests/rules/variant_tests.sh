#!/bin/sh
# variant_tests.sh TABLIER SOURCE_DIR: every bundled variant and every example for a bundled game carries tests, all pass, and one that does not
# would be seen.
set -u
tablier=$1 scripts=$2/scripts examples=$2/tests/data/tutorial/scripts
failures=0

fail() {
  failures=$((failures + 1))
  printf 'FAILED: %s\n' "$*"
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
unset XDG_DATA_HOME XDG_DATA_DIRS TABLIER_DATA
export HOME="$work"

# run FILE…: what the program says, in English.
run() { "$tablier" --lang en test-script "$@" 2>&1; }

set --
for file in "$scripts"/*/*.lua "$examples"/katamino/*.lua "$examples"/pente/*.lua "$examples"/iso/*.lua "$examples"/triominos/*.lua "$examples"/higher/game.lua; do
  case $file in "$scripts"/lib/*) ;; *) set -- "$@" "$file" ;; esac
done
said=$(run "$@") || fail "a bundled variant does not pass its tests:
$said"
case $said in *": no tests"*) fail "a bundled variant has no tests:
$said" ;; esac
[ $# -ge 30 ] || fail "only $# variants were found in $scripts"

mkdir -p "$work/scripts/pente"
# expect TESTS WORDS: a variant with those tests fails, and is told so.
expect() {
  printf 'return {title = {en = "A"},\n  tests = {\n    %s,\n  },\n}\n' "$1" >"$work/scripts/pente/wrong.lua"
  said=$(run "$work/scripts/pente/wrong.lua") && fail "'$1' passes"
  case $said in *"$2"*) ;; *) fail "'$1' is told as: $said" ;; esac
}
expect '{moves = "K10", turn = 1}' "wrong.lua:3:5: test '1': turn: expected 1, found 2"
expect '{moves = "K10 L10 A1 M10 N10", facts = {captured = {0, 0}}}' 'captured: expected {0, 0}, found {2, 0}'
expect '{name = "there", moves = "K10", illegal = {K10 = "too_near"}}' "test 'there': K10: expected the reason 'too_near', found '"
expect '{moves = "K10", illegal = {"L10", "K100"}}' "test '1': L10 should be refused, it is legal"
expect '{moves = "K10", illegal = {"K100"}}' "test '1': K100 should be refused, but is no move"
expect '{moves = "A1", over = false}' "move 1 'A1': The first stone goes on the centre, K10."
expect '{moves = "K10", trun = 1}' "unknown field of a test 'trun': did you mean 'turn'?"


said=$("$tablier" test-script --json "$scripts/pente/keryo.lua" "$work/scripts/pente/wrong.lua") && fail "JSON: a fault passes"
case $said in '{"tests": 6, "failed": 1, "results": [{"file": '*'"problems": [{"line": 3, "column": 21, "text": '*) ;; *) fail "$said" ;; esac

[ "$failures" = 0 ]

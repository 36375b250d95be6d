#!/bin/sh
# house_test.sh SOURCE_DIR: the house keeps its rules, and the check would see it if it did not.
set -u
check=$(dirname "$0")/check.sh
failures=0

fail() {
  failures=$((failures + 1))
  printf 'FAILED: %s\n' "$*"
}

sh "$check" "$1" || fail "the house keeps its rules"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# put HOUSE FILE LINES: a file of that house, listed beside it.
put() {
  mkdir -p "$work/$1/plugins/draughts" "$(dirname "$work/$1/$2")"
  [ ! -e "$work/$1/$2" ] || fail "$2 stands there twice"
  printf '%b\n' "$3" >"$work/$1/$2"
  basename "$2" >>"$(dirname "$work/$1/$2")/CMakeLists.txt"
}

# sees RULE FILE LINE: a house with that line in that file breaks that rule, and no other. All are looked for at once.
sees() {
  put faulty "$2" "$3"
  printf '%s: %s\n' "$1" "$2" >>"$work/expected"
}

sees "may only include sdk" engine/sdk/grid.cpp '#include "content/theme.hpp"'
sees "may only include bots,jobs,sdk" engine/bots/worker.hpp '#include "match/match.hpp"'
sees "may only include match,jobs,host,script,content,sdk" engine/match/match.hpp '#include "ui/run.hpp"'
sees "may only include editor,solver,tools,ui,match,jobs,host,content,sdk" editor/model/row.cpp '#include "app/run.hpp"'
sees "may only include play,bots,match,jobs,host,script,content,sdk" engine/play/coach.cpp '#include "ui/run.hpp"'
sees "may only include ui,play,bots,match,jobs,host,script,content,sdk" engine/ui/run.cpp '#include "editor/editor.hpp"'
sees "may only include sdk,draughts" plugins/draughts/board.cpp '#include "host/paths.hpp"'
sees "a library in the wrong room" engine/sdk/grid_again.cpp '#include <SFML/Graphics.hpp>'
sees "a library in the wrong room" plugins/draughts/board_again.cpp '#include <yaml-cpp/yaml.h>'
sees "a library in the wrong room" engine/match/round.cpp '#include <lua.hpp>'
sees "a library in the wrong room" engine/host/shelf.cpp '#include <sqlite3.h>'
sees "a library in the wrong room" editor/series/view/paper.cpp '#include <cairo.h>'
sees "a library in the wrong room" engine/script/vm.cpp '#include <yaml-cpp/parser.h>'
sees "a library in the wrong room" engine/app/run.cpp '#include <SFML/Window.hpp>'
sees "a library in the wrong room" engine/ui/hand/hand.cpp '#include <SFML/Window/Event.hpp>'
sees "a library in the wrong room" engine/ui/painter/art.cpp '#include <imgui.h>'
sees "a library in the wrong room" engine/ui/screens/map.cpp '#include <backends/imgui_impl_opengl2.h>'
sees "a library in the wrong room" engine/ui/run_again.cpp '#include <CLI/CLI.hpp>'
sees "engine/ui/canvas may not include ui/core/" engine/ui/canvas/line.cpp '#include "ui/core/ui.hpp"'
sees "engine/ui/painter may not include ui/hand/" engine/ui/painter/art_again.cpp '#include "ui/hand/hand.hpp"'
sees "engine/ui/hand may not include ui/table/" engine/ui/hand/hand_again.cpp '#include "ui/table/table_view.hpp"'
sees "engine/ui/panels may not include ui/screens/" engine/ui/panels/tiles.cpp '#include "ui/screens/screens.hpp"'
sees "engine/ui/core may not include ui/panels/" engine/ui/core/ui.hpp '#include "ui/panels/style.hpp"'
sees "engine/ui/table may not include ui/screens/" engine/ui/table/table_commands.hpp '#include "ui/screens/screens.hpp"'
sees "engine/ui/hand may not include ui/" engine/ui/hand/hand_too.cpp '#include "ui/run.hpp"'
sees "engine/ui/screens may not include ui/" engine/ui/screens/map_again.cpp '#include "ui/run.hpp"'
sees "the window reads a state" engine/ui/table/seats.cpp '  if (match.state().over()) return;'
sees "the window reads a state" engine/ui/screens/cards.cpp 'Scene shown(const State& state);'
sees "the window reads a state" engine/ui/hand/hand_more.cpp '  state->legal_moves(moves);'
sees "the engine names a game" engine/match/match.cpp 'if (name == "draughts") return;'
sees "over 600 lines" scripts/long.lua "$(yes 'local x' | head -n 601)"
sees "an assert where expects is meant" engine/sdk/grid.hpp '  assert(bounded());'
sees "a case passes without a check" tests/unit/grid_test.cpp '  SUCCEED();'
sees "a case is skipped without its tag" tests/unit/tags/grid_test.cpp 'TEST_CASE("a") {\n  TABLIER_SKIP("why");\n}\n'
sees "a program is not declared MAY_SKIP" tests/unit/programs/grid_test.cpp 'TEST_CASE("a", "[may_skip]") {\n  TABLIER_SKIP("why");\n}\n'
put faulty engine/net/client.cpp '#include "sdk/game.hpp"'
echo "a room whose arrows nobody has drawn: engine/net/" >>"$work/expected"
# shellcheck disable=SC2016  # backquotes of a comment
sees "a comment that outlived its code" engine/sdk/score.hpp '/// From `least` on.'
sees "left over" tests/unit/grid_test_more.cpp '// TODO: more'
sees "not at the top" notes.txt 'buy milk'
echo MAY_SKIP >>"$work/faulty/tests/unit/tags/CMakeLists.txt"

sh "$check" "$work/faulty" >"$work/answer" && fail "a house of faults passes"
while read -r expected; do
  grep -qF "$expected" "$work/answer" || fail "not seen: $expected"
done <"$work/expected"
grep -vF -f "$work/expected" "$work/answer" && fail "what breaks one rule is told of another"

# What looks like a fault and is none.
put sound engine/script/vm.cpp '#include <lua.hpp>'
put sound engine/ui/canvas/line.cpp '#include <SFML/OpenGL.hpp>'
put sound engine/ui/window.cpp '#include "ui/screens/screens.hpp"'
put sound engine/ui/screens/map.cpp '#include "ui/panels/tiles.hpp"'
put sound engine/ui/run.cpp '#include "match/match.hpp"'
put sound engine/sdk/move.hpp '    assert(i < size_);'
put sound engine/sdk/grid.hpp '  static_assert(kMost > 0);'
put sound engine/app/edit.cpp '#include "editor/editor.hpp"'
put sound plugins/draughts/board.cpp '#include "sdk/game.hpp"'
put sound engine/match/match.hpp 'int rounds;  ///< 3 in draughts'
answer=$(sh "$check" "$work/sound") || fail "what is allowed is told as: $answer"

mkdir -p "$work/astray/engine/sdk" "$work/astray/plugins/draughts"
touch "$work/astray/engine/sdk/forgotten.cpp" "$work/astray/engine/sdk/CMakeLists.txt"
case $(sh "$check" "$work/astray") in *"in no CMakeLists.txt: engine/sdk/forgotten.cpp"*) ;; *) fail "a forgotten source is not seen" ;; esac

printf '| 1 | `Hand::click` | `engine/sdk/forgotten.cpp` | does |\n' >"$work/astray/engine/README.md"
case $(sh "$check" "$work/astray") in *"Hand::click is not in engine/sdk/forgotten.cpp"*) ;; *) fail "a walk that goes astray is not seen" ;; esac
mkdir -p "$work/astray/engine/ui/table"
printf '| `gone` | was here |\n' >"$work/astray/engine/ui/README.md"
touch "$work/astray/engine/ui/table/seats.hpp"
case $(sh "$check" "$work/astray") in *"seats.hpp is not in it"*"there is no gone"*) ;; *) fail "a map that is out of date is not seen" ;; esac

[ "$failures" = 0 ]

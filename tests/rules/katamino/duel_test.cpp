#include "duel_state.hpp"
#include "move_codec.hpp"
#include "table.hpp"

#include <algorithm>
#include <set>

using namespace tablier;
using namespace tablier::katamino;

namespace {

std::unique_ptr<const Game> golomb() { return game({{"mode", "duel"}, {"centre_first", "false"}, {"touching", "false"}}); }

std::vector<Move> moves_of(const State& state) {
  MoveList moves;
  state.legal_moves(moves);
  return {moves.begin(), moves.end()};
}

/// The least and the greatest number of replies to a first move.
std::pair<std::size_t, std::size_t> replies(const Game& game) {
  std::pair<std::size_t, std::size_t> range{kMaxMoves, 0};
  const auto state = game.start({.seats = 2});
  for (const Move m : moves_of(*state)) {
    state->play(m);
    const std::size_t n = count_moves(*state);
    range = {std::min(range.first, n), std::max(range.second, n)};
    state->undo();
  }
  return range;
}

/// The cells of a placement as the board's symmetry `s` (0 … 7) maps them, sorted.
std::vector<Place> mapped(std::vector<Place> cells, int s) {
  for (Place& p : cells) {
    if (s & 1) p = {7 - p.x, p.y};
    if (s & 2) p = {p.x, 7 - p.y};
    if (s & 4) p = {p.y, p.x};
  }
  std::sort(cells.begin(), cells.end());
  return cells;
}

std::size_t first_moves_up_to_symmetry(const Game& game) {
  const auto state = game.start({.seats = 2});
  const auto& table = dynamic_cast<const DuelState&>(*state).rules().table;
  std::set<std::pair<int, std::vector<Place>>> classes;
  for (const Move m : moves_of(*state)) {
    const int placement = decode(m).index;
    std::vector<Place> min = mapped(table.cells(placement), 0);
    for (int s = 1; s < 8; ++s) min = std::min(min, mapped(table.cells(placement), s));
    classes.emplace(table[placement].piece, min);
  }
  return classes.size();
}

}  // namespace

// Counts of the rules page.
TEST_CASE("The duel has 740 first moves, 95 up to symmetry, and 614 to 976 replies") {
  const auto duel = game({{"mode", "duel"}});
  CHECK(duel->seats().min == 2);
  CHECK(count_moves(*duel->start({.seats = 2})) == 740);
  CHECK(first_moves_up_to_symmetry(*duel) == 95);
  CHECK(replies(*duel) == std::pair<std::size_t, std::size_t>{614, 976});
}

TEST_CASE("Golomb's game has 2308 first moves, 296 up to symmetry, and 1181 to 1974 replies") {
  const auto game = golomb();
  CHECK(count_moves(*game->start({.seats = 2})) == 2308);
  CHECK(first_moves_up_to_symmetry(*game) == 296);
  CHECK(replies(*game) == std::pair<std::size_t, std::size_t>{1181, 1974});
}

TEST_CASE("The first piece covers a centre square and each later one touches, by a corner at least") {
  const auto duel = game({{"mode", "duel"}});
  const auto state = duel->start({.seats = 2, .starter = 1});
  CHECK(state->to_move() == seat(1));
  CHECK(state->scene(seat(0)).highlights.size() == 4);
  CHECK(state->scene(seat(0)).surfaces.front().coordinates);  // moves are listed by them
  CHECK(why(*state, "I:a1-b1-c1-d1-e1") == "katamino.reason.centre_first");
  play(*state, {"X:c4-d3-d4-d5-e4"});
  CHECK(state->to_move() == seat(0));
  CHECK(why(*state, "I:a1-b1-c1-d1-e1") == "katamino.reason.touch");
  CHECK(why(*state, "X:c1-d1-d2-e1-d3") == "katamino.reason.already_placed");
  CHECK(why(*state, "I:b3-b4-b5-b6-b7") == "legal");
  CHECK(why(*state, "V:b3-b2-b1-c1-d1") == "legal");
  CHECK(why(*state, "P:b1-c1-b2-a1-a2") == "katamino.reason.touch");
}

TEST_CASE("Who cannot place loses, and wins where the last to place loses") {
  for (const char* last_loses : {"false", "true"}) {
    const auto duel = game({{"mode", "duel"}, {"last_loses", last_loses}});
    const auto state = duel->start({.seats = 2});
    Rng rng(5);
    while (!state->outcome().over) {
      const auto moves = moves_of(*state);
      REQUIRE_FALSE(moves.empty());
      state->play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    const int laid = static_cast<int>(state->scene(seat(0)).tokens.size());
    const int last = (laid + 1) % 2;
    CHECK(state->outcome().reason == "blocked");
    CHECK(state->to_move() == Seat::nobody);
    CHECK(count_moves(*state) == 0);
    CHECK(state->outcome().winners == std::vector{seat(last_loses == std::string("true") ? 1 - last : last)});
    const auto end = state->hash();
    state->undo();
    CHECK(state->to_move() == seat(last));
    CHECK(state->hash() != end);
  }
}

TEST_CASE("Resigning gives the round to the other") {
  const auto state = game({{"mode", "duel"}})->start({.seats = 2});
  play(*state, {"X:c4-d3-d4-d5-e4", "resign"});
  CHECK(state->outcome().reason == "resigned");
  CHECK(state->outcome().winners == std::vector{seat(0)});
}

TEST_CASE("In a draft each takes six pieces in turn and lays its own") {
  const auto draft = game({{"mode", "duel"}, {"sharing", "draft"}});
  const auto state = draft->start({.seats = 2});
  CHECK(count_moves(*state) == 12);
  CHECK(why(*state, "X:c4-d3-d4-d5-e4") == "katamino.reason.take_first");
  play(*state, {"take:X"});
  CHECK(state->to_move() == seat(1));
  CHECK(why(*state, "take:X") == "katamino.reason.already_taken");
  CHECK(*state->facts(seat(0)).find("pool")->as_list() ==
        *Value::list_of(std::vector<const char*>{"I", "L", "Y", "N", "V", "P", "U", "Z", "F", "T", "W"}).as_list());
  play(*state, {"take:I", "take:L", "take:Y", "take:N", "take:V", "take:P", "take:U", "take:Z", "take:F", "take:T", "take:W"});
  CHECK(state->to_move() == seat(0));
  CHECK(why(*state, "take:W") == "katamino.reason.no_draft");
  CHECK(why(*state, "I:a4-b4-c4-d4-e4") == "katamino.reason.not_yours");
  play(*state, {"X:c4-d3-d4-d5-e4"});
  const Scene scene = state->scene(seat(0));
  REQUIRE(scene.trays.size() == 2);
  CHECK(scene.trays[0].owner == seat(0));
  CHECK(scene.trays[0].items.size() == 5);
  CHECK(scene.trays[1].items.size() == 6);
  for (int i = 0; i < 13; ++i) state->undo();
  CHECK(state->hash() == draft->start({.seats = 2})->hash());
}

TEST_CASE("A piece of a draft is named by its letter, its number, or as the list of moves has it, and by nothing else") {
  const auto draft = game({{"mode", "duel"}, {"sharing", "draft"}});
  const auto state = draft->start({.seats = 2});
  for (const char* text : {"L", "6", "take L", "take 6", "take6", "take12"}) CHECK(state->parse(text));
  CHECK(*state->parse("6") == *state->parse("take 6"));
  for (const char* text : {"", "take", "13", "take 0", "x"}) CHECK(why(*state, text) == "katamino.notation.malformed_take");
  CHECK(state->parse("13").problem().text == Text("katamino.notation.malformed_take", {{"text", "13"}, {"last", 12}}));
  play(*state, {"take:X"});
  CHECK(why(*state, "X") == "katamino.reason.already_taken");
}

TEST_CASE("Even against odd: the first seat has the even numbers") {
  const auto state = game({{"mode", "duel"}, {"sharing", "parity"}})->start({.seats = 2});
  CHECK(why(*state, "I:a4-b4-c4-d4-e4") == "katamino.reason.not_yours");
  play(*state, {"X:c4-d3-d4-d5-e4"});
  CHECK(why(*state, "L:f4-f5-f6-f7-g7") == "katamino.reason.not_yours");
  CHECK(why(*state, "I:f1-f2-f3-f4-f5") == "legal");
}

TEST_CASE("Where each has pieces of their own the end says whose do not fit: the other's may") {
  for (const char* sharing : {"pool", "draft", "parity"}) {
    const auto duel = game({{"mode", "duel"}, {"sharing", sharing}});
    const auto state = duel->start({.seats = 2});
    Rng rng(7);
    while (!state->outcome().over) {
      const auto moves = moves_of(*state);
      state->play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    const int loser = 1 - index(state->outcome().winners.front());
    const bool own = sharing != std::string("pool");
    CHECK(state->scene(seat(0)).status ==
          (own ? Text("katamino.status.none_of_own", {{"player", loser}}) : Text("katamino.status.blocked")));
  }
}

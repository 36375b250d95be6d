#include "match/undo_check.hpp"

#include "cards.hpp"
#include "catch.hpp"
#include "match/guess_check.hpp"
#include "nim.hpp"
#include "spoiled.hpp"

using namespace tablier;
using nim::Defect;

namespace {

class Unheard final : public RoundWatch {
 public:
  void asks(const char*, const std::string&) override {}
  void played(const std::string&) override {}
  bool reached(const State&) override { return true; }
};

/// A tile lies on the board, and another one waits; where it is imagined badly the one on the board waits, too.
class TwoTiles final : public State {
 public:
  TwoTiles(bool deals_again, bool is_guess) : deals_again_(deals_again), is_guess_(is_guess) {}
  Seat to_move() const override { return seat(0); }
  void legal_moves(MoveList&) const override {}
  void play(Move) override {}
  void undo() override {}
  std::uint64_t hash() const override { return 1; }
  std::unique_ptr<State> clone() const override { return std::make_unique<TwoTiles>(deals_again_, is_guess_); }
  std::unique_ptr<State> sample(Seat, Rng&) const override { return std::make_unique<TwoTiles>(deals_again_, true); }
  Outcome outcome() const override { return {}; }
  std::string notation(Move) const override { return "none"; }
  Result<Move> parse(std::string_view) const override { return Move::none; }
  Scene scene(Seat) const override {
    Scene scene;
    scene.tokens.emplace_back().id = 1;
    scene.trays.emplace_back().items.emplace_back().id = deals_again_ && is_guess_ ? 1 : 2;
    return scene;
  }
  Touch touch(Move) const override { return {}; }
  Value facts(Seat) const override { return Value::map(); }

 private:
  bool deals_again_, is_guess_;
};

std::string told(Defect defect) {
  const auto rules = nim::spoiled(nim::ruleset({.heap = 12, .dice = true}), defect);
  const auto faults = undo_faults(*rules.game->start({.seats = 2}), 3);
  return faults.empty() ? "" : faults.front().key;
}

}  // namespace

TEST_CASE("A game whose undo does not leave the position as it was is told so, a sound one is not") {
  CHECK(told(Defect::none).empty());
  CHECK(told(Defect::undo_forgets) == "match.undo.hash");
  CHECK_FALSE(told(Defect::undo_of_one).empty());
  CHECK(told(Defect::undo_loses_facts) == "match.undo.facts");
  CHECK(told(Defect::undo_loses_things) == "match.undo.table");
}

TEST_CASE("A game whose copies are played on with the original, or that reads what is not legal, is told so") {
  CHECK(told(Defect::clone_shares) == "match.clone.shared");
  CHECK(told(Defect::reads_anything) == "match.parse.illegal");
}

TEST_CASE("A game whose copies show something else than the original, or do not know its moves, is told so") {
  CHECK(told(Defect::clone_shows) == "match.clone.facts");
  CHECK(told(Defect::clone_forgets) == "match.clone.undo");
}

TEST_CASE("A game whose chance does not heed the numbers that it is given, or draws nothing, is told so") {
  CHECK(told(Defect::other_chance) == "match.chance_of.other");
  CHECK(told(Defect::chance_draws_nothing) == "match.chance_of.nothing");
}

TEST_CASE("A game whose rounds of one seed do not begin alike is told so") {
  Unheard watch;
  const auto fault = [&](Defect defect) {
    const auto rules = nim::spoiled(nim::ruleset({.heap = 12}), defect);
    return fault_of_starts(*rules.game->start({.seats = 2}), *rules.game->start({.seats = 2}), watch);
  };
  CHECK_FALSE(fault(Defect::none));
  REQUIRE(fault(Defect::start_by_the_way));
  CHECK(fault(Defect::start_by_the_way)->key == "match.start.facts");
}

TEST_CASE("A game that imagines positions which contradict the seat is told so") {
  Unheard watch;
  Rng rng(1);
  const auto fault = [&](Defect defect) {
    const auto rules = nim::spoiled(nim::ruleset({.heap = 12}), defect);
    return guess_fault(*rules.game->start({.seats = 2}), 2, rng, watch);
  };
  CHECK_FALSE(fault(Defect::none));
  REQUIRE(fault(Defect::wrong_sample));
  CHECK(fault(Defect::wrong_sample)->key == "match.sample.mover");
}

TEST_CASE("A game that deals again what lies on the board, where it imagines positions, is told so after some rounds") {
  for (const bool deals_again : {false, true}) {
    DoubledThings doubled;
    Rng rng(1);
    const TwoTiles state(deals_again, false);
    doubled.note(state, rng);
    CHECK_FALSE(doubled.fault());
    for (int i = 0; i < 30; ++i) doubled.begin_round(), doubled.note(state, rng);
    CHECK(doubled.fault().has_value() == deals_again);
  }
}

TEST_CASE("A game that shows a seat what it may not know is told so, one that keeps its secrets is not") {
  Unheard watch;
  const auto told = [&](cards::Leak leak) -> std::string {
    const auto rules = cards::ruleset(leak);
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      Rng rng(seed);
      const auto state = rules.game->start({.seats = 2, .seed = seed});
      while (state->to_move() != Seat::nobody) {
        if (const auto fault = guess_fault(*state, 2, rng, watch)) return fault->key;
        MoveList moves;
        state->legal_moves(moves);
        state->play(moves.empty() ? state->chance(rng) : moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
      }
    }
    return "";
  };
  CHECK(told(cards::Leak::none).empty());
  CHECK(told(cards::Leak::facts) == "match.sample.facts");
}

TEST_CASE("A game with moves after the end, or with one hash for several positions, is told so") {
  CHECK(told(Defect::moves_after_end) == "match.end.moves");
  CHECK(told(Defect::hash_of_plies) == "match.hash.siblings");
}

TEST_CASE("A fault that a move has led to is told with the moves before it") {
  const auto rules = nim::spoiled(nim::ruleset({.heap = 12}), Defect::moves_after_end);
  const auto faults = undo_faults(*rules.game->start({.seats = 2}), 3);
  REQUIRE(faults.size() == 1);
  const Text told = with_moves(faults.front());
  CHECK(told.key == "match.after_moves");
  REQUIRE(told.args.size() == 2);
  CHECK(std::get<std::string>(told.args[1].value).starts_with("take:"));
  CHECK(std::get<std::vector<Text>>(told.args[0].value).front().args.size() == 1);
}

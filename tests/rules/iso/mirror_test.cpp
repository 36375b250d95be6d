#include "sdk/rng.hpp"
#include "table.hpp"

#include <chrono>
#include <map>
#include <thread>

using namespace tablier;
using namespace tablier::iso;

namespace {

Tally random_tally(Rng& rng) {
  Tally tally;
  const std::uint32_t max = 1 + rng.below(4);
  for (auto& copies : tally.copies)
    for (auto& n : copies) n = static_cast<std::uint8_t>(rng.below(max + 1));
  for (std::size_t s = 0; s < kShapes; ++s) {
    const bool one = tally.copies[0][s] > 0, two = tally.copies[1][s] > 0;
    if (one || two) tally.introducer[s] = static_cast<std::int8_t>(one && two ? rng.below(2) : two ? 1 : 0);
  }
  return tally;
}

}  // namespace

TEST_CASE("The score of the plugin is the script's for any tally and every option that counts") {
  const Variant standard = bundled("standard");
  Rng rng(1);
  std::map<std::string, int> reasons;
  for (const char* missing : {"lose", "ignore"})
    for (const char* tie : {"non_introducer", "nobody"}) {
      const auto options = Options::make(parameters({}), settings_of({{"missing_shape", missing}, {"tie_to", tie}}));
      REQUIRE(options);
      const ScriptedRules scripted(standard.hooks, options->values()), native(nullptr, options->values());
      for (int i = 0; i < 500; ++i) {
        const Tally tally = random_tally(rng);
        const RoundResult result = scripted.scripted(tally, make_rules(*options), true, NoPosition());
        REQUIRE(result == native.scripted(tally, make_rules(*options), true, NoPosition()));
        ++reasons[result.reason];
      }
    }
  CHECK(standard.hooks->take_faults().empty());
  for (const char* reason : {"points", "missing_shape", "both_missing", "equal"}) CHECK(reasons[reason] > 20);
}

TEST_CASE("Random rounds of each variant are worth the same with the script and without, at every move") {
  for (const char* name : {"standard", "small", "any-colour"}) {
    Value settings = Value::map();
    const Variant variant = bundled(name);
    for (const auto& [option, setting] : variant.options) settings.set(option, setting.value);
    const auto scripted = make(settings, bundled("standard").hooks), native = make(settings);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      Setup setup;
      setup.seats = 2;
      setup.starter = static_cast<int>(seed % 2);
      const auto one = scripted->start(setup), two = native->start(setup);
      Rng rng(seed);
      MoveList moves;
      while (!one->outcome().over) {
        moves.clear();
        one->legal_moves(moves);
        const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        one->play(move);
        two->play(move);
        REQUIRE(iso_state(*one).result() == iso_state(*two).result());
        REQUIRE(one->hash() == two->hash());
      }
      CHECK(one->outcome().winners == two->outcome().winners);
    }
  }
}

TEST_CASE("A hook may give other points, winners and reasons than the rules") {
  class Fixed final : public Script {
   public:
    bool has(Hook hook) const override { return hook == Hook::score; }
    std::optional<Value> call(Hook, std::span<const Field> fields, std::uint64_t) const override {
      REQUIRE(fields.size() == 5);
      return Value::map({{"points", Value::list_of(std::array{7, -2})}, {"winners", Value::list()}, {"reason", "equal"}});
    }
  };
  const auto game = make(settings_of({{"zone_squares", "5"}}), std::make_shared<Fixed>());
  Setup setup;
  setup.seats = 2;
  const auto state = game->start(setup);
  play(*state, "S:b2-c1-c2-d1 L:a3-b3-c3-c4");
  const Outcome outcome = state->outcome();
  CHECK(outcome.over);
  CHECK(outcome.scores == Counts{7, -2});
  CHECK(outcome.winners.empty());
  CHECK(outcome.reason == "equal");
}

TEST_CASE("A bot is ready in its time where scoring is merely slow: how the script scores is asked within it") {
  class Slow final : public Script {
   public:
    bool has(Hook hook) const override { return hook == Hook::score; }
    std::optional<Value> call(Hook, std::span<const Field>, std::uint64_t) const override {
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
      return std::nullopt;
    }
  };
  const auto game = make(settings_of({}), std::make_shared<Slow>());
  Setup setup;
  setup.seats = 2;
  const auto state = game->start(setup);
  Limits limits;
  limits.seconds = 0.5;
  const auto begun = std::chrono::steady_clock::now();
  const Advice advice = game->bot(1)->think(*state, limits, {});
  CHECK(std::chrono::steady_clock::now() - begun < std::chrono::milliseconds(800));
  CHECK(advice.move != Move::none);
}

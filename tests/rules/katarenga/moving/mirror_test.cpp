#include "table.hpp"

#include <map>

using namespace tablier;
using namespace tablier::katarenga;
using namespace tablier::katarenga::moving;

namespace {

std::string one_of(Rng& rng, std::initializer_list<const char*> all) {
  return *(all.begin() + rng.below(static_cast<std::uint32_t>(all.size())));
}

/// Squares in random order, four to twelve of them.
std::string random_start(Rng& rng) {
  std::vector<int> all(kMaxSquares);
  for (int i = 0; i < kMaxSquares; ++i) all[static_cast<std::size_t>(i)] = i;
  std::shuffle(all.begin(), all.end(), rng);
  std::string text;
  for (std::size_t i = 0; i < 4 + 2 * rng.below(5); ++i) text += (i == 0 ? "" : ",") + square_name(all[i]);
  return text;
}

Settings random_words(Rng& rng) {
  Settings settings{{"no_move", one_of(rng, {"loses", "draw"})},       {"repetitions", one_of(rng, {"2", "3", "4"})},
                    {"quiet_limit", one_of(rng, {"10", "40", "120"})}, {"captures", one_of(rng, {"true", "true", "false"})},
                    {"fewest_pawns", one_of(rng, {"0", "1", "3"})},    {"first_move_captures", one_of(rng, {"true", "false"})}};
  if (rng.below(2) == 0) settings.emplace_back("congress_start", random_start(rng));
  return settings;
}

bool can_start(const std::string& variant, const Settings& settings) {
  const Variant loaded = bundled(variant);
  return try_game(settings_of(loaded, settings), loaded.hooks).ok();
}

/// Back where the mover's last move came from, every other time that this is possible; else any move.
Move restless_move(const Round& round, Rng& rng) {
  MoveList moves;
  round.state->legal_moves(moves);
  const Position& position = round.moving().position();
  if (position.plies() >= 2 && rng.below(2) == 0) {
    Position before = position;
    before.undo();
    const Step last = before.last().step;
    const Move back = move_of({last.to, last.from});
    if (!is_camp(last.to) && moves.contains(back)) return back;
  }
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

/// The bundled script, with a hook that lets the second seat move nothing.
class BarsSecondSeat final : public Script {
 public:
  explicit BarsSecondSeat(std::shared_ptr<const Script> bundled) : bundled_(std::move(bundled)) {}
  bool has(Hook hook) const override { return hook == Hook::allow || bundled_->has(hook); }
  std::optional<Value> call(Hook hook, std::span<const Field> fields, std::uint64_t seed) const override {
    if (hook != Hook::allow) return bundled_->call(hook, fields, seed);
    for (const Field& f : fields)
      if (std::string_view(f.name) == "seat") return Value(std::get<std::int64_t>(f.value) == 1);
    return Value(true);
  }

 private:
  std::shared_ptr<const Script> bundled_;
};

/// Plays a random round; the script's word on every position must be the native one.
std::string compare(const Round& round, Rng& rng) {
  while (!round.state->outcome().over) {
    round.state->play(restless_move(round, rng));
    REQUIRE(round.moving().result() == ScriptedRules::native(round.moving().position()));
  }
  return round.state->outcome().reason;
}

}  // namespace

TEST_CASE("The script ends rounds as the search thinks they end, under any parameters") {
  std::map<std::string, int> reasons;
  for (const char* variant : {"congress", "katarenga"})
    for (std::uint64_t seed = 1; seed <= 120; ++seed) {
      INFO(variant << ", seed " << seed);
      Rng rng(seed);
      const Settings settings = seed % 4 == 0 ? Settings{} : random_words(rng);
      if (can_start(variant, settings)) ++reasons[compare(Round(variant, settings), rng)];
    }
  for (const char* reason : {"joined", "camps", "few_pawns", "repetition", "quiet"}) {
    INFO(reason);
    CHECK(reasons[reason] > 0);
  }
}

TEST_CASE("Of a side that cannot move the script says that it loses, or that the round is drawn") {
  const Variant congress = bundled("congress");
  for (const bool loses : {true, false}) {
    const Value settings = settings_of(congress, {{"no_move", loses ? "loses" : "draw"}});
    const auto game = try_game(settings, std::make_shared<const BarsSecondSeat>(congress.hooks));
    REQUIRE(game);
    const auto state = (*game)->start({.seats = 2});
    MoveList moves;
    state->legal_moves(moves);
    state->play(moves[0]);
    CHECK(state->outcome().reason == "stuck");
    CHECK(state->outcome().winners == (loses ? std::vector{seat(0)} : std::vector<Seat>{}));
  }
}

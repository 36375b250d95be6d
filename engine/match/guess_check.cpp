#include "match/guess_check.hpp"

#include "match/shown_position.hpp"

#include <algorithm>
#include <memory>
#include <vector>

namespace tablier {
namespace {

/// What is not the same for one viewer, as the last part of a text's key; null where all is.
const char* differs_for(Seat viewer, const State& state, const State& guess, RoundWatch& watch) {
  watch.asks("look", "");
  if (seen_table(state, viewer) != seen_table(guess, viewer)) return "table";
  watch.asks("facts", "");
  return state.facts(viewer) == guess.facts(viewer) ? nullptr : "facts";
}

std::vector<Move> moves_of(const State& state) {
  MoveList list;
  state.legal_moves(list);
  return {list.begin(), list.end()};
}

const char* differs(Seat seat, const State& state, const State& guess, RoundWatch& watch) {
  watch.asks("to_move", "");
  const Seat mover = state.to_move();
  if (guess.to_move() != mover) return "mover";
  if (const char* const part = differs_for(seat, state, guess, watch)) return part;
  if (differs_for(Seat::chance, state, guess, watch)) return "all";
  watch.asks("legal_moves", "");
  return mover == seat && moves_of(state) != moves_of(guess) ? "moves" : nullptr;
}

/// Whether a thing is there more than once, in trays and on boards.
bool has_doubled(const Scene& scene) {
  std::map<int, int> counts;
  for (const Tray& tray : scene.trays)
    for (const TrayItem& item : tray.items) counts[item.id] += item.copies;
  for (const Token& token : scene.tokens) ++counts[token.id];
  return std::ranges::any_of(counts, [](const auto& count) { return count.second > 1; });
}

}  // namespace

std::optional<Text> guess_fault(const State& state, int seats, Rng& rng, RoundWatch& watch) {
  for (int s = 0; s < seats; ++s) {
    watch.asks("sample", "");
    const auto guess = state.sample(seat(s), rng);
    if (!guess) return Text("match.sample.nothing", {{"seat", std::to_string(s + 1)}});
    if (const char* const part = differs(seat(s), state, *guess, watch))
      return Text(std::string("match.sample.") + part, {{"seat", std::to_string(s + 1)}});
  }
  return std::nullopt;
}

void DoubledThings::note(const State& state, Rng& rng) {
  if (true_ones_too_) return;
  true_ones_too_ = has_doubled(state.scene(Seat::nobody));
  const auto guess = state.sample(state.to_move(), rng);
  ++guesses_;
  if (guess && has_doubled(guess->scene(Seat::nobody))) ++doubled_;
}

std::optional<Text> DoubledThings::fault() const {
  if (true_ones_too_ || rounds_ < kEnoughRounds || guesses_ < kEnoughGuesses || doubled_ * kOneOf < guesses_) return std::nullopt;
  return Text("match.sample.doubles");
}

}  // namespace tablier

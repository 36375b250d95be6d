#include "play/move_ratings.hpp"

#include "play/cached_state.hpp"
#include "play/move_end.hpp"

#include <algorithm>

namespace tablier {
namespace {

/// For the values of a position, in seconds.
constexpr double kRatingPatience = 10;
constexpr std::uint64_t kMoveRatingsSeed = 1;

double signed_value(const RatedMove& rated) {
  if (rated.score != 0) return rated.score;
  return rated.proof == Proof::win ? 1 : rated.proof == Proof::loss ? -1 : 0;
}

}  // namespace

std::vector<Highlight> rated_places(const State& state, const std::vector<RatedMove>& rated) {
  std::vector<Highlight> values;
  for (const RatedMove& move : rated) {
    const auto end = end_of(state.touch(move.move));
    if (!end) continue;
    const auto there = [&](const Highlight& h) { return h.surface == end->surface && h.place == end->place; };
    const auto known = std::find_if(values.begin(), values.end(), there);
    if (known == values.end())
      values.push_back({.kind = HighlightKind::value, .surface = end->surface, .place = end->place, .value = signed_value(move)});
    else known->value = std::max(known->value, signed_value(move));
  }
  return values;
}

void MoveRatings::ask(const Match& match, const State& state) {
  state_ = state.clone();
  thinker_.ask({.game = match.rules().game,
                .state = &plain_state(*state_),
                .limits = {.level = 0, .seconds = kRatingPatience, .rate_moves = true},
                .seed = kMoveRatingsSeed,
                .seats = static_cast<int>(match.setup().players.size()),
                .script = match.rules().hooks});
}

bool MoveRatings::available(const Match& match) {
  const Game& game = *match.rules().game;
  return game.rates_moves() && game.levels() > 0 && match.setup().players.size() > 1;
}

void MoveRatings::watch(const Match& match, const State& state, std::uint64_t key) {
  if (watches(key)) return;
  watched_ = key + 1;
  values_.clear();
  unknown_ = untold_ = false;
  thinker_.cancel();
  if (is_player(state.to_move())) ask(match, state);
}

void MoveRatings::stop() {
  if (watched_ == 0) return;
  thinker_.cancel();
  watched_ = 0;
  unknown_ = untold_ = false;
  values_.clear();
}

bool MoveRatings::poll() {
  const auto found = thinker_.poll();
  if (!found) return false;
  if (watched_ == 0) return false;
  if (*found) values_ = rated_places(*state_, (*found)->rated);
  unknown_ = untold_ = values_.empty();
  return true;
}

}  // namespace tablier

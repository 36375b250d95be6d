#include "play/play_work.hpp"

#include "match/kept_variation.hpp"
#include "play/cached_state.hpp"
#include "play/place_limits.hpp"

namespace tablier {
namespace {

MoveMade::Kind kind_of(const State& state, Move move) {
  if (move == state.resignation() || move == state.timeout()) return MoveMade::Kind::ended;
  const Touch touch = state.touch(move);
  if (touch.empty()) return MoveMade::Kind::placed;
  switch (touch.front().kind) {
    case GestureKind::lift: return MoveMade::Kind::lifted;
    case GestureKind::trace: return MoveMade::Kind::drawn;
    default: return MoveMade::Kind::placed;
  }
}

std::vector<Hook> hooks_off(const Match& match) {
  const auto& hooks = match.rules().hooks;
  return hooks ? hooks->switched_off() : std::vector<Hook>();
}

void cache_match(const std::shared_ptr<ScriptWorker>& worker, Match& match) {
  match.replace_states([&](std::unique_ptr<State> state) { return cached(worker, std::move(state)); });
}

/// In the order in which Play does; a state keeps what it answers.
void ask_all(ChangedMatch& changed, const Seating& before) {
  const Match& match = changed.match;
  const State& state = match.state();
  Seating seating = before.at(match);
  seating.hide_from_next();
  seating.look();
  changed.played_moves.follow(match, seating.viewer());
  changed.table = observe_table(state, Viewer::at(seating.viewer()));
  MoveList moves;
  if (is_player(state.to_move())) state.legal_moves(moves);
  state.outcome(), state.resignation(), state.timeout(), state.turn_limit(), state.facts(Seat::nobody);
}

}  // namespace

void make_move(Match& match, Move move, bool joined, Told& told) {
  told.emplace_back(MoveMade{kind_of(match.state(), move)});
  play_keeping_variation(match, move, joined);
}

void change_on_worker(const std::shared_ptr<ScriptWorker>& worker, ChangedMatch& changed, const Seating& seating,
                      const MatchChange& change) {
  if (change) change(changed.match, changed.told);
  else if (const auto& hooks = changed.match.rules().hooks) hooks->begin_decision();
  cache_match(worker, changed.match);
  for (auto off = hooks_off(changed.match);;) {
    ask_all(changed, seating);
    const auto off_now = hooks_off(changed.match);
    if (off_now == off) return;
    off = off_now;  // without the hook other answers hold: a copy has forgotten those of before
    changed.match.replace_states([](std::unique_ptr<State> state) { return state->clone(); });
  }
}

ChangedMatch first_asked(const std::shared_ptr<ScriptWorker>& worker, Match match, bool curtains) {
  ChangedMatch asked{std::move(match), {}};
  cache_match(worker, asked.match);
  const Seating seating(asked.match, curtains);
  const auto start = position_after(asked.match, 0);
  asked.start = start->scene(seating.viewer());
  asked.limits_places = limits_places(*start);
  change_on_worker(worker, asked, seating, {});
  return asked;
}

}  // namespace tablier

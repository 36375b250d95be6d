#include "match/observation.hpp"

#include <algorithm>
#include <cmath>

namespace tablier {
namespace {

/// A number that is written and read again must stay what it was.
double to_millisecond(double seconds) { return std::round(seconds * 1000) / 1000; }

OfferedMove offer(const State& state, Move move) { return {state.notation(move), state.label(move), state.touch(move)}; }

/// A resignation has no gesture on the table.
OfferedMove offer_resignation(const State& state) { return {state.notation(state.resignation()), state.label(state.resignation()), {}}; }

ObservedClocks observe_clocks(const Match& match) {
  ObservedClocks clocks{to_millisecond(match.seconds()), to_millisecond(match.total_seconds()), match.paused()};
  if (const auto limit = match.state().turn_limit()) clocks.turn_limit = to_millisecond(limit->seconds);
  if (const auto left = match.turn_left()) clocks.turn_left = to_millisecond(*left);
  return clocks;
}

std::vector<ObservedRound> observe_rounds(const Match& match) {
  std::vector<ObservedRound> ended;
  for (const Round& round : match.rounds())
    if (round.end) ended.push_back({round.end->outcome, round.end->points, round.end->stars});
  return ended;
}

std::vector<ObservedPly> observe_history(const Match& match, Seat eyes) {
  std::vector<ObservedPly> seen;
  for (const Ply& ply : match.history()) seen.push_back({seen_notation(ply, eyes), ply.seat, ply.joined});
  return seen;
}

void observe_standing(const Match& match, Observation& seen) {
  seen.round = match.round();
  seen.to_move = match.state().to_move();
  const auto& end = match.rounds().back().end;
  seen.outcome = end ? end->outcome : match.state().outcome();
  seen.rounds = observe_rounds(match);
  seen.points = match.points();
  seen.over = match.over();
  seen.winners = match.winners();
  seen.can_undo = match.can_undo();
  seen.can_redo = match.can_redo();
  seen.help = match.help();
  seen.clocks = observe_clocks(match);
}

}  // namespace

Viewer Viewer::all_seeing(int seats) {
  Viewer viewer{Seat::nobody, {}};
  for (int i = 0; i < seats; ++i) viewer.seats.push_back(seat(i));
  return viewer;
}

bool Viewer::plays(Seat seat) const {
  const bool sits = std::find(seats.begin(), seats.end(), seat) != seats.end();
  return sits && (eyes == seat || eyes == Seat::nobody);
}

PlayableScene observe_table(const State& state, const Viewer& viewer) {
  PlayableScene seen{state.scene(viewer.eyes), {}};
  if (!viewer.plays(state.to_move())) return seen;
  MoveList moves;
  state.legal_moves(moves);
  seen.moves.reserve(moves.size());
  for (const Move move : moves) seen.moves.push_back(offer(state, move));
  return seen;
}

Observation observe(const Match& match, const Viewer& viewer) {
  const State& state = match.state();
  Observation seen;
  seen.game = match.setup().game;
  seen.variant = match.setup().variant;
  seen.players = match.setup().players;
  seen.viewer = viewer;
  observe_standing(match, seen);
  seen.history = observe_history(match, viewer.eyes);
  seen.table = observe_table(state, viewer);
  if (match.can_resign() && viewer.plays(state.to_move())) seen.resignation = offer_resignation(state);
  seen.facts = state.facts(viewer.eyes);
  return seen;
}

Text why_refused(const State& state, const Viewer& viewer, const Touch& touch) {
  return viewer.plays(state.to_move()) ? state.why_not(touch) : Text("observation.not_to_move");
}

}  // namespace tablier

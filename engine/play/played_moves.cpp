#include "play/played_moves.hpp"

#include "sdk/score_sheet.hpp"

#include <algorithm>

namespace tablier {
namespace {

/// How many of the first moves are the ones that are known.
std::size_t common(const std::vector<Ply>& history, const std::vector<Move>& known) {
  std::size_t same = 0;
  while (same < history.size() && same < known.size() && history[same].move == known[same]) ++same;
  return same;
}

/// What the last ply brought that seat; absent where it changed nothing of the seat's.
std::optional<std::int64_t> points_of(const SheetPly& ply, Seat seat) {
  std::optional<std::int64_t> sum;
  for (const SheetEntry& e : ply.entries)
    if (e.seat == seat) sum = sum.value_or(0) + e.points;
  return sum;
}

/// Nobody gave up who has no time left.
MoveName name_of_ply(const State& before, const Ply& ply) {
  MoveName name = name_of(before, ply.move);
  if (ply.on_time) name.label = Text("table.out_of_time");
  return name;
}

std::unique_ptr<State> taken_back(const State& end, std::size_t plies) {
  auto state = end.clone();
  for (std::size_t i = 0; i < plies; ++i) state->undo();
  return state;
}

}  // namespace

std::unique_ptr<State> position_after(const Round& round, std::size_t plies) {
  return taken_back(*round.state, round.history.size() - plies);
}

std::unique_ptr<State> position_after(const Match& match, std::size_t plies) { return position_after(match.rounds().back(), plies); }

void PlayedMoves::follow(const Match& match, Seat viewer) {
  const bool new_round = std::exchange(round_, match.round()) != match.round();
  const Game* const game = match.rules().game.get();
  const bool new_rules = std::exchange(game_, game) != game && !new_round;
  const bool first_seen = new_round || new_rules;
  if (first_seen) forget_from(0);
  const auto& history = match.history();
  const std::size_t same = common(history, known_);
  forget_from(same);
  if (same == history.size()) return;
  const auto state = position_after(match, same);
  for (std::size_t i = same; i < history.size(); ++i) {
    if (first_seen) news_.clear();
    note(*state, history[i], viewer);
  }
  if (new_rules) news_.clear();
}

PlayedMoves PlayedMoves::of(const State& end, std::span<const Ply> history, Seat viewer) {
  PlayedMoves moves;
  const auto state = taken_back(end, history.size());
  for (const Ply& ply : history) moves.note(*state, ply, viewer);
  moves.news_.clear();
  return moves;
}

PlayedMoves PlayedMoves::along(const State& start, std::span<const Move> line, Seat viewer) {
  PlayedMoves moves;
  const auto state = start.clone();
  for (const Move move : line) moves.note(*state, {.move = move, .notation = {}, .seat = state->to_move()}, viewer);
  moves.news_.clear();
  return moves;
}

/// The next ply, which is played in `state`.
void PlayedMoves::note(State& state, const Ply& ply, Seat viewer) {
  const std::size_t number = known_.size() + 1;
  Draw draw{number, name_of_ply(state, ply)};
  if (is_player(ply.seat)) entries_.push_back({.ply = number, .seat = ply.seat, .name = draw.name, .events = {}});
  if (!entries_.empty()) entries_.back().settled = number;
  state.play(ply.move);
  known_.push_back(ply.move);
  const Scene scene = state.scene(viewer);
  hear(state, scene, viewer);
  if (!is_player(ply.seat)) {
    if (scene.events.empty()) note_draw(std::move(draw));
    return;
  }
  for (const Token& t : scene.tokens)
    if (t.last && numbers_.emplace(t.id, entries_.size()).second && t.kind == TokenKind::stone) entries_.back().paint = t.paint;
}

/// Keeps what the first plies did.
void PlayedMoves::forget_from(std::size_t plies) {
  const auto later = [plies](const auto& noted) { return noted.ply > plies; };
  std::erase_if(entries_, later);
  std::erase_if(opening_draws_, later);
  for (Entry& e : entries_) {
    std::erase_if(e.draws, later);
    e.settled = std::min(e.settled, plies);
  }
  std::erase_if(numbers_, [this](const auto& n) { return n.second > entries_.size(); });
  known_.resize(std::min(plies, known_.size()));
}

void PlayedMoves::note_draw(Draw draw) {
  if (draw.name.label.empty()) return;
  (entries_.empty() ? opening_draws_ : entries_.back().draws).push_back(std::move(draw));
}

std::size_t PlayedMoves::number_at(std::size_t ply) const {
  const auto later = std::find_if(entries_.begin(), entries_.end(), [ply](const Entry& e) { return e.ply > ply; });
  return static_cast<std::size_t>(later - entries_.begin());
}

void PlayedMoves::hear(const State& state, const Scene& scene, Seat viewer) {
  const auto spec = scene.events.empty() ? std::nullopt : read_sheet(state.facts(viewer));
  for (const Event& e : scene.events) {
    if (!entries_.empty()) entries_.back().events.push_back(e);
    const auto points = spec ? points_of(*spec, e.seat) : 0;
    if (points) news_.push_back({e, *points < 0});  // where a sheet counts points, only they are told on the board
  }
}

}  // namespace tablier

#include "play/chronicle.hpp"

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

/// Whether the last ply cost that seat points.
bool has_lost(const Value& facts, Seat seat) {
  std::int64_t sum = 0;
  if (const auto ply = read_sheet(facts))
    for (const SheetEntry& e : ply->entries) sum += e.seat == seat ? e.points : 0;
  return sum < 0;
}

}  // namespace

std::unique_ptr<State> position_after(const Match& match, std::size_t plies) {
  auto state = match.state().clone();
  for (std::size_t i = match.history().size(); i > plies; --i) state->undo();
  return state;
}

void Chronicle::follow(const Match& match, Seat viewer) {
  const bool first_seen = std::exchange(round_, match.round()) != match.round();
  if (first_seen) {
    entries_.clear();
    numbers_.clear();
    known_.clear();
  }
  const auto& history = match.history();
  const std::size_t same = common(history, known_);
  std::erase_if(entries_, [same](const Entry& e) { return e.ply > same; });
  known_.resize(same);
  std::erase_if(numbers_, [this](const auto& n) { return n.second > entries_.size(); });
  if (same == history.size()) return;
  const auto state = position_after(match, same);
  for (std::size_t i = same; i < history.size(); ++i) {
    if (is_player(history[i].seat)) entries_.push_back({i + 1, history[i].seat, name_of(*state, history[i].move), {}});
    state->play(history[i].move);
    known_.push_back(history[i].move);
    if (first_seen) news_.clear();
    const Scene scene = state->scene(viewer);
    hear(*state, scene, viewer);
    if (!is_player(history[i].seat)) continue;
    for (const Token& t : scene.tokens)
      if (t.last) numbers_.emplace(t.id, entries_.size());
  }
}

std::size_t Chronicle::number_at(std::size_t ply) const {
  const auto later = std::find_if(entries_.begin(), entries_.end(), [ply](const Entry& e) { return e.ply > ply; });
  return static_cast<std::size_t>(later - entries_.begin());
}

void Chronicle::hear(const State& state, const Scene& scene, Seat viewer) {
  const Value facts = scene.events.empty() ? Value() : state.facts(viewer);
  for (const Event& e : scene.events) {
    if (!entries_.empty()) entries_.back().events.push_back(e.text);
    news_.push_back({e, has_lost(facts, e.seat)});
  }
}

}  // namespace tablier

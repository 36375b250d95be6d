#include "ui/table/chronicle.hpp"

#include <algorithm>

namespace tablier {
namespace {

/// How many of the first moves are the ones that are known.
std::size_t common(const std::vector<Ply>& history, const std::vector<Move>& known) {
  std::size_t same = 0;
  while (same < history.size() && same < known.size() && history[same].move == known[same]) ++same;
  return same;
}

}  // namespace

std::unique_ptr<State> position_after(const Match& match, std::size_t plies) {
  auto state = match.state().clone();
  for (std::size_t i = match.history().size(); i > plies; --i) state->undo();
  return state;
}

void Chronicle::follow(const Match& match, Seat viewer) {
  if (std::exchange(round_, match.round()) != match.round()) {
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
    state->play(history[i].move);
    known_.push_back(history[i].move);
    if (!is_player(history[i].seat)) continue;
    Entry entry{i + 1, history[i].seat, history[i].notation, {}};
    const Scene scene = state->scene(viewer);
    for (const Event& e : scene.events) entry.events.push_back(e.text);
    entries_.push_back(std::move(entry));
    for (const Token& t : scene.tokens)
      if (t.last) numbers_.emplace(t.id, entries_.size());
  }
}

}  // namespace tablier

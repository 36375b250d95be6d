#include "play/diagram_edit.hpp"

#include "sdk/expect.hpp"

#include <algorithm>
#include <cstdlib>

namespace tablier {
namespace {

auto thing_at(std::vector<DiagramThing>& things, Place place) {
  return std::find_if(things.begin(), things.end(), [place](const DiagramThing& t) { return t.place == place; });
}

}  // namespace

Place middle_place(const Grid& grid) {
  const auto distance = [&grid](Place p) { return std::abs(2 * p.x - grid.width + 1) + std::abs(2 * p.y - grid.height + 1); };
  std::optional<Place> nearest;
  for (int i = 0; i < grid.size(); ++i) {
    const Place p = grid.place(i);
    if (grid.contains(p) && (!nearest || distance(p) <= distance(*nearest))) nearest = p;
  }
  expects(nearest.has_value());
  return *nearest;
}

DiagramEdit::DiagramEdit(DiagramKit kit, Diagram diagram) : kit_(std::move(kit)), steps_{std::move(diagram)} {}

std::optional<std::size_t> DiagramEdit::at(Place place) const {
  for (const DiagramThing& thing : diagram().things)
    if (thing.place == place) return thing.kind;
  return std::nullopt;
}

int DiagramEdit::count(int seat) const {
  const auto i = static_cast<std::size_t>(seat);
  return i < diagram().counts.size() ? diagram().counts[i] : 0;
}

void DiagramEdit::change(Diagram next) {
  if (next == diagram()) return;
  steps_.resize(here_ + 1);
  steps_.push_back(std::move(next));
  ++here_;
}

bool DiagramEdit::may_stand(Place place, std::size_t kind) const {
  return std::ranges::find(kit_.kinds[kind].barred, place) == kit_.kinds[kind].barred.end();
}

void DiagramEdit::put(Place place, std::size_t kind) {
  expects(may_stand(place, kind));
  Diagram next = diagram();
  if (kit_.kinds[kind].last)
    for (DiagramThing& t : next.things)
      if (t.kind == kind && t.place != place) t.kind = painted_as(kind, next, kit_);  // it stands there as any other
  const auto there = thing_at(next.things, place);
  if (there == next.things.end()) next.things.push_back({kind, place});
  else if (there->kind == kind) next.things.erase(there);
  else there->kind = kind;
  change(std::move(next));
}

void DiagramEdit::remove(Place place) {
  Diagram next = diagram();
  std::erase_if(next.things, [place](const DiagramThing& t) { return t.place == place; });
  change(std::move(next));
}

void DiagramEdit::set_turn(int seat) {
  Diagram next = diagram();
  next.turn = seat;
  change(std::move(next));
}

void DiagramEdit::set_count(int seat, int count) {
  expects(count >= 0 && count <= kit_.max_count);
  Diagram next = diagram();
  next.counts.resize(static_cast<std::size_t>(kit_.seats), 0);
  next.counts[static_cast<std::size_t>(seat)] = count;
  change(std::move(next));
}

void DiagramEdit::clear() { change({}); }

void DiagramEdit::undo() {
  if (can_undo()) --here_;
}

void DiagramEdit::redo() {
  if (can_redo()) ++here_;
}

/// A challenge's own options go with it: it was another position that was to be solved.
MatchSetup DiagramEdit::setup(const MatchSetup& from, bool all_human) const {
  MatchSetup made = from;
  if (!from.challenge.empty()) made.options = Value::map();
  made.challenge.clear();
  made.starter = 0;
  made.options.set(kit_.option, Value::list_of(to_start_texts(diagram(), kit_)));
  for (Player& player : made.players)
    if (all_human) player = Player{};
  if (all_human) made.clock.reset();  // whoever thinks about a position is not hurried
  return made;
}

}  // namespace tablier

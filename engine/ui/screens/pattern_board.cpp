#include "ui/screens/pattern_board.hpp"

#include "sdk/expect.hpp"

#include <algorithm>
#include <utility>

namespace tablier {

PatternBoard::PatternBoard(const Parameter& parameter, const Value& value) : parameter_(&parameter) {
  expects(parameter.type == ParameterType::patterns);
  const auto* list = value.as_list();
  if (!list || list->size() != places()) return;
  for (const Value& item : *list)
    if (const auto placed = parse_placed_pattern(to_text(item)); placed.ok()) placed_.push_back(*placed);
  if (placed_.size() != places()) placed_.clear();
}

std::size_t PatternBoard::columns() const {
  std::size_t side = 1;
  while (side * side < places()) ++side;
  return side;
}

bool PatternBoard::is_placed(const std::string& pattern) const {
  return std::any_of(placed_.begin(), placed_.end(), [&](const PlacedPattern& p) { return p.name == pattern; });
}

void PatternBoard::turn(std::size_t place, int quarters) {
  if (has(place)) placed_[place].turns = ((placed_[place].turns + quarters) % 4 + 4) % 4;
}

void PatternBoard::flip(std::size_t place) {
  if (!has(place)) return;
  PlacedPattern& p = placed_[place];
  p.reversed = !p.reversed;
  p.turns = (4 - p.turns) % 4;  // the mirror comes before the turns
}

void PatternBoard::swap(std::size_t a, std::size_t b) {
  if (has(a) && has(b) && a != b) std::swap(placed_[a], placed_[b]);
}

void PatternBoard::put(std::size_t place, const std::string& pattern) {
  if (!has(place)) return;
  const auto elsewhere = std::find_if(placed_.begin(), placed_.end(), [&](const PlacedPattern& p) { return p.name == pattern; });
  if (elsewhere == placed_.end()) placed_[place] = {.name = pattern};
  else swap(place, static_cast<std::size_t>(elsewhere - placed_.begin()));
}

void PatternBoard::step(std::size_t place, int steps) {
  const auto count = static_cast<int>(patterns().size());
  if (!has(place) || count == 0) return;
  const auto here = std::find(patterns().begin(), patterns().end(), placed_[place].name) - patterns().begin();
  put(place, patterns()[static_cast<std::size_t>(((static_cast<int>(here) + steps) % count + count) % count)]);
}

void PatternBoard::fill() {
  placed_.clear();
  for (std::size_t i = 0; i < places() && !patterns().empty(); ++i) placed_.push_back({.name = patterns()[i % patterns().size()]});
}

Value PatternBoard::value() const {
  Value list = Value::list();
  for (const PlacedPattern& p : placed_) list.push(to_text(p));
  return list;
}

}  // namespace tablier

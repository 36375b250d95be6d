#include "core/quarters.hpp"

#include "sdk/expect.hpp"
#include "sdk/rng.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace tablier::katarenga {
namespace {

/// Parts the layouts of a round from whatever else its seed decides.
constexpr std::uint64_t kLayoutStream = 0x6b617461;
constexpr std::uint32_t kTurns = 4;

/// The quarters of the box, which rounds draw from: others lie only where they are asked for, so that a round that was drawn is the same
/// round after somebody has made quarters of their own.
constexpr std::array<std::string_view, kQuartersOfBoard> kBox{"A", "B", "C", "D"};

/// Whether a layout can name it.
bool can_be_named(const std::string& name) {
  const auto placed = parse_placed_pattern(name);
  return placed.ok() && *placed == PlacedPattern{name} && name.find_first_of(", ") == std::string::npos;
}

bool is_quarter(const PatternSpec& spec) {
  const auto is_row = [](const std::string& row) {
    return row.size() == kQuarterSide && std::all_of(row.begin(), row.end(), [](char c) { return colour_of(c).has_value(); });
  };
  return spec.rows.size() == kQuarterSide && std::all_of(spec.rows.begin(), spec.rows.end(), is_row);
}

std::vector<PatternSpec> quarters_in(const Content& content) {
  std::vector<PatternSpec> specs;
  for (const PatternSpec& spec : content.patterns)
    if (is_quarter(spec) && can_be_named(spec.name)) specs.push_back(spec);
  std::sort(specs.begin(), specs.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
  return specs;
}

std::vector<std::string> names_of(const std::vector<PatternSpec>& specs) {
  std::vector<std::string> names;
  for (const PatternSpec& spec : specs) names.push_back(spec.name);
  return names;
}

}  // namespace

Result<Quarters> Quarters::read(const Content& content) {
  Quarters quarters;
  quarters.specs_ = quarters_in(content);
  for (const std::string_view name : kBox)
    if (!find_spec(quarters.specs_, name)) return Problem("katarenga.problem.quarter", {{"name", std::string(name)}});
  return quarters;
}

std::vector<std::string> Quarters::box() { return {kBox.begin(), kBox.end()}; }

std::vector<std::string> Quarters::names() const { return names_of(specs_); }

std::vector<std::string> Quarters::names_in(const Content& content) { return names_of(quarters_in(content)); }

Board Quarters::board(const Layout& layout) const {
  expects(layout.size() == 1 || layout.size() == kQuartersOfBoard);
  std::vector<std::string> rows;
  for (std::size_t i = 0; i < layout.size(); ++i) {
    const PatternSpec* spec = find_spec(specs_, layout[i].name);
    expects(spec);
    const auto quarter = rows_as_placed(spec->rows, layout[i]);
    if (i % 2 == 0) rows.insert(rows.end(), quarter.begin(), quarter.end());
    else
      for (std::size_t r = 0; r < quarter.size(); ++r) rows[rows.size() - quarter.size() + r] += quarter[r];
  }
  return Board(rows);
}

Layout Quarters::draw(int quarters, std::uint64_t seed) const {
  expects(quarters <= kQuartersOfBoard);
  Rng rng(mix(seed ^ kLayoutStream));
  std::vector<const PatternSpec*> left;
  for (const std::string_view name : kBox) left.push_back(find_spec(specs_, name));
  Layout layout;
  while (static_cast<int>(layout.size()) < quarters) {
    const auto i = rng.below(static_cast<std::uint32_t>(left.size()));
    layout.push_back({left[i]->name, rng.below(2) == 1, static_cast<int>(rng.below(kTurns))});
    left.erase(left.begin() + i);
  }
  return layout;
}

Result<Layout> Quarters::read_layout(const std::vector<std::string>& names) const {
  Layout layout;
  for (const std::string& name : names) {
    const auto placed = parse_placed_pattern(name);
    if (!placed) return placed.problem();
    if (!find_spec(specs_, placed->name)) return Problem("katarenga.answer.no_quarter", {{"name", placed->name}});
    const auto same = [&](const PlacedPattern& other) { return other.name == placed->name; };
    if (std::any_of(layout.begin(), layout.end(), same)) return Problem("katarenga.problem.quarter_twice", {{"name", placed->name}});
    layout.push_back(*placed);
  }
  return layout;
}

std::string to_text(const Layout& layout) {
  std::string text;
  for (const PlacedPattern& placed : layout) text += (text.empty() ? "" : " ") + tablier::to_text(placed);
  return text;
}

}  // namespace tablier::katarenga

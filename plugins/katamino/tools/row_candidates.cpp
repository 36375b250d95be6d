#include "tools/row_candidates.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <ranges>

namespace tablier::katamino {
namespace {

/// Thrown inside this file only: nobody wants the answer any more.
struct Stopped {};

std::string listed(NumberSet set) {
  std::string all;
  for (const int n : numbers_of(set)) all += (all.empty() ? "" : ", ") + std::to_string(n);
  return all;
}

/// One row with a piece tried in one of its slots.
class Trial {
 public:
  Trial(const std::vector<SeriesRow>& rows, CellIndex cell, PentaAtlas& atlas, const std::stop_token& stop)
      : cell_(cell), row_(rows[cell.row]), first_(static_cast<std::size_t>(std::max(1, row_.first))), atlas_(atlas), stop_(stop) {
    for (std::size_t r = 0; r < rows.size(); ++r)
      if (r != cell.row) list_elsewhere(rows[r]);
  }

  Candidate tried(int number) {
    Candidate made{.number = number, .possible = false, .solutions = {}, .futures = 0, .reaches = 0, .reason = {}};
    if (const auto place = place_of(number)) {
      made.reason = Text("katamino.reason.in_row", {{"number", number}, {"place", *place + 1}});
      return made;
    }
    row_.numbers[cell_.column] = number;
    ways_.clear();
    reaches_ = 0;
    judge(made);
    return made;
  }

 private:
  std::size_t size() const { return row_.numbers.size(); }
  /// Pieces of the penta that the slot belongs to.
  std::size_t penta() const { return std::max(first_, cell_.column + 1); }

  void list_elsewhere(const SeriesRow& row) {
    NumberSet set = 0;
    for (std::size_t c = 0; c < row.numbers.size() && row.numbers[c] != 0; ++c) {
      set |= number_bit(row.numbers[c]);
      if (static_cast<int>(c) + 1 >= row.first) elsewhere_.emplace(set, row.name);
    }
  }

  std::optional<std::size_t> place_of(int number) const {
    for (std::size_t c = 0; c < size(); ++c)
      if (c != cell_.column && row_.numbers[c] == number) return c;
    return std::nullopt;
  }

  /// What stands in the first columns; `whole` says whether nothing is missing there.
  NumberSet standing(std::size_t columns, bool& whole) const {
    NumberSet set = 0;
    whole = true;
    for (std::size_t c = 0; c < columns; ++c) {
      if (row_.numbers[c] == 0) whole = false;
      else set |= number_bit(row_.numbers[c]);
    }
    return set;
  }

  bool solvable(NumberSet set) {
    const auto answer = atlas_.solvable(set, stop_);
    if (!answer) throw Stopped{};
    return *answer;
  }

  void judge(Candidate& made) {
    bool whole = false;
    const NumberSet set = standing(penta(), whole);
    if (whole) {
      const auto solutions = atlas_.solutions(set, stop_);
      if (!solutions) throw Stopped{};
      made.solutions = solutions;
      if (const auto same = elsewhere_.find(set); same != elsewhere_.end()) {
        made.reason = Text("katamino.reason.elsewhere", {{"row", same->second}});
        return;
      }
    }
    if (!whole || *made.solutions > 0) made.futures = futures();
    made.reaches = static_cast<int>(reaches_);
    made.possible = whole ? *made.solutions > 0 : reaches_ >= penta();
    if (!made.possible) made.reason = why_never(made.number, set);
    else if (made.futures == 0) made.reason = Text("katamino.reason.ends", {{"n", made.reaches}});
  }

  /// Ways from the first penta on, or from the slot's where that is complete.
  std::uint64_t futures() {
    bool whole = false;
    const NumberSet set = standing(penta(), whole);
    if (whole) return ways(set, penta());
    return starts(0, 0);
  }

  /// Every choice of the pieces that the first penta lacks.
  std::uint64_t starts(std::size_t piece, NumberSet chosen) {
    bool whole = false;
    const NumberSet known = standing(first_, whole);
    const auto missing = static_cast<int>(first_) - std::popcount(known) - std::popcount(chosen);
    if (missing == 0) return allowed(known | chosen) ? ways(known | chosen, first_) : 0;
    if (piece == atlas_.pieces().size()) return 0;
    const NumberSet bit = number_bit(atlas_.pieces()[piece].number);
    std::uint64_t all = starts(piece + 1, chosen);
    if (!(taken() & bit)) all += starts(piece + 1, chosen | bit);
    return all;
  }

  NumberSet taken() const {
    bool ignored = false;
    return standing(size(), ignored);
  }

  bool allowed(NumberSet set) { return !elsewhere_.contains(set) && solvable(set); }

  /// From a set that makes the penta of so many columns to the row's last one.
  std::uint64_t ways(NumberSet set, std::size_t columns) {
    reaches_ = std::max(reaches_, columns);
    if (columns >= size()) return 1;
    if (const auto known = ways_.find(set); known != ways_.end()) return known->second;
    std::uint64_t all = 0;
    const int next = row_.numbers[columns];
    for (const PieceSpec& piece : atlas_.pieces()) {
      const NumberSet bit = number_bit(piece.number);
      if (next != 0 ? piece.number != next : ((set | taken()) & bit) != 0) continue;
      if (allowed(set | bit)) all += ways(set | bit, columns + 1);
    }
    return ways_[set] = all;
  }

  /// The fewest pieces of the row beside which this one is in no penta of that size.
  Text why_never(int number, NumberSet set) {
    const auto size = static_cast<int>(penta());
    const auto* sets = atlas_.sets_of(size, stop_);
    if (!sets) throw Stopped{};
    const NumberSet own = number_bit(number);
    const auto beside = numbers_of(set & ~own);
    for (int count = 0; count <= static_cast<int>(beside.size()); ++count)
      for (std::uint32_t chosen = 0; chosen < std::uint32_t{1} << beside.size(); ++chosen) {
        if (std::popcount(chosen) != count) continue;
        NumberSet with = own;
        for (std::size_t i = 0; i < beside.size(); ++i)
          if (chosen >> i & 1U) with |= number_bit(beside[i]);
        if (std::none_of(sets->begin(), sets->end(), [with](NumberSet s) { return (s & with) == with; }))
          return never(number, with & ~own, size);
      }
    return Text("katamino.reason.no_way", {{"number", number}, {"penta", size}});
  }

  static Text never(int number, NumberSet beside, int penta) {
    if (beside == 0) return Text("katamino.reason.no_penta", {{"number", number}, {"penta", penta}});
    return Text("katamino.reason.no_completion", {{"number", number}, {"pieces", listed(beside)}, {"penta", penta}});
  }

  const CellIndex cell_;
  SeriesRow row_;
  const std::size_t first_;
  PentaAtlas& atlas_;
  const std::stop_token& stop_;
  std::map<NumberSet, std::string> elsewhere_;
  std::map<NumberSet, std::uint64_t> ways_;
  std::size_t reaches_ = 0;
};

}  // namespace

std::optional<std::vector<Candidate>> candidates_for(const std::vector<SeriesRow>& rows, CellIndex cell, PentaAtlas& atlas,
                                                     const std::stop_token& stop) {
  try {
    Trial trial(rows, cell, atlas, stop);
    std::vector<Candidate> all;
    for (const PieceSpec& piece : atlas.pieces()) all.push_back(trial.tried(piece.number));
    return all;
  } catch (const Stopped&) {
    return std::nullopt;
  }
}

namespace {

/// Of the slot after which the row cannot go on, where all pieces that are left fail there alike.
std::optional<Text> why_slot_stays_empty(const std::vector<SeriesRow>& rows, CellIndex slot, PentaAtlas& atlas,
                                         const std::stop_token& stop) {
  if (slot.column >= rows[slot.row].numbers.size() || rows[slot.row].numbers[slot.column] != 0) return std::nullopt;
  const auto all = candidates_for(rows, slot, atlas, stop);
  std::vector<Text> reasons;
  for (const Candidate& one : all.value_or(std::vector<Candidate>()))
    if (one.reason.key != "katamino.reason.in_row") reasons.push_back(one.reason);
  const auto is_elsewhere = [](const Text& why) { return why.key == "katamino.reason.elsewhere"; };
  if (reasons.size() == 1 && !reasons.front().empty()) return reasons.front();
  if (!reasons.empty() && std::ranges::all_of(reasons, is_elsewhere)) return Text("katamino.reason.no_sets");
  return std::nullopt;
}

/// Of an empty slot where only pieces fit that stand further on in the row.
std::optional<Text> why_later_ones_take(const std::vector<SeriesRow>& rows, CellIndex slot, PentaAtlas& atlas,
                                        const std::stop_token& stop) {
  const std::vector<int>& numbers = rows[slot.row].numbers;
  if (slot.column >= numbers.size() || numbers[slot.column] != 0) return std::nullopt;
  const std::size_t penta = std::max(static_cast<std::size_t>(std::max(1, rows[slot.row].first)), slot.column + 1);
  if (penta >= numbers.size()) return std::nullopt;
  const auto later = numbers.begin() + static_cast<std::ptrdiff_t>(penta);
  std::vector<SeriesRow> cut = rows;
  cut[slot.row].numbers.resize(penta);
  NumberSet fitting = 0;
  for (const Candidate& one : candidates_for(cut, slot, atlas, stop).value_or(std::vector<Candidate>())) {
    if (!one.possible) continue;
    if (std::find(later, numbers.end(), one.number) == numbers.end()) return std::nullopt;
    fitting |= number_bit(one.number);
  }
  if (fitting == 0) return std::nullopt;
  return Text("katamino.reason.only_later", {{"pieces", listed(fitting)}, {"place", slot.column + 1}, {"n", std::popcount(fitting)}});
}

/// The same of the first such slot.
std::optional<Text> why_later_ones_take(const std::vector<SeriesRow>& rows, std::size_t row, PentaAtlas& atlas,
                                        const std::stop_token& stop) {
  for (std::size_t c = 0; c < rows[row].numbers.size(); ++c)
    if (auto why = why_later_ones_take(rows, CellIndex{row, c}, atlas, stop)) return why;
  return std::nullopt;
}

}  // namespace

Text why_row_ends(const std::vector<SeriesRow>& rows, std::size_t row, PentaAtlas& atlas, const std::stop_token& stop) {
  Text why("katamino.reason.no_sets");
  const std::vector<int>& numbers = rows[row].numbers;
  try {
    for (std::size_t c = 0; c < numbers.size(); ++c) {
      if (numbers[c] == 0) continue;
      const Candidate own = Trial(rows, {row, c}, atlas, stop).tried(numbers[c]);
      if (!own.possible && own.reason.key != "katamino.reason.no_way") return own.reason;
      if (!own.possible) return why_later_ones_take(rows, row, atlas, stop).value_or(own.reason);
      if (own.reason.empty()) continue;
      const CellIndex slot{row, static_cast<std::size_t>(own.reaches)};
      why = why_slot_stays_empty(rows, slot, atlas, stop).value_or(own.reason);
      if (why == own.reason) why = why_later_ones_take(rows, slot, atlas, stop).value_or(why);
    }
  } catch (const Stopped&) {
    return why;  // nobody reads it any more
  }
  return why;
}

}  // namespace tablier::katamino

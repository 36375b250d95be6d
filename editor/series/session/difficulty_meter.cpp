#include "editor/series/session/difficulty_meter.hpp"

#include "solver/difficulty.hpp"

#include <algorithm>
#include <chrono>
#include <set>
#include <utility>

namespace tablier::editor {
namespace {

/// The worker tells what it has measured that often.
constexpr std::chrono::milliseconds kMeasureSlice{60};
/// What was measured meanwhile is kept, about a second's worth: a program may end in any way.
constexpr int kSlicesAWrite = 16;

}  // namespace

void DifficultyMeter::want(std::vector<NumberSet> sets) {
  if (sets == wanted_) return;
  wanted_ = std::move(sets);
  poll();
  ask();
}

void DifficultyMeter::ask() {
  std::vector<NumberSet> sets;
  std::copy_if(wanted_.begin(), wanted_.end(), std::back_inserter(sets), [this](NumberSet s) { return !known_.contains(s); });
  if (sets.empty()) {
    if (!std::exchange(is_kept_, true)) store_.write(known_);
    return job_.cancel();
  }
  job_.ask([&pieces = pieces_, sets = std::move(sets)](const std::stop_token& stop) -> Result<Measured> {
    return measure_some(pieces, sets, stop);
  });
}

bool DifficultyMeter::poll() {
  auto answer = job_.poll();
  if (!answer) return false;
  if (!*answer) {  // it would fail again
    wanted_.clear();
    return false;
  }
  for (const auto& [set, difficulty] : **answer) known_[set] = difficulty;
  is_kept_ = ++unkept_slices_ % kSlicesAWrite == 0;
  if (is_kept_) store_.write(known_);
  ask();
  return true;
}

std::optional<double> DifficultyMeter::of(NumberSet set) const {
  const auto found = known_.find(set);
  return found == known_.end() ? std::nullopt : found->second;
}

DifficultyMeter::Measured DifficultyMeter::measure_some(const std::vector<PieceSpec>& pieces, const std::vector<NumberSet>& sets,
                                                        const std::stop_token& stop) {
  Measured measured;
  const auto end = std::chrono::steady_clock::now() + kMeasureSlice;
  for (const NumberSet set : sets) {
    const auto difficulty = katamino::difficulty(katamino::penta(pieces, set, katamino::LineRule::rows), stop);
    if (stop.stop_requested()) break;
    measured.emplace_back(set, difficulty);
    if (std::chrono::steady_clock::now() >= end) break;
  }
  return measured;
}

bool DifficultyCurve::empty() const {
  return std::none_of(values.begin(), values.end(), [](const auto& v) { return v.has_value(); });
}

DifficultyCurve row_curve(const SeriesRow& row, const DifficultyMeter& meter) {
  DifficultyCurve curve{row.first, {}};
  NumberSet set = 0;
  bool whole = true;
  for (std::size_t c = 0; c < row.numbers.size(); ++c) {
    if (row.numbers[c] == 0) whole = false;
    else set |= katamino::number_bit(row.numbers[c]);
    if (static_cast<int>(c) + 1 >= row.first) curve.values.push_back(whole ? meter.of(set) : std::nullopt);
  }
  return curve;
}

DifficultyCurve mean_curve(const SeriesSpec& series, const DifficultyMeter& meter) {
  std::map<int, std::vector<std::optional<double>>> by_size;
  for (const SeriesRow& row : series.rows) {
    const DifficultyCurve curve = row_curve(row, meter);
    const auto whole = static_cast<int>(std::ranges::find(row.numbers, 0) - row.numbers.begin());
    for (int size = curve.first; size <= whole && size - curve.first < static_cast<int>(curve.values.size()); ++size)
      by_size[size].push_back(curve.values[static_cast<std::size_t>(size - curve.first)]);
  }
  DifficultyCurve mean;
  if (by_size.empty()) return mean;
  mean.first = by_size.begin()->first;
  for (const auto& [size, values] : by_size) {
    double sum = 0;
    for (const auto& value : values) sum += value.value_or(0);
    const bool all = std::all_of(values.begin(), values.end(), [](const auto& v) { return v.has_value(); });
    mean.values.resize(static_cast<std::size_t>(size - mean.first) + 1);
    if (all) mean.values.back() = sum / static_cast<double>(values.size());
  }
  return mean;
}

std::vector<NumberSet> sets_of(const SeriesSpec& series) {
  std::vector<NumberSet> sets;
  std::set<NumberSet> met;
  for (const katamino::SeriesPenta& penta : katamino::pentas_of(series))
    if (met.insert(penta.set).second) sets.push_back(penta.set);
  return sets;
}

}  // namespace tablier::editor

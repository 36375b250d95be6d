#include "editor/series/session/penta_counter.hpp"

#include "solver/solver.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

namespace tablier::editor {
namespace {

/// The worker tells what it has counted that often; a penta that takes longer is told by itself.
constexpr std::chrono::milliseconds kTell{15};

}  // namespace

PentaCounter::PentaCounter(std::vector<PieceSpec> pieces)
    : pieces_(std::move(pieces)), current_(std::make_shared<Current>(0)), job_(Problem("editor.no.failed")) {}

bool PentaCounter::waits(NumberSet set) const {
  return !counts_.contains(set) && std::find(wanted_.begin(), wanted_.end(), set) != wanted_.end();
}

void PentaCounter::measure_waiting() {
  counts_waiting_ =
      static_cast<std::size_t>(std::count_if(wanted_.begin(), wanted_.end(), [this](NumberSet s) { return !counts_.contains(s); }));
}

void PentaCounter::want(std::vector<NumberSet> sets) {
  collect();
  wanted_ = std::move(sets);
  measure_waiting();
  steer();
}

bool PentaCounter::poll() {
  collect();
  measure_waiting();
  steer();
  return std::exchange(news_, false);
}

/// Asks for what waits, unless something of that is being counted.
void PentaCounter::steer() {
  if (counts_waiting_ == 0) return job_.cancel();
  if (job_.busy() && (*current_ == 0 || waits(*current_))) return;
  std::vector<NumberSet> sets;
  std::copy_if(wanted_.begin(), wanted_.end(), std::back_inserter(sets), [this](NumberSet s) { return !counts_.contains(s); });
  current_ = std::make_shared<Current>(sets.front());
  job_.ask([&pieces = pieces_, sets = std::move(sets), current = current_](const std::stop_token& stop) {
    return count_some(pieces, sets, *current, stop);
  });
}

void PentaCounter::collect() {
  auto counted = job_.poll();
  if (!counted) return;
  if (!*counted) wanted_.clear();  // it would fail again
  else
    for (Answer& answer : **counted) {
      news_ = true;
      counts_[answer.set] = answer.solutions;
      if (answer.first) firsts_[answer.set] = *std::move(answer.first);
    }
}

const katamino::Solution* PentaCounter::solution(NumberSet set) const {
  const auto found = firsts_.find(set);
  return found == firsts_.end() ? nullptr : &found->second;
}

PentaCounter::Answers PentaCounter::count_some(const std::vector<PieceSpec>& pieces, const std::vector<NumberSet>& sets, Current& current,
                                               const std::stop_token& stop) {
  Answers answers;
  const auto end = std::chrono::steady_clock::now() + kTell;
  for (const NumberSet set : sets) {
    current = set;
    if (auto answer = count(pieces, set, stop)) answers.push_back(*std::move(answer));
    if (stop.stop_requested() || std::chrono::steady_clock::now() >= end) break;
  }
  current = 0;
  return answers;
}

std::optional<PentaCounter::Answer> PentaCounter::count(const std::vector<PieceSpec>& pieces, NumberSet set, const std::stop_token& stop) {
  const auto solver = katamino::Solver::make(katamino::penta(pieces, set, katamino::LineRule::rows));
  if (!solver) return Answer{set, 0, {}};
  const katamino::SearchStats stats = solver->count({.distinct = true, .stop = stop});
  if (!stats.complete) return std::nullopt;
  Answer answer{set, stats.solutions, stats.solutions > 0 ? solver->first(stop) : std::nullopt};
  return stop.stop_requested() ? std::nullopt : std::optional(std::move(answer));
}

}  // namespace tablier::editor

#include "editor/work/penta_counter.hpp"

#include "solver/solver.hpp"

#include <algorithm>

namespace tablier::editor {

PentaCounter::PentaCounter(std::vector<PieceSheet> pieces)
    : pieces_(std::move(pieces)), thread_([this](const std::stop_token& end) { work(end); }) {}

PentaCounter::~PentaCounter() {
  want({});
  thread_.request_stop();
}

void PentaCounter::measure_waiting() {
  counts_waiting_ =
      static_cast<std::size_t>(std::count_if(wanted_.begin(), wanted_.end(), [this](NumberSet s) { return !counts_.contains(s); }));
}

void PentaCounter::want(std::vector<NumberSet> sets) {
  wanted_ = std::move(sets);
  measure_waiting();
  {
    const std::lock_guard lock(mutex_);
    queue_.clear();
    for (auto set = wanted_.rbegin(); set != wanted_.rend(); ++set)
      if (!counts_.contains(*set) && (*set != current_ || stop_.stop_requested())) queue_.push_back(*set);
    if (current_ != 0 && std::find(wanted_.begin(), wanted_.end(), current_) == wanted_.end()) stop_.request_stop();
  }
  changed_.notify_one();
}

bool PentaCounter::poll() {
  std::vector<Answer> fresh;
  {
    const std::lock_guard lock(mutex_);
    fresh.swap(answers_);
  }
  for (Answer& answer : fresh) {
    counts_[answer.set] = answer.solutions;
    if (answer.first) firsts_[answer.set] = *std::move(answer.first);
  }
  if (!fresh.empty()) measure_waiting();
  return !fresh.empty();
}

const katamino::Solution* PentaCounter::solution(NumberSet set) const {
  const auto found = firsts_.find(set);
  return found == firsts_.end() ? nullptr : &found->second;
}

std::optional<PentaCounter::Answer> PentaCounter::count(NumberSet set, const std::stop_token& stop) const {
  const auto solver = katamino::Solver::make(katamino::penta(pieces_, set, katamino::LineRule::rows));
  if (!solver) return Answer{set, 0, {}};
  const katamino::Tally tally = solver->count({.distinct = true, .stop = stop});
  if (!tally.complete) return std::nullopt;
  Answer answer{set, tally.solutions, tally.solutions > 0 ? solver->first(stop) : std::nullopt};
  return stop.stop_requested() ? std::nullopt : std::optional(std::move(answer));
}

void PentaCounter::work(const std::stop_token& end) {
  std::unique_lock lock(mutex_);
  while (changed_.wait(lock, end, [this] { return !queue_.empty(); })) {
    current_ = queue_.back();
    queue_.pop_back();
    stop_ = std::stop_source();
    const std::stop_token stop = stop_.get_token();
    const NumberSet set = current_;
    lock.unlock();
    auto answer = count(set, stop);
    lock.lock();
    current_ = 0;
    if (answer) answers_.push_back(*std::move(answer));
  }
}

}  // namespace tablier::editor

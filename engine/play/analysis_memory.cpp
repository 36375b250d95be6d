#include "play/analysis_memory.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace tablier {
namespace {

std::size_t moves_in_common(const std::vector<Move>& one, const std::vector<Move>& other) {
  return static_cast<std::size_t>(std::ranges::mismatch(one, other).in1 - one.begin());
}

/// Of the same round, perhaps further on, and knows no less.
bool covers(const KeptAnalysis& one, const KeptAnalysis& other) {
  return one.start == other.start && one.first_side == other.first_side && one.ply_values.size() >= other.ply_values.size() &&
         moves_in_common(one.played, other.played) == other.played.size();
}

}  // namespace

std::string start_key(const Match& match, std::size_t round) {
  const Setup& setup = match.rounds()[round].setup;
  const Ruleset& rules = match.rules();
  std::string key = match.setup().game + '/' + rules.variant + ' ' + to_json(rules.options.values()) + ' ' + std::to_string(setup.seats) +
                    ' ' + std::to_string(setup.seed) + ' ' + std::to_string(setup.starter) + ' ' + to_json(setup.carried);
  for (const ReadFile& file : rules.entry->script_files) key += '\n' + file.file.string() + ' ' + file.stamp;
  return key;
}

void AnalysisMemory::keep(KeptAnalysis analysis) {
  if (std::ranges::any_of(kept_, [&](const KeptAnalysis& k) { return covers(k, analysis) && !covers(analysis, k); })) return;
  std::erase_if(kept_, [&](const KeptAnalysis& k) { return covers(analysis, k); });
  kept_.push_back(std::move(analysis));
  while (kept_.size() > 1 && positions() > kMaxPositions) kept_.pop_front();
}

std::vector<PlyValue> AnalysisMemory::known(const std::string& start, const std::vector<Move>& played,
                                            const std::vector<bool>& first_side) const {
  std::vector<PlyValue> most;
  for (const KeptAnalysis& k : kept_) {
    if (k.start != start || k.first_side != first_side) continue;
    std::vector<PlyValue> values = k.ply_values;
    std::erase_if(values, [same = moves_in_common(k.played, played)](const PlyValue& v) { return v.ply > same; });
    if (values.size() > most.size()) most = std::move(values);
  }
  return most;
}

std::size_t AnalysisMemory::positions() const {
  return std::accumulate(kept_.begin(), kept_.end(), std::size_t{0},
                         [](std::size_t sum, const KeptAnalysis& k) { return sum + k.ply_values.size(); });
}

}  // namespace tablier

#include "host/trial_result_store.hpp"

#include "content/files.hpp"
#include "host/sha256.hpp"

#include <array>
#include <sstream>
#include <string_view>

namespace tablier {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kHead = "tablier plugin results 2";

/// Without a machine's chance, and short enough to be told: see TrialEnd.
constexpr std::array<std::string_view, 7> kEnds{"returned", "threw", "crashed", "exited", "too_long", "nothing", "invalid_answer"};

/// A path that would break its line is not kept.
bool can_be_written(const std::string& text) { return text.find_first_of("\t\n") == std::string::npos; }

std::optional<TrialEnd> end_of(std::string_view word) {
  for (std::size_t i = 0; i < kEnds.size(); ++i)
    if (kEnds[i] == word) return static_cast<TrialEnd>(i);
  return std::nullopt;
}

}  // namespace

TrialResultStore::TrialResultStore(fs::path file) : file_(std::move(file)) {
  const auto bytes = read_file(file_);
  if (!bytes) return;
  std::istringstream lines(*bytes);
  std::string line;
  if (!std::getline(lines, line) || line != kHead) return;
  while (std::getline(lines, line)) {
    std::istringstream fields(line);
    std::string stamp, end, signal, stage, path, said;
    for (std::string* field : {&stamp, &end, &signal, &stage, &path, &said}) std::getline(fields, *field, '\t');
    if (const auto ended = end_of(end); ended && !path.empty())
      entries_[path] = {stamp, {*ended, std::atoi(signal.c_str()), stage, true, said}};
  }
}

std::string TrialResultStore::last_stage(const fs::path& plugin) const {
  const auto found = entries_.find(plugin.string());
  return found == entries_.end() ? "" : found->second.result.stage;
}

std::optional<TrialResult> TrialResultStore::find(const fs::path& plugin, const std::string& stamp) const {
  const auto found = entries_.find(plugin.string());
  if (found == entries_.end() || found->second.stamp != sha256(stamp)) return std::nullopt;
  return found->second.result;
}

void TrialResultStore::keep(const fs::path& plugin, const std::string& stamp, const TrialResult& result) {
  if (!can_be_written(plugin.string()) || !can_be_written(result.stage) || !can_be_written(result.said)) return;
  if (!result.sure || result.end == TrialEnd::not_tried) changed_ = entries_.erase(plugin.string()) > 0 || changed_;
  else {
    entries_[plugin.string()] = {sha256(stamp), result};
    changed_ = true;
  }
}

void TrialResultStore::save() const {
  if (!changed_) return;
  std::string text(kHead);
  text += '\n';
  for (const auto& [path, entry] : entries_) {
    std::error_code error;
    if (!fs::exists(path, error)) continue;
    text += entry.stamp + '\t' + std::string(kEnds[static_cast<std::size_t>(entry.result.end)]) + '\t' +
            std::to_string(entry.result.signal) + '\t' + entry.result.stage + '\t' + path + '\t' + entry.result.said + '\n';
  }
  const Status written = write_file(file_, text);
  (void)written;
}

}  // namespace tablier

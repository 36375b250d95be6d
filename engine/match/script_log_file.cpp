#include "match/script_log_file.hpp"

#include "content/file_lock.hpp"
#include "content/files.hpp"
#include "content/utf8.hpp"
#include "match/date.hpp"

#include <algorithm>

namespace tablier {
namespace {

constexpr std::size_t kMaxLine = 1000;

/// Whole lines from the end.
std::string latest(const std::string& text) {
  if (text.size() <= kMaxScriptLog) return text;
  const std::size_t begin = text.find('\n', text.size() - kMaxScriptLog);
  return begin == text.npos ? std::string() : text.substr(begin + 1);
}

}  // namespace

std::filesystem::path script_log_file(const std::filesystem::path& state) { return state / "scripts.log"; }

Status log_scripts(const std::filesystem::path& state, std::span<const std::string> lines) {
  if (lines.empty()) return Done{};
  std::error_code ignored;
  std::filesystem::create_directories(state, ignored);
  const auto lock = FileLock::wait(state / "scripts.lock");
  const auto before = read_file(script_log_file(state));
  std::string text = before ? *before : std::string();
  for (const std::string& line : lines) text += iso_date() + " " + clipped(repaired_utf8(line), kMaxLine) + "\n";
  return write_file(script_log_file(state), latest(text));
}

}  // namespace tablier

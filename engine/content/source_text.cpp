#include "content/source_text.hpp"

#include "content/utf8.hpp"

#include <algorithm>

namespace tablier {
namespace {

// Beyond this a column is counted in bytes, so that a hostile file of one line is still read in linear time.
constexpr std::size_t kLongestLine = 4096;

// What YAML 1.2 calls not printable, and yaml-cpp takes for the end of the file (EOT).
bool is_control(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return (byte < 0x20 && c != '\t' && c != '\n' && c != '\r') || byte == 0x7F;
}

std::string hexadecimal(char c) {
  static constexpr std::string_view kDigits = "0123456789ABCDEF";
  const auto byte = static_cast<unsigned char>(c);
  return {kDigits[byte >> 4], kDigits[byte & 15]};
}

}  // namespace

SourceText::SourceText(std::string_view text, std::string file) : text_(text), file_(std::move(file)), lines_{0} {
  if (text_.starts_with("\xEF\xBB\xBF")) text_.remove_prefix(3);
  for (std::size_t at = text_.find('\n'); at != std::string_view::npos; at = text_.find('\n', at + 1)) lines_.push_back(at + 1);
}

SourceSpot SourceText::spot(std::size_t byte) const {
  const auto line = std::upper_bound(lines_.begin(), lines_.end(), byte) - 1;
  return spot(static_cast<int>(line - lines_.begin()), static_cast<int>(byte - *line));
}

SourceSpot SourceText::spot(int line, int column) const {
  if (line < 0 || static_cast<std::size_t>(line) >= lines_.size()) return {file_, 0, 0};
  const auto bytes = static_cast<std::size_t>(std::max(column, 0));
  const std::string_view before = text_.substr(lines_[static_cast<std::size_t>(line)], std::min(bytes, kLongestLine));
  const std::size_t characters = bytes <= before.size() ? count_characters(before.substr(0, bytes)) : bytes;
  return {file_, line + 1, static_cast<int>(characters) + 1};
}

void SourceText::check_line(std::size_t start, std::string_view line, ProblemList& problems) const {
  if (const std::size_t bad = first_invalid_utf8(line); bad != std::string_view::npos) {
    problems.add(Text("yaml.utf8", {{"byte", hexadecimal(line[bad])}}), spot(start + bad));
    return;
  }
  if (const auto bad = std::find_if(line.begin(), line.end(), is_control); bad != line.end())
    problems.add(Text("yaml.control", {{"byte", hexadecimal(*bad)}}), spot(start + static_cast<std::size_t>(bad - line.begin())));
  const std::size_t content = line.find_first_not_of(" \t\r");
  const std::size_t tab = line.substr(0, content).find('\t');
  if (content != std::string_view::npos && line[content] != '#' && tab != std::string_view::npos)
    problems.add(Text("yaml.tab"), spot(start + tab));
}

void SourceText::check(ProblemList& problems) const {
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    const std::size_t end = i + 1 < lines_.size() ? lines_[i + 1] - 1 : text_.size();
    check_line(lines_[i], text_.substr(lines_[i], end - lines_[i]), problems);
  }
}

}  // namespace tablier

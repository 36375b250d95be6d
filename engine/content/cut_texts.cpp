#include "content/cut_texts.hpp"

#include "content/files.hpp"
#include "content/utf8.hpp"

#include <algorithm>

namespace tablier {
namespace {

constexpr std::string_view kBlanks = " \t\r";

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    lines.push_back(text.substr(0, text.find('\n')));
    text.remove_prefix(std::min(text.size(), lines.back().size() + 1));
  }
  return lines;
}

/// From that column, counted in characters from 1.
std::string_view rest_of(std::string_view line, int column) {
  for (int i = 1; i < column && !line.empty(); ++i) line.remove_prefix(std::max<std::size_t>(1, utf8_length(line)));
  return line;
}

class CutTexts {
 public:
  CutTexts(std::string_view text, std::vector<Problem>& problems) : lines_(lines_of(text)), problems_(problems) {}

  void look_at(const YamlNode& node) {
    if (node.is(YamlKind::text)) return look_at_text(node);
    for (std::size_t i = 0; node.is(YamlKind::list) && i < node.size(); ++i) look_at(node.item(i));
    for (std::size_t i = 0; node.is(YamlKind::map) && i < node.size(); ++i) look_at(node.member(i));
  }

 private:
  /// One in quotes begins with them in its line, and not as it is read.
  void look_at_text(const YamlNode& node) {
    const SourceSpot where = node.where();
    if (where.line < 1 || static_cast<std::size_t>(where.line) > lines_.size()) return;
    const std::string_view rest = rest_of(lines_[static_cast<std::size_t>(where.line) - 1], where.column);
    if (node.scalar().empty() || !rest.starts_with(node.scalar())) return;
    const std::size_t hash = rest.find_first_not_of(kBlanks, node.scalar().size());
    if (hash == rest.npos || comment_in_text(rest) != hash) return;
    const std::string_view comment = rest.substr(hash);
    const int column = where.column + static_cast<int>(count_characters(rest.substr(0, hash)));
    problems_.emplace_back(Text("yaml.comment_in_text", {{"from", clipped(comment.substr(0, comment.find_first_of(kBlanks)))}}),
                           SourceSpot{where.file, where.line, column});
  }

  std::vector<std::string_view> lines_;
  std::vector<Problem>& problems_;
};

}  // namespace

std::size_t comment_in_text(std::string_view line, std::size_t begin) {
  bool quoted = false;
  for (std::size_t i = begin; i < line.size(); ++i) {
    if (line[i] == '"') quoted = !quoted;
    const bool begins = line[i] == '#' && i > 0 && kBlanks.find(line[i - 1]) != kBlanks.npos;
    if (begins && !quoted) return i + 1 < line.size() && kBlanks.find(line[i + 1]) == kBlanks.npos ? i : line.npos;
  }
  return line.npos;
}

std::vector<Problem> cut_texts(const std::filesystem::path& file) {
  std::vector<Problem> problems;
  const auto text = read_file(file, kMaxYamlBytes);
  if (!text) return problems;
  std::string_view read = *text;
  if (read.starts_with("\xEF\xBB\xBF")) read.remove_prefix(3);
  const LoadedYaml yaml = read_yaml(read, file.string());
  if (yaml.document) CutTexts(read, problems).look_at(yaml.document->root());
  return problems;
}

}  // namespace tablier

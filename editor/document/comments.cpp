#include "editor/document/comments.hpp"

#include <algorithm>

namespace tablier::editor {
namespace {

std::string_view take_line(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

bool is_blank(std::string_view line) { return line.find_first_not_of(" \t\r") == std::string_view::npos; }

bool is_comment(std::string_view line) {
  const std::size_t first = line.find_first_not_of(" \t");
  return first != std::string_view::npos && line[first] == '#';
}

/// A `#` outside of quotes, at the start or after a blank (YAML 1.2, 6.6).
bool ends_with_comment(std::string_view line) {
  char quote = 0;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    const bool doubled = quote == '\'' && c == '\'' && line.substr(i + 1).starts_with('\'');
    if (doubled || (quote == '"' && c == '\\')) ++i;
    else if (quote != 0) quote = c == quote ? '\0' : quote;
    else if (c == '"' || c == '\'') quote = i == 0 || std::string_view(" \t[{,:").find(line[i - 1]) != std::string_view::npos ? c : '\0';
    else if (c == '#' && (i == 0 || line[i - 1] == ' ' || line[i - 1] == '\t')) return true;
  }
  return false;
}

/// Offset of the first line that is neither a comment nor blank.
std::size_t body_start(std::string_view text) {
  std::string_view rest = text;
  while (!rest.empty()) {
    const std::size_t at = text.size() - rest.size();
    const std::string_view line = take_line(rest);
    if (!is_blank(line) && !is_comment(line)) return at;
  }
  return text.size();
}

}  // namespace

std::string head_comments(std::string_view text) {
  std::string head(text.substr(0, body_start(text)));
  const std::size_t last = head.find_last_not_of(" \t\r\n");
  return last == std::string::npos ? "" : head.substr(0, last + 1) + "\n";
}

bool has_comments_below(std::string_view text) {
  for (std::string_view rest = text.substr(body_start(text)); !rest.empty();)
    if (ends_with_comment(take_line(rest))) return true;
  return false;
}

}  // namespace tablier::editor

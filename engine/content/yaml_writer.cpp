#include "content/yaml_writer.hpp"

#include "content/utf8.hpp"
#include "content/yaml.hpp"
#include "sdk/expect.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace tablier {
namespace {

using Lines = std::vector<std::string>;

constexpr std::size_t kLineWidth = 110;

/// Lists and maps within one another: 0 for a scalar.
int height(const Value& value) {
  int max = 0;
  if (const auto* list = value.as_list())
    for (const Value& item : *list) max = std::max(max, height(item));
  else if (const auto* map = value.as_map())
    for (const Member& member : *map) max = std::max(max, height(member.value));
  else return 0;
  return max + 1;
}

bool is_plain_character(char c) {
  return is_letter(c) || (c >= '0' && c <= '9') || std::string_view(" _-./+()!'").find(c) != std::string_view::npos;
}

// Line breaks, a byte order mark, and words that readers of YAML 1.1 take for booleans.
bool is_misread(std::string_view text) {
  static constexpr std::array<std::string_view, 4> kBreaks{"\u0085", "\u2028", "\u2029", "\uFEFF"};
  static constexpr std::array<std::string_view, 6> kWords{"y", "n", "yes", "no", "on", "off"};
  if (std::any_of(kBreaks.begin(), kBreaks.end(), [&](auto b) { return text.find(b) != std::string_view::npos; })) return true;
  std::string small(text);
  std::transform(small.begin(), small.end(), small.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; });
  return std::find(kWords.begin(), kWords.end(), small) != kWords.end();
}

bool may_be_plain(std::string_view text) {
  if (text.empty() || !is_letter(text.front()) || text.back() == ' ') return false;
  if (text.find("- ") != std::string_view::npos || text.find(" -") != std::string_view::npos) return false;
  return std::all_of(text.begin(), text.end(), is_plain_character) && plain_scalar(text).as_string() && !is_misread(text);
}

std::string escaped(char c) {
  static constexpr std::string_view kHex = "0123456789abcdef";
  const auto byte = static_cast<unsigned char>(c);
  switch (c) {
    case '"': return "\\\"";
    case '\\': return "\\\\";
    case '\n': return "\\n";
    case '\t': return "\\t";
    case '\r': return "\\r";
    default: break;
  }
  if (byte >= 0x20 && byte != 0x7F) return {c};
  return {'\\', 'x', kHex[byte >> 4], kHex[byte & 15]};
}

std::string double_quoted(std::string_view text) {
  std::string all = "\"";
  for (const char c : text) all += escaped(c);
  replace_all(all, "\u0085", "\\x85");
  replace_all(all, "\u2028", "\\u2028");
  replace_all(all, "\u2029", "\\u2029");
  replace_all(all, "\uFEFF", "\\uFEFF");
  return all + '"';
}

std::string written_text(std::string_view text) {
  const std::string good = repaired_utf8(text);
  return may_be_plain(good) ? good : double_quoted(good);
}

std::string written_scalar(const Value& value) {
  if (const auto* text = value.as_string()) return written_text(*text);
  std::string written = to_json(value);
  const bool looks_whole = value.as_real() && std::isfinite(*value.as_real()) && written.find_first_of(".e") == std::string::npos;
  return looks_whole ? written + ".0" : written;
}

std::string flow(const Value& value) {
  std::string all;
  if (const auto* list = value.as_list()) {
    for (const Value& item : *list) all += (all.empty() ? "" : ", ") + flow(item);
    return "[" + all + "]";
  }
  const auto* map = value.as_map();
  if (!map) return written_scalar(value);
  for (const Member& member : *map) all += (all.empty() ? "" : ", ") + written_text(member.name) + ": " + flow(member.value);
  return "{" + all + "}";
}

bool is_empty(const Value& value) { return (value.as_list() && value.as_list()->empty()) || (value.as_map() && value.as_map()->empty()); }

Lines block(const Value& value, std::size_t indent);

// `head` is `key:` or `-`.
void add_entry(Lines& lines, const std::string& head, const Value& value, std::size_t indent) {
  const int levels = height(value);
  if (levels <= 2 || is_empty(value)) {
    std::string line = head + " " + flow(value);
    if (levels == 0 || is_empty(value) || indent + count_characters(line) <= kLineWidth) {
      lines.push_back(std::move(line));
      return;
    }
  }
  Lines below = block(value, indent + 2);
  if (head == "-") {
    lines.push_back("- " + below.front());
    below.erase(below.begin());
  } else {
    lines.push_back(head);
  }
  for (const std::string& line : below) lines.push_back("  " + line);
}

Lines block(const Value& value, std::size_t indent) {
  Lines lines;
  if (const auto* list = value.as_list())
    for (const Value& item : *list) add_entry(lines, "-", item, indent);
  if (const auto* map = value.as_map())
    for (const Member& member : *map) add_entry(lines, written_text(member.name) + ":", member.value, indent);
  return lines;
}

std::string comment_lines(std::string_view comment) {
  std::string all;
  while (!comment.empty()) {
    const std::size_t end = std::min(comment.find('\n'), comment.size());
    all += "# " + repaired_utf8(comment.substr(0, end)) + "\n";
    comment.remove_prefix(std::min(end + 1, comment.size()));
  }
  return all;
}

}  // namespace

std::string write_yaml(const Value& value, std::string_view comment) {
  expects(value.as_map());
  std::string all = comment_lines(comment);
  if (is_empty(value)) return all + "{}\n";
  for (const std::string& line : block(value, 0)) all += line + "\n";
  return all;
}

}  // namespace tablier

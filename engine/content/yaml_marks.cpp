#include "content/yaml_marks.hpp"

#include "content/yaml.hpp"

namespace tablier {
namespace {

static_assert(kMaxYamlMarks == 2 * kMaxYamlNodes);

/// Whether the byte at `i` ends what stands before it, as `a: b` and `- a` need.
bool ends_word(std::string_view text, std::size_t i) {
  return i >= text.size() || std::string_view(" \t\r\n,[]{}\"'").find(text[i]) != std::string_view::npos;
}

/// Whether a quote there opens a text: one that closes it follows upon the text.
bool begins_text(std::string_view text, std::size_t i) {
  return i == 0 || std::string_view(" \t\r\n,[]{}:").find(text[i - 1]) != std::string_view::npos;
}

std::size_t mark_weight(std::string_view text, std::size_t i) {
  switch (text[i]) {
    case '{':
    case '[': return 2;
    case '}':
    case ']':
    case ',':
    case '&':
    case '*':
    case '!':
    case '|':
    case '>':
    case '#': return 1;
    case '"':
    case '\'': return begins_text(text, i) ? 1 : 0;
    case ':': return ends_word(text, i + 1) ? 2 : 0;
    case '-':
    case '?': return ends_word(text, i + 1) ? 1 : 0;
    default: return 0;
  }
}

}  // namespace

std::size_t too_many_marks(std::string_view text) {
  std::size_t sum = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    sum += mark_weight(text, i);
    if (sum > kMaxYamlMarks) return i;
  }
  return std::string_view::npos;
}

}  // namespace tablier

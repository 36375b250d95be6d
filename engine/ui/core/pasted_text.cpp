#include "ui/core/pasted_text.hpp"

#include "content/utf8.hpp"

namespace tablier {
namespace {

bool is_line_end(char c) { return c == '\n' || c == '\r'; }

/// Letters of more than three bytes are beyond what panels draw.
constexpr std::size_t kMaxLetter = 3;

/// U+FFFD: what somebody else has put for a letter that was lost.
constexpr std::string_view kLost = "\xef\xbf\xbd";

bool can_be_drawn(std::string_view letter) {
  const bool is_control = letter.size() == 1 && (letter[0] < ' ' || letter[0] == '\x7f') && letter[0] != '\t';
  return letter.size() <= kMaxLetter && !is_control && letter != kLost;
}

}  // namespace

PastedText pasted_text(std::string_view pasted, std::string_view line_end) {
  while (!pasted.empty() && is_line_end(pasted.back())) pasted.remove_suffix(1);
  PastedText all;
  while (!pasted.empty()) {
    if (is_line_end(pasted.front())) {
      pasted.remove_prefix(pasted.starts_with("\r\n") ? 2 : 1);
      all.text += line_end;
      continue;
    }
    const std::size_t length = utf8_length(pasted);
    const std::string_view letter = pasted.substr(0, length);
    if (length == 0 || !can_be_drawn(letter)) all.left_out = true;
    else all.text += letter == "\t" ? " " : letter;
    pasted.remove_prefix(length == 0 ? 1 : length);
  }
  return all;
}

}  // namespace tablier

#include "content/utf8.hpp"

#include "sdk/expect.hpp"

#include <algorithm>

namespace tablier {
namespace {

bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

// The second byte has a narrower range after these, so that nothing is written in two ways and no surrogate gets in.
bool second_byte_fits(unsigned char first, unsigned char second) {
  switch (first) {
    case 0xE0: return second >= 0xA0;
    case 0xED: return second < 0xA0;
    case 0xF0: return second >= 0x90;
    case 0xF4: return second < 0x90;
    default: return true;
  }
}

std::size_t announced_length(unsigned char first) {
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first <= 0xDF) return 2;
  if (first >= 0xE0 && first <= 0xEF) return 3;
  if (first >= 0xF0 && first <= 0xF4) return 4;
  return 0;
}

/// One character of C0 or C1, or DEL.
bool is_control(std::string_view character) {
  const auto first = static_cast<unsigned char>(character[0]);
  if (character.size() == 2) return first == 0xC2 && static_cast<unsigned char>(character[1]) < 0xA0;
  return character.size() == 1 && ((first < 0x20 && first != '\n' && first != '\t') || first == 0x7F);
}

/// Changes the order in which a line is read, or ends it: U+2028 to U+202E, U+2066 to U+2069.
bool is_line_turner(std::string_view character) {
  if (character.size() != 3 || !character.starts_with('\xE2')) return false;
  const auto second = static_cast<unsigned char>(character[1]), third = static_cast<unsigned char>(character[2]);
  return (second == 0x80 && third >= 0xA8 && third <= 0xAE) || (second == 0x81 && third >= 0xA6 && third <= 0xA9);
}

}  // namespace

std::size_t utf8_length(std::string_view text) {
  expects(!text.empty());
  const auto first = static_cast<unsigned char>(text[0]);
  const std::size_t length = announced_length(first);
  if (length <= 1) return length;
  if (text.size() < length) return 0;
  const std::string_view rest = text.substr(1, length - 1);
  if (!std::all_of(rest.begin(), rest.end(), is_continuation)) return 0;
  return second_byte_fits(first, static_cast<unsigned char>(text[1])) ? length : 0;
}

std::size_t first_invalid_utf8(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = utf8_length(text.substr(at));
    if (length == 0) return at;
    at += length;
  }
  return std::string_view::npos;
}

std::size_t count_characters(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) { return !is_continuation(c); }));
}

std::string repaired_utf8(std::string_view text) {
  std::string good;
  good.reserve(text.size());
  while (!text.empty()) {
    const std::size_t length = utf8_length(text);
    good += length ? text.substr(0, length) : std::string_view("\uFFFD");
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return good;
}

std::string printable(std::string_view text) {
  std::string good;
  good.reserve(text.size());
  while (!text.empty()) {
    const std::size_t length = utf8_length(text);
    const bool shown = length > 0 && !is_control(text.substr(0, length)) && !is_line_turner(text.substr(0, length));
    good += shown ? text.substr(0, length) : std::string_view("\uFFFD");
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return good;
}

std::string in_one_line(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n";
  std::string line;
  while (true) {
    text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
    const std::string_view part = text.substr(0, text.find_first_of("\r\n"));
    line += part.substr(0, part.find_last_not_of(kBlanks) + 1);
    text.remove_prefix(part.size());
    if (text.find_first_not_of(kBlanks) == text.npos) return line;
    line += ' ';
  }
}

std::string clipped(std::string_view text, std::size_t max) {
  std::string line = repaired_utf8(text.substr(0, 4 * (max + 1)));
  for (char& c : line)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) c = ' ';
  if (count_characters(line) <= max) return line;
  std::size_t at = 0;
  for (std::size_t n = 1; n < max; ++n) at += utf8_length(std::string_view(line).substr(at));
  return line.substr(0, at) + "…";
}

std::string_view first_bytes(std::string_view text, std::size_t max) {
  if (text.size() <= max) return text;
  while (max > 0 && is_continuation(text[max])) --max;
  return text.substr(0, max);
}

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80; }

void replace_all(std::string& text, std::string_view from, std::string_view to) {
  std::string made;
  std::size_t done = 0;
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, done)) {
    made.append(text, done, at - done).append(to);
    done = at + from.size();
  }
  if (done > 0) text = made.append(text, done);
}

}  // namespace tablier

#include "content/unreadable.hpp"

#include "content/utf8.hpp"

#include <iomanip>
#include <sstream>

namespace tablier {
namespace {

/// The number of a character, as `U+202E`. Precondition: UTF-8.
std::string code_of(std::string_view character) {
  unsigned code = static_cast<unsigned char>(character[0]);
  if (character.size() > 1) code &= 0xFFU >> (character.size() + 1);
  for (const char c : character.substr(1)) code = code << 6U | (static_cast<unsigned char>(c) & 0x3FU);
  std::ostringstream written;
  written << "U+" << std::uppercase << std::hex << std::setw(4) << std::setfill('0') << code;
  return written.str();
}

}  // namespace

bool is_blank_text(std::string_view text) { return text.find_first_not_of(" \t\n\r") == text.npos; }

std::optional<std::string> hidden_character(std::string_view text) {
  while (!text.empty()) {
    const std::size_t length = utf8_length(text);
    const std::string_view character = text.substr(0, length);
    if (length == 0) return "U+FFFD";
    if (printable(character) != character) return code_of(character);
    text.remove_prefix(length);
  }
  return std::nullopt;
}

}  // namespace tablier

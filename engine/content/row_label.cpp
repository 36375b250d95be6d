#include "content/row_label.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace tablier {
namespace {

/// The word for a row that bears a sign; empty for any other.
Text row_text(const std::string& row) {
  constexpr std::array<std::pair<std::string_view, const char*>, 4> kSigns{
      {{"♠", "row_name.spades"}, {"♥", "row_name.hearts"}, {"♦", "row_name.diamonds"}, {"♣", "row_name.clubs"}}};
  const auto* const sign = std::ranges::find(kSigns, row, &std::pair<std::string_view, const char*>::first);
  return sign == kSigns.end() ? Text() : Text(sign->second);
}

}  // namespace

std::string row_label(const Locale& locale, const std::string& row) {
  const Text word = row_text(row);
  return word.empty() ? row : locale.say(word);
}

TextArg row_arg(const std::string& row) {
  Text word = row_text(row);
  return word.empty() ? TextArg("row", row) : TextArg("row", std::move(word));
}

}  // namespace tablier

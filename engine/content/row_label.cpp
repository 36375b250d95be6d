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

Text with_row_words(Text sentence) {
  for (TextArg& arg : sentence.args) {
    if (auto* const parts = std::get_if<std::vector<Text>>(&arg.value)) {
      for (Text& part : *parts) part = with_row_words(std::move(part));
    } else if (const auto* const row = std::get_if<std::string>(&arg.value); row && arg.name == "row") {
      arg = row_arg(std::string(*row));
    }
  }
  return sentence;
}

}  // namespace tablier

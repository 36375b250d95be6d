#include "script/caught.hpp"

#include "script/failure.hpp"

#include <algorithm>

namespace tablier {
namespace {

/// Where a message ends that stands among others, or in the text of a table.
bool ends_message(char c) { return (c >= 0 && c < ' ') || c == '"'; }

/// Without the names that there are, which the message does not hold.
Text short_sentence(Text why) {
  if (why.key == "script.no_field") why.key = "script.no_field_at_all";
  if (why.key == "script.no_member") why.key = "script.no_member_at_all";
  return why;
}

}  // namespace

std::string with_caught_faults(const Locale& locale, std::string_view line) {
  std::string told;
  while (!line.empty()) {
    const std::size_t plain = lua::has_place(line) ? 0 : std::min(line.find('#', 1), line.size());
    told += line.substr(0, plain);
    line.remove_prefix(plain);
    if (plain > 0) continue;
    const std::string_view message(line.begin(), std::ranges::find_if(line, ends_message));
    const lua::Failure failure = lua::failure_of_message(message, {-1, 0});
    told += locale.say(Text("script.caught", {{"line", failure.where.line}, {"why", short_sentence(failure.why)}}));
    line.remove_prefix(message.size());
  }
  return told;
}

}  // namespace tablier

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

/// A refusal that was caught around a library's own function has no line.
std::string sentence(const Locale& locale, const lua::Failure& failure) {
  if (failure.where.line <= 0) return locale.say(short_sentence(failure.why));
  return locale.say(Text("script.caught", {{"line", failure.where.line}, {"why", short_sentence(failure.why)}}));
}

}  // namespace

std::string with_caught_faults(const Locale& locale, std::string_view line) {
  std::string told;
  while (!line.empty()) {
    if (!lua::is_fault(line)) {
      told += line.front();
      line.remove_prefix(1);
      continue;
    }
    const std::string_view message(line.begin(), std::ranges::find_if(line, ends_message));
    told += sentence(locale, lua::failure_of_message(message, {-1, 0}));
    line.remove_prefix(message.size());
  }
  return told;
}

}  // namespace tablier

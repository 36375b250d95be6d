#include "app/progress_line.hpp"

#include "content/utf8.hpp"

#include <ostream>
#include <string_view>
#include <unistd.h>

namespace tablier {
namespace {

constexpr std::string_view kErased = "\r\x1b[K";
constexpr std::chrono::milliseconds kPatience{1000}, kBetween{100};

}  // namespace

ProgressLine::ProgressLine(const Session& session)
    : session_(session), watched_(isatty(STDERR_FILENO) != 0), next_(Clock::now() + kPatience) {}

ProgressLine::~ProgressLine() {
  if (shown_) session_.err << kErased << std::flush;
}

void ProgressLine::show(const Text& text) {
  if (!watched_ || Clock::now() < next_) return;
  shown_ = true;
  next_ = Clock::now() + kBetween;
  session_.err << kErased << printable(session_.say(text.key, text.args)) << std::flush;
}

}  // namespace tablier

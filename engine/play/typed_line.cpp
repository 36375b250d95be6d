#include "play/typed_line.hpp"

namespace tablier {
namespace {

/// No notation is longer.
constexpr std::size_t kTypedLineMax = 120;

}  // namespace

void TypedLine::add(char32_t character) {
  const bool parts = character == U' ' && !text_.empty() && text_.back() != ' ';  // as moves are shown
  if ((character <= U' ' && !parts) || character >= 127 || text_.size() >= kTypedLineMax) return;
  open_ = true;
  text_ += static_cast<char>(character);
}

void TypedLine::erase() {
  if (text_.empty()) return close();
  text_.pop_back();
  if (text_.empty()) close();
}

}  // namespace tablier

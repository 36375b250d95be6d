#include "ui/painter/wrap.hpp"

#include "content/text_limits.hpp"
#include "content/utf8.hpp"

#include <algorithm>

namespace tablier {

std::vector<std::string> wrapped(const Canvas& canvas, std::string_view words, const TextLook& look, float width) {
  std::vector<std::string> lines;
  words = first_bytes(words, kMaxDrawnBytes);
  while (!words.empty()) {
    const auto space = std::min(words.find(' '), words.size());
    const std::string word(words.substr(0, space));
    words.remove_prefix(std::min(space + 1, words.size()));
    const bool fits = !lines.empty() && canvas.text_width(lines.back() + " " + word, look) <= width;
    if (fits) lines.back() += " " + word;
    else lines.push_back(word);
  }
  return lines;
}

}  // namespace tablier

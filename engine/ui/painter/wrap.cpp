#include "ui/painter/wrap.hpp"

#include "content/text_limits.hpp"
#include "content/utf8.hpp"

#include <algorithm>

namespace tablier {

std::vector<std::string> wrapped(const Canvas& canvas, std::string_view label, const TextLook& look, float width) {
  std::vector<std::string> lines;
  label = first_bytes(label, kMaxDrawnBytes);
  while (!label.empty()) {
    const auto space = std::min(label.find(' '), label.size());
    const std::string word(label.substr(0, space));
    label.remove_prefix(std::min(space + 1, label.size()));
    const bool fits = !lines.empty() && canvas.text_width(lines.back() + " " + word, look) <= width;
    if (fits) lines.back() += " " + word;
    else lines.push_back(word);
  }
  return lines;
}

}  // namespace tablier

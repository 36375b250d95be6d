#include "ui/panels/word_lines.hpp"

#include "ui/panels/text_metrics.hpp"

#include <cmath>

namespace tablier {
namespace {

constexpr std::string_view kDot = "·", kLooseDot = "· ";
/// A longer text is left to Dear ImGui, which is sooner done.
constexpr std::size_t kMaxBytes = 2000;

/// Takes the first part off, with `end` where it ends so.
std::string_view take_until(std::string_view& text, char end, bool with_end) {
  const std::size_t at = text.find(end);
  const std::string_view first = text.substr(0, at == text.npos ? at : at + (with_end ? 1 : 0));
  text.remove_prefix(at == text.npos ? text.size() : at + 1);
  return first;
}

/// The next folder of a path, or the file at its end.
std::string next_name(std::string_view path) { return std::string(take_until(path, '/', true)); }

/// A dot that a text ties to the part before it.
std::string with_loose_dots(std::string text) {
  constexpr std::string_view kTied = "\u00a0· ", kLoose = " · ";
  for (std::size_t at = text.find(kTied); at != text.npos; at = text.find(kTied, at)) text.replace(at, kTied.size(), kLoose);
  return text;
}

/// Dear ImGui may end a line elsewhere than at a blank.
bool may_part_words(std::string_view text) {
  constexpr std::string_view kEnds = "/.,;!?\"";  // behind these, as ImFont::CalcWordWrapPositionA has it, and behind a folder
  if (text.find(kDot) != text.npos) return true;
  for (std::size_t at = text.find_first_of(kEnds); at != text.npos; at = text.find_first_of(kEnds, at + 1))
    if (at + 1 < text.size() && text[at + 1] != ' ' && text[at + 1] != '\n') return true;
  return false;
}

class LineMaker {
 public:
  LineMaker(const ImFont* font, float width) : font_(font), width_(width) {}

  void add(std::string_view word) {
    const std::string joined = line_ + (begun_ ? " " : "") + std::string(word);
    begun_ = true;
    if (fits(joined)) line_ = joined;
    else begin_with(word);
  }
  void end_line() {
    lines_ += line_ + '\n';
    line_.clear();
    begun_ = false;
  }
  std::string take() { return lines_ + line_; }

 private:
  bool fits(std::string_view text) const { return measure(font_, text).x <= width_; }

  /// What is wider than a line breaks after folders, and a name that is wider after its dashes; what is wider all the same is left to
  /// whoever draws it.
  void begin_with(std::string_view word) {
    if (!line_.empty()) end_line();
    while (!word.empty()) {
      const std::size_t length = first_line(word);
      line_ = word.substr(0, length);
      word.remove_prefix(length);
      if (!word.empty()) end_line();
    }
    begun_ = true;
  }

  /// How much of a word, which is not empty, stands in a line of its own.
  std::size_t first_line(std::string_view word) const {
    constexpr std::string_view kEnds = "/-_";
    if (fits(word)) return word.size();
    std::size_t folder = 0, part = 0;
    for (std::size_t at = word.find_first_of(kEnds); at != word.npos && fits(word.substr(0, at + 1));
         at = word.find_first_of(kEnds, at + 1)) {
      part = at + 1;
      if (word[at] == '/') folder = part;
    }
    const bool next_fits = folder > 0 && fits(next_name(word.substr(folder)));
    return next_fits || (part == folder && folder > 0) ? folder : part > 0 ? part : next_name(word).size();
  }

  const ImFont* font_;
  float width_;
  std::string lines_, line_;
  bool begun_ = false;  ///< a word stands in the line, an empty one perhaps
};

/// The next word of a line, with the dot that parts it from what follows: no line begins with one.
std::string_view take_word(std::string_view& line) {
  const std::string_view whole = line, word = take_until(line, ' ', false);
  if (word.empty() || word == kDot || !(line == kDot || line.starts_with(kLooseDot))) return word;
  take_until(line, ' ', false);
  return whole.substr(0, word.size() + 1 + kDot.size());
}

}  // namespace

std::string word_lines(const ImFont* font, std::string_view given, float width) {
  std::string loose = given.size() > kMaxBytes ? std::string(drawable(given)) : with_loose_dots(std::string(given));
  std::string_view text = loose;
  if (text.size() > kMaxBytes) return loose;
  if (!may_part_words(text)) return std::string(text);
  LineMaker lines(font, width);
  while (!text.empty()) {
    std::string_view line = take_until(text, '\n', false);
    while (!line.empty()) lines.add(take_word(line));
    if (!text.empty()) lines.end_line();
  }
  return lines.take();
}

Vec2 measure_word_lines(const ImFont* font, std::string_view text, float width) {
  return measure(font, word_lines(font, text, width), width + 1);
}

void draw_word_lines(ImDrawList& list, const ImFont* font, Vec2 at, ImU32 colour, std::string_view text, float width) {
  const std::string lines = word_lines(font, text, width);
  list.AddText(font, font->FontSize, {std::round(at.x), std::round(at.y)}, colour, lines.c_str(), nullptr, width + 1);
  if (!probe_wants_texts() || text.empty()) return;
  const Vec2 size = measure(font, lines, width + 1);
  const ImVec2 low = list.GetClipRectMin(), high = list.GetClipRectMax();
  probe_text(text, {at.x, at.y, size.x, size.y}, {low.x, low.y, high.x - low.x, high.y - low.y}, false);
}

}  // namespace tablier

#include "ui/panels/fitted_text.hpp"

#include "catch.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/word_lines.hpp"

#include <chrono>
#include <cmath>

using namespace tablier;

namespace {

/// The library's own font, without a window.
class PlainFont {
 public:
  PlainFont() : context_(ImGui::CreateContext()) {
    ImFontAtlas& fonts = *ImGui::GetIO().Fonts;
    font_ = fonts.AddFontDefault();
    fonts.Build();
  }
  PlainFont(const PlainFont&) = delete;
  PlainFont& operator=(const PlainFont&) = delete;
  ~PlainFont() { ImGui::DestroyContext(context_); }
  const ImFont* get() const { return font_; }

 private:
  ImGuiContext* context_;
  ImFont* font_ = nullptr;
};

}  // namespace

TEST_CASE("A line that is too long keeps as much as there is room for, and an ellipsis") {
  const PlainFont font;
  const float letter = measure(font.get(), "x").x, more = measure(font.get(), "…").x;
  CHECK(fitted(font.get(), "xxxx", 4 * letter) == "xxxx");
  CHECK(fitted(font.get(), "xxxxxxxx", 4 * letter + more + 1) == "xxxx…");
  CHECK(fitted(font.get(), "éééééééé", 4 * measure(font.get(), "é").x + more + 1) == "éééé…");
  CHECK(fitted(font.get(), "xxxx", 0) == "…");
}

TEST_CASE("What tells a line from others stays whole, and what stands before it is cut") {
  const PlainFont font;
  const float letter = measure(font.get(), "x").x, more = measure(font.get(), "…").x;
  CHECK(fitted_before(font.get(), "xxxx", " A", 7 * letter) == "xxxx A");
  CHECK(fitted_before(font.get(), "xxxxxxxx", " A 5", 7 * letter + more + 1) == "xxx… A 5");
  CHECK(fitted_before(font.get(), "xxxxxxxx", "AAAAAA", 4 * letter + more + 1) == "AAAA…");
  CHECK(fitted_before(font.get(), "xxxxxxxx", "", 4 * letter + more + 1) == "xxxx…");
}

TEST_CASE("A text that may be wrapped keeps as many lines as it is given, whole characters and an ellipsis") {
  const PlainFont font;
  const float line = line_height(font.get()), width = 10 * measure(font.get(), "x").x;
  CHECK(fitted_lines(font.get(), "xxx xxx", width, 2) == "xxx xxx");
  std::string text = "é";
  for (int i = 0; i < 200; ++i) text += " éé";
  for (int lines = 1; lines < 5; ++lines) {
    const std::string shown = fitted_lines(font.get(), text, width, lines);
    CHECK(shown.ends_with("…"));
    CHECK(std::lround(measure(font.get(), shown, width).y / line) == lines);
  }
}

TEST_CASE("A line is broken before a number or a file's name, and not within it") {
  const PlainFont font;
  const float letter = measure(font.get(), "x").x;
  const auto shown = [&](std::string_view text, int letters) {
    return word_lines(font.get(), text, letter * (static_cast<float>(letters) + 0.5F));
  };
  CHECK(shown("more than 16,384 keys", 14) == "more than\n16,384 keys");
  CHECK(shown("in own/game.lua:3 now", 15) == "in\nown/game.lua:3\nnow");
  CHECK(shown("more than 16,384 keys", 40) == "more than 16,384 keys");
  CHECK(shown("one, two, three", 6) == "one, two, three");  // where it is broken anyway
  CHECK(shown("a\nb c", 10) == "a\nb c");
  CHECK(shown("11,222,333,444,555", 8) == "11,222,333,444,555");
  CHECK(shown("n 11,222,333,444,555 n", 8) == "n\n11,222,333,444,555\nn");
  CHECK(shown("  a, b,c", 10) == "  a, b,c");
  CHECK(shown("", 8).empty());
  for (const float width : {0.0F, -5.0F, letter}) CHECK(word_lines(font.get(), "1,2 3,4", width).find("1,") == 0);
}

TEST_CASE("A text of 200 kilobytes is cut, measured and clipped as soon as a short one") {
  const PlainFont font;
  const std::string text(200'000, 'x');
  const auto start = std::chrono::steady_clock::now();
  for (int frame = 0; frame < 100; ++frame) {
    CHECK(fitted(font.get(), text, 300).size() < 100);
    CHECK(measure(font.get(), text, 300).y > 0);
  }
  CHECK(drawable(text).size() == kMaxDrawnBytes);
  CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(2));
}

TEST_CASE("The name of a file stays whole on a line of its own, and breaks after a folder where it is wider than the room") {
  const PlainFont font;
  const float letter = measure(font.get(), "x").x;
  CHECK(word_lines(font.get(), "Saved: /home/me/a-1.png", 20 * letter) == "Saved:\n/home/me/a-1.png");
  CHECK(word_lines(font.get(), "Saved: /home/me/a-1.png", 40 * letter) == "Saved: /home/me/a-1.png");
  CHECK(word_lines(font.get(), "Saved: /home/me/a-1.png", 10 * letter) == "Saved:\n/home/me/\na-1.png");
  // a name that is wider than a line goes on from its folder, and breaks after its dashes
  CHECK(word_lines(font.get(), "Saved: ~/pente-11-28.png", 11.5F * letter) == "Saved:\n~/pente-11-\n28.png");
  CHECK(word_lines(font.get(), "Saved: ~/pente.png", 4.5F * letter).find("~/\npente.png") != std::string::npos);
}

TEST_CASE("The dot between two parts stays with the one before it: no line begins with it, and none is lost") {
  const PlainFont font;
  const float letter = measure(font.get(), "x").x;
  CHECK(word_lines(font.get(), "today · bot 2 · 1:24", 30 * letter) == "today · bot 2 · 1:24");
  CHECK(word_lines(font.get(), "today · bot 2 · 1:24", 15 * letter) == "today · bot 2 ·\n1:24");
  CHECK(word_lines(font.get(), "today · bot 2 · 1:24", 12 * letter) == "today · bot\n2 · 1:24");
  CHECK(word_lines(font.get(), "a · b ·", 40 * letter) == "a · b ·");
  CHECK(word_lines(font.get(), "today · bot 2 · 1:24", 11 * letter) == "today · bot\n2 · 1:24");
  CHECK(word_lines(font.get(), "one · two\n· three · four", 40 * letter) == "one · two\n· three · four");
}

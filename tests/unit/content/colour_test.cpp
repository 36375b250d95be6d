#include "content/colour.hpp"

#include "catch.hpp"

using namespace tablier;

TEST_CASE("Colours are read with or without their opacity") {
  CHECK(*parse_colour("#B4532A") == Colour{0xB4, 0x53, 0x2A, 255});
  CHECK(*parse_colour("#b4532a80") == Colour{0xB4, 0x53, 0x2A, 0x80});
}

TEST_CASE("Anything else is no colour") {
  for (const char* text : {"", "#", "B4532A", "#B4532", "#B4532AF", "#B4532A8", "#GG0000", "#-10000", "#B4532A800", "red"})
    CHECK(parse_colour(text).problem().text.key == "colour.malformed");
}

// WCAG 2.1, relative luminance and contrast ratio; #767676 on white is its well-known 4.54.
TEST_CASE("Contrast is that of WCAG 2.1") {
  const Colour white{255, 255, 255}, black{0, 0, 0}, grey{0x76, 0x76, 0x76};
  CHECK(contrast(white, black) == Approx(21));
  CHECK(contrast(grey, white) == Approx(4.54).margin(0.005));
  CHECK(contrast(grey, white) == contrast(white, grey));
  CHECK(luminance(white) == Approx(1));
}

TEST_CASE("Blending goes from the one colour to the other") {
  const Colour a{0, 100, 200, 255}, b{100, 0, 200, 55};
  CHECK(blend(a, b, 0) == a);
  CHECK(blend(a, b, 1) == b);
  CHECK(blend(a, b, 0.5) == Colour{50, 50, 200, 155});
  CHECK(blend(a, b, 7) == b);
}

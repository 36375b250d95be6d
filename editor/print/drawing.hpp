#pragma once

#include "content/colour.hpp"

#include <cairo.h>
#include <string>
#include <vector>

/// Drawing on a page with cairo: boxes, words, signs. Units are points (1/72 inch), y grows down.
namespace tablier::editor {

struct Box {
  double x = 0, y = 0, w = 0, h = 0;
  double right() const { return x + w; }
  double bottom() const { return y + h; }
};

enum class Align : std::uint8_t { left, middle, right };

struct Label {
  std::string text;
  double size = 9;
  bool bold = false;
  Colour colour = kBlack;
  Align align = Align::left;
};

class Drawing {
 public:
  explicit Drawing(cairo_t* cairo) : cairo_(cairo) {}

  void fill(const Box& box, Colour colour, double round = 0);
  void outline(const Box& box, Colour colour, double width, double round = 0);
  void line(double x1, double y1, double x2, double y2, Colour colour, double width);
  void star(double x, double y, double radius, Colour colour);
  void cross(double x, double y, double radius, Colour colour);

  /// On the base line `y`; `x` is where the words begin, have their middle, or end. A label wider than `room` is set smaller; 0: as they
  /// are.
  void text(const Label& label, double x, double y, double room = 0);
  double width(const Label& label);
  /// Lines no wider than `room`, broken at blanks.
  std::vector<std::string> lines(const Label& label, double room);

 private:
  void use(const Label& label);
  void colour(Colour colour);
  void path(const Box& box, double round);

  cairo_t* cairo_;
};

}  // namespace tablier::editor

#include "editor/print/drawing.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tablier::editor {
namespace {

constexpr const char* kFont = "Inter";

}  // namespace

void Drawing::colour(Colour c) { cairo_set_source_rgba(cairo_, c.r / 255.0, c.g / 255.0, c.b / 255.0, c.a / 255.0); }

void Drawing::path(const Box& box, double round) {
  constexpr double kQuarter = std::numbers::pi / 2;
  cairo_new_sub_path(cairo_);
  cairo_arc(cairo_, box.right() - round, box.y + round, round, -kQuarter, 0);
  cairo_arc(cairo_, box.right() - round, box.bottom() - round, round, 0, kQuarter);
  cairo_arc(cairo_, box.x + round, box.bottom() - round, round, kQuarter, 2 * kQuarter);
  cairo_arc(cairo_, box.x + round, box.y + round, round, 2 * kQuarter, 3 * kQuarter);
  cairo_close_path(cairo_);
}

void Drawing::fill(const Box& box, Colour c, double round) {
  colour(c);
  path(box, round);
  cairo_fill(cairo_);
}

void Drawing::outline(const Box& box, Colour c, double width, double round) {
  colour(c);
  cairo_set_line_width(cairo_, width);
  path(box, round);
  cairo_stroke(cairo_);
}

void Drawing::line(double x1, double y1, double x2, double y2, Colour c, double width) {
  colour(c);
  cairo_set_line_width(cairo_, width);
  cairo_move_to(cairo_, x1, y1);
  cairo_line_to(cairo_, x2, y2);
  cairo_stroke(cairo_);
}

void Drawing::star(double x, double y, double radius, Colour c) {
  colour(c);
  cairo_new_path(cairo_);  // words leave a point behind them
  for (int i = 0; i < 10; ++i) {
    const double angle = std::numbers::pi * (i / 5.0 - 0.5), r = i % 2 == 0 ? radius : radius * 0.42;
    cairo_line_to(cairo_, x + r * std::cos(angle), y + r * std::sin(angle));
  }
  cairo_close_path(cairo_);
  cairo_fill(cairo_);
}

void Drawing::cross(double x, double y, double radius, Colour c) {
  line(x - radius, y - radius, x + radius, y + radius, c, radius * 0.5);
  line(x - radius, y + radius, x + radius, y - radius, c, radius * 0.5);
}

void Drawing::use(const Label& label) {
  cairo_select_font_face(cairo_, kFont, CAIRO_FONT_SLANT_NORMAL, label.bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size(cairo_, label.size);
}

double Drawing::width(const Label& label) {
  use(label);
  cairo_text_extents_t extents;
  cairo_text_extents(cairo_, label.text.c_str(), &extents);
  return extents.x_advance;
}

void Drawing::text(const Label& label, double x, double y, double room) {
  double wide = width(label);
  if (room > 0 && wide > room) {
    cairo_set_font_size(cairo_, label.size * room / wide);
    wide = room;
  }
  colour(label.colour);
  const double before = label.align == Align::left ? 0 : label.align == Align::middle ? wide / 2 : wide;
  cairo_move_to(cairo_, x - before, y);
  cairo_show_text(cairo_, label.text.c_str());
}

std::vector<std::string> Drawing::lines(const Label& label, double room) {
  std::vector<std::string> lines;
  std::string line;
  for (std::size_t at = 0; at < label.text.size();) {
    const std::size_t end = std::min(label.text.find_first_of(" \n", at), label.text.size());
    const std::string word = label.text.substr(at, end - at), longer = line.empty() ? word : line + " " + word;
    Label tried = label;
    tried.text = longer;
    if (!line.empty() && width(tried) > room) {
      lines.push_back(line);
      line = word;
    } else {
      line = longer;
    }
    at = end + 1;
  }
  if (!line.empty()) lines.push_back(line);
  return lines;
}

}  // namespace tablier::editor

#include "on_board.hpp"

#include "ui/painter/surface_geometry.hpp"

#include <stdexcept>

namespace tablier::gui {

Vec2 on_board(const Window& window, Vec2 units) {
  const Value& board = window.seen().find("boards")->as_list()->front();
  return point(*board.find("origin")) + units * static_cast<float>(number(*board.find("unit")));
}

Vec2 pixel(const Window& window, const Grid& grid, Place place) { return on_board(window, centre_of(grid, place)); }

Vec2 pixel(const Window& window, const Grid& grid, const std::string& name) { return pixel(window, grid, *grid.parse(name)); }

Vec2 crossing(const Window& window, const std::string& name, int side) {
  Grid grid{Lattice::points, side, side};
  grid.skip_i = true;
  return pixel(window, grid, name);
}

Vec2 item(const Window& window, int id) {
  for (const Value& i : *window.seen().find("items")->as_list())
    if (number(*i.find("id")) == id) return point(i.find("cells")->as_list()->front());
  throw std::runtime_error("no such item");
}

void wait_for_moves(Window& window, const Notations& moves) {
  window.wait("those moves", [&](const Value& seen) { return texts(seen, "moves") == moves; });
}

void type(Window& window, const std::string& line) {
  const auto name = [](char c) -> std::string {
    switch (c) {
      case '.': return "period";
      case '#': return "numbersign";
      case '/': return "slash";
      case '~': return "asciitilde";
      default: return std::string(1, c);
    }
  };
  for (const char c : line) window.keys({name(c)});
}

}  // namespace tablier::gui

#include "hands.hpp"

#include "match/save.hpp"
#include "ui/hand/placing.hpp"
#include "ui/painter/surface_geometry.hpp"

#include <algorithm>
#include <deque>
#include <fstream>
#include <map>
#include <stdexcept>

namespace tablier::gui {
namespace {

const Value& item_seen(const Value& seen, int id) {
  for (const Value& item : *seen.find("items")->as_list())
    if (number(*item.find("id")) == id) return item;
  throw std::runtime_error("the tray does not show item " + std::to_string(id));
}

int orientation_of(const Value& thing) { return static_cast<int>(number(*thing.find("orientation"))); }

bool holds(const Value& seen, int id) {
  const Value* held = seen.find("held");
  return held && held->as_map() && number(*held->find("id")) == id;
}

std::vector<Vec2> cells_seen(const Value& seen, int id) {
  std::vector<Vec2> cells;
  for (const Value& cell : *item_seen(seen, id).find("cells")->as_list()) cells.push_back(point(cell));
  return cells;
}

Vec2 mean(const std::vector<Vec2>& points) {
  Vec2 sum;
  for (const Vec2 p : points) sum = sum + p;
  return sum / static_cast<float>(points.size());
}

/// True where what is held would lie on those places.
bool ghost_is(const Value& seen, const std::vector<std::string>& places) {
  const Value* ghost = seen.find("ghost");
  if (!ghost || !ghost->as_map() || !truth(*ghost, "legal")) return false;
  auto found = texts(*ghost, "places");
  std::sort(found.begin(), found.end());
  return found == places;
}

void wait_for_turn(Window& window, int id, bool held, int orientation) {
  window.wait("orientation " + std::to_string(orientation), [&](const Value& seen) {
    if (held) return holds(seen, id) && orientation_of(*seen.find("held")) == orientation;
    return orientation_of(item_seen(seen, id)) == orientation;
  });
}

/// Turns it where it waits; the mouse follows it.
void turn_in_tray(Window& window, const Lay& lay, int square) {
  int now = orientation_of(item_seen(window.seen(), lay.item.id));
  bool by_wheel = false;
  for (const std::string& key : turns(lay.item, now, lay.gesture.orientation)) {
    window.move(cells_seen(window.seen(), lay.item.id)[static_cast<std::size_t>(square)]);
    const Orientation& o = lay.item.orientations[static_cast<std::size_t>(now)];
    now = key == "f" ? o.flipped : o.turned;
    if (key == "f") window.keys({key});
    else window.click(cells_seen(window.seen(), lay.item.id)[static_cast<std::size_t>(square)], std::exchange(by_wheel, true) ? 4 : 3);
    wait_for_turn(window, lay.item.id, false, now);
  }
}

/// Turns it in the hand, the vector from the hand to its middle with it.
void turn_held(Window& window, const Grid& grid, const Lay& lay, TurnedBy turning, Vec2& grip) {
  const int from = orientation_of(*window.seen().find("held"));
  bool by_wheel = false;
  for (const std::string& key : turns(lay.item, from, lay.gesture.orientation)) {
    if (key == "f" || turning == TurnedBy::keys) {
      window.keys({key});
    } else {
      const int button = std::exchange(by_wheel, true) ? 4 : 3;
      window.press(button);
      window.release(button);
    }
    grip = key == "f" ? Vec2{-grip.x, grip.y} : turned(grid, grip, 1);
  }
  wait_for_turn(window, lay.item.id, true, lay.gesture.orientation);
}

const Grid& grid_of(const Scene& scene, const Lay& lay) { return scene.surfaces[static_cast<std::size_t>(lay.gesture.surface)].grid; }

/// The least distance between two of the cells that lie beside each other: a cell's side, in pixels.
float side_of(const std::vector<Vec2>& cells) {
  float min = 1e9F;
  for (std::size_t i = 1; i < cells.size(); ++i) min = std::min(min, length(cells[i] - cells[0]));
  return min;
}

}  // namespace

std::vector<std::string> turns(const TrayItem& item, int from, int to) {
  std::map<int, std::vector<std::string>> ways{{from, {}}};
  for (std::deque<int> open{from}; !open.empty() && !ways.contains(to); open.pop_front()) {
    const int here = open.front();
    const Orientation& o = item.orientations[static_cast<std::size_t>(here)];
    for (const auto& [next, key] : {std::pair{o.turned, "r"}, std::pair{o.flipped, "f"}}) {
      if (next < 0 || ways.contains(next)) continue;
      ways[next] = ways[here];
      ways[next].emplace_back(key);
      open.push_back(next);
    }
  }
  if (!ways.contains(to)) throw std::runtime_error("it cannot be turned so");
  return ways[to];
}

void drag(Window& window, const Match& match, const Lay& lay, int square, TurnedBy turning) {
  const Scene scene = match.state().scene(seat(0));
  const Grid& grid = grid_of(scene, lay);
  const std::size_t before = moves_played(window.seen());
  if (turning == TurnedBy::mouse_in_tray) turn_in_tray(window, lay, square);
  const std::vector<Vec2> cells = cells_seen(window.seen(), lay.item.id);
  const Vec2 at = cells[static_cast<std::size_t>(square)];
  Vec2 grip = (mean(cells) - at) / side_of(cells);
  window.move(at);
  window.press(1);
  window.wait("a thing in the hand", [&](const Value& seen) { return holds(seen, lay.item.id); });
  turn_held(window, grid, lay, turning, grip);
  const Value& board = (*window.seen().find("boards")->as_list())[static_cast<std::size_t>(lay.gesture.surface)];
  const auto unit = static_cast<float>(number(*board.find("unit")));
  window.move(point(*board.find("origin")) + (middle_of(grid, lay.gesture.places) - grip) * unit);
  const auto places = place_names(match, lay.gesture);
  window.wait("a ghost where it must lie", [&](const Value& seen) { return ghost_is(seen, places); });
  window.release(1);
  window.wait("the move", [&](const Value& seen) { return moves_played(seen) == before + 1; });
}

void lay_by_keys(Window& window, const Match& match, const Lay& lay) {
  const Scene scene = match.state().scene(seat(0));
  const Grid& grid = grid_of(scene, lay);
  const std::size_t before = moves_played(window.seen());
  for (std::size_t tries = 0; !holds(window.seen(), lay.item.id); ++tries) {
    if (tries > lay.item.orientations.size() + 12) throw std::runtime_error("Tab does not come to it");
    const Value was = *window.seen().find("held");
    window.keys({"Tab"});
    window.wait("another thing in the hand", [&](const Value& seen) { return !(*seen.find("held") == was); });
  }
  window.keys(turns(lay.item, orientation_of(*window.seen().find("held")), lay.gesture.orientation));
  wait_for_turn(window, lay.item.id, true, lay.gesture.orientation);
  const auto places = place_names(match, lay.gesture);
  const Vec2 wanted = centre_of(grid, lay.gesture.places.front());
  window.wait("a ghost", [](const Value& seen) {
    const Value* const ghost = seen.find("ghost");
    return ghost && ghost->as_map() && !texts(*ghost, "places").empty();
  });
  const auto first = grid.parse(texts(*window.seen().find("ghost"), "places").front());
  const Vec2 way = wanted - centre_of(grid, *first);
  window.keys(std::vector<std::string>(static_cast<std::size_t>(std::lround(std::abs(way.x))), way.x < 0 ? "Left" : "Right"));
  window.keys(std::vector<std::string>(static_cast<std::size_t>(std::lround(std::abs(way.y))), way.y < 0 ? "Up" : "Down"));
  window.wait("a ghost where it must lie", [&](const Value& seen) { return ghost_is(seen, places); });
  window.keys({"Return"});
  window.wait("the move", [&](const Value& seen) { return moves_played(seen) == before + 1; });
}

void click_to_setup(Window& window, const std::string& game) {
  window.wait_for_screen("library");
  window.press_widget(game);
  window.wait_for_screen("setup");
}

void click_to_map(Window& window, const std::string& game) {
  click_to_setup(window, game);
  window.press_widget("Choose a challenge");
  window.wait_for_screen("map");
}

std::vector<std::string> load_arguments(const Home& home, const Match& match) {
  const auto file = home / "start.yaml";
  std::ofstream(file) << write_save(match, "2026-01-01T00:00:00Z");
  return {"play", "--load", file.string()};
}

Match saved_match(const Home& home) {
  const auto files = home.matches();
  if (files.size() != 1) throw std::runtime_error(std::to_string(files.size()) + " saved matches instead of one");
  auto match = load_match(files.front(), games());
  if (!match) throw std::runtime_error("the save cannot be read: " + match.problem().text.key);
  return *std::move(match);
}

bool is_penta5(const Value& seen) { return seen.find("items")->as_list()->size() == 5 && !truth(seen, "over"); }

std::size_t moves_played(const Value& seen) {
  const Value* moves = seen.find("moves");
  return moves && moves->as_list() ? moves->as_list()->size() : 0;
}

}  // namespace tablier::gui

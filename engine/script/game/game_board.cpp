#include "script/game/game_declaration.hpp"
#include "script/game/game_shapes.hpp"
#include "script/shape_check.hpp"

#include <optional>
#include <utility>

/// Boards as scripts describe them.
namespace tablier::lua {
namespace {

Lattice lattice_of(const Value& board) {
  const Value* lattice = board.find("lattice");
  if (!lattice || *lattice->as_string() == "squares") return Lattice::squares;
  return *lattice->as_string() == "points" ? Lattice::points : Lattice::triangles;
}

bool flag(const Value& board, std::string_view name, bool otherwise) {
  const Value* value = board.find(name);
  return value ? *value->as_bool() : otherwise;
}

std::string text(const Value& map, std::string_view name, const std::string& otherwise) {
  const Value* value = map.find(name);
  return value ? *value->as_string() : otherwise;
}

/// A place by its name or by its number; nothing else is one.
Result<Place> place_of(const Grid& grid, const Value& said) {
  if (const std::string* name = said.as_string()) return grid.parse(*name);
  const std::int64_t number = *said.as_int();
  if (number < 1 || number > grid.size()) return Problem("place.off_board", {{"text", std::to_string(number)}});
  return grid.place(static_cast<int>(number) - 1);
}

MarkKind mark_kind(const Value& mark) {
  const std::string kind = text(mark, "kind", mark.find("text") ? "letter" : "dot");
  if (kind == "letter") return MarkKind::letter;
  return kind == "diamond" ? MarkKind::diamond : MarkKind::dot;
}

void add_marks(Surface& surface, const Value& board) {
  const Value* marks = board.find("marks");
  if (!marks) return;
  for (const Value& mark : *marks->as_list())
    surface.marks.push_back({mark_kind(mark), *place_of(surface.grid, *mark.find("place")), text(mark, "text", "")});
}

void add_paints(Surface& surface, const Value& board) {
  const Value* paints = board.find("paints");
  if (!paints) return;
  for (const Member& m : *paints->as_map()) surface.paints.push_back({*surface.grid.parse(m.name), *m.value.as_string()});
}

void add_holes(Surface& surface, const Value& board) {
  const Value* holes = board.find("holes");
  if (!holes || holes->as_list()->empty()) return;
  std::vector<std::uint8_t> mask(static_cast<std::size_t>(surface.grid.size()), 1);
  for (const Value& hole : *holes->as_list()) mask[static_cast<std::size_t>(surface.grid.index(*place_of(surface.grid, hole)))] = 0;
  surface.grid.mask = std::move(mask);
}

Grid grid_of(const Value& board) {
  return {.lattice = lattice_of(board),
          .width = static_cast<int>(*board.find("width")->as_int()),
          .height = static_cast<int>(*board.find("height")->as_int()),
          .rows_up = flag(board, "rows_up", true),
          .upper_case = flag(board, "upper_case", false)};
}

const Value::List& list_in(const Value& board, std::string_view field) {
  static const Value::List kNone;
  const Value* said = board.find(field);
  return said && said->as_list() ? *said->as_list() : kNone;
}

/// Looks for places that are not on the board.
class PlaceCheck {
 public:
  PlaceCheck(const Value& board, Grid grid) : grid_(std::move(grid)) {
    const Value* paints = board.find("paints");
    for (const Member& m : paints && paints->as_map() ? *paints->as_map() : Value::Map{})
      look_at({"paints", 0, m.name, {}, {}}, Value(m.name));
    const Value::List& marks = list_in(board, "marks");
    for (std::size_t i = 0; i < marks.size(); ++i)
      if (const Value* place = marks[i].as_map() ? marks[i].find("place") : nullptr) look_at({"marks", i, {}, {}, {}}, *place);
    const Value::List& holes = list_in(board, "holes");
    for (std::size_t i = 0; i < holes.size(); ++i) look_at({"holes", i, {}, {}, {}}, holes[i]);
  }
  std::vector<OddPlace> take() { return std::move(odd_); }

 private:
  void look_at(OddPlace at, const Value& said) {
    if (!said.as_string() && !said.as_int()) return;
    const auto place = place_of(grid_, said);
    if (place) return;
    at.said = said.as_string() ? *said.as_string() : std::to_string(*said.as_int());
    at.why = place.problem().text;
    odd_.push_back(std::move(at));
  }

  Grid grid_;
  std::vector<OddPlace> odd_;
};

}  // namespace

std::optional<Grid> readable_grid(const Value& described) {
  if (!described.as_map()) return std::nullopt;
  Value lines = Value::map();
  for (const char* field : {"lattice", "width", "height", "rows_up", "upper_case"})
    if (const Value* said = described.find(field)) lines.set(field, *said);
  if (conform(board_shape(), lines, 0)) return std::nullopt;
  return grid_of(lines);
}

std::vector<OddPlace> odd_places(const Value& described) {
  auto grid = readable_grid(described);
  return grid ? PlaceCheck(described, *std::move(grid)).take() : std::vector<OddPlace>();
}

Surface read_board(const Value& described) {
  Surface surface;
  surface.grid = grid_of(described);
  surface.paint = text(described, "paint", surface.paint);
  surface.frame = text(described, "frame", surface.frame);
  surface.coordinates = flag(described, "coordinates", true);
  surface.ruled = flag(described, "ruled", false);
  add_paints(surface, described);
  add_marks(surface, described);
  add_holes(surface, described);
  return surface;
}

}  // namespace tablier::lua

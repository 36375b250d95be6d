#include "script/game/game_declaration.hpp"
#include "script/game/game_shapes.hpp"
#include "script/shape_check.hpp"

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

/// A place by its name or by its number.
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

Status add_marks(Surface& surface, const Value& board) {
  const Value* marks = board.find("marks");
  if (!marks) return Done{};
  for (const Value& mark : *marks->as_list()) {
    const auto place = place_of(surface.grid, *mark.find("place"));
    if (!place) return place.problem();
    surface.marks.push_back({mark_kind(mark), *place, text(mark, "text", "")});
  }
  return Done{};
}

Status add_paints(Surface& surface, const Value& board) {
  const Value* paints = board.find("paints");
  if (!paints) return Done{};
  for (const Member& m : *paints->as_map()) {
    const auto place = surface.grid.parse(m.name);
    if (!place) return place.problem();
    surface.paints.push_back({*place, *m.value.as_string()});
  }
  return Done{};
}

Status add_holes(Surface& surface, const Value& board) {
  const Value* holes = board.find("holes");
  if (!holes || holes->as_list()->empty()) return Done{};
  std::vector<std::uint8_t> mask(static_cast<std::size_t>(surface.grid.size()), 1);
  for (const Value& hole : *holes->as_list()) {
    const auto place = place_of(surface.grid, hole);
    if (!place) return place.problem();
    mask[static_cast<std::size_t>(surface.grid.index(*place))] = 0;
  }
  surface.grid.mask = std::move(mask);
  return Done{};
}

}  // namespace

Result<Surface> read_board(Value described) {
  if (auto why = conform(board_shape(), described, 0)) return Problem(std::move(*why));
  Surface surface;
  surface.grid = {.lattice = lattice_of(described),
                  .width = static_cast<int>(*described.find("width")->as_int()),
                  .height = static_cast<int>(*described.find("height")->as_int()),
                  .rows_up = flag(described, "rows_up", true),
                  .upper_case = flag(described, "upper_case", false)};
  surface.paint = text(described, "paint", surface.paint);
  surface.frame = text(described, "frame", surface.frame);
  surface.coordinates = flag(described, "coordinates", true);
  surface.ruled = flag(described, "ruled", false);
  for (const Status& added : {add_paints(surface, described), add_marks(surface, described), add_holes(surface, described)})
    if (!added) return added.problem();
  return surface;
}

}  // namespace tablier::lua

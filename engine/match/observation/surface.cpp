#include "match/observation/basics.hpp"
#include "match/observation/scene.hpp"

#include <algorithm>
#include <array>

/// Boards.
namespace tablier::observed {
namespace {

constexpr int kMaxSide = 1'000;
/// Places of a board: more than any table can show.
constexpr std::int64_t kMaxPlaces = 100'000;
constexpr std::array kLattices{"squares", "points", "triangles", "cubes"};
constexpr std::array kMarkKinds{"dot", "diamond", "half_disc", "divider", "letter"};

/// One letter a place: `#` where it is there.
Codec<std::vector<std::uint8_t>> mask() {
  const auto read = [](const YamlNode& node, ProblemList& problems) -> std::optional<std::vector<std::uint8_t>> {
    if (!node.is(YamlKind::text) || node.scalar().find_first_not_of("#.") != std::string::npos) {
      add_expected(problems, node, Text("observation.kind.mask"));
      return std::nullopt;
    }
    std::vector<std::uint8_t> mask;
    for (const char c : node.scalar()) mask.push_back(c == '#' ? 1 : 0);
    return mask;
  };
  const auto write = [](const std::vector<std::uint8_t>& mask) {
    std::string text;
    for (const auto there : mask) text += there != 0 ? '#' : '.';
    return Value(std::move(text));
  };
  return codec::leaf<std::vector<std::uint8_t>>({read, [] { return SchemaOutline("text of # and ."); }}, write);
}

void check_grid(MapReader& reader, const Grid& grid) {
  const bool boundless = grid.width == 0 && grid.height == 0 && grid.depth == 0;
  if (!boundless && (grid.width == 0 || grid.height == 0 || grid.depth == 0)) return reader.fault("width", Text("observation.grid_size"));
  const std::int64_t size = std::int64_t{grid.width} * grid.height * grid.depth;
  if (size > kMaxPlaces) return reader.fault("width", Text("observation.grid_large", {{"max", kMaxPlaces}}));
  if (!grid.mask.empty() && static_cast<std::int64_t>(grid.mask.size()) != size)
    reader.fault("mask", Text("observation.mask_size", {{"n", grid.mask.size()}, {"size", size}}));
}

Codec<PlaceName> place_name() {
  return StructCodec<PlaceName>().required("place", &PlaceName::place, place()).required("name", &PlaceName::name, codec::word()).codec();
}

Codec<Grid> grid() {
  return StructCodec<Grid>()
      .required("lattice", &Grid::lattice, codec::choice<Lattice>(kLattices))
      .member("width", &Grid::width, codec::small_integer(0, kMaxSide))
      .member("height", &Grid::height, codec::small_integer(0, kMaxSide))
      .member("depth", &Grid::depth, codec::small_integer(0, kMaxSide))
      .member("rows_up", &Grid::rows_up, codec::boolean())
      .member("skip_i", &Grid::skip_i, codec::boolean())
      .member("upper_case", &Grid::upper_case, codec::boolean())
      .member("first_column", &Grid::first_column, codec::small_integer(-kMaxSide, kMaxSide))
      .member("first_row", &Grid::first_row, codec::small_integer(-kMaxSide, kMaxSide))
      .member("mask", &Grid::mask, mask())
      .member("own_names", &Grid::own_names, codec::list_of(place_name()))
      .check(check_grid)
      .codec();
}

Codec<Mark> mark() {
  return StructCodec<Mark>()
      .required("kind", &Mark::kind, codec::choice<MarkKind>(kMarkKinds))
      .required("place", &Mark::place, place())
      .member("text", &Mark::text, codec::text())
      .codec();
}

Codec<PlacePaint> place_paint() {
  return StructCodec<PlacePaint>()
      .required("place", &PlacePaint::place, place())
      .required("paint", &PlacePaint::paint, codec::text())
      .codec();
}

void check_paints(MapReader& reader, const Surface& surface) {
  for (std::size_t i = 0; i < surface.paints.size() && reader.kept_all("paints", surface.paints.size()); ++i)
    if (!surface.grid.in_extent(surface.paints[i].place)) reader.fault("paints", i, Text("observation.off_board"));
}

}  // namespace

Codec<Surface> surface() {
  return StructCodec<Surface>()
      .required("grid", &Surface::grid, grid())
      .required("paint", &Surface::paint, codec::text())
      .required("frame", &Surface::frame, codec::text())
      .member("paints", &Surface::paints, codec::list_of(place_paint()))
      .member("marks", &Surface::marks, codec::list_of(mark()))
      .member("coordinates", &Surface::coordinates, codec::boolean())
      .member("ruled", &Surface::ruled, codec::boolean())
      .check(check_paints)
      .codec();
}

}  // namespace tablier::observed

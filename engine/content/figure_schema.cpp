#include "content/schemas.hpp"
#include "content/utf8.hpp"
#include "sdk/pattern.hpp"

#include <algorithm>

namespace tablier {
namespace {

constexpr std::size_t kMaxRows = 200;
constexpr std::size_t kMaxColumns = 200;
constexpr std::size_t kMaxLayers = 20;

Kind<std::vector<std::string>> rows_kind() { return kind::list_of(kind::text(), 1, kMaxRows); }

/// Rows may be short on the right. A fault where a row has anything else than cells and gaps.
void check_cells(MapReader& spec, const std::string& key, std::size_t item, const std::string& row) {
  const std::size_t odd = row.find_first_not_of("#. ");
  if (odd != std::string::npos) spec.fault(key, item, Text("figure.letter", {{"text", clipped(row)}}));
  else if (row.size() > kMaxColumns) spec.fault(key, item, Text("figure.too_wide", {{"n", row.size()}, {"max", kMaxColumns}}));
}

void add_row(std::vector<Place>& cells, const std::string& row, int y, int z) {
  for (std::size_t x = 0; x < std::min(row.size(), kMaxColumns); ++x)
    if (row[x] == '#') cells.emplace_back(static_cast<int>(x), y, z);
}

std::vector<Place> read_layers(MapReader& spec) {
  std::vector<Place> cells;
  const auto layers = spec.optional("layers", kind::list_of(rows_kind(), 1, kMaxLayers), {});
  if (!spec.kept_all("layers", layers.size())) return cells;
  for (std::size_t z = 0; z < layers.size(); ++z) {
    // A fault in a layer is told at the layer.
    const int top = static_cast<int>(layers[z].size()) - 1;
    for (std::size_t i = 0; i < layers[z].size(); ++i) {
      check_cells(spec, "layers", z, layers[z][i]);
      add_row(cells, layers[z][i], top - static_cast<int>(i), static_cast<int>(z));
    }
  }
  return cells;
}

FigureSpec read_figure(MapReader& spec, const PieceNumbers& known) {
  FigureSpec figure;
  figure.title = spec.required("title", kind::own_title());
  const std::size_t faults = spec.faults();
  figure.cells = read_cells(spec, "rows", spec.optional("rows", rows_kind(), {}));
  const auto layered = read_layers(spec);
  const bool drawn_well = spec.faults() == faults;
  figure.pieces = spec.optional("pieces", kind::list_of(kind::small_integer(1, 99), 1, 99), {});
  check_numbers(spec, "pieces", figure.pieces, known);
  if (spec.has("rows") && spec.has("layers")) spec.fault("layers", Text("figure.rows_and_layers"));
  figure.cells.insert(figure.cells.end(), layered.begin(), layered.end());
  std::sort(figure.cells.begin(), figure.cells.end());
  if (figure.cells.empty() && drawn_well) spec.fault({}, Text("figure.empty"));
  return figure;
}

PieceSpec read_piece(MapReader& spec) {
  PieceSpec piece;
  piece.number = spec.required("number", kind::small_integer(1, 99));
  piece.letter = spec.required("letter", kind::word());
  const std::size_t faults = spec.faults();
  piece.form = Polyform(read_cells(spec, "rows", spec.required("rows", rows_kind())));
  if (piece.form.empty() && spec.has("rows") && spec.faults() == faults) spec.fault("rows", Text("figure.empty"));
  return piece;
}

std::vector<PieceSpec> read_pieces(MapReader& spec) {
  auto pieces = spec.required("pieces", kind::list_of(kind::sheet_of(&read_piece), 1, 99));
  if (!spec.kept_all("pieces", pieces.size())) return pieces;
  for (auto piece = pieces.begin(); piece != pieces.end(); ++piece) {
    const auto same = [&](const PieceSpec& other) { return other.number == piece->number || other.letter == piece->letter; };
    if (std::find_if(pieces.begin(), piece, same) != piece)
      spec.fault("pieces", static_cast<std::size_t>(piece - pieces.begin()),
                 Text("pieces.twice", {{"number", piece->number}, {"letter", piece->letter}}));
  }
  return pieces;
}

/// A fault at each row that is not what the game's patterns are made of, or where rows are missing.
void check_rule(MapReader& spec, const std::vector<std::string>& rows, const PatternRule& rule) {
  const Text text("pattern.rule", {{"side", rule.side}, {"letters", rule.letters}});
  const auto side = static_cast<std::size_t>(rule.side);
  if (rows.size() != side) return spec.fault("rows", text);
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (rows[i].size() != side || rows[i].find_first_not_of(rule.letters) != std::string::npos) spec.fault("rows", i, text);
}

void check_even(MapReader& spec, const std::vector<std::string>& rows) {
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (count_characters(rows[i]) != count_characters(rows.front())) spec.fault("rows", i, Text("pattern.uneven"));
}

PatternSpec read_pattern(MapReader& spec, const std::optional<PatternRule>& rule) {
  PatternSpec pattern;
  pattern.rows = spec.required("rows", kind::list_of(kind::word(), 1, kMaxRows));
  if (pattern.rows.empty() || !spec.kept_all("rows", pattern.rows.size())) return pattern;
  if (rule) check_rule(spec, pattern.rows, *rule);
  else check_even(spec, pattern.rows);
  return pattern;
}

std::optional<Problem> pattern_name_problem(const std::filesystem::path& file) {
  const std::string name = file.stem().string();
  const auto placed = parse_placed_pattern(name);
  const bool starts_well = name.find_first_of("-.") != 0;
  const bool can_be_named = starts_well && placed.ok() && *placed == PlacedPattern{name} && name.find_first_of(", ") == std::string::npos;
  if (can_be_named) return std::nullopt;
  return Problem(Text("pattern.name", {{"name", clipped(name)}}), SourceSpot{file.string(), 1, 1});
}

}  // namespace

std::vector<Place> read_cells(MapReader& spec, const std::string& key, const std::vector<std::string>& rows, int layer) {
  std::vector<Place> cells;
  if (!spec.kept_all(key, rows.size())) return cells;
  const int top = static_cast<int>(rows.size()) - 1;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    check_cells(spec, key, i, rows[i]);
    add_row(cells, rows[i], top - static_cast<int>(i), layer);
  }
  std::sort(cells.begin(), cells.end());
  return cells;
}

Kind<FigureSpec> figure_kind(const PieceNumbers& known) {
  return kind::sheet_of(Schema<FigureSpec>([known](MapReader& spec) { return read_figure(spec, known); }));
}
Kind<std::vector<PieceSpec>> pieces_kind() { return kind::sheet_of(&read_pieces); }
Kind<PatternSpec> pattern_kind(const std::optional<PatternRule>& rule) {
  return kind::sheet_of(Schema<PatternSpec>([rule](MapReader& spec) { return read_pattern(spec, rule); }));
}

LoadedSpec<PatternSpec> load_pattern(const std::filesystem::path& file, const std::optional<PatternRule>& rule) {
  auto loaded = load_spec(file, pattern_kind(rule));
  if (auto problem = pattern_name_problem(file)) loaded.problems.insert(loaded.problems.begin(), *std::move(problem));
  return loaded;
}

Result<FigureSpec> load_figure(const std::filesystem::path& file) {
  auto figure = sound(load_spec(file, figure_kind()));
  if (figure) figure->name = file.stem().string();
  return figure;
}

}  // namespace tablier

#include "challenge.hpp"

#include <algorithm>
#include <charconv>

namespace tablier::katamino {
namespace {

constexpr int kPieceCells = 5;
/// A column has a letter for a name.
constexpr int kMaxColumns = 26;

std::vector<int> every_number(const Content& content) {
  std::vector<int> all;
  for (const PieceSpec& p : content.pieces) all.push_back(p.number);
  return all;
}

std::vector<Place> block(int columns, int rows) {
  std::vector<Place> cells;
  for (int y = 0; y < rows; ++y)
    for (int x = 0; x < columns; ++x) cells.emplace_back(x, y);
  return cells;
}

bool is_centre(Place p) { return (p.x == 3 || p.x == 4) && (p.y == 3 || p.y == 4); }

Result<Challenge> penta(const Options& options) {
  Challenge c;
  for (const auto n : options.integers("pieces")) c.numbers.push_back(static_cast<int>(n));
  if (c.numbers.empty()) return Problem("katamino.problem.no_pieces");
  const int columns = static_cast<int>(c.numbers.size());
  c.grid = {Lattice::squares, kPentaColumns, kPentaRows};
  c.region = block(columns, kPentaRows);
  if (columns < kPentaColumns) c.divider = columns;
  c.n1_along_rows = options.text("n1_rule") == "rows";
  return c;
}

/// `6x10`: six rows of ten columns, each number without sign or space as the parameter's values have it.
Place rows_and_columns(std::string_view text) {
  int rows = 0;
  int columns = 0;
  const auto cross = std::from_chars(text.data(), text.data() + text.size(), rows).ptr;
  std::from_chars(cross + 1, text.data() + text.size(), columns);
  return {columns, rows};
}

Result<Challenge> board(const Options& options, const Content& content) {
  Challenge c;
  const Place size = rows_and_columns(options.text("board"));
  c.grid = {Lattice::squares, size.x, size.y};
  c.region = block(size.x, size.y);
  if (size.x * size.y > kPieces * kPieceCells) std::erase_if(c.region, is_centre);
  c.numbers = every_number(content);
  c.n1_along_rows = options.text("n1_rule") == "rows";
  return c;
}

Problem bad_figure(const char* why, const std::string& name) { return Problem(std::string("katamino.problem.") + why, {{"figure", name}}); }

bool are_known(const std::vector<int>& numbers, const Content& content) {
  return std::all_of(numbers.begin(), numbers.end(), [&](int n) {
    const bool known = std::any_of(content.pieces.begin(), content.pieces.end(), [&](const PieceSpec& p) { return p.number == n; });
    return known && std::count(numbers.begin(), numbers.end(), n) == 1;
  });
}

/// The rules, the solver and the notation rest on the twelve pentominoes and their numbers.
bool are_pentominoes(const std::vector<PieceSpec>& pieces) {
  std::vector<int> numbers;
  for (const PieceSpec& p : pieces) {
    if (p.form.size() != kPieceCells || p.form.extent().z != 1) return false;
    numbers.push_back(p.number);
  }
  std::sort(numbers.begin(), numbers.end());
  for (int n = 1; n <= kPieces; ++n)
    if (numbers.size() != kPieces || numbers[static_cast<std::size_t>(n - 1)] != n) return false;
  return true;
}

Result<Challenge> figure(const std::string& name, const Content& content) {
  const FigureSpec* spec = find_spec(content.figures, name);
  if (!spec) return bad_figure("no_figure", name);
  Challenge c;
  c.numbers = spec->pieces.empty() ? every_number(content) : spec->pieces;
  if (!are_known(c.numbers, content)) return bad_figure("figure_pieces", name);
  c.region = spec->cells;
  std::sort(c.region.begin(), c.region.end());
  const int size = static_cast<int>(c.region.size());
  if (size == 0 || size % kPieceCells != 0) return bad_figure("figure_not_fives", name);
  if (size > static_cast<int>(c.numbers.size()) * kPieceCells) return bad_figure("figure_too_large", name);
  const Place extent = Polyform(c.region).extent();
  if (extent.x > kMaxColumns) return bad_figure("figure_too_wide", name);
  c.grid = {extent.z > 1 ? Lattice::cubes : Lattice::squares, extent.x, extent.y, extent.z};
  c.turning = extent.z > 1 ? Turning::space : Turning::reflections;
  return c;
}

Result<Challenge> triple(const Options& options, const Content& content) {
  auto c = figure(kTriplePrefix + options.text("piece"), content);
  if (c && options.flag("all_twelve")) c->numbers = every_number(content);
  return c;
}

Challenge duel(const Options& options, const Content& content) {
  Challenge c;
  c.grid = {Lattice::squares, 8, 8};
  c.region = block(8, 8);
  c.numbers = every_number(content);
  c.sharing = sharing_of(options);
  c.centre_first = options.flag("centre_first");
  c.touching = options.flag("touching");
  c.last_loses = options.flag("last_loses");
  return c;
}

Result<Challenge> by_mode(Mode mode, const Options& options, const Content& content) {
  switch (mode) {
    case Mode::penta: return penta(options);
    case Mode::board: return board(options, content);
    case Mode::triple: return triple(options, content);
    case Mode::volume: return figure(options.text("solid"), content);
    case Mode::figure: return figure(options.text("figure"), content);
    case Mode::duel: break;
  }
  return duel(options, content);
}

}  // namespace

Result<Challenge> make_challenge(const Options& options, const Content& content) {
  if (!are_pentominoes(content.pieces)) return Problem("katamino.problem.pieces", {{"n", kPieces}});
  const Mode mode = mode_of(options);
  auto c = by_mode(mode, options, content);
  if (!c) return c;
  c->mode = mode;
  c->count_solutions = options.flag("count");
  return c;
}

}  // namespace tablier::katamino

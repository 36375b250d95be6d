#pragma once

#include "content/theme.hpp"
#include "sdk/polyform.hpp"
#include "sdk/result.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A grid of pieces on paper: A4, lying. All words are ready to show. Nothing here knows a series, a file or the window.
namespace tablier::editor {

struct PrintPiece {
  std::string label;  ///< its number or letter
  Polyform form;
  Colour colour;
  Pattern pattern = Pattern::none;
};

struct PrintCell {
  std::optional<PrintPiece> piece;  ///< absent: still empty
  bool is_start = false;            ///< before the row's first challenge
  std::string count;                ///< of solutions; may be empty
  bool is_single = false;           ///< exactly one: a star
  bool is_bad = false;              ///< none, or a set that comes twice: a cross
  bool is_locked = false;           ///< a dot
};

struct PrintRow {
  std::string name;
  std::vector<PrintCell> cells;
};

/// A piece where it lies on a board; y grows up.
struct PrintLaid {
  std::vector<Place> cells;
  Colour colour;
  std::string label = {};  ///< stands on it
  Pattern pattern = Pattern::none;
};
struct PrintBoard {
  std::string name = {};  ///< empty: nothing stands there
  int columns = 0, rows = 0;
  std::vector<PrintLaid> pieces = {};  ///< none: it has no solution, and a cross says so
};

/// What the signs of the grid mean.
enum class PrintSign : std::uint8_t { count, single, bad, locked, start };
struct PrintLegend {
  PrintSign sign = PrintSign::count;
  std::string text;
};

struct PrintSheet {
  std::string title;
  std::string byline;  ///< author, date, licence; may be empty
  std::string note;    ///< may be empty
  std::string foot;    ///< the figures of all
  std::vector<PrintLegend> legend = {};
  std::vector<std::string> heads;
  std::vector<PrintRow> rows;
  std::string solutions_title;
  std::vector<std::vector<PrintBoard>>
      solutions;  ///< pages of their own, in lines whose boards stand below each other; empty: none are wanted
};

enum class PrintFormat : std::uint8_t { pdf, svg, png };
/// By the end of a file's name, whatever its case.
std::optional<PrintFormat> print_format_of(std::string_view file);

/// The file's bytes. PDF has a page for each; fonts are embedded. SVG and PNG have the pages below each other; PNG has 150 dots an inch. A
/// problem where the library fails, as without memory.
Result<std::string> printed(const PrintSheet& sheet, PrintFormat format);

}  // namespace tablier::editor

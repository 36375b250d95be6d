#pragma once

#include "core/board.hpp"
#include "sdk/content.hpp"
#include "sdk/pattern.hpp"
#include "sdk/result.hpp"

#include <cstdint>
#include <string>
#include <vector>

/// The quarter boards of the set, and how they lie on a table.
namespace tablier::katarenga {

/// One quarter, or four: top left, top right, bottom left, bottom right.
using Layout = std::vector<PlacedPattern>;
inline constexpr int kQuartersOfBoard = 4;

/// The set: quarters of four by four coloured squares, sorted by name; those of the box and whoever's else. A pattern that is none, or that
/// a layout could not name, is passed over.
class Quarters {
 public:
  /// Names a quarter of the box that is not there, or not four by four squares of the four colours.
  static Result<Quarters> read(const Content& content);

  int size() const { return static_cast<int>(specs_.size()); }
  std::vector<std::string> names() const;
  /// The names that content has a quarter for, be the box whole or not.
  static std::vector<std::string> names_in(const Content& content);
  /// Those of the box, which the rounds draw from.
  static std::vector<std::string> box();
  /// Reads names in their order; names one that is malformed, not of the set, or comes twice: the set has each quarter once.
  Result<Layout> read_layout(const std::vector<std::string>& names) const;
  /// What they make side by side. Precondition: 1 or 4, each of a name of the set.
  Board board(const Layout& layout) const;
  /// Different quarters of the box, each in any of its eight ways. Precondition: four at most.
  Layout draw(int quarters, std::uint64_t seed) const;

 private:
  std::vector<PatternSpec> specs_;
};

/// `A B1 C- D-3`.
std::string to_text(const Layout& layout);

}  // namespace tablier::katarenga

#pragma once

#include "sdk/grid.hpp"
#include "sdk/result.hpp"
#include "sdk/scene.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

/// A position that was set up by hand, as books print one: what stands where, whose turn it is, what each seat has counted so far. A game
/// that can begin from one says so with a kit (Game::diagram_kit) and reads it from a parameter of its own.
namespace tablier {

/// Something that may stand on a place.
struct DiagramKind {
  std::string name;  ///< a word without spaces: `1`, `rook`
  TokenKind token = TokenKind::stone;
  std::string paint = {};          ///< unused of what is last
  bool last = false;               ///< what was placed last, by the seat before the one to move: one at most, painted as kinds[that seat]
  std::vector<Place> barred = {};  ///< where it never stands
};

/// What a game's diagrams are made of.
struct DiagramKit {
  std::string option;  ///< the parameter that holds one: of type texts, an empty list where none is set up
  Grid grid;           ///< of the first surface
  std::vector<DiagramKind> kinds;
  int seats = 2;
  int max_count = 0;   ///< each seat may have counted so much; 0: nothing is counted
  Text count = {};     ///< what is counted
  int count_step = 1;  ///< in so many at once
};

/// A thing on a place: an index in DiagramKit::kinds.
struct DiagramThing {
  std::size_t kind = 0;
  Place place;
  friend bool operator==(const DiagramThing&, const DiagramThing&) = default;
};

struct Diagram {
  std::vector<DiagramThing> things;  ///< one a place at most
  int turn = 0;                      ///< the seat to move
  std::vector<int> counts = {};      ///< a number a seat; empty: all 0
  friend bool operator==(const Diagram&, const Diagram&) = default;
};

/// As which kind such a thing is painted: what is last is its seat's.
std::size_t painted_as(std::size_t kind, const Diagram& diagram, const DiagramKit& kit);
/// What things of a kind are painted there.
const std::string& paint_of(std::size_t kind, const Diagram& diagram, const DiagramKit& kit);

/// As the parameter holds it: a text for each kind that stands anywhere, `1 K10 L11`, then `turn 2` where another than the first seat is to
/// move, then `count 4 2` where anything was counted.
std::vector<std::string> to_texts(const Diagram& diagram, const DiagramKit& kit);
/// The same for a match that begins from it: never empty, which would say that none is set up.
std::vector<std::string> to_start_texts(const Diagram& diagram, const DiagramKit& kit);
/// Reads that, in any order; says what is wrong with it: an unknown word, a place off the board, barred or named twice, two that were
/// placed last, a number out of range.
Result<Diagram> parse_diagram(std::span<const std::string> texts, const DiagramKit& kit);

}  // namespace tablier

#pragma once

#include "sdk/polyform.hpp"
#include "sdk/result.hpp"
#include "sdk/value.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The facts of a game's content that its rules need, already read and checked by the engine.
namespace tablier {

/// A text by language: {"fr", …}, {"en", …}.
using Localised = std::vector<std::pair<std::string, std::string>>;

/// A piece that is a polyform: its official number, its letter, its shape. y grows up: the first row of its file is the highest.
struct PieceSpec {
  int number = 0;
  std::string letter;
  Polyform form;
};

/// A region to fill, with the pieces that may fill it (all when empty). y grows up; the least coordinates are 0.
struct FigureSpec {
  std::string name;
  Localised title;
  std::vector<Place> cells;
  std::vector<int> pieces;
};

/// A block of letters, rows from the top: a coloured quarter board, a printed pattern. A letter is painted with the game's paint of that
/// name.
struct PatternSpec {
  std::string name;
  std::vector<std::string> rows;
};

/// A challenge that is set by options over the variant's. The first seat solves it.
struct ChallengeSpec {
  Value options = Value::map();
  std::vector<std::string> solution;  ///< moves of all seats that end with the first one's win
  SourceSpot where = {};
};

/// One row of a series, of one of two kinds. Either its first `first` numbers make the first challenge, and each later number one more; 0
/// is a number still to be found. Or it has its `challenges` one by one, and no numbers; then `first` is 1.
struct SeriesRow {
  std::string name;
  int first = 0;
  std::vector<int> numbers = {};
  std::vector<ChallengeSpec> challenges = {};
};

/// A table of challenges.
struct SeriesSpec {
  std::string name;
  Localised title;
  Localised note;
  std::vector<SeriesRow> rows;
  std::string author = {};   ///< who made it; empty: not told
  std::string licence = {};  ///< what others may do with it; empty: not told
  std::string date = {};     ///< `2026-11-23`; empty: not told
  std::string variant = {};  ///< that its challenges are of; empty: as the game says for all its series
  int opponent = 0;          ///< level of the bots on the other seats; 0: one plays alone
};

/// All the sheets of one game.
struct Content {
  std::vector<PieceSpec> pieces;
  std::vector<FigureSpec> figures;
  std::vector<PatternSpec> patterns;
  std::vector<SeriesSpec> series;
};

/// The sheet of that name, or null. Linear.
template <typename Sheet>
const Sheet* find_spec(const std::vector<Sheet>& sheets, std::string_view name) {
  for (const Sheet& s : sheets)
    if (s.name == name) return &s;
  return nullptr;
}

}  // namespace tablier

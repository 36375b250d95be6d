#pragma once

#include "script/field_spots.hpp"
#include "script/game/game_rules.hpp"
#include "script/variant.hpp"
#include "script/vm.hpp"
#include "sdk/game.hpp"
#include "sdk/grid.hpp"
#include "sdk/parameter.hpp"

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// What the table of a game's file declares beside its functions.
namespace tablier::lua {

/// Where a table names a paint first.
struct NamedPaint {
  const char* field = "";
  SourceSpot where;
};

struct GameDeclaration {
  std::string name;  ///< of the game: its file's folder
  std::string version = "1";
  SeatRange seats;
  SourceSpot seats_where;
  std::vector<Parameter> parameters;
  std::map<std::string, SourceSpot> parameter_spots;  ///< of those
  std::vector<std::string> buttons;
  std::vector<SourceSpot> button_spots;  ///< of each of those
  HandKind hand = HandKind::plain;
  std::vector<LaidPiece> pieces;
  std::vector<HeldThing> things;
  std::vector<SourceSpot> thing_spots;       ///< of each of those
  std::map<std::string, NamedPaint> paints;  ///< that the table itself names
  RoundKind alone = RoundKind::puzzle;
  bool colours_by_turn = false;
  Value board;                    ///< null where a function gives it, or it has faults
  std::optional<Grid> grid = {};  ///< its places, where the table says these well
  int longest_round = 0;          ///< where it is a number
  std::vector<Setting> tests;
  std::vector<std::filesystem::path> files;

  // Of a table with faults: what of it may be relied on all the same.
  bool knows_seats = false;
  bool can_play = true;                     ///< nothing is wrong that would show again in its rounds
  std::set<std::string> unread_parameters;  ///< that are there and could not be read
  bool knows_parameters = true;             ///< which there are, be they read or not

  /// Its options can be made.
  bool has_options() const { return knows_parameters && unread_parameters.empty(); }
};

/// Reads the table that the chunk returned, as far as it is sound. To be called right after `load`. Everything that is wrong is added, by
/// line.
GameDeclaration read_declaration(Vm& vm, const Source& source, std::vector<Problem>& problems);

/// The board that a script describes. Precondition: it is of the board's shape, and names no place that is not on it.
Surface read_board(const Value& described);

/// The places of a board, if what says where they are is as it must be, whatever else is wrong with its description.
std::optional<Grid> readable_grid(const Value& described);

/// A place that a description of a board names and that is not on it: in which list, where in that, and what is wrong.
struct OddPlace {
  std::string_view field;  ///< `holes`, `marks` or `paints`
  std::size_t item = 0;    ///< of a list, from 0
  std::string name;        ///< of `paints`
  std::string said;        ///< what is there: a place's name, or a number
  Text why;
};
/// All of them, in the order of the description, as far as that can be read: nothing is asked of its shape.
std::vector<OddPlace> odd_places(const Value& described);

}  // namespace tablier::lua

#pragma once

#include "script/field_spots.hpp"
#include "script/game/game_rules.hpp"
#include "script/variant.hpp"
#include "script/vm.hpp"
#include "sdk/game.hpp"
#include "sdk/parameter.hpp"

#include <optional>
#include <string>
#include <vector>

/// What the table of a game's file declares beside its functions.
namespace tablier::lua {

struct GameDeclaration {
  std::string name;  ///< of the game: its file's folder
  std::string version = "1";
  SeatRange seats;
  SourceSpot seats_where;
  std::vector<Parameter> parameters;
  SourceSpot parameters_where;
  std::vector<std::string> buttons;
  SourceSpot buttons_where;
  HandKind hand = HandKind::plain;
  std::vector<LaidPiece> pieces;
  std::vector<HeldThing> things;
  SourceSpot things_where;
  RoundKind alone = RoundKind::puzzle;
  bool colours_by_turn = false;
  Value board;            ///< null where a function gives it
  int longest_round = 0;  ///< where it is a number
  std::vector<Setting> tests;
  std::vector<std::filesystem::path> files;
};

/// Reads the table that the chunk returned. To be called right after `load`. Everything that is wrong is added, by line.
GameDeclaration read_declaration(Vm& vm, const Source& source, std::vector<Problem>& problems);

/// The board that a script describes, or what is wrong with it.
Result<Surface> read_board(Value described);

}  // namespace tablier::lua

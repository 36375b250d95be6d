#pragma once

#include "content/theme.hpp"
#include "script/game/game_functions.hpp"
#include "script/game/game_move.hpp"
#include "script/game/position_data.hpp"
#include "sdk/scene.hpp"
#include "sdk/value.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What one game in Lua is made of beside its functions, and where a position of it stands.
namespace tablier::lua {

/// A piece that a seat lays, in the ways that it may lie.
struct LaidPiece {
  int seat = 0;  ///< from 0; −1: of every seat
  std::string paint;
  int copies = 1;
  std::vector<Orientation> orientations;
};

/// Letters on a thing or a token: more are drawn small.
inline constexpr std::size_t kMaxLabel = 3;

/// A thing that hands hold, in trays, and that moves name.
struct HeldThing {
  std::string name;
  TokenKind kind = TokenKind::tile;
  std::string paint = "tile";
  std::string label = {};
};

/// A paint that there is not, and what names it: a function, or a field of the table.
struct OddPaint {
  std::string name;
  const char* field = nullptr;            ///< null: it is a function
  GameFunction by = GameFunction::board;  ///< where it is one

  const char* namer() const { return field ? field : name_of(by); }
};

/// What the moves of a game's table are to a hand.
enum class HandKind : std::uint8_t {
  plain,    ///< one place is put, two are a slide, more a stroke
  lay,      ///< a move's places are those that a piece covers
  trace,    ///< a move's places are a stroke
  scripted  ///< the script's function says it
};

/// One game: the script's functions under these options. Its states share it.
struct GameRules {
  std::uint64_t id = 0;  ///< never used twice
  Value options = Value::map();
  Surface surface;
  std::vector<std::string> buttons;
  HandKind hand = HandKind::plain;
  HandVerbs verbs;
  std::vector<LaidPiece> pieces;
  std::vector<HeldThing> things;
  RoundKind alone = RoundKind::puzzle;        ///< what one who plays alone is after
  bool colours_by_turn = false;               ///< who begins plays the first colour; else the first seat does
  std::shared_ptr<const Paints> paints = {};  ///< of the game's content; null: nobody knows them
  std::vector<OddPaint> odd_paints = {};      ///< that board and pieces have, and nobody else

  /// The thing that a number of a move stands for; null where it is a place, or what chance drew.
  const HeldThing* thing(std::uint16_t number) const {
    return number >= kFirstThing && number - kFirstThing < static_cast<int>(things.size()) ? &things[number - kFirstThing] : nullptr;
  }
  /// The number of the thing of that name.
  std::optional<std::uint16_t> number_of_thing(std::string_view name) const {
    for (std::size_t i = 0; i < things.size(); ++i)
      if (things[i].name == name) return static_cast<std::uint16_t>(kFirstThing + static_cast<int>(i));
    return std::nullopt;
  }
};

/// One round of it.
struct RoundRules {
  const GameRules* game = nullptr;
  int seats = 1;
  int starter = 1;  ///< from 1

  /// Equal only for the same game, seats and starter.
  std::int64_t id() const { return static_cast<std::int64_t>(game->id) * 64 + std::int64_t{seats} * 8 + starter; }
};

inline constexpr int kChanceTurn = 0;
inline constexpr int kNoTurn = -1;

/// Whose turn it is at a position.
struct Standing {
  std::uint64_t token = 0;  ///< equal only for the same position of the same round; never 0 for one that is there
  int turn = kNoTurn;       ///< a seat from 1, kChanceTurn, or kNoTurn when the round is over
  int next = 0;             ///< at a turn of chance: the seat whose turn it was to be
};

/// A position for a machine to work on. The data must outlive the call.
struct PositionAt {
  PositionBytes data;
  Standing at;
  RoundRules rules;
  bool is_guess = false;  ///< it comes of a position that `sample` made
};

}  // namespace tablier::lua

#pragma once

#include "content/colour.hpp"
#include "match/save.hpp"
#include "match/score_sheet.hpp"
#include "play/match_preparation.hpp"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// Where one can go from a table: to screens that it knows nothing of. Whoever puts it up says how they are reached.
namespace tablier {

/// A player as the score sheet shows one.
struct SheetPlayer {
  std::string name;
  Colour colour;
};
/// What is said of its round.
struct SheetRound {
  std::string name = {};    ///< which one it is; empty: the only one
  std::string result = {};  ///< how it ended; empty while it goes on
  std::string note = {};
};

/// What somebody sets a position up from.
struct DiagramStart {
  std::shared_ptr<const GameEntry> game;
  DiagramKit kit;
  Diagram diagram;                ///< the first one to be seen
  Scene table;                    ///< with its boards
  MatchSetup setup;               ///< of the match that it comes from
  std::optional<Text> note = {};  ///< why it is another one than was asked for
};

class TableExits {
 public:
  virtual ~TableExits() = default;

  /// Where the match belongs, ready to show, where whoever put the table up knows it better than the match does; else empty.
  virtual std::string place() const { return {}; }
  /// The table is left, and a move was made at it.
  virtual void left_after_move() {}
  /// To the screen below the table.
  virtual void back() = 0;
  /// Another match in place of this one: a new one with a seed of its own, or why it cannot be; or one that is there.
  virtual Status replace(const MatchSetup& setup) = 0;
  virtual void replace(PreparedMatch match) = 0;
  /// A new match that begins with those moves.
  virtual Status replace(const SaveData& begun) = 0;
  /// To a list of files, where a name is chosen that `write` writes the match of that game to.
  virtual void save_as(const GameEntry& game, std::function<Status(const std::filesystem::path&)> write) = 0;
  /// The rules of the game; `options` over the variant's.
  virtual void open_rules(const std::shared_ptr<const GameEntry>& game, const std::string& variant, const Value& options) = 0;
  /// Saved games and results of the game.
  virtual void open_records(const std::shared_ptr<const GameEntry>& game) = 0;
  virtual void open_settings() = 0;
  virtual void open_diagram(DiagramStart start) = 0;
  virtual void open_score_sheet(ScoreSheet sheet, const std::shared_ptr<const GameEntry>& game, std::vector<SheetPlayer> players,
                                SheetRound round) = 0;
};

}  // namespace tablier

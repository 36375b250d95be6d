#pragma once

#include "match/match.hpp"
#include "match/save.hpp"
#include "play/match_preparation.hpp"
#include "ui/core/ui.hpp"
#include "ui/table/table_exits.hpp"

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

/// How screens are reached: each function makes one, for Navigator::open or replace.
namespace tablier {

/// Every game that was found, and the match that was left last.
std::unique_ptr<Screen> library_screen();
/// How a game is to be played: variant, parameters, players. As it was chosen last, or as `preset` says.
/// Precondition: the game is playable and has a variant.
std::unique_ptr<Screen> setup_screen(Ui& ui, std::shared_ptr<const GameEntry> game, const std::optional<MatchSetup>& preset = {});
/// The series of a game; `series` empty: the one looked at last. Precondition: its sheet has a rule for series, and there is one.
std::unique_ptr<Screen> map_screen(const Ui& ui, std::shared_ptr<const GameEntry> game, const std::string& series = {});
/// Saved games and results; of one game, or of all where it is null.
std::unique_ptr<Screen> records_screen(const Ui& ui, const std::shared_ptr<const GameEntry>& game);
/// The rules of a game, in the player's language, with pictures, and the parameters of the variant; `options` over the variant's.
std::unique_ptr<Screen> rules_screen(std::shared_ptr<const GameEntry> entry, std::string variant, Value options = Value::map());
/// Who won and lost how many points in a round, by turn and cause. Precondition: the sheet has columns.
std::unique_ptr<Screen> score_sheet_screen(ScoreSheet spec, std::shared_ptr<const GameEntry> game, std::vector<SheetPlayer> players,
                                           SheetRound round = {});
/// A position is set up by hand there, to play or to analyse from.
std::unique_ptr<Screen> diagram_screen(DiagramStart start);
/// Language, theme, scale and the like.
std::unique_ptr<Screen> settings_screen();

/// What whoever puts a table up knows of it.
struct TableOpening {
  std::string place = {};         ///< where the match belongs, ready to show, where no series or variant of the game says that
  std::optional<Text> note = {};  ///< told with the table
  bool analysed = false;          ///< the analysis is open from the start, where the match can be analysed
  /// Told when the table is left after a move: then the match is kept. May be called after whoever put the table up is gone.
  std::function<void()> on_played = {};
};

/// A match that is at its start or goes on; it is kept saved and its end recorded. `autosave`: the file it was resumed from.
std::unique_ptr<Screen> table_screen(Ui& ui, Match match, std::filesystem::path autosave = {}, const TableOpening& opening = {});
/// The same of one that was prepared.
std::unique_ptr<Screen> table_screen(Ui& ui, PreparedMatch prepared, std::filesystem::path autosave = {}, const TableOpening& opening = {});

/// A screen that scripts are at work for.
class AwaitedScreen {
 public:
  virtual ~AwaitedScreen() = default;
  virtual bool ready() const = 0;
  /// Once; the screen, or why there is none. Precondition: ready.
  virtual Result<std::unique_ptr<Screen>> take(Ui& ui) = 0;
  /// Tells why there is none.
  virtual void tell(Ui& ui, const Problem& why) { ui.say(why); }
};
/// Waits, and makes way for that screen or for what was before. `game`: its title, ready to show.
std::unique_ptr<Screen> loading_screen(std::string game, std::unique_ptr<AwaitedScreen> awaited);

using MakeScreen = std::function<Result<std::unique_ptr<Screen>>(Ui& ui)>;
/// Tells why there is no screen, where that is found out later; empty: as a notice.
using TellProblem = std::function<void(Ui& ui, const Problem& why)>;
/// A screen that wants the variants of a game (empty: of all) to be read, as `make` makes it: at once where they were, else after a while
/// (see loading_screen). `again`: looks whether their files are others now. `make` also does without the game.
Result<std::unique_ptr<Screen>> screen_with_variants(Ui& ui, const std::string& game, bool again, MakeScreen make, TellProblem tell = {});
/// A table for the match that `make` gives beside, which is waited for; `title` is told meanwhile. `autosave` as above.
Result<std::unique_ptr<Screen>> awaited_table(Ui& ui, const std::string& title, std::function<Result<Match>()> make,
                                              const std::filesystem::path& autosave = {}, TellProblem tell = {},
                                              const TableOpening& opening = {});

/// A new match on the table with a seed of its own, or why it cannot be.
Result<std::unique_ptr<Screen>> new_table(Ui& ui, const MatchSetup& setup, const TableOpening& opening = {});
/// The same with the seed that the set-up says, after these moves.
Result<std::unique_ptr<Screen>> seeded_table(Ui& ui, const MatchSetup& setup, const std::vector<std::string>& moves = {},
                                             const TableOpening& opening = {});
/// A match whose moves are played again, or why they cannot be. `autosave` as above. The game's variants are read.
Result<std::unique_ptr<Screen>> played_table(Ui& ui, const SaveData& data, const std::filesystem::path& autosave = {},
                                             TellProblem tell = {}, const TableOpening& opening = {});
/// A match that was saved, or why it cannot be played.
Result<std::unique_ptr<Screen>> saved_table(Ui& ui, const std::filesystem::path& file);

/// To the screen below, or to the library where there is none.
void go_back(Ui& ui);

}  // namespace tablier

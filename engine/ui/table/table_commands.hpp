#pragma once

#include "play/console_line.hpp"
#include "play/match_preparation.hpp"
#include "ui/table/analysis_dock.hpp"
#include "ui/table/move_dock.hpp"
#include "ui/table/script_wait.hpp"
#include "ui/table/table_dialogs.hpp"
#include "ui/table/table_exits.hpp"
#include "ui/table/table_pictures.hpp"
#include "ui/table/told_refusal.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

/// What can be done at a table beside moving things, by keys or in the panel, and what comes of what a hand did.
namespace tablier {

class TableCommands {
 public:
  /// All of them outlive it.
  TableCommands(Ui& ui, TableExits& exits, Play& play, Hand& hand, const TableView& view, const TableLabels& labels, TableDialogs& dialogs,
                AnalysisDock& analysis, MoveDock& moves, ToldRefusal& refusal, const Palette& palette)
      : ui_(ui),
        exits_(exits),
        play_(play),
        hand_(hand),
        view_(view),
        labels_(labels),
        dialogs_(dialogs),
        analysis_(analysis),
        moves_(moves),
        refusal_(refusal),
        pictures_(ui, play, hand, palette) {}

  void command(TableCommand command);
  ConsoleLine& console() { return console_; }
  AnalysisDock& analysis() { return analysis_; }
  MoveDock& moves() { return moves_; }
  const ConsoleLine& console() const { return console_; }
  /// Plays what the hand said, asks what it meant, or says why it cannot be.
  void act_on(const HandAnswer& answer);
  /// What the hand holds, else says that it holds nothing.
  void reorient(Reorientation way);
  /// True once when what the hand did is to be done again as soon as the position has answered.
  bool take_again() { return std::exchange(again_, false); }

  /// The table is back: the player who saved the match in order to leave it goes at last.
  void leave_if_saved();
  /// A round that was pasted is being read; true when there is something to be seen.
  bool update(double now);
  /// When `update` wants to be called next.
  std::optional<double> next_wake(double now) const { return pictures_.next_wake(now); }
  bool replaying() const { return pictures_.replaying(); }
  void pause_replay() { pictures_.pause(); }
  bool filming() const { return pictures_.filming(); }
  void stop_film() { pictures_.stop_film(); }
  bool pasting() const { return pasted_ != nullptr; }
  void stop_pasting() { pasted_.reset(); }

  /// The player closes the window. False: a question comes first, see `leave`.
  bool may_close();
  /// Tries at once to write what is not on the disk, and says how that went.
  void write_again();
  /// That the moves of the match are kept nowhere.
  std::vector<Problem> losses();
  /// To the screen below the table; says that a match that was begun is kept, and asks first where it could not be.
  void leave();
  void open_rules();
  void open_settings() { exits_.open_settings(); }
  void set_up_position();
  void open_records();
  /// Nothing where no points are counted.
  void open_score_sheet();
  /// Another challenge of the row, by its place there.
  void open_step(int step);
  /// The match again from its start.
  void restart();
  void save_as();
  void go_on_from_here();
  /// The next round, the next challenge, or the same again.
  void go_on();
  void go_to_next_challenge();
  /// Advice has come: makes its move where that was asked for meanwhile, and the hand holds nothing else.
  void follow_found();

 private:
  /// Why the match is not on the disk; absent where it is, or nobody would come back to it.
  std::optional<Problem> unkept();
  /// Whether one may go all the same where the match is not on the disk; false where it is.
  bool ask_if_unkept(const std::function<void()>& leave);
  SheetRound sheet_round() const;
  bool may_follow() const;
  void analyse();
  void execute(TableCommand command, bool had_begun);
  void open(const MatchSetup& setup);
  void refuse(const HandAnswer& answer);
  void flip(bool& setting, const char* on, const char* off);
  void copy_round();
  Text told_saved(const std::filesystem::path& file, bool is_record) const;
  void paste_round();
  /// What is told of a text that was opened in place of this match; `whole`: it has bots and clocks too.
  Text told_pasted(bool whole) const;
  bool update_pasted(double now);
  /// Why a text cannot be read is not told in passing: it takes time to find the place in it.

  Ui& ui_;
  TableExits& exits_;
  Play& play_;
  Hand& hand_;
  const TableView& view_;
  const TableLabels& labels_;
  TableDialogs& dialogs_;
  AnalysisDock& analysis_;
  MoveDock& moves_;
  ToldRefusal& refusal_;
  ConsoleLine console_;
  std::unique_ptr<MatchPreparation> pasted_;
  Text told_pasted_;  ///< once it is read
  ScriptWait pasting_;
  bool again_ = false;
  std::function<void()> leave_saved_;  ///< what the player wanted to do and was asked about, until the match is saved under a name
  TablePictures pictures_;
};

}  // namespace tablier

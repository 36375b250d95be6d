#pragma once

#include "host/file_watch.hpp"
#include "play/catalogue_reader.hpp"
#include "ui/core/screen.hpp"
#include "ui/table/script_wait.hpp"
#include "ui/table/table_input.hpp"

#include <deque>
#include <filesystem>
#include <memory>
#include <variant>

/// A match on the table: a thin screen over `Play`, which plays it, `TableInput`, which hears hands, `TableView`, which draws, and
/// `TablePresenter`, which puts the one before the other. Here they are joined, and what happens is shown.
namespace tablier {

class TableScreen final : public Screen {
 public:
  /// `analysed`: the analysis is open from the start, where there is one.
  TableScreen(Ui& ui, std::unique_ptr<TableExits> exits, PreparedMatch prepared, std::filesystem::path autosave, bool analysed);

  std::string name(const Ui& ui) const override { return ui.tr(play_.match().entry()->spec.title); }
  void enter(Ui& ui) override;
  void leave(Ui& ui) override;
  bool may_close(Ui&) override { return commands_.may_close(); }
  std::vector<Problem> losses() override { return commands_.losses(); }
  std::string fault(Ui& ui, const std::exception_ptr& failure) const override;
  bool input(Ui& ui, const Input& input) override;
  void focus_changed(bool focused) override { play_.set_unfocused(!focused); }
  bool update(Ui& ui, double now) override;
  std::optional<double> next_wake(const Ui& ui, double now) const override;
  void draw_still(Ui& ui, Canvas& canvas) override;
  std::uint64_t still_version() const override { return view_.version(); }
  void draw_board(Ui& ui, Canvas& canvas) override;
  void draw_panels(Ui& ui) override;
  /// Over the board: what can be pressed stays free.
  NoticeRoom notice_room(const Ui&) const override { return {.area = frame_.board, .avoid = view_.shown_boxes()}; }
  bool tells_notices() const override { return !result_has_slot(); }
  bool panels_take_keys() const override { return more_open_; }  // a menu has them, else the board
  Value describe(const Ui& ui) const override;
  bool settled() const override {
    return play_.settled() && !commands_.console().busy() && !commands_.pasting() && !commands_.filming() && !rules_.busy();
  }

 private:
  /// Shows what happened in the match since last time; true when something did.
  bool hear(Ui& ui);
  /// True where there was any.
  bool show_all(Ui& ui, const std::vector<PlayEvent>& events);
  void show(Ui& ui, const MoveMade& made);
  void show(Ui& ui, const PositionShown& shown);
  void show(Ui&, const PositionAnswered&) { hand_.ask_again(); }
  void show(Ui& ui, const RulesChanged& changed);
  void show(Ui&, const CurtainFell&) {
    commands_.console().forget_answers();
    dialogs_.show_curtain([this] { commands_.leave(); }, [this] { return way_back_; });
  }
  void show(Ui& ui, const RoundEnded& ended);
  void show(Ui& ui, const SandOut& sand);
  void show(Ui& ui, const ClockUp& clock) {  // how a round ended says it too
    if (!play_.match().round_over()) ui.say(Text("table.clock.up", {{"name", labels_.seat(clock.seat)}}));
  }
  void show(Ui& ui, const TimeGranted& granted);
  void show(Ui& ui, const Notice& notice) { notice.of_position ? ui.say_of_position(notice.what) : ui.say(notice.what); }
  void show(Ui& ui, const ScriptFailed& failed);
  void show(Ui& ui, const MoveAdvised& advised);
  void show(Ui& ui, const HintGiven& hint) { ui.say_of_position(labels_.hint(hint)); }
  void show(Ui&, const DeadEnd& end) { dialogs_.offer_to_go_back(end); }
  void show(Ui& ui, const Compared& compared);

  /// Where the files of the variant have changed: reads them beside, and goes on under what they say now, or says why not. True when there
  /// is something to be seen.
  bool update_texts(Ui& ui, double now);
  bool update_rules(Ui& ui, double now);
  void read_rules(Ui& ui);
  /// While a script is at work, or other inputs wait: keeps it for afterwards. True when the screen has it.
  bool hold(const Input& input);
  bool holds() const { return play_.working() || !held_.empty(); }
  /// Does what was held, in its order, as far as scripts let it; true when there was something.
  bool feed_held(Ui& ui);
  void give_held_back(Ui& ui);  ///< to what the one before it opened
  bool take(Ui& ui, const Input& input);

  /// Gives the hand the position that is looked at.
  void deal();
  TableMoment moment() const;
  bool menu_input(const Input& input);
  void lay_out(const Ui& ui);
  Message news(const Ui& ui) const;
  /// How the round ended stands where notices would: they are said over the table.
  bool result_has_slot() const { return look_.many && !look_.result.empty() && look_.rounds.empty(); }
  Message standing_fault(const Ui& ui) const;
  void draw_bar(Ui& ui);
  void go(TableChip::Way way);
  void answer_panel(const TablePanelAnswer& answer);
  /// Arrows at the end go through the best moves where not all of them are seen; true when it was one.
  bool best_moves_key(const Input& input);

  std::unique_ptr<TableExits> exits_;
  std::shared_ptr<const GameEntry> entry_;  ///< as the match began: colours are read from it, and stay
  FileWatch variant_files_;
  FileWatch text_files_;  ///< of the game's words
  Reading<Result<Ruleset>> rules_;
  ScriptWait rules_wait_;
  bool match_follows_ = false;  ///< under rules that were read: it is played again
  Play play_;
  Palette palette_;
  Hand hand_;
  TableView view_;
  TableLabels labels_;
  Rect way_back_;  ///< in the bar, as it was drawn last
  TablePresenter presenter_;
  ToldRefusal refusal_;
  TableDialogs dialogs_;
  AnalysisDock analysis_;
  MoveDock moves_;
  TableCommands commands_;
  TableInput input_;

  TablePanelLook look_;
  bool best_scrolls_ = false;                                        ///< there are more of the best moves than are seen
  int best_step_ = 0;                                                ///< a key asks for so many lines further
  bool of_today_ = false;                                            ///< it is the puzzle of the day
  bool more_open_ = false, open_more_ = false, close_more_ = false;  ///< what the panel keeps behind its last button
  Frame frame_;
  std::vector<Rect> taken_;  ///< where what was taken lies on the cards, as they were drawn last
  float strip_height_ = 0;   ///< the highest so far, in logical pixels
  Vec2 strip_for_;           ///< the window's size that it is for, …
  int strip_for_round_ = 0;  ///< … and the round
  int faults_said_ = 0;
  Text sand_told_;  ///< shown until then, whatever is played meanwhile
  double sand_told_until_ = 0;
  std::string script_news_;                                 ///< what was last said of a fault
  int console_frames_ = 0;                                  ///< still to be drawn for an answer in the console
  std::deque<std::variant<Input, TablePanelAnswer>> held_;  ///< what hands did meanwhile
  std::optional<double> solved_at_;
  bool moving_ = false, enter_waits_ = false;
};

}  // namespace tablier

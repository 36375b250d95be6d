#pragma once

#include "match/autosave.hpp"
#include "play/analyst.hpp"
#include "play/challenges.hpp"
#include "play/chronicle.hpp"
#include "play/coach.hpp"
#include "play/move_ratings.hpp"
#include "play/opponent.hpp"
#include "play/typed_line.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/sounds.hpp"
#include "ui/hand/hand.hpp"
#include "ui/painter/palette.hpp"
#include "ui/table/table_mouse.hpp"
#include "ui/table/table_panel.hpp"
#include "ui/table/table_view.hpp"

#include <filesystem>

/// A match on the table. It owns the match: plays what the hand says, keeps it saved, records its end, and helps.
namespace tablier {

class TableScreen final : public Screen {
 public:
  TableScreen(Ui& ui, Match match, std::filesystem::path autosave);

  std::string name(const Ui& ui) const override { return ui.tr(match_.rules().entry->sheet.title); }
  void enter(Ui& ui) override;
  void leave(Ui& ui) override;
  bool input(Ui& ui, const Input& input) override;
  bool update(Ui& ui, double now) override;
  std::optional<double> next_wake(const Ui& ui, double now) const override;
  void draw_still(Ui& ui, Canvas& canvas) override;
  std::uint64_t still_version() const override { return view_.version(); }
  void draw_board(Ui& ui, Canvas& canvas) override;
  void draw_panels(Ui& ui) override;
  float foot(const Ui&) const override { return frame_.strip ? frame_.panel.h : 0; }
  bool panels_take_keys() const override { return false; }
  Value describe(const Ui& ui) const override;
  bool settled() const override { return !coach_.thinking() && !opponent_.thinking() && !ratings_.busy() && showing_.empty(); }

 private:
  // table_screen.cpp
  void match_changed(Ui& ui);
  /// Saves the match, where matches are kept.
  void keep(Ui& ui);
  void end_round(Ui& ui);
  void read_records(const Ui& ui);
  void act_on(Ui& ui, const HandAnswer& answer);
  void refuse(Refusal refusal, double now);
  void forget_refusal(const Input& input);
  bool menu_input(const Input& input);
  void play(Ui& ui, Move move, bool joined);
  void let_bots_play(Ui& ui, double now);
  void ask_which(Ui& ui, const HandAnswer& answer);
  void keep_time(const Ui& ui);
  TableScenery scenery(const Ui& ui) const;
  std::vector<std::string> bar_chips(const Ui& ui) const;
  void open_chip(Ui& ui, int chip);
  /// Between two looks of the clock, in seconds.
  double tick_seconds() const { return match_.turn_left() ? 0.2 : 1; }

  // table_seats.cpp
  MatchSetup once_more() const;
  bool human_turn() const;
  bool hand_begun() const;
  bool is_human(Seat seat) const;
  bool many() const { return match_.setup().players.size() > 1; }
  bool puzzle() const { return round_kind_ == RoundKind::puzzle; }
  Seat viewer() const;
  /// That seat is not to see what another human at this screen holds.
  bool hands_are_hidden_from(Seat seat) const;
  bool needs_curtain(const Ui& ui) const;
  void raise_curtain(Ui& ui);
  std::string seat_name(const Ui& ui, int seat) const;
  std::string seat_names(const Ui& ui, const std::vector<Seat>& seats) const;
  /// A seat and who plays with it, in the order of seats.
  std::vector<Seat> partners(Seat of) const;
  /// Their names, after their side's where they have one.
  std::string side_words(const Ui& ui, Seat of) const;
  std::string winner_words(const Ui& ui) const;
  std::string round_words(const Ui& ui) const;
  std::string match_words(const Ui& ui, const std::vector<Seat>& winners) const;
  bool counts_rounds() const;
  const SeatLook& seat_look(int seat) const;
  Colour seat_colour(int seat) const;
  std::vector<Counter> counters_of(Seat of) const;
  SeatLine seat_line(const Ui& ui, int at) const;
  void add_seats(const Ui& ui, TablePanelLook& look) const;

  // table_past.cpp
  /// Puts the position that is looked at before the hand.
  void deal();
  void look_at(std::size_t ply);
  void step_back_or_on(int steps);
  std::vector<MoveLine> move_lines(const Ui& ui) const;
  /// The list of moves over the table, for windows whose panel has no room for it.
  void show_moves(Ui& ui);
  void add_past(const Ui& ui, TablePanelLook& look) const;

  // table_sheet.cpp
  bool has_sheet() const;
  void show_sheet(Ui& ui);
  void add_score(const Ui& ui, TablePanelLook& look) const;
  void add_rounds(TablePanelLook& look) const;

  // table_analysis.cpp
  void show_analysis(Ui& ui);
  bool analysis_key(const KeyChange& key);
  void draw_analysis(Ui& ui);
  std::string side_name(const Ui& ui, bool first) const;
  std::string standing_words(const Ui& ui, const Standing& standing) const;
  std::string words_about(const Ui& ui, std::size_t i) const;

  // table_values.cpp
  /// Shows what each move is worth, or hides it; while a round is played only when everybody agrees.
  void ask_values(Ui& ui);
  void show_values(bool on);
  bool may_see_values() const;
  void watch_values();

  // table_exchange.cpp
  void copy_round(Ui& ui);
  void paste_round(Ui& ui);
  /// Switches a setting and says so, with the text for what it is then.
  static void flip(Ui& ui, bool& setting, const char* on, const char* off);

  // table_keys.cpp
  bool typing_key(Ui& ui, const KeyChange& key);
  bool past_key(const KeyChange& key);
  bool letters_begin_lines() const { return hand_.scene().letters_write; }
  void preview_line();
  void play_line(Ui& ui);
  bool key(Ui& ui, const KeyChange& key);
  bool typed(Ui& ui, char32_t character);
  std::optional<HandAnswer> hand_key(const KeyChange& key);
  bool command_key(Ui& ui, const KeyChange& key);

  // table_acts.cpp
  void act(Ui& ui, TableAct act);
  void undo(Ui& ui);
  void restart(Ui& ui);
  void go_on(Ui& ui);
  void open(Ui& ui, const MatchSetup& setup);
  void ask_solution(Ui& ui);
  void ask_give_up(Ui& ui);
  void ask_resign(Ui& ui);
  std::string resignation_words(const Ui& ui) const;
  void advise(Ui& ui, const CoachAnswer& answer);
  void offer_to_go_back(Ui& ui, std::size_t plies);
  void coach_answered(Ui& ui, const CoachAnswer& answer);
  void show_next_move(Ui& ui, double now);
  void stop_showing();
  void compare(Ui& ui, const std::vector<Move>& line);
  // table_key_list.cpp
  std::vector<const char*> key_rows() const;
  bool names_places() const;
  void show_keys(Ui& ui);

  // table_words.cpp
  TablePanelLook panel_look(const Ui& ui) const;
  void add_series(const Ui& ui, TablePanelLook& look) const;
  void add_verdict(const Ui& ui, TablePanelLook& look) const;
  std::string button_words(const Ui& ui, const std::string& button) const;
  std::string move_words(const Ui& ui, const MoveName& name) const;
  std::string where_words(const Ui& ui) const;
  std::string challenge_words(const Ui& ui, const ChallengeId& id) const;
  std::optional<ChallengeId> next_one() const;

  Match match_;
  RoundKind round_kind_;
  Autosave autosave_;
  Palette palette_;
  Hand hand_;
  TableView view_;
  TableMouse mouse_;
  Coach coach_;
  Opponent opponent_;
  Analyst analyst_;
  MoveRatings ratings_;
  bool values_shown_ = false;
  int values_agreed_ = -1;             ///< number of the round in which everybody wants to see them
  std::optional<std::size_t> chosen_;  ///< of the analyst's standings, on the curve
  Chronicle chronicle_;
  TypedLine line_;
  std::optional<std::size_t> looked_at_;  ///< plies of an earlier position that is shown
  Seat last_viewer_ = Seat::nobody;
  bool curtain_ = false;  ///< until the next player sits before the screen nothing that is someone's own is shown
  Touch suggested_;       ///< a move that was advised, while the table stands as it did
  std::optional<ChallengeId> challenge_;
  std::optional<Best> best_before_;                ///< before this match
  std::optional<std::int64_t> best_score_before_;  ///< of one player alone who plays for points
  std::map<std::string, Best> solved_;             ///< of the row
  TablePanelLook look_;
  bool more_open_ = false, close_more_ = false;  ///< what the panel keeps behind its last button
  Frame frame_;
  float strip_height_ = 0;  ///< the highest so far, in logical pixels
  Vec2 strip_for_;          ///< the window's size that it is for
  bool recorded_ = false;
  std::optional<double> solved_at_;
  std::uint64_t seen_revision_ = 0;  ///< of the match, when last looked whether something is to be drawn
  bool moving_ = false;
  long shown_tick_ = -1;

  enum class After : std::uint8_t { hint, solution, comparison };
  After after_ = After::hint;
  std::vector<Move> showing_;  ///< moves of a solution, next one last
  double show_at_ = 0;
  std::optional<Refusal> refusal_;  ///< what could not be done, told for a while
  double refusal_until_ = 0;
  Tidings tidings_;         ///< what moves did, told on the board
  bool unfocused_ = false;  ///< another window has the focus
};

}  // namespace tablier

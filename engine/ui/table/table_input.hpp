#pragma once

#include "play/typed_line.hpp"
#include "ui/table/table_commands.hpp"
#include "ui/table/table_mouse.hpp"

#include <optional>
#include <string>

/// Turns keys and the mouse at a table into what the hand does and what is asked for. A move can be typed as its notation, too.
namespace tablier {

class TableInput {
 public:
  /// All of them outlive it.
  TableInput(Ui& ui, Play& play, Hand& hand, TableView& view, TableCommands& commands, ToldRefusal& refusal)
      : ui_(ui), play_(play), hand_(hand), view_(view), commands_(commands), refusal_(refusal), mouse_(hand, view) {}

  /// True when it is dealt with. `board`: where the table is, in pixels.
  bool input(const Input& input, Rect board);
  /// What was begun with the position before is void. `emptied`: the hand is, too.
  void forget(bool emptied);
  /// The round is over, maybe by another's move: what hands were still at means nothing after it, and Enter for a moment nothing at all.
  void round_ended();
  /// True when Enter goes on with what comes after the round. Precondition: the round is over.
  bool enter_goes_on() const { return !typed_past_end_ && ui_.now >= goes_on_at_; }
  /// When that may change by itself, if it has not; seconds.
  std::optional<double> next_wake() const { return ui_.now < goes_on_at_ ? std::optional(goes_on_at_) : std::nullopt; }

  /// The tray item under the mouse.
  std::optional<int> hovered() const { return mouse_.hovered(); }
  const TypedLine& line() const { return line_; }

 private:
  bool pressed(const PointerPressed& press, Rect board);
  bool key(const KeyChange& key);
  bool enter_after_round();
  bool typing_key(const KeyChange& key);
  bool list_key(const KeyChange& key);
  bool command_key(const KeyChange& key);
  bool act_key(const KeyChange& key);
  bool enter_key();
  /// A hand aims at a move of a line, which Enter plays.
  bool tries_by_enter() const { return play_.variations().may_try() && hand_.aims(); }
  void forget_advice();
  bool screen_key(const KeyChange& key);
  bool button_key(const KeyChange& key);
  std::optional<HandAnswer> hand_key(const KeyChange& key);
  /// What is held, or the cursor, goes from layer to layer by the keys that look back otherwise.
  bool changes_layer(const KeyChange& key) const {
    if (!hand_.held() && !play_.may_play()) return false;  // they lead through the past, or through solutions
    return hand_.has_layers() && (is_press(key, Key::page_up) || is_press(key, Key::page_down));
  }
  HandAnswer move_rows(int down);
  bool number_key(const KeyChange& key);
  bool typed(char32_t character, Rect board);
  bool may_type() const { return play_.variations().may_try() || (play_.seating().human_turn() && !play_.navigation().looked_at()); }
  /// What is typed, as a move is written or as the table shows it.
  Result<OfferedMove> read_line() const;
  void preview_line();
  void play_line();

  Ui& ui_;
  Play& play_;
  Hand& hand_;
  TableView& view_;
  TableCommands& commands_;
  ToldRefusal& refusal_;
  TableMouse mouse_;
  TypedLine line_;
  std::string number_ = {};      ///< of a thing that was taken by figures, as long as nothing else is pressed
  double goes_on_at_ = 0;        ///< in several players' matches, a moment after the end
  bool typed_past_end_ = false;  ///< a move was being typed when the round ended: the next Enter is its
};

}  // namespace tablier

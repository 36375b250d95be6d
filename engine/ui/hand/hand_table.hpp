#pragma once

#include "match/observed_position.hpp"
#include "ui/hand/gesture_matcher.hpp"
#include "ui/hand/hand_answer.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// The table of a position as a hand asks it: what stands where, what can be said next, and why something cannot. A token that the hand
/// lifted is in its tray again, and what is shown until it is dropped has never happened.
namespace tablier {

/// Owned by Hand, and lent to its parts.
class HandTable {
 public:
  /// A new position. Where it may not play the table knows no moves, whatever is offered.
  void deal(std::unique_ptr<const ObservedPosition> position, Seat viewer, bool may_play);

  Seat viewer() const { return viewer_; }
  bool may_play() const { return may_play_; }
  const Scene& scene() const { return now().scene; }
  const GestureMatcher& matcher() const { return now().matcher; }
  GestureMatcher& matcher() { return lifted_ ? lifted_->matcher : dealt_.matcher; }
  /// Gestures said that do not yet make a move.
  const Touch& begun() const { return matcher().said(); }

  // --- what there is
  const Grid& grid(int surface) const { return scene().surfaces[static_cast<std::size_t>(surface)].grid; }
  /// What there is of a board before its divider.
  Grid live_grid(int surface) const;
  /// Of any tray; null where none has it.
  const TrayItem* item(int id) const;
  /// The one that is seen there; null where none is.
  const Token* token_at(int surface, Place place) const;
  /// Items of the viewer's and of common trays that may be taken into the hand.
  std::vector<int> holdable() const;

  // --- what can be said
  /// Such a gesture can be next; −1: with any item.
  bool wants(GestureKind kind, int item) const;
  bool can_say(const Gesture& gesture) const;
  /// Whether the kind of its tray lets it be taken now.
  bool may_take(const TrayItem& item) const;
  /// Things are being chosen, that one is not to be, and nothing is laid before that is done.
  bool waits_for_picks(int id) const;
  /// In a tray of stones those that look alike are one as good as another, and a move names one of them: that one for any of them.
  int named_for(int id) const;
  /// True where more is to be said after it is named.
  bool pick_goes_on(int item);
  /// True for a thing of a rack that can be laid nowhere while others may be, or something else is to be done.
  bool fits_nowhere(int item) const;
  /// Names of buttons that can be pressed.
  std::vector<std::string> buttons() const;
  /// The button that is all there is to do; empty: there is more, or nothing.
  std::string only_button() const;
  /// All there is to do now is to name one of the things in a tray.
  bool only_picks() const;
  /// What comes next is to name such a thing, or to press a button: nothing on the board.
  bool picks_first() const;
  HandAnswer refuse(const Gesture& gesture) const;
  /// What were there after a move; absent: the position has not told yet.
  std::optional<Scene> scene_after(const OfferedMove& move) const { return now().position->scene_after(move.notation); }
  /// The one that were on that place alone; absent: none, or not told yet.
  std::optional<Token> token_after(const OfferedMove& move, int surface, Place place) const;

  // --- a token in the hand
  /// What came of lifting one.
  struct Lift {
    enum class Kind : std::uint8_t { refused, later, done };
    Kind kind = Kind::refused;
    int orientation = 0;  ///< how it lay on the board
  };
  /// The move that sends a token back to its tray; absent where there is none.
  std::optional<OfferedMove> lift_move(const Token& token);
  /// The table after that, until `put_back`. `later`: the position has not told yet what is there then.
  Lift lift(const Token& token);
  bool lifted() const { return lifted_ != nullptr; }
  const std::optional<OfferedMove>& lift() const { return lift_; }
  /// Where it lay.
  const std::vector<Place>& lifted_from() const { return lifted_from_; }
  /// The position as it was dealt, with nothing said.
  void put_back();
  std::optional<OfferedMove> take_lift() { return std::exchange(lift_, std::nullopt); }

 private:
  struct Position {
    std::unique_ptr<const ObservedPosition> position;  ///< that it is the table of
    Scene scene;
    GestureMatcher matcher;

    Position() = default;
    explicit Position(std::unique_ptr<const ObservedPosition> asked);
  };
  const Position& now() const { return lifted_ ? *lifted_ : dealt_; }

  Seat viewer_ = Seat::nobody;
  bool may_play_ = false;
  Position dealt_;
  std::unique_ptr<Position> lifted_;  ///< after the lift of what is held
  std::optional<OfferedMove> lift_;
  std::vector<Place> lifted_from_;
};

}  // namespace tablier

#pragma once

#include "ui/hand/hand_cursor.hpp"
#include "ui/hand/hand_table.hpp"
#include "ui/hand/open_board.hpp"

#include <map>
#include <optional>
#include <vector>

/// What a hand carries over the table: how it lies, where it would be laid, and how it goes on by mouse and by keys. Things keep how they
/// are turned, in the tray as in the hand.
namespace tablier {

/// Where it would lie.
struct Ghost {
  std::vector<Place> places;
  int surface = 0;
  bool legal = false;
  Text why = {};                   ///< when it is not
  std::vector<Event> brings = {};  ///< what laying it there would do for who holds it, as the move's events tell it
};

/// The gesture by which such a thing comes from a tray to the board: strokes are drawn where they are dropped, anything else is laid.
GestureKind kind_of_laying(TokenKind kind);

/// Owned by Hand; both outlive it.
class CarriedItem {
 public:
  CarriedItem(HandTable& table, HandCursor& cursor) : table_(table), cursor_(cursor) {}

  const std::optional<Held>& held() const { return held_; }
  const std::optional<Ghost>& ghost() const { return ghost_; }
  /// Where it may be drawn, however it is turned.
  const std::vector<Stand>& item_places() const { return item_places_; }

  int orientation(int item) const;
  void set_orientation(int item, int orientation) { turned_[item] = orientation; }
  const std::map<int, int>& orientations() const { return turned_; }

  /// `grip`: from the hand to the item's middle, in units. False where there is no such thing to be carried.
  bool hold(int item, Vec2 grip, SurfacePoint at, bool by_keys);
  void let_go();
  /// The position has told more: what laying it would do is asked again.
  void look_again();

  /// Turns what is held, else the tray item, clockwise or back; flips or tips it. False where nothing came of it.
  bool turn(int steps, int item);
  bool flip(int item);
  bool tip(int item);
  /// It has other ways to lie, and the board is too low or too narrow for all of them.
  bool is_too_long_to_tip(int item) const;

  /// The mouse carries it there; on a board without an edge it turns to the way that fits there.
  void carry_to(SurfacePoint at);
  /// Arrows do, by places.
  void step(int right, int down);
  /// Takes the next thing, or what is held to the next place where it can be laid; see Hand::choose.
  /// Where an arrow takes it, to the nearest place on that side.
  bool choose(int before, SurfacePoint at, int steps, int right = 0, int down = 0);
  /// Takes that thing, turned so that it fits somewhere; false where there is no such thing to be carried.
  bool take_by_keys(int item, SurfacePoint at, int right = 0, int down = 0);
  /// To the next layer up or down, over the same cells; false where there is none. Precondition: held().
  bool change_layer(int up);
  /// The gesture that lays it where the ghost is. Precondition: the ghost is legal.
  Gesture lay() const;

 private:
  struct Lay {
    Vec2 middle;
    Gesture gesture;
  };
  /// What is held, else that item; null: neither.
  const TrayItem* meant(int item) const { return table_.item(held_ ? held_->item : item); }
  bool reorient(int orientation);
  bool reorient_in_tray(int item, int orientation);
  bool turn_in_place(int steps);
  /// The next tip that is not higher than the board has layers; the same where there is none.
  int tipped_within(const TrayItem& item, int orientation) const;
  bool hold_at(const Stance& stance);
  void step_open(int right, int down);
  void lie(const Turned& way);
  bool turn_to_fit();
  void to_nearest_lay(int right, int down);
  void cursor_under_held();
  void find_item_places();
  void find_lays();
  void find_ghost();
  void find_what_it_brings();
  std::optional<Ghost> ghost_here() const;
  bool fits_turned() const;

  HandTable& table_;
  HandCursor& cursor_;
  std::optional<Held> held_;
  Vec2 grip_;              ///< from the hand to the middle of what is held
  std::vector<Lay> lays_;  ///< legal ones of what is held, as it is turned
  std::vector<Stand> item_places_;
  std::optional<Ghost> ghost_;
  std::map<int, int> turned_;
  std::optional<Vec2> own_turn_;  ///< where what is held was turned by hand: it stays so there
};

}  // namespace tablier

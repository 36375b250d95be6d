#pragma once

#include "ui/hand/carried_item.hpp"
#include "ui/hand/drawn_stroke.hpp"
#include "ui/hand/hand_answer.hpp"
#include "ui/hand/hand_cursor.hpp"
#include "ui/hand/hand_preview.hpp"
#include "ui/hand/hand_table.hpp"
#include "ui/hand/sliding_token.hpp"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// A hand over a table: turns what mouse and keyboard do into legal moves, for every game by the same means. It knows the moves as
/// sequences of gestures (sdk/touch.hpp) and the table as a scene; it draws nothing and plays nothing: it says what to play.
/// One gesture after another is matched against all sequences; for a piece taken from the board it asks what the table were after the
/// lift, so that what the hand shows until it is dropped has never happened. It holds what its viewer observes, and no state.
namespace tablier {

class Hand {
 public:
  Hand() = default;
  /// With a position dealt.
  explicit Hand(std::unique_ptr<const ObservedPosition> position, Seat viewer, bool may_play = true);
  Hand(const Hand&) = delete;
  Hand& operator=(const Hand&) = delete;

  /// A new position: forgets what was begun; keeps how each item is turned and where the cursor is.
  /// Where it may not play (another's turn, the end) it shows the table and takes nothing.
  void deal(std::unique_ptr<const ObservedPosition> position, Seat viewer, bool may_play = true);

  /// The position has answers that it had not given yet.
  void ask_again();
  /// Where rules limit places, those of a board that has become full stay lit also when all that are free will do.
  void light_places_of_full_boards(bool stay) { lights_full_boards_ = stay; }

  // --- what the table looks like now
  /// The table as the hand sees it: a token that it lifted is in its tray again. What it holds is still among its tray's items.
  const Scene& scene() const { return table_.scene(); }
  /// Whose eyes see it.
  Seat viewer() const { return table_.viewer(); }
  const std::optional<Held>& held() const { return carried_.held(); }
  const std::optional<Ghost>& ghost() const { return carried_.ghost(); }
  /// Places that can come next. Where every free place will do, or nearly every one of an open board, none is lit for a stone or a shape:
  /// there is nothing to tell, but see light_places_of_full_boards.
  std::vector<Highlight> lights() const;
  /// Names of buttons that can be pressed now.
  std::vector<std::string> buttons() const { return table_.buttons(); }
  /// The button that is all there is to do now; empty: there is more, or nothing.
  std::string only_button() const { return table_.only_button(); }
  /// All there is to do now is to name one of the things in a tray: nothing is turned or goes to the board.
  bool only_picks() const { return table_.only_picks(); }
  /// As HandTable has it.
  bool picks_first() const { return table_.picks_first(); }
  /// The stroke being drawn.
  const StrokeInput& stroke() const { return stroke_.input(); }
  /// Why it cannot be played, while it is refused.
  const Text& stroke_why() const { return stroke_.why(); }
  /// The last one that was refused, if it was let go since the position was dealt.
  const std::optional<RefusedStroke>& refused_stroke() const { return stroke_.refused(); }
  /// Where a token being slid comes from.
  std::optional<Place> sliding_from() const { return sliding_.from(); }
  int slide_surface() const { return sliding_.surface(); }
  /// Where it is held now.
  SurfacePoint sliding_at() const { return sliding_.at(); }
  /// What would be put under the hand or the cursor, where something can be put and nothing stands.
  const std::optional<Preview>& preview() const { return preview_.preview(); }
  /// What was said to be put and is not yet played, as it would stand.
  const std::vector<Token>& begun_tokens() const { return preview_.begun_tokens(); }
  /// Why what the hand is at now cannot be done: the stroke, what is held where it is, or what a click there would put. Empty where it can.
  const Text& refused() const;
  /// Gestures made that do not yet make a move.
  const Touch& begun() const { return table_.begun(); }
  /// The place that keys act upon; absent until one is used.
  std::optional<Place> cursor() const { return cursor_.place(); }
  int cursor_surface() const { return cursor_.surface(); }
  /// True when it was a key that brought the cursor where it is, and there is something to do on the board.
  bool cursor_shown() const { return cursor() && cursor_.by_keys() && !cursor_rests_ && table_.may_play() && !only_picks(); }
  /// An earlier position is only looked at: no cursor, nor what would be put there, is seen before a key brings it.
  void rest_cursor();
  /// A key showed where a move would go, or something is in the hand or half said, in the position that was dealt: Enter is for that.
  bool aims() const { return !idle() || (aimed_ && cursor_shown()); }
  bool idle() const;
  /// Nothing is in the hand, though a move may be half made.
  bool empty() const;
  /// What was begun is how such a move begins.
  bool may_go_on_as(const Touch& touch) const;
  /// A move is half made.
  bool has_begun() const { return !begun().empty() || (held() && picks(held()->item)); }
  /// The tray item that is laid by a mere click on the board, for it lies in one way only and there is nothing else to do there; −1: none.
  int only_piece() const { return only_piece_; }
  /// True for a thing of a rack that can be laid nowhere while others may be, or something else is to be done.
  bool fits_nowhere(int item) const { return table_.fits_nowhere(item); }
  /// True for an item that is named rather than carried.
  bool picks(int item) const { return table_.wants(GestureKind::pick, item); }

  /// How an item lies, in the tray as in the hand.
  int orientation(int item) const { return carried_.orientation(item); }
  void set_orientation(int item, int orientation) { carried_.set_orientation(item, orientation); }
  const std::map<int, int>& orientations() const { return carried_.orientations(); }

  // --- mouse
  /// A tray item is gripped; `grip`: from the hand to the item's middle, in units. A game that only wants it named is answered at once.
  /// One that is barred, or a stroke that no move draws, is refused: `State::why_not` is asked about it on no places.
  HandAnswer take(int item, Vec2 grip, SurfacePoint at);
  /// The board is touched: a token is lifted or begins to slide, or a stroke begins. Nothing when only a click would mean something there.
  HandAnswer touch(SurfacePoint at);
  /// The hand moves, and holds something.
  HandAnswer aim(SurfacePoint at);
  /// The hand moves over a board, or beside all of them (absent), and holds nothing.
  HandAnswer hover(std::optional<SurfacePoint> at);
  /// The hand opens over the board. `by_click`: it carried what it holds from click to click, which then stays in it where it is refused.
  HandAnswer drop(SurfacePoint at, bool by_click = false);
  /// The hand opens beside the boards: a lifted token goes back to its tray, anything else to where it was.
  HandAnswer drop_aside();
  /// A press and release at one place of the board.
  HandAnswer click(SurfacePoint at);
  HandAnswer press(const std::string& button);

  // --- both
  /// Turns what is held, else the tray item `item` (−1: none), clockwise or back.
  HandAnswer turn(int steps, int item = -1);
  HandAnswer flip(int item = -1);
  HandAnswer tip(int item = -1);
  /// Everything begun is let go.
  HandAnswer escape();
  /// Ends a sequence that could go on.
  HandAnswer finish();
  bool can_finish() const { return !table_.matcher().complete().empty(); }

  // --- keyboard
  /// Takes the next (1) or previous (−1) item into the hand; on a board without an edge, goes to the next place where what is held can be
  /// laid, and after the last one to the next item. While a token slides, goes to the next place where it may. Where no item can be taken,
  /// shows the cursor, then goes from one lit place to the next.
  HandAnswer choose(int steps);
  /// The thing of a tray that bears that number, one that may be taken before others; absent: none.
  std::optional<int> item_labelled(const std::string& number) const;
  /// Takes that item into the hand as `choose` does; one that cannot be taken is refused as by the mouse.
  HandAnswer choose_item(int item);
  /// What is held, else a cursor that is to be seen, is over a board of several layers.
  bool has_layers() const;
  /// Carries what is held, else the cursor, to the next layer up (1) or down (−1), over the same cells.
  HandAnswer change_layer(int up);
  /// Moves what is held, or the cursor, by places on the screen: on a board without an edge it turns to the way that fits there; a stroke
  /// that was begun follows the cursor. A cursor that is not to be seen is only shown: where it was, else at the last move, else in the
  /// middle.
  HandAnswer move(int right, int down);
  /// Lays what is held, ends a stroke, or does at the cursor what a click does; takes up a token there is nothing else to do with.
  /// Presses the only button.
  HandAnswer enter();
  /// A move with that touch is made without the hand: the cursor goes to where it ends.
  void follow(const Touch& touch);
  /// Sends the token under the cursor back to its tray.
  HandAnswer lift();

 private:
  HandAnswer take_step(HandStep step);
  HandAnswer say(const Gesture& gesture);
  HandAnswer conclude() const;
  HandAnswer concluded(std::vector<OfferedMove> moves) const;
  bool hold(int item, Vec2 grip, SurfacePoint at, bool by_keys);
  /// What is taken up is in the hand; absent: the position has not told yet what is there without it.
  std::optional<bool> lift_into_hand(const Token& token, SurfacePoint at, bool by_keys);
  void let_go();
  void forget_gesture();
  HandAnswer lay_ghost();
  HandAnswer refuse_ghost(Stand at) const;
  bool takes_another(SurfacePoint at) const;
  HandAnswer begin_at(SurfacePoint at);
  HandAnswer click_slide(Stand at);
  HandAnswer nothing_here() const;
  HandAnswer choose_towards(int steps, int right, int down);
  /// Why no tile can be laid: `State::why_not` is asked about laying none on no places.
  HandAnswer nothing_fits() const;
  HandAnswer choose_slide_end(int steps);
  HandAnswer choose_playable(int steps);
  /// Where something can be put, or what can slide stands.
  std::vector<Stand> playable() const;
  bool may_stay(const std::vector<Stand>& places) const;
  HandAnswer move_cursor(int right, int down);
  void look_at(Stand at);
  void aim_cursor(Stand at);
  bool may_begin_stroke() const { return !stroke_.active() && !sliding_.active(); }
  void look_again() { preview_.look_again(may_begin_stroke()); }

  HandTable table_;  ///< outlives the parts that ask it
  HandCursor cursor_{table_};
  CarriedItem carried_{table_, cursor_};
  SlidingToken sliding_{table_};
  DrawnStroke stroke_{table_};
  HandPreview preview_{table_, stroke_};
  int only_piece_ = -1;
  bool lights_full_boards_ = false;
  bool cursor_rests_ = false;
  bool aimed_ = false;  ///< a key brought the cursor where it is since the position was dealt
};

}  // namespace tablier

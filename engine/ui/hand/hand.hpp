#pragma once

#include "match/observed_position.hpp"
#include "ui/canvas/geometry.hpp"
#include "ui/hand/gesture_matcher.hpp"
#include "ui/hand/stroke_input.hpp"

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

/// A place of the table.
struct Stand {
  int surface = 0;
  Place place;
  friend bool operator==(const Stand&, const Stand&) = default;
};

/// What came of it.
struct HandAnswer {
  enum class Kind : std::uint8_t {
    nothing,  ///< nothing came of it
    changed,  ///< something is to be drawn anew
    play,     ///< play the one of `moves`
    later,    ///< the position has not answered yet: the same again when it has
    ask,      ///< the same gestures mean several moves: let the player choose one of `moves`
    refused   ///< it cannot be done, `why`
  };
  Kind kind = Kind::nothing;
  std::vector<OfferedMove> moves = {};
  std::optional<OfferedMove> lift = {};  ///< to be played before, the other joined to it, where what was laid came from the board
  Text why = {};
  std::optional<Stand> at = {};  ///< where it was refused, if that is a place
  int item = -1;                 ///< the tray item that was refused
};

/// A point over a surface, in its units. It may be off the board.
struct SurfacePoint {
  int surface = 0;
  Vec2 at;
};

/// What the hand holds over the table.
struct Held {
  int item = -1;
  int orientation = 0;
  SurfacePoint middle;   ///< where the middle of the thing is
  bool lifted = false;   ///< it comes from the board
  bool by_keys = false;  ///< it lies on places, moved by arrows
};

/// Where it would lie.
struct Ghost {
  std::vector<Place> places;
  int surface = 0;
  bool legal = false;
  Text why = {};                   ///< when it is not
  std::vector<Event> brings = {};  ///< what laying it there would do for who holds it, as the move's events tell it
};

/// A stroke that was let go and could not be played.
struct RefusedStroke {
  int surface = 0;
  std::vector<Place> way;
  int number = 0;  ///< another one for each
};

/// What a click on a place would put there, or that a stroke can begin there, before it is made.
struct Preview {
  int surface = 0;
  Place place;
  bool legal = false;
  bool stroke = false;              ///< a stroke would begin
  std::optional<Token> token = {};  ///< as it would stand; absent where it would not stay
  Text why = {};                    ///< when it is not legal
};

class Hand {
 public:
  /// A new position: forgets what was begun; keeps how each item is turned and where the cursor is.
  /// Where it may not play (another's turn, the end) it shows the table and takes nothing.
  void deal(std::unique_ptr<const ObservedPosition> position, Seat viewer, bool may_play = true);

  /// The position has answers that it had not given yet.
  void ask_again();

  // --- what the table looks like now
  /// The table as the hand sees it: a token that it lifted is in its tray again. What it holds is still among its tray's items.
  const Scene& scene() const { return table().scene; }
  /// Whose eyes see it.
  Seat viewer() const { return viewer_; }
  const std::optional<Held>& held() const { return held_; }
  const std::optional<Ghost>& ghost() const { return ghost_; }
  /// Places that can come next. On an open board where nearly every free place will do, none is lit for a stone or a shape to be drawn:
  /// there is nothing to tell.
  std::vector<Highlight> lights() const;
  /// Names of buttons that can be pressed now.
  std::vector<std::string> buttons() const;
  /// The button that is all there is to do now; empty: there is more, or nothing.
  std::string only_button() const;
  /// The stroke being drawn.
  const StrokeInput& stroke() const { return stroke_; }
  /// Why it cannot be played, while it is refused.
  const Text& stroke_why() const { return stroke_why_; }
  /// The last one that was refused, if it was let go since the position was dealt.
  const std::optional<RefusedStroke>& refused_stroke() const { return refused_stroke_; }
  /// Where a token being slid comes from.
  std::optional<Place> sliding_from() const { return slide_from_; }
  int slide_surface() const { return slide_surface_; }
  /// Where it is held now.
  SurfacePoint sliding_at() const { return slide_at_; }
  /// What would be put under the hand or the cursor, where something can be put and nothing stands.
  const std::optional<Preview>& preview() const { return preview_; }
  /// What was said to be put and is not yet played, as it would stand.
  const std::vector<Token>& begun_tokens() const { return begun_tokens_; }
  /// Why what the hand is at now cannot be done: the stroke, what is held where it is, or what a click there would put. Empty where it can.
  const Text& refused() const;
  /// Gestures made that do not yet make a move.
  const Touch& begun() const { return table().matcher.said(); }
  /// The place that keys act upon; absent until one is used.
  std::optional<Place> cursor() const { return cursor_; }
  int cursor_surface() const { return cursor_surface_; }
  /// True when it was a key that brought the cursor where it is.
  bool cursor_shown() const { return cursor_ && by_keys_ && may_play_; }
  bool idle() const;
  /// A move is half made.
  bool has_begun() const { return !begun().empty() || (held_ && picks(held_->item)); }
  /// The tray item that is laid by a mere click on the board, for it lies in one way only and there is nothing else to do there; −1: none.
  int only_piece() const { return only_piece_; }
  /// True for a thing of a rack that can be laid nowhere while others may be, or something else is to be done.
  bool fits_nowhere(int item) const;
  /// True for an item that is named rather than carried.
  bool picks(int item) const { return wants(GestureKind::pick, item); }

  /// How an item lies, in the tray as in the hand.
  int orientation(int item) const;
  void set_orientation(int item, int orientation) { turned_[item] = orientation; }
  const std::map<int, int>& orientations() const { return turned_; }

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
  /// The hand opens over the board.
  HandAnswer drop(SurfacePoint at);
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
  bool can_finish() const { return !table().matcher.complete().empty(); }

  // --- keyboard
  /// Takes the next (1) or previous (−1) item into the hand; on a board without an edge, goes to the next place where what is held can be
  /// laid, and after the last one to the next item. While a token slides, goes to the next place where it may. Where no item can be taken,
  /// shows the cursor, then goes from one lit place to the next.
  HandAnswer choose(int steps);
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
  struct Table {
    std::unique_ptr<const ObservedPosition> position;  ///< that it is the table of
    Scene scene;
    GestureMatcher matcher;

    Table() = default;
    explicit Table(std::unique_ptr<const ObservedPosition> asked);
  };
  struct Lay {
    Vec2 middle;
    Gesture gesture;
  };

  Table& table() { return lifted_ ? *lifted_ : base_; }
  const Table& table() const { return lifted_ ? *lifted_ : base_; }
  /// What there is of a board before its divider.
  Grid live_grid(int surface) const;
  const Grid& grid(int surface) const { return table().scene.surfaces[static_cast<std::size_t>(surface)].grid; }
  const TrayItem* item(int id) const;
  const Token* token_at(int surface, Place place) const;
  bool wants(GestureKind kind, int item) const;
  /// Whether the kind of its tray lets it be taken now.
  bool may_take(const TrayItem& item) const;
  /// In a tray of stones those that look alike are one as good as another, and a move names one of them: that one for any of them.
  int named_for(int id) const;
  std::vector<int> holdable() const;
  bool pick_goes_on(int item);

  // hand.cpp: what is held and said
  HandAnswer say(const Gesture& gesture);
  HandAnswer conclude() const;
  HandAnswer refuse(const Gesture& gesture) const;
  bool hold(int item, Vec2 grip, SurfacePoint at, bool by_keys);
  std::optional<OfferedMove> lift_move(const Token& token);
  /// What is taken up is in the hand; absent: the position has not told yet what is there without it.
  std::optional<bool> lift_into_hand(const Token& token, SurfacePoint at, bool by_keys);
  void let_go();
  void reorient(int orientation);
  HandAnswer reorient_item(int item, int orientation);
  void find_lays();
  void find_item_places();
  void find_ghost();
  void find_what_it_brings();
  std::optional<Ghost> ghost_here() const;
  HandAnswer lay_ghost();

  // hand_board.cpp: slides, clicks
  HandAnswer begin_at(SurfacePoint at);
  /// Refused, a token that goes by clicks and keys stays in the hand.
  HandAnswer slide_to(Stand end, bool stays);
  HandAnswer click_slide(Stand at);
  std::vector<Stand> slide_ends() const;

  // hand_strokes.cpp
  std::shared_ptr<const TraceIndex> traces(int surface);
  bool begin_stroke(int surface, Place place);
  std::optional<Gesture> whole_stroke(const std::vector<Place>& places) const;
  Gesture traced(std::vector<Place> places) const;
  void check_stroke();
  HandAnswer click_stroke(SurfacePoint at);
  HandAnswer end_stroke(bool by_keys);

  // hand_piece.cpp
  void find_only_piece();
  std::optional<Gesture> piece_at(SurfacePoint at) const;
  Gesture tried_piece(SurfacePoint at) const;
  HandAnswer click_piece(SurfacePoint at);
  void preview_piece(SurfacePoint at);

  // hand_preview.cpp
  void preview_at(int surface, Place place);
  void preview_put(int surface, Place place);
  void preview_stroke(int surface, Place place);
  void look_again();
  std::optional<Token> token_after(const OfferedMove& move, int surface, Place place) const;

  // hand_keys.cpp
  void move_held(int right, int down);
  void to_nearest_lay();
  HandAnswer choose_slide_end(int steps);
  HandAnswer choose_light(int steps);
  HandAnswer move_stroke(int right, int down);
  SurfacePoint cursor_point() const;
  std::optional<Stand> next_place(SurfacePoint from, int right, int down) const;
  void set_cursor(int surface, Place place, bool by_keys);

  // hand_open.cpp: keys over a board without an edge
  /// A thing where it can be laid.
  struct Stance {
    int item;
    int orientation;
    SurfacePoint middle;
  };
  /// A way that what is held can be turned, and where it would lie.
  struct Turned {
    int orientation;
    Vec2 middle;
    bool fits;
  };
  bool goes_by_lays() const;
  bool first_here() const;
  void turn_to_fit();
  bool fits_turned() const;
  std::vector<Stance> stances(int item) const;
  std::optional<Stance> next_stance(int before, int steps) const;
  HandAnswer hold_at(const Stance& stance);
  void cursor_under_held();
  Turned turned_at(int orientation, Vec2 target) const;
  std::vector<Turned> ways_at(Vec2 target, float reach, int steps) const;
  void lie(const Turned& way);
  bool within_reach(Vec2 target) const;
  void step_open(int right, int down);
  HandAnswer turn_in_place(int steps);

  Seat viewer_ = Seat::nobody;
  bool may_play_ = false;
  Table base_;
  std::unique_ptr<Table> lifted_;  ///< the position after the lift of what is held
  std::optional<OfferedMove> lift_;
  std::vector<Place> lifted_from_;

  std::optional<Held> held_;
  Vec2 grip_;                       ///< from the hand to the middle of what is held
  std::vector<Lay> lays_;           ///< legal ones of what is held, as it is turned
  std::vector<Stand> item_places_;  ///< where what is held may be drawn, however it is turned
  std::optional<Ghost> ghost_;
  std::map<int, int> turned_;
  std::optional<Vec2> own_turn_;  ///< where what is held was turned by hand: it stays so there
  int only_piece_ = -1;

  StrokeInput stroke_;
  Text stroke_why_;
  std::optional<Place> clicked_;  ///< where the stroke was at the last click
  std::optional<RefusedStroke> refused_stroke_;
  int refused_strokes_ = 0;
  std::map<int, std::shared_ptr<const TraceIndex>> traces_;  ///< by surface, of what can be said next
  std::optional<Place> slide_from_;
  int slide_surface_ = 0;
  SurfacePoint slide_at_;
  std::optional<Place> cursor_;
  int cursor_surface_ = 0;
  bool by_keys_ = false;
  std::optional<std::pair<int, Place>> over_;  ///< the place that the hand is over
  std::optional<Preview> preview_;
  std::vector<Token> begun_tokens_;
};

}  // namespace tablier

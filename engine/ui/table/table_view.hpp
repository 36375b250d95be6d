#pragma once

#include "ui/canvas/canvas.hpp"
#include "ui/hand/hand.hpp"
#include "ui/painter/table_layout.hpp"
#include "ui/table/bubble_drawing.hpp"
#include "ui/table/table_drawing.hpp"
#include "ui/table/table_pick.hpp"
#include "ui/table/table_room.hpp"
#include "ui/table/table_scenery.hpp"
#include "ui/table/token_motions.hpp"

#include <optional>
#include <utility>
#include <vector>

/// The table on the screen: what a hand sees of it, drawn, and where the mouse is on it.
namespace tablier {

class TableView {
 public:
  /// Takes note of everything on the table; lays it out anew where something has no place yet.
  void see(const Scene& scene, bool past = false) { room_.see(scene, past); }
  /// `cards`: see TableSpace.
  void place(Rect area, float scale, std::vector<Rect> cards = {});
  const TableLayout& layout() const { return room_.layout(); }
  /// Another number whenever boards or trays lie elsewhere or look otherwise.
  std::uint64_t version() const { return room_.version(); }
  void restyle() { room_.restyle(); }
  /// True for a table without an edge: one may look elsewhere on it, or nearer.
  bool roams() const { return room_.roams(); }
  void pan(Vec2 by);
  void zoom(float factor, Vec2 about);
  /// Shows everything again.
  void fit() { room_.fit(); }
  /// Another table: nothing moves from the one before.
  void reset();

  void draw_still(Canvas& canvas, const TableScenery& scenery) const;
  void draw(Canvas& canvas, const Hand& hand, const TableScenery& scenery);
  /// True while something that was drawn is still on its way.
  bool moving(double now) const { return now < shines_until_ || now < fades_until_ || motions_.any(now); }
  /// Where a thing that was drawn is seen while it is on its way; absent where it has arrived.
  std::optional<Seen> on_its_way(int id, double now) const { return motions_.on_its_way(id, now); }

  /// The tray item that has a place under the mouse.
  std::optional<int> item_at(const Hand& hand, Vec2 pixel) const { return tablier::item_at(layout(), room_.scale(), hand, pixel); }
  /// The thing that can be named in the next row of its tray, below (1) or above (−1) that one; absent: there is none.
  std::optional<int> item_in_row(const Hand& hand, int item, int down) const { return tablier::item_in_row(layout(), hand, item, down); }
  /// From the mouse to the middle of a tray item, in units.
  Vec2 grip_of(const Hand& hand, int item, Vec2 pixel) const { return tablier::grip_of(layout(), hand, item, pixel); }
  /// The point of the nearest board.
  SurfacePoint surface_point_at(Vec2 pixel) const { return tablier::surface_point_at(layout(), pixel); }
  /// True on or near a board, and not on a tray.
  bool on_board(Vec2 pixel) const { return is_on_board(layout(), pixel); }
  /// Words that were drawn on the table last, and what else is read there: see read_boxes.
  const std::vector<Bubble>& bubbles() const { return bubbles_; }
  const std::vector<Rect>& read() const { return read_; }
  /// Names and numbers of what waits, with the tray of each.
  struct TallyBox {
    Rect box, tray;
  };
  const std::vector<TallyBox>& tallies() const { return tallies_; }
  /// How many places were told by their names, for whoever types a move.
  int named_places() const { return named_places_; }
  /// All that is to be seen of the table: boards, trays and what is written beside them; see NoticeRoom::avoid.
  std::vector<Rect> shown_boxes() const;

 private:
  void watch_refused(const Hand& hand, const TableScenery& s);
  void draw_tokens(const TableDrawing& d);
  void draw_items(const TableDrawing& d);

  TableRoom room_;
  TokenMotions motions_;
  std::vector<Bubble> bubbles_;
  std::vector<Rect> read_;
  std::vector<TallyBox> tallies_;
  int named_places_ = 0;
  double shines_until_ = 0;
  int refused_number_ = 0;  ///< of the refused stroke that was seen last
  double fades_until_ = 0;
};

}  // namespace tablier

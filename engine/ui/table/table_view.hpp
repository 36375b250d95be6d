#pragma once

#include "play/analyst.hpp"
#include "play/score_popups.hpp"
#include "ui/canvas/canvas.hpp"
#include "ui/hand/hand.hpp"
#include "ui/painter/table_layout.hpp"
#include "ui/painter/table_painter.hpp"
#include "ui/table/camera.hpp"
#include "ui/table/motions.hpp"
#include "ui/table/turns.hpp"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// The table on the screen: what a hand sees of it, drawn, and where the mouse is on it.
namespace tablier {

/// Something that a hand tried and that cannot be done.
struct Refusal {
  Text why;
  std::optional<Stand> at = {};  ///< where it was tried, or …
  int item = -1;                 ///< … what was to be taken
};

/// What the painter needs beside the hand.
struct TableScenery {
  const Palette& palette;
  TableTaste taste;
  float scale = 1;
  double now = 0;
  bool motion = true;
  double snap = 0.12, slide = 0.2, shine = 0.4;  ///< seconds
  std::function<std::string(const Text&)> say;
  std::optional<int> hovered = {};       ///< tray item under the mouse
  std::optional<double> solved_at = {};  ///< since when a shine runs over the board
  std::vector<ToldNews> news = {};       ///< what moves did, told on the board; the newest first
  std::function<Colour(Seat)> seat_colour = {};
  std::function<std::string(const Tray&)> owner_name = {};             ///< of a tray that is somebody's
  std::function<std::vector<Colour>(const Tray&)> owner_colours = {};  ///< one of each that has a part in it
  bool curtain = false;                                                ///< what waits in trays is not shown
  std::string typed = {};                                              ///< a move that is being typed
  std::string typed_note = {};                                         ///< beside it; empty: none is being typed
  bool over = false;                                                   ///< the round has ended
  bool past = false;                                                   ///< an earlier position: what waits in trays acts no more
  bool many = false;                                                   ///< several seats: only what won shines
  Touch suggested = {};                                                ///< a move that was advised
  bool dangers = true;                                                 ///< what is about to be taken is ringed
  const std::map<int, std::size_t>* numbers = nullptr;  ///< of moves, by the ids of the stones that they placed; null: not shown
  std::vector<Highlight> values = {};                   ///< what moves are worth, where that is to be seen
  std::optional<Refusal> refusal = {};                  ///< told until something else is done
  std::string praise = {};                              ///< large words in the tray that is empty then
  std::string after_praise = {};                        ///< smaller ones below
  std::vector<LineMove> line = {};                      ///< what would have been better in the position that is seen, and what after it
  std::function<std::string(const LineMove&)> line_label = {};
  bool told = false;  ///< what is to be done is told elsewhere
};

class TableView {
 public:
  /// Takes note of everything on the table; lays it out anew where something has no place yet.
  void see(const Scene& scene);
  /// `cards`: see TableSpace.
  void place(Rect area, float scale, std::vector<Rect> cards = {});
  const TableLayout& layout() const { return layout_; }
  /// Another number whenever boards or trays lie elsewhere or look otherwise.
  std::uint64_t version() const { return version_; }
  void restyle() { ++version_; }
  /// True for a table without an edge: one may look elsewhere on it, or nearer.
  bool roams() const;
  void pan(Vec2 by);
  void zoom(float factor, Vec2 about);
  /// Shows everything again.
  void fit();
  /// Another table: nothing moves from the one before.
  void reset();

  void draw_still(Canvas& canvas, const TableScenery& scenery) const;
  void draw(Canvas& canvas, const Hand& hand, const TableScenery& scenery);
  /// True while something that was drawn is still on its way.
  bool moving(double now) const { return now < shines_until_ || now < fades_until_ || motions_.any(now) || turns_.any(now); }
  /// Where a thing that was drawn is seen while it is on its way; absent where it has arrived.
  std::optional<Seen> on_its_way(int id, double now) const;

  /// The tray item that has a place under the mouse.
  std::optional<int> item_at(const Hand& hand, Vec2 pixel) const;
  /// From the mouse to the middle of a tray item, in units.
  Vec2 grip_of(const Hand& hand, int item, Vec2 pixel) const;
  /// The point of the nearest board.
  SurfacePoint surface_point_at(Vec2 pixel) const;
  /// True on or near a board, and not on a tray.
  bool on_board(Vec2 pixel) const;
  /// Where something of that size is said of a move whose last gesture has places: beside the last of them, where it covers least of the
  /// move and of what lies on the table.
  Rect label_box(const Touch& touch, Vec2 size) const;

 private:
  bool shining(const TableScenery& s) const { return s.solved_at && s.motion && s.now < *s.solved_at + s.shine; }
  void lay_out_again();
  void look_from(const std::function<void(const SurfaceFrame&)>& change);
  void draw_tokens(Canvas& canvas, const Hand& hand, const TableScenery& s);
  void draw_items(Canvas& canvas, const Hand& hand, const TableScenery& s);
  void draw_lights(Canvas& canvas, const Hand& hand, const TableScenery& s) const;
  void draw_values(Canvas& canvas, const TableScenery& s) const;
  void draw_value_over_preview(Canvas& canvas, const Hand& hand, const TableScenery& s) const;
  void mark_item(Canvas& canvas, int item, const TableScenery& s) const;
  void draw_gestures(Canvas& canvas, const Hand& hand, const TableScenery& s) const;
  Rect typed_strip(float height, float scale) const;
  void draw_line_label(Canvas& canvas, const LineMove& move, const TableScenery& s) const;
  std::vector<Rect> boxes_of(const Touch& touch) const;
  void draw_line_of_moves(Canvas& canvas, const Hand& hand, const TableScenery& s) const;
  void draw_suggestion(Canvas& canvas, const Hand& hand, const TableScenery& s) const;
  Vec2 slide_end(const Gesture& slide) const;
  void suggest_stroke(Canvas& canvas, const Hand& hand, const TableScenery& s, const Gesture& gesture) const;
  void suggest(Canvas& canvas, const Hand& hand, const TableScenery& s, const Gesture& gesture) const;
  void draw_sliding(Canvas& canvas, const Hand& hand, const TableScenery& s);
  void draw_held(Canvas& canvas, const Hand& hand, const TableScenery& s);
  // table_view_strokes.cpp
  TokenArt stroke_art(const Hand& hand, int surface, std::vector<Place> way, const TableScenery& s) const;
  void draw_stroke(Canvas& canvas, const Hand& hand, const TableScenery& s) const;
  void draw_refused(Canvas& canvas, const Hand& hand, const TokenArt& art, const TableScenery& s) const;
  static void strike_out(Canvas& canvas, const TokenArt& art, const TableScenery& s);
  void draw_pen(Canvas& canvas, const Hand& hand, const TableScenery& s) const;
  void draw_refused_stroke(Canvas& canvas, const Hand& hand, const TableScenery& s) const;
  void watch_refused(const Hand& hand, const TableScenery& s);

  void draw_ghost(Canvas& canvas, const Hand& hand, const TableScenery& s) const;
  void draw_brings(Canvas& canvas, const Hand& hand, const TableScenery& s) const;
  void draw_shade(Canvas& canvas, const Token& token, const TableScenery& s) const;
  void draw_preview(Canvas& canvas, const Hand& hand, const TableScenery& s) const;
  // table_view_refusal.cpp
  void draw_barred(Canvas& canvas, const TableScenery& s, Stand at) const;
  void draw_refusal(Canvas& canvas, const Hand& hand, const TableScenery& s) const;
  static bool told_by_hand(const Hand& hand, const Refusal& refusal);

  void draw_cursor(Canvas& canvas, const Hand& hand, const TableScenery& s) const;
  void draw_shine(Canvas& canvas, const TokenArt& art, const TableScenery& s) const;
  void draw_typed(Canvas& canvas, const TableScenery& s) const;
  // table_view_news.cpp
  EventLook look_of(std::span<const ToldNews> news, const TableScenery& s) const;
  void draw_news(Canvas& canvas, const TableScenery& s) const;

  void draw_layer_names(Canvas& canvas, const Scene& scene, const TableScenery& s) const;
  void draw_tray_label(Canvas& canvas, const TrayFrame& frame, const Tray& tray, const std::string& owner, const std::string& title,
                       const TableScenery& s) const;
  void draw_labels(Canvas& canvas, const Scene& scene, const TableScenery& s) const;
  void draw_praise(Canvas& canvas, const Scene& scene, const TableScenery& s) const;

  // table_view_ink.cpp
  TokenArt settling(TokenArt art, const Token& token, const TableScenery& s);
  /// A frame around what is held, or is under the mouse, of things that stay in their tray when they are drawn.
  void frame_item(Canvas& canvas, const TrayItem& item, const TrayFrame& tray, const ItemSlot& slot, const TokenArt& art, bool held,
                  const TableScenery& s) const;
  void draw_tally(Canvas& canvas, const TrayItem& item, const TrayFrame& tray, const ItemSlot& slot, const TokenArt& art,
                  const TableScenery& s) const;

  TokenArt art_of(const Scene& scene, const Token& token, const TableScenery& s) const;
  bool is_bowl(std::size_t tray) const { return tray < bowls_.size() && bowls_[tray] > 0; }
  TokenArt moved(TokenArt art, int id, const TableScenery& s, bool comes = false);
  TokenArt moved_item(TokenArt art, int id, std::size_t tray, const TableScenery& s);
  TokenArt seen_now(TokenArt art, int id, double now) const;
  TokenArt turning(TokenArt art, const Token& token, const TableScenery& s);

  Scene reference_;         ///< everything that ever had a place
  std::vector<int> bowls_;  ///< of its trays, see TableSpace
  Camera camera_;
  Rect area_;
  std::vector<Rect> cards_;
  float scale_ = 1;
  TableLayout layout_;
  TableSplit split_;  ///< of these boards in this room
  std::uint64_t version_ = 1;
  Motions motions_;
  Turns turns_;
  double shines_until_ = 0;
  int refused_number_ = 0;  ///< of the refused stroke that was seen last
  double fades_until_ = 0;
  std::vector<Place> by_hand_;  ///< of the stroke that was drawn last by hand: it need not be drawn again
  int dropped_ = 0;             ///< id of what was held last
  std::vector<int> drawn_;      ///< ids of what came to a rack last
};

}  // namespace tablier

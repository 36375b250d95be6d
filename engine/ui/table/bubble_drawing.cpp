#include "ui/table/bubble_drawing.hpp"

#include "ui/hand/placing.hpp"
#include "ui/painter/surface_geometry.hpp"
#include "ui/table/advice_drawing.hpp"
#include "ui/table/read_places.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <ranges>
#include <utility>

namespace tablier {
namespace {

/// While it comes, it rises by that much, in logical pixels.
constexpr float kWay = 14;

const SurfaceFrame& frame_of(const TableDrawing& d, int surface) { return d.layout.surfaces[static_cast<std::size_t>(surface)]; }

/// The words of one frame, placed one after another: the first ones have the better places.
class Bubbles {
 public:
  explicit Bubbles(const TableDrawing& d) : d_(d), room_(bubble_room(d)) {}

  BubbleRoom& room() { return room_; }
  const Bubble& place(std::vector<Rect> about, int surface, const EventLook& look) {
    const Rect box = room_.place(about, event_size(d_.canvas, frame_of(d_, surface), look, d_.scenery.scale));
    return placed_.emplace_back(box, std::move(about));
  }
  void draw(Rect box, const EventLook& look) const { draw_event(d_.canvas, d_.scenery.palette, box, look, d_.scenery.scale); }
  std::vector<Bubble> all() && { return std::move(placed_); }

 private:
  const TableDrawing& d_;
  BubbleRoom room_;
  std::vector<Bubble> placed_;
};

/// What laying it there brings.
void tell_brings(const TableDrawing& d, Bubbles& bubbles) {
  const auto& ghost = d.hand.ghost();
  if (!d.hand.held() || !ghost || !ghost->legal || ghost->brings.empty()) return;
  EventLook look;
  for (const Event& event : ghost->brings) look.labels.push_back({.text = d.scenery.say(event.text), .seat = {}});
  const TrayItem* item = find_item(d.hand.scene(), d.hand.held()->item);
  const auto about = boxes_of(frame_of(d, ghost->surface), item ? item->kind : TokenKind::polyform, ghost->places);
  bubbles.draw(bubbles.place(about, ghost->surface, look).box, look);
}

// --- lines of moves

/// What a move is about: where its last gesture ends.
std::vector<Rect> end_of(const TableDrawing& d, const Gesture& last) {
  if (last.kind == GestureKind::slide) {
    const int surface = last.end_surface < 0 ? last.surface : last.end_surface;
    return boxes_of(frame_of(d, surface), TokenKind::pawn, std::span(last.places).last(1));
  }
  return boxes_of(frame_of(d, last.surface), last.kind == GestureKind::trace ? TokenKind::stroke : TokenKind::polyform, last.places);
}

/// Tied to its place where it stands away from it.
void draw_tie(const TableDrawing& d, const Bubble& bubble, float unit) {
  const auto nearest = std::ranges::min_element(bubble.about, {}, [&](const Rect& r) { return gap_to(bubble.box, std::span(&r, 1)); });
  if (gap_to(bubble.box, std::span(&*nearest, 1)) < unit) return;
  const Vec2 to = nearest->centre();
  const Vec2 from{std::clamp(to.x, bubble.box.x, bubble.box.right()), std::clamp(to.y, bubble.box.y, bubble.box.bottom())};
  const Vec2 way = to - from;
  d.canvas.line(std::array{from, from + way * (1 - 0.4F * unit / length(way))}, std::array{2 * d.scenery.scale},
                d.scenery.palette.colour("gold"));
}

/// What is said of the first move of a line.
void tell_line(const TableDrawing& d, Bubbles& bubbles) {
  if (d.scenery.line.empty()) return;
  const LineMove& move = d.scenery.line.front();
  if (move.touch.empty() || move.touch.back().places.empty()) return;
  const EventLook look{.labels = {{.text = d.scenery.line_label(move), .seat = {}}}};
  if (look.labels.front().text.empty()) return;
  for (const Rect& box : drawn_over(d.layout, move.touch)) bubbles.room().keep_free(box);
  const int surface = move.touch.back().surface;
  const Bubble& bubble = bubbles.place(end_of(d, move.touch.back()), surface, look);
  draw_tie(d, bubble, frame_of(d, surface).unit);
  bubbles.draw(bubble.box, look);
}

// --- news

bool together(const ToldNews& a, const ToldNews& b) {
  const Event &one = a.news.event, &other = b.news.event;
  return one.surface == other.surface && one.place == other.place && a.opacity == b.opacity && a.risen == b.risen;
}

/// News of one move are told in one box on paper; the newest come first, and of one move the last.
EventLook look_of(const TableDrawing& d, std::span<const ToldNews> news) {
  EventLook look{.labels = {}, .lost = true, .opacity = news.front().opacity};
  for (const ToldNews& told : std::views::reverse(news)) {
    EventLabel word{.text = d.scenery.say(told.news.event.text), .seat = {}};
    if (d.scenery.many && is_player(told.news.event.seat) && d.scenery.seat_colour) word.seat = d.scenery.seat_colour(told.news.event.seat);
    look.labels.push_back(std::move(word));
    look.lost = look.lost && told.news.lost;
  }
  return look;
}

/// All that lies where it happened, or the place alone.
std::vector<Rect> scene_of(const TableDrawing& d, const Event& event) {
  const SurfaceFrame& frame = frame_of(d, event.surface);
  std::vector<Rect> about;
  for (const Token& t : d.table.tokens)
    if (t.surface == event.surface && std::ranges::count(t.places, event.place) > 0)
      std::ranges::copy(boxes_of(frame, t.kind, t.places), std::back_inserter(about));
  return about.empty() ? boxes_of(frame, TokenKind::stone, std::span(&event.place, 1)) : about;
}

void tell_news(const TableDrawing& d, Bubbles& bubbles) {
  for (std::size_t first = 0, next = 0; first < d.scenery.news.size(); first = next) {
    const ToldNews& told = d.scenery.news[first];
    const Event& event = told.news.event;
    const bool on_paper = d.table.surfaces[static_cast<std::size_t>(event.surface)].ruled;
    for (next = first + 1; on_paper && next < d.scenery.news.size() && together(told, d.scenery.news[next]);) ++next;
    if (on_paper && d.scenery.over) continue;  // how it ended is what counts now, and the sheet is to be looked at
    const EventLook look = look_of(d, std::span(d.scenery.news).subspan(first, next - first));
    const Rect box = bubbles.place(scene_of(d, event), event.surface, look).box;
    bubbles.draw(on_paper ? box : box.moved({0, (1 - told.risen) * kWay * d.scenery.scale}), look);
  }
}

}  // namespace

std::vector<Bubble> draw_bubbles(const TableDrawing& d) {
  Bubbles bubbles(d);
  tell_brings(d, bubbles);
  tell_line(d, bubbles);
  tell_news(d, bubbles);
  return std::move(bubbles).all();
}

}  // namespace tablier

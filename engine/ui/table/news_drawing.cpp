#include "ui/table/news_drawing.hpp"

#include "ui/table/news_place.hpp"

#include <algorithm>
#include <cstdint>
#include <ranges>

namespace tablier {
namespace {

bool together(const ToldNews& a, const ToldNews& b) {
  const Event &one = a.news.event, &other = b.news.event;
  return one.surface == other.surface && one.place == other.place && a.opacity == b.opacity && a.risen == b.risen;
}

enum class Way : std::uint8_t { up, down };

/// Moved that way past all that it would meet.
Rect moved_past(Rect box, const std::vector<Rect>& taken, Way way) {
  for (auto r = taken.begin(); r != taken.end();) {
    if (overlap_area(box, *r) <= 0) {
      ++r;
      continue;
    }
    box.y = way == Way::up ? r->y - box.h * 1.1F : r->bottom() + box.h * 0.1F;
    r = taken.begin();
  }
  return box;
}

/// Over all that it would meet, or under it where there is no room.
Rect clear_of(Rect box, const std::vector<Rect>& taken, float top) {
  const Rect above = moved_past(box, taken, Way::up);
  return above.y >= top ? above : moved_past(box, taken, Way::down);
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

}  // namespace

void draw_news(const TableDrawing& d) {
  constexpr float kWay = 14;
  std::vector<Rect> taken;
  for (std::size_t first = 0, next = 0; first < d.scenery.news.size(); first = next) {
    const ToldNews& told = d.scenery.news[first];
    const auto at = static_cast<std::size_t>(told.news.event.surface);
    const bool on_paper = d.table.surfaces[at].ruled;
    for (next = first + 1; on_paper && next < d.scenery.news.size() && together(told, d.scenery.news[next]);) ++next;
    if (on_paper && d.scenery.over) continue;  // how it ended is what counts now, and the sheet is to be looked at
    const EventLook look = look_of(d, std::span(d.scenery.news).subspan(first, next - first));
    const Vec2 size = event_size(d.canvas, d.layout.surfaces[at], look, d.scenery.scale);
    const Rect box = on_paper ? beside_ink(d.layout.surfaces[at], d.table.tokens, told.news.event, size, taken)
                              : clear_of(event_box(d.layout, told.news.event, size, d.table.tokens), taken, d.layout.surfaces[at].box.y);
    taken.push_back(box);
    draw_event(d.canvas, d.scenery.palette, on_paper ? box : box.moved({0, (1 - told.risen) * kWay * d.scenery.scale}), look,
               d.scenery.scale);
  }
}

}  // namespace tablier

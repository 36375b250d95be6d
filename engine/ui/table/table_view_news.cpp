#include "ui/table/news_place.hpp"
#include "ui/table/table_view.hpp"

#include <algorithm>
#include <cstdint>
#include <ranges>

/// What moves won and lost, told on the board.
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

}  // namespace

/// News of one move are told in one box on paper; the newest come first, and of one move the last.
EventLook TableView::look_of(std::span<const ToldNews> news, const TableScenery& s) const {
  EventLook look{.labels = {}, .lost = true, .opacity = news.front().opacity};
  for (const ToldNews& told : std::views::reverse(news)) {
    EventLabel word{.text = s.say(told.news.event.text), .seat = {}};
    if (s.many && is_player(told.news.event.seat) && s.seat_colour) word.seat = s.seat_colour(told.news.event.seat);
    look.labels.push_back(std::move(word));
    look.lost = look.lost && told.news.lost;
  }
  return look;
}

void TableView::draw_news(Canvas& canvas, const TableScenery& s) const {
  constexpr float kWay = 14;
  std::vector<Rect> taken;
  for (std::size_t first = 0, next = 0; first < s.news.size(); first = next) {
    const ToldNews& told = s.news[first];
    const auto at = static_cast<std::size_t>(told.news.event.surface);
    const bool on_paper = reference_.surfaces[at].ruled;
    for (next = first + 1; on_paper && next < s.news.size() && together(told, s.news[next]);) ++next;
    if (on_paper && s.over) continue;  // how it ended is what counts now, and the sheet is to be looked at
    const EventLook look = look_of(std::span(s.news).subspan(first, next - first), s);
    const Vec2 size = event_size(canvas, layout_.surfaces[at], look, s.scale);
    const Rect box = on_paper ? beside_ink(layout_.surfaces[at], reference_.tokens, told.news.event, size, taken)
                              : clear_of(event_box(layout_, told.news.event, size, reference_.tokens), taken, layout_.surfaces[at].box.y);
    taken.push_back(box);
    draw_event(canvas, s.palette, on_paper ? box : box.moved({0, (1 - told.risen) * kWay * s.scale}), look, s.scale);
  }
}

}  // namespace tablier

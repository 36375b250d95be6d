#include "scene_checks.hpp"

#include "broken.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <tuple>

namespace tablier::rules {
namespace {

std::string at(Place p) { return std::to_string(p.x) + "," + std::to_string(p.y) + "," + std::to_string(p.z); }

bool is_owner(Seat s, int seats) { return s == Seat::nobody || (index(s) >= 0 && index(s) < seats); }

void check_text(const Text& text, const KnownText& known) {
  if (text.empty()) return;
  demand(known(text.key), "a text is in no locale", [&] { return text.key; });
  for (const TextArg& arg : text.args)
    if (const auto* inner = std::get_if<std::vector<Text>>(&arg.value))
      for (const Text& t : *inner) check_text(t, known);
}

const Surface& surface_of(const Scene& scene, int surface, const char* what) {
  demand(surface >= 0 && surface < static_cast<int>(scene.surfaces.size()), what, [&] { return "surface " + std::to_string(surface); });
  return scene.surfaces[static_cast<std::size_t>(surface)];
}

void check_place(const Scene& scene, int surface, Place place, const char* what) {
  demand(surface_of(scene, surface, what).grid.contains(place), what, [&] { return at(place); });
}

std::vector<Place> once_each(std::vector<Place> places) {
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());
  return places;
}

void check_tokens(const Scene& scene, int seats) {
  std::set<int> ids;
  std::set<std::tuple<int, Place>> taken;
  for (const Token& t : scene.tokens) {
    demand(ids.insert(t.id).second, "two tokens have one id", [&] { return std::to_string(t.id); });
    demand(!t.places.empty(), "a token has no place", [&] { return std::to_string(t.id); });
    demand(!t.paint.empty(), "a token has no paint", [&] { return std::to_string(t.id); });
    demand(is_owner(t.owner, seats), "a token's owner is no seat");
    for (const Place p : once_each(t.places)) {  // a pen may pass a place twice
      check_place(scene, t.surface, p, "a token is off its surface");
      demand(taken.emplace(t.surface, p).second, "two tokens are on one place", [&] { return at(p); });
    }
  }
}

/// Who cannot see colours, or hears the table read aloud, knows tokens apart by kind, owner and label: paint says nothing more.
void check_told_without_paint(const Scene& scene) {
  std::map<std::tuple<TokenKind, Seat, std::vector<std::string>>, std::string> paints;
  for (const Token& t : scene.tokens) {
    const auto& known = paints.try_emplace({t.kind, t.owner, t.labels}, t.paint).first->second;
    demand(known == t.paint, "tokens of one kind, owner and label have two paints", [&] { return known + ", " + t.paint; });
  }
}

void check_orientations(const TrayItem& item) {
  const int count = static_cast<int>(item.orientations.size());
  demand(count > 0, "a tray item has no orientation", [&] { return std::to_string(item.id); });
  for (const Orientation& o : item.orientations) {
    demand(!o.cells.empty(), "an orientation has no cell");
    for (const int next : {o.turned, o.flipped, o.tipped}) demand(next >= -1 && next < count, "an orientation leads to none");
  }
}

bool is_single_stone(const TrayItem& item) {
  return item.kind == TokenKind::stone && item.copies == 1 && item.orientations.size() == 1 && item.orientations[0].cells.size() == 1;
}

/// What a tray holds is what its kind promises, and hands turn it only as the scene says.
void check_tray_kind(const Tray& tray, const HandVerbs& hand) {
  const bool stones = tray.kind == TrayKind::stones || tray.kind == TrayKind::bowl;
  for (const TrayItem& item : tray.items) {
    demand(!stones || is_single_stone(item), "a bowl holds something else than single stones");
    demand((tray.kind == TrayKind::palette) == (item.kind == TokenKind::stroke), "strokes, and nothing else, are drawn from a palette");
    for (const Orientation& o : item.orientations) {
      demand(hand.turn || o.turned < 0, "an item turns, and the scene's hand does not");
      demand(hand.flip || o.flipped < 0, "an item is flipped, and the scene's hand does not");
      demand(hand.tip || o.tipped < 0, "an item is tipped, and the scene's hand does not");
    }
  }
  demand(tray.hidden == 0 || tray.kind == TrayKind::rack, "a tray hides things and is no rack");
}

bool has_verb(const HandVerbs& hand, GestureKind kind) {
  switch (kind) {
    case GestureKind::put: return hand.put;
    case GestureKind::lay: return hand.lay;
    case GestureKind::lift: return hand.lift;
    case GestureKind::slide: return hand.slide;
    case GestureKind::trace: return hand.trace;
    case GestureKind::pick:
    case GestureKind::press: return true;
  }
  return false;
}

/// One player alone, or several against each other; and letters write only where they turn nothing.
void check_round_kind(const Scene& scene, int seats) {
  demand((scene.round == RoundKind::contest) == (seats > 1), "the kind of the round is another number of players'");
  const bool letters_turn = scene.hand.turn || scene.hand.flip || scene.hand.tip;
  demand(!scene.letters_write || !letters_turn, "letters begin a move where they turn things");
}

void check_trays(const Scene& scene, int seats, const KnownText& known) {
  for (const Tray& tray : scene.trays) {
    check_tray_kind(tray, scene.hand);
    check_text(tray.title, known);
    demand(is_owner(tray.owner, seats), "a tray's owner is no seat");
    demand(tray.hidden >= 0, "a tray hides less than nothing");
    std::set<int> ids;
    for (const TrayItem& item : tray.items) {
      demand(ids.insert(item.id).second, "two items of a tray have one id", [&] { return std::to_string(item.id); });
      demand(item.copies > 0, "a tray item has no copy");
      demand(!item.paint.empty(), "a tray item has no paint");
      check_orientations(item);
    }
  }
}

void check_seats(const Scene& scene, int seats, const KnownText& known) {
  demand(scene.seats.empty() || static_cast<int>(scene.seats.size()) == seats, "not every seat has its look");
  for (const SeatLook& s : scene.seats) demand(s.side >= -1 && s.side < static_cast<int>(scene.sides.size()), "a seat's side is none");
  for (const Text& side : scene.sides) check_text(side, known);
}

void check_surfaces(const Scene& scene) {
  demand(!scene.surfaces.empty(), "a scene has no surface");
  for (std::size_t i = 0; i < scene.surfaces.size(); ++i)
    for (const PlacePaint& p : scene.surfaces[i].paints)
      check_place(scene, static_cast<int>(i), p.place, "a painted place is off its surface");
}

const TrayItem* find_item(const Scene& scene, int id) {
  for (const Tray& tray : scene.trays)
    for (const TrayItem& item : tray.items)
      if (item.id == id) return &item;
  return nullptr;
}

bool has_token(const Scene& scene, int id) {
  return std::any_of(scene.tokens.begin(), scene.tokens.end(), [id](const Token& t) { return t.id == id; });
}

/// A piece lies as its orientation says, moved and not turned, its cells in the same order.
void check_lies(const Gesture& g, const TrayItem& item) {
  demand(g.orientation >= 0 && g.orientation < static_cast<int>(item.orientations.size()), "a piece is laid in no orientation of its own");
  const auto& cells = item.orientations[static_cast<std::size_t>(g.orientation)].cells;
  demand(cells.size() == g.places.size(), "a piece is laid on more or fewer places than it has cells");
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const Place p = g.places[i];
    const Place q = g.places[0];
    const bool same = p.x - cells[i].x == q.x - cells[0].x && p.y - cells[i].y == q.y - cells[0].y && p.z - cells[i].z == q.z - cells[0].z;
    demand(same, "a piece is laid in another shape or order than its orientation's");
  }
}

bool has_right_number_of_places(const Gesture& g) {
  const auto n = g.places.size();
  switch (g.kind) {
    case GestureKind::put: return n == 1;
    case GestureKind::slide: return n == 2;
    case GestureKind::lay:
    case GestureKind::trace: return n >= 1;
    case GestureKind::lift:
    case GestureKind::pick:
    case GestureKind::press: return true;
  }
  return false;
}

void check_button(const std::string& button, std::string_view game, const KnownText& known) {
  demand(!button.empty(), "a button has no name");
  const bool labelled = known(std::string(game) + ".button." + button) || known("button." + button);
  demand(labelled, "a button has no label", [&] { return button; });
}

}  // namespace

void check_scene(const Scene& scene, int seats, const KnownText& known) {
  check_surfaces(scene);
  check_round_kind(scene, seats);
  check_tokens(scene, seats);
  check_told_without_paint(scene);
  check_trays(scene, seats, known);
  check_seats(scene, seats, known);
  for (const Highlight& h : scene.highlights) {
    check_place(scene, h.surface, h.place, "a highlight is off its surface");
    check_text(h.text, known);
  }
  for (const Counter& c : scene.counters) {
    demand(is_owner(c.seat, seats), "a counter's seat is none");
    check_text(c.name, known);
  }
  for (const Event& e : scene.events) {
    check_place(scene, e.surface, e.place, "an event is off its surface");
    check_text(e.text, known);
  }
  check_text(scene.status, known);
}

Things things_of(const Scene& scene) {
  Things all;
  for (const Token& t : scene.tokens) ++all[t.id];
  for (const int id : scene.gone) ++all[id];
  for (const Tray& tray : scene.trays)
    for (const TrayItem& item : tray.items) all[item.id] += item.copies;
  return all;
}

void check_conserved(const Things& first, const Scene& now) {
  const Things things = things_of(now);
  for (const auto& [id, count] : first) {
    if (count != 1) continue;
    const auto found = things.find(id);
    const int left = found == things.end() ? 0 : found->second;
    demand(left == 1, "a thing of the first scene is no longer there once",
           [&, i = id] { return std::to_string(i) + " is there " + std::to_string(left) + " times"; });
  }
}

void check_touch(const Touch& touch, const Scene& scene, std::string_view game, const KnownText& known) {
  demand(!touch.empty(), "a move has no touch");
  for (const Gesture& g : touch) {
    demand(has_right_number_of_places(g), "a gesture has too many or too few places");
    demand(has_verb(scene.hand, g.kind), "a touch is none that the scene's hand does");
    for (const Place p : g.places) {
      const bool ends_elsewhere = g.kind == GestureKind::slide && g.end_surface >= 0 && &p == &g.places.back();
      check_place(scene, ends_elsewhere ? g.end_surface : g.surface, p, "a gesture is off its surface");
    }
    if (g.kind == GestureKind::press) check_button(g.button, game, known);
    if (g.kind == GestureKind::lift) demand(has_token(scene, g.item), "a touch lifts a token that is not there");
    const bool drawn_by_item = g.kind == GestureKind::trace && g.item >= 0;
    if (g.kind != GestureKind::lay && g.kind != GestureKind::pick && !drawn_by_item) continue;
    const TrayItem* item = find_item(scene, g.item);
    demand(item || touch.front().kind == GestureKind::lift, "a touch takes a tray item that is not there",
           [&] { return std::to_string(g.item); });
    if (item && g.kind != GestureKind::pick) check_lies(g, *item);
  }
}

std::string touch_key(const Touch& touch) {
  std::string key;
  for (const Gesture& g : touch) {
    const auto places = g.kind == GestureKind::trace ? once_each(g.places) : g.places;
    key += std::to_string(static_cast<int>(g.kind)) + ":" + std::to_string(g.item) + ":" + std::to_string(g.orientation) + ":" +
           std::to_string(g.surface) + g.button;
    for (const Place p : places) key += "@" + at(p);
    key += ";";
  }
  return key;
}

}  // namespace tablier::rules

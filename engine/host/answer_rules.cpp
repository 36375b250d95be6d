#include "host/answer_rules.hpp"

#include "content/utf8.hpp"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <set>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tablier {
namespace {

// More than any game has need of, and no more than can be drawn and listed.
constexpr int kMaxSide = 4096;
constexpr int kMaxPlaces = 1'000'000;
constexpr std::size_t kMaxBoards = 64;
constexpr std::size_t kMaxThings = 20'000;
constexpr std::size_t kMaxNotation = 1000;
constexpr std::size_t kMaxText = 64u << 10;
constexpr std::size_t kMaxGestures = 64;
constexpr std::size_t kMaxFacts = 100'000;
constexpr int kMaxCopies = 100'000;
constexpr int kMaxDepth = 64;
constexpr int kMaxTextDepth = 16;
constexpr double kLongestTurn = 1e9;  ///< in seconds

bool is_seat(Seat s, int seats) { return index(s) >= 0 && index(s) < seats; }
bool is_utf8(std::string_view text) { return first_invalid_utf8(text) == std::string_view::npos; }
bool is_word(std::string_view text) { return text.size() <= kMaxNotation && is_utf8(text); }
bool are_words(const std::vector<std::string>& words) { return words.size() <= kMaxThings && std::ranges::all_of(words, is_word); }

bool is_sound(const Text& text, int depth);

bool is_sound(const TextArg& arg, int depth) {
  if (const auto* words = std::get_if<std::string>(&arg.value)) return words->size() <= kMaxText && is_utf8(*words);
  const auto* texts = std::get_if<std::vector<Text>>(&arg.value);
  return !texts || (!texts->empty() && std::ranges::all_of(*texts, [depth](const Text& text) { return is_sound(text, depth + 1); }));
}

bool is_sound(const Text& text, int depth) {
  if (depth > kMaxTextDepth || text.key.size() > kMaxText || text.args.size() > kMaxGestures || !is_utf8(text.key)) return false;
  return std::ranges::all_of(text.args, [depth](const TextArg& arg) { return is_sound(arg, depth); });
}

/// The member that is impossible, with its value where that tells something: `hidden = -3`. Empty: that which is looked at is.
using Odd = std::optional<std::string>;

Odd odd_if(bool is_odd, const char* member) { return is_odd ? Odd(member) : std::nullopt; }
Odd odd_if(bool is_odd, const std::string& member, std::int64_t value) {
  return is_odd ? Odd(member + " = " + std::to_string(value)) : std::nullopt;
}
Odd odd_owner(const char* member, Seat owner, int seats) { return odd_if(!is_anyone(owner, seats), member, index(owner)); }

/// Within a member of that name.
Odd within(const std::string& name, const Odd& odd) {
  if (!odd) return std::nullopt;
  return name + (odd->empty() || odd->starts_with('[') || odd->starts_with(' ') ? "" : ".") + *odd;
}

/// The first of them that has something odd: `items[3].copies = -3`.
template <typename T, typename OddOf>
Odd odd_item(const std::string& list, const std::vector<T>& all, const OddOf& odd_of) {
  for (std::size_t i = 0; i < all.size(); ++i)
    if (const Odd odd = odd_of(all[i])) return within(list + "[" + std::to_string(i) + "]", odd);
  return std::nullopt;
}

/// More of something than anybody can use.
template <typename T>
Odd too_many(const std::string& list, const std::vector<T>& all, std::size_t max) {
  return odd_if(all.size() > max, list + ".size()", static_cast<std::int64_t>(all.size()));
}

Odd first_of(std::initializer_list<Odd> all) {
  const auto* const found = std::ranges::find_if(all, [](const Odd& odd) { return odd.has_value(); });
  return found == all.end() ? std::nullopt : *found;
}

std::string member_name(const std::string& name) { return "." + clipped(repaired_utf8(name)); }

/// Values of an answer, each looked at once.
class ValueTrial {
 public:
  /// What is wrong with one of them, `at` its path.
  std::optional<OddAnswer> odd_in(const Value& value, const std::string& at, int depth = 0) {
    if (depth > kMaxDepth) return OddAnswer{"facts_deep", at.substr(0, at.find_first_of(".["))};
    if (left_ == 0) return OddAnswer{"facts_many", at};
    --left_;
    if (const auto* text = value.as_string()) return odd_if(text->size() <= kMaxText && is_utf8(*text), "facts_text", at);
    if (const auto* real = value.as_real()) return odd_if(std::isfinite(*real), "facts_number", at);
    if (const auto* list = value.as_list()) return odd_in_list(*list, at, depth);
    return value.as_map() ? odd_in_map(*value.as_map(), at, depth) : std::nullopt;
  }

 private:
  static std::optional<OddAnswer> odd_if(bool is_sound, const char* what, const std::string& at) {
    return is_sound ? std::nullopt : std::optional(OddAnswer{what, at});
  }

  std::optional<OddAnswer> odd_in_list(const Value::List& list, const std::string& at, int depth) {
    for (std::size_t i = 0; i < list.size(); ++i)
      if (auto odd = odd_in(list[i], at + "[" + std::to_string(i) + "]", depth + 1)) return odd;
    return std::nullopt;
  }

  std::optional<OddAnswer> odd_in_map(const Value::Map& map, const std::string& at, int depth) {
    std::set<std::string_view> names;
    for (const Member& member : map) {
      const std::string path = at + member_name(member.name);
      if (!is_word(member.name)) return OddAnswer{"facts_text", path};
      if (!names.insert(member.name).second) return OddAnswer{"facts_twice", path};
      if (auto odd = odd_in(member.value, path, depth + 1)) return odd;
    }
    return std::nullopt;
  }

  std::size_t left_ = kMaxFacts;
};

Odd odd_in(const Grid& grid) {
  if (grid.width == 0 && grid.height == 0) return odd_if(!grid.mask.empty(), "mask");
  for (const auto& [name, side] : {std::pair("width", grid.width), std::pair("height", grid.height), std::pair("depth", grid.depth)})
    if (side < 1 || side > kMaxSide) return odd_if(true, name, side);
  const std::int64_t places = std::int64_t{grid.width} * grid.height * grid.depth;
  if (places > kMaxPlaces) return odd_if(true, "size()", places);
  const bool masked = grid.mask.empty() || grid.mask.size() == static_cast<std::size_t>(places);
  return odd_if(!masked, "mask.size()", static_cast<std::int64_t>(grid.mask.size()));
}

Odd odd_in(const Surface& surface) {
  if (const Odd odd = first_of({too_many("paints", surface.paints, kMaxPlaces), too_many("marks", surface.marks, kMaxThings)})) return odd;
  return first_of({within("grid", odd_in(surface.grid)), odd_if(!is_word(surface.paint), "paint"), odd_if(!is_word(surface.frame), "frame"),
                   odd_item("marks", surface.marks, [](const Mark& mark) { return odd_if(!is_word(mark.text), "text"); }),
                   odd_item("paints", surface.paints, [](const PlacePaint& place) { return odd_if(!is_word(place.paint), "paint"); })});
}

/// A board of the scene, for what stands on it.
const Surface* board(const Scene& scene, int number) {
  const bool there = number >= 0 && static_cast<std::size_t>(number) < scene.surfaces.size();
  return there ? &scene.surfaces[static_cast<std::size_t>(number)] : nullptr;
}

Odd odd_in(const Token& token, const Scene& scene, int seats) {
  const Surface* const on = board(scene, token.surface);
  if (!on) return odd_if(true, "surface", token.surface);
  if (token.places.empty()) return "places = {}";
  const auto is_off = [on](Place p) { return on->grid.bounded() && !on->grid.in_extent(p); };
  const auto place_of = [&](Place p) {
    return is_off(p) ? Odd(" = {" + std::to_string(p.x) + ", " + std::to_string(p.y) + ", " + std::to_string(p.z) + "}") : std::nullopt;
  };
  return first_of({too_many("places", token.places, kMaxThings), odd_owner("owner", token.owner, seats),
                   odd_if(!is_word(token.paint), "paint"), odd_if(!are_words(token.labels), "labels"),
                   odd_item("places", token.places, place_of)});
}

Odd odd_in(const Orientation& o, int ways) {
  const auto odd_way = [ways](const char* member, int way) { return odd_if(way < -1 || way >= ways, member, way); };
  return first_of({too_many("cells", o.cells, kMaxThings), odd_way("turned", o.turned), odd_way("flipped", o.flipped),
                   odd_way("tipped", o.tipped), odd_if(!are_words(o.labels), "labels")});
}

Odd odd_in(const TrayItem& item) {
  const auto ways = static_cast<int>(item.orientations.size());
  const bool drawn = item.kind == TokenKind::stone || item.kind == TokenKind::stroke || ways > 0;
  return first_of({odd_if(!drawn, "orientations = {}"), odd_if(!is_word(item.paint), "paint"),
                   odd_if(item.copies < 0 || item.copies > kMaxCopies, "copies", item.copies),
                   odd_item("orientations", item.orientations, [ways](const Orientation& o) { return odd_in(o, ways); })});
}

Odd odd_in(const Tray& tray, int seats) {
  return first_of({too_many("items", tray.items, kMaxThings), odd_if(tray.hidden < 0 || tray.hidden > kMaxCopies, "hidden", tray.hidden),
                   odd_owner("owner", tray.owner, seats), odd_if(!is_sound(tray.title), "title"),
                   odd_item("items", tray.items, [](const TrayItem& item) { return odd_in(item); })});
}

Odd odd_mark(const Scene& scene, int seats) {
  const auto odd_board = [&](int surface) { return odd_if(!board(scene, surface), "surface", surface); };
  const auto in_light = [&](const Highlight& h) {
    return first_of({odd_if(!std::isfinite(h.value), "value"), odd_board(h.surface), odd_if(!is_sound(h.text), "text")});
  };
  const auto in_counter = [&](const Counter& c) { return first_of({odd_owner("seat", c.seat, seats), odd_if(!is_sound(c.name), "name")}); };
  const auto in_event = [&](const Event& e) {
    return first_of({odd_board(e.surface), odd_owner("seat", e.seat, seats), odd_if(!is_sound(e.text), "text")});
  };
  Odd many = first_of({too_many("highlights", scene.highlights, kMaxThings), too_many("counters", scene.counters, kMaxThings),
                       too_many("events", scene.events, kMaxThings)});
  if (many) return many;
  return first_of({odd_if(!is_sound(scene.status), "status"), odd_item("highlights", scene.highlights, in_light),
                   odd_item("counters", scene.counters, in_counter), odd_item("events", scene.events, in_event)});
}

Odd odd_seat(const Scene& scene, int seats) {
  const auto sides = static_cast<int>(scene.sides.size());
  const auto in_look = [sides](const SeatLook& look) {
    return first_of({odd_if(look.side < -1 || look.side >= sides, "side", look.side), odd_if(!is_word(look.paint), "paint"),
                     odd_if(!is_word(look.label), "label")});
  };
  const bool as_many = scene.seats.empty() || scene.seats.size() == static_cast<std::size_t>(seats);
  return first_of({too_many("sides", scene.sides, kMaxSeats),
                   odd_if(!as_many, "seats.size()", static_cast<std::int64_t>(scene.seats.size())), odd_item("seats", scene.seats, in_look),
                   odd_item("sides", scene.sides, [](const Text& side) { return is_sound(side) ? std::nullopt : Odd(""); })});
}

Odd odd_surface(const Scene& scene) {
  const Odd many = first_of({too_many("surfaces", scene.surfaces, kMaxBoards), too_many("tokens", scene.tokens, kMaxThings),
                             too_many("trays", scene.trays, kMaxThings)});
  return many ? many : odd_item("surfaces", scene.surfaces, [](const Surface& s) { return odd_in(s); });
}

const TrayItem* waiting(const Scene& scene, int id) {
  for (const Tray& tray : scene.trays)
    for (const TrayItem& item : tray.items)
      if (item.id == id) return &item;
  return nullptr;
}

bool lies_there(const Scene& scene, int id) {
  return std::ranges::any_of(scene.tokens, [id](const Token& token) { return token.id == id; });
}

/// Waits in a tray, in that orientation, or lies on a board, from which it is lifted first.
bool is_at_hand(const Gesture& gesture, const Scene& scene) {
  const TrayItem* const item = waiting(scene, gesture.item);
  if (!item) return lies_there(scene, gesture.item);
  return gesture.orientation >= -1 && gesture.orientation < std::max(1, static_cast<int>(item->orientations.size()));
}

bool has_its_places(const Gesture& gesture) {
  const std::size_t given = gesture.places.size();
  switch (gesture.kind) {
    case GestureKind::put: return given == 1;
    case GestureKind::slide: return given == 2;
    case GestureKind::lay:
    case GestureKind::trace: return given >= 1 && given <= kMaxThings;
    case GestureKind::lift:
    case GestureKind::pick:
    case GestureKind::press: return given <= kMaxThings;
  }
  return false;
}

bool is_on_board(const Scene& scene, int surface, Place place) {
  const Surface* const on = board(scene, surface);
  return on && (!on->grid.bounded() || on->grid.contains(place));
}

/// A slide may end on another board.
bool has_places_on_boards(const Gesture& gesture, const Scene& scene) {
  if (gesture.surface < 0 || (gesture.end_surface != -1 && !board(scene, gesture.end_surface))) return false;
  const std::size_t last = gesture.places.size() - 1;
  for (std::size_t i = 0; i < gesture.places.size(); ++i) {
    const bool elsewhere = gesture.kind == GestureKind::slide && i == last && gesture.end_surface != -1;
    if (!is_on_board(scene, elsewhere ? gesture.end_surface : gesture.surface, gesture.places[i])) return false;
  }
  return true;
}

bool takes_something(const Gesture& gesture) {
  return gesture.kind == GestureKind::lay || gesture.kind == GestureKind::pick || gesture.item != -1;
}

const char* odd_gesture(const Gesture& gesture, const Scene& scene) {
  if (!is_word(gesture.button) || (gesture.kind == GestureKind::press && gesture.button.empty())) return "touch_button";
  if (!has_its_places(gesture)) return "touch_places";
  if (!has_places_on_boards(gesture, scene)) return "touch_off_board";
  if (gesture.kind == GestureKind::lift && !lies_there(scene, gesture.item)) return "touch_lift";
  return takes_something(gesture) && !is_at_hand(gesture, scene) ? "touch_item" : nullptr;
}

}  // namespace

Text sentence_of(const std::string& what, const std::string& of) {
  Text sentence("host.plugin.invalid_answer_of." + what);
  constexpr std::size_t kLongest = 100;
  if (!of.empty()) sentence.args.emplace_back("of", clipped(of, kLongest));
  return sentence;
}

bool is_anyone(Seat s, int seats) { return s == Seat::nobody || s == Seat::chance || is_seat(s, seats); }

bool is_sound(const Text& text) { return is_sound(text, 0); }

const char* odd_outcome(const Outcome& outcome, Seat mover, int seats) {
  const bool winners = std::ranges::all_of(outcome.winners, [seats](Seat s) { return is_seat(s, seats); });
  const bool scores = outcome.scores.empty() || outcome.scores.size() == static_cast<std::size_t>(seats);
  if (outcome.over != (mover == Seat::nobody)) return "outcome_over";
  if (!scores) return "outcome_scores";
  if (!winners) return "outcome_winners";
  return is_word(outcome.reason) ? nullptr : "outcome_reason";
}

bool is_sound(const TurnLimit& limit) { return limit.seconds >= 0 && limit.seconds <= kLongestTurn; }

bool is_sound(const Diagram& diagram, int seats) {
  return diagram.things.size() <= kMaxPlaces && diagram.turn >= 0 && diagram.turn < seats &&
         (diagram.counts.empty() || diagram.counts.size() == static_cast<std::size_t>(seats));
}

bool is_sound(const DiagramKit& kit) {
  const auto is_kind = [](const DiagramKind& kind) {
    return !kind.name.empty() && is_word(kind.name) && is_word(kind.paint) && kind.barred.size() <= kMaxThings;
  };
  return !odd_in(kit.grid) && kit.grid.bounded() && kit.seats >= 1 && kit.seats <= kMaxSeats && kit.kinds.size() <= kMaxGestures &&
         kit.max_count >= 0 && kit.count_step >= 1 && is_word(kit.option) && is_sound(kit.count) && std::ranges::all_of(kit.kinds, is_kind);
}

std::optional<OddAnswer> odd_value(const Value& value, const std::string& name) { return ValueTrial().odd_in(value, name); }

std::optional<OddAnswer> odd_map(const Value& value, const std::string& name) {
  if (!value.as_map()) return OddAnswer{"facts_map", name};
  return odd_value(value, name);
}

bool is_sound_notation(const std::string& notation) {
  const auto is_control = [](char c) { return (c >= 0 && c < ' ') || c == '\x7f'; };
  return !notation.empty() && is_word(notation) && std::ranges::none_of(notation, is_control);
}

const char* odd_gestures(const Touch& touch, const Scene& scene) {
  if (touch.empty() || touch.size() > kMaxGestures) return touch.empty() ? "touch_none" : "touch_many";
  for (const Gesture& gesture : touch)
    if (const char* const odd = odd_gesture(gesture, scene)) return odd;
  return nullptr;
}

std::optional<OddAnswer> invalid_part(const Scene& scene, int seats, const std::string& name) {
  const auto told = [&](const char* what, const Odd& odd) { return OddAnswer{what, *within(name, odd)}; };
  if (const Odd odd = odd_surface(scene)) return told("boards", odd);
  if (const Odd odd = odd_item("tokens", scene.tokens, [&](const Token& t) { return odd_in(t, scene, seats); })) return told("tokens", odd);
  if (const Odd odd = odd_item("trays", scene.trays, [&](const Tray& t) { return odd_in(t, seats); })) return told("trays", odd);
  if (const Odd odd = odd_seat(scene, seats)) return told("marks", odd);
  const Odd odd = odd_mark(scene, seats);
  return odd ? std::optional(told("marks", odd)) : std::nullopt;
}

std::string asked_of(const std::string& function, Seat viewer) {
  if (viewer == Seat::nobody) return function;
  return function + (viewer == Seat::chance ? "(Seat::chance)" : "(seat(" + std::to_string(index(viewer)) + "))");
}

std::optional<OddMoves> odd_moves(const MoveList& moves, std::size_t before, Seat mover) {
  std::vector<Move> sorted(moves.begin() + before, moves.end());
  if (!is_player(mover)) return sorted.empty() ? std::nullopt : std::optional(OddMoves{"moves_of_nobody"});
  if (sorted.empty()) return OddMoves{"no_moves"};
  std::ranges::sort(sorted);
  if (sorted.front() == Move::none) return OddMoves{"move_none"};
  const auto twice = std::ranges::adjacent_find(sorted);
  return twice == sorted.end() ? std::nullopt : std::optional(OddMoves{"move_twice", *twice});
}

}  // namespace tablier

#include "host/answer_rules.hpp"

#include "content/utf8.hpp"

#include <algorithm>
#include <cmath>
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

/// Counts its values, itself with them; false where one of them cannot be written, or there are too many.
bool counts(const Value& value, int depth, std::size_t& left) {
  if (depth > kMaxDepth || left == 0) return false;
  --left;
  if (const auto* text = value.as_string()) return text->size() <= kMaxText && is_utf8(*text);
  if (const auto* real = value.as_real()) return std::isfinite(*real);
  if (const auto* list = value.as_list())
    return std::ranges::all_of(*list, [&](const Value& item) { return counts(item, depth + 1, left); });
  if (const auto* map = value.as_map())
    return std::ranges::all_of(*map, [&](const Member& member) { return is_word(member.name) && counts(member.value, depth + 1, left); });
  return true;
}

bool is_sound(const Grid& grid) {
  if (grid.width == 0 && grid.height == 0) return grid.mask.empty();
  const auto fits = [](int side) { return side >= 1 && side <= kMaxSide; };
  if (!fits(grid.width) || !fits(grid.height) || !fits(grid.depth)) return false;
  const std::int64_t places = std::int64_t{grid.width} * grid.height * grid.depth;
  return places <= kMaxPlaces && (grid.mask.empty() || grid.mask.size() == static_cast<std::size_t>(places));
}

bool is_sound(const Surface& surface) {
  const bool few = surface.paints.size() <= kMaxPlaces && surface.marks.size() <= kMaxThings;
  const auto is_mark = [](const Mark& mark) { return is_word(mark.text); };
  const auto is_paint = [](const PlacePaint& paint) { return is_word(paint.paint); };
  return few && is_sound(surface.grid) && is_word(surface.paint) && is_word(surface.frame) && std::ranges::all_of(surface.marks, is_mark) &&
         std::ranges::all_of(surface.paints, is_paint);
}

/// A board of the scene, for what stands on it.
const Surface* board(const Scene& scene, int number) {
  const bool there = number >= 0 && static_cast<std::size_t>(number) < scene.surfaces.size();
  return there ? &scene.surfaces[static_cast<std::size_t>(number)] : nullptr;
}

bool is_sound(const Token& token, const Scene& scene, int seats) {
  const Surface* const on = board(scene, token.surface);
  if (!on || token.places.empty() || token.places.size() > kMaxThings || !is_anyone(token.owner, seats)) return false;
  if (!is_word(token.paint) || !are_words(token.labels)) return false;
  return !on->grid.bounded() || std::ranges::all_of(token.places, [on](Place p) { return on->grid.in_extent(p); });
}

bool is_sound(const TrayItem& item) {
  const auto ways = static_cast<int>(item.orientations.size());
  const auto is_way = [ways](int way) { return way >= -1 && way < ways; };
  const auto is_whole = [&](const Orientation& o) {
    return o.cells.size() <= kMaxThings && is_way(o.turned) && is_way(o.flipped) && is_way(o.tipped) && are_words(o.labels);
  };
  const bool drawn = item.kind == TokenKind::stone || item.kind == TokenKind::stroke || ways > 0;
  return drawn && is_word(item.paint) && item.copies >= 0 && item.copies <= kMaxCopies && std::ranges::all_of(item.orientations, is_whole);
}

bool is_sound(const Tray& tray, int seats) {
  const bool few = tray.items.size() <= kMaxThings && tray.hidden >= 0 && tray.hidden <= kMaxCopies;
  return few && is_anyone(tray.owner, seats) && is_sound(tray.title) &&
         std::ranges::all_of(tray.items, [](const TrayItem& item) { return is_sound(item); });
}

bool has_sound_marks(const Scene& scene, int seats) {
  const bool few = scene.highlights.size() <= kMaxThings && scene.counters.size() <= kMaxThings && scene.events.size() <= kMaxThings;
  const auto is_light = [&](const Highlight& h) { return std::isfinite(h.value) && board(scene, h.surface) && is_sound(h.text); };
  const auto is_counter = [&](const Counter& c) { return is_anyone(c.seat, seats) && is_sound(c.name); };
  const auto is_event = [&](const Event& e) { return board(scene, e.surface) && is_anyone(e.seat, seats) && is_sound(e.text); };
  return few && is_sound(scene.status) && std::ranges::all_of(scene.highlights, is_light) &&
         std::ranges::all_of(scene.counters, is_counter) && std::ranges::all_of(scene.events, is_event);
}

bool has_sound_seats(const Scene& scene, int seats) {
  const auto sides = static_cast<int>(scene.sides.size());
  const auto is_look = [sides](const SeatLook& look) {
    return look.side >= -1 && look.side < sides && is_word(look.paint) && is_word(look.label);
  };
  return sides <= kMaxSeats && (scene.seats.empty() || scene.seats.size() == static_cast<std::size_t>(seats)) &&
         std::ranges::all_of(scene.seats, is_look) && std::ranges::all_of(scene.sides, [](const Text& side) { return is_sound(side); });
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
  return is_sound(kit.grid) && kit.grid.bounded() && kit.seats >= 1 && kit.seats <= kMaxSeats && kit.kinds.size() <= kMaxGestures &&
         kit.max_count >= 0 && kit.count_step >= 1 && is_word(kit.option) && is_sound(kit.count) && std::ranges::all_of(kit.kinds, is_kind);
}

bool is_sound_value(const Value& value) {
  std::size_t left = kMaxFacts;
  return counts(value, 0, left);
}

bool is_sound_map(const Value& value) { return value.as_map() && is_sound_value(value); }

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

const char* invalid_part(const Scene& scene, int seats) {
  if (scene.surfaces.size() > kMaxBoards || scene.tokens.size() > kMaxThings || scene.trays.size() > kMaxThings) return "boards";
  if (!std::ranges::all_of(scene.surfaces, [](const Surface& s) { return is_sound(s); })) return "boards";
  if (!std::ranges::all_of(scene.tokens, [&](const Token& t) { return is_sound(t, scene, seats); })) return "tokens";
  if (!std::ranges::all_of(scene.trays, [&](const Tray& t) { return is_sound(t, seats); })) return "trays";
  if (!has_sound_seats(scene, seats)) return "marks";
  return has_sound_marks(scene, seats) ? nullptr : "marks";
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

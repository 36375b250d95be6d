#include "host/plugin_validation.hpp"

#include "sdk/rng.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace tablier {
namespace {

// More than any game has need of, and no more than can be drawn and listed.
constexpr int kMaxLevels = 99;
constexpr int kMaxRound = 1'000'000;
constexpr int kMaxSide = 4096;
constexpr int kMaxPlaces = 1'000'000;
constexpr std::size_t kMaxBoards = 64;
constexpr std::size_t kMaxThings = 20'000;
constexpr std::size_t kMaxNotation = 1000;
constexpr std::size_t kMaxText = 64u << 10;
constexpr std::size_t kMaxGestures = 64;
constexpr std::size_t kMaxFacts = 100'000;
constexpr int kMaxCopies = 100'000;
/// Moves of a position that are looked at.
constexpr std::size_t kLooked = 32;

bool is_seat(Seat s, int seats) { return index(s) >= 0 && index(s) < seats; }
bool is_anyone(Seat s, int seats) { return s == Seat::nobody || s == Seat::chance || is_seat(s, seats); }
bool is_short(const Text& text) { return text.key.size() <= kMaxText; }

/// How many values it holds, itself with them.
std::size_t count(const Value& value) {
  std::size_t all = 1;
  if (const auto* list = value.as_list())
    for (const Value& item : *list) all += count(item);
  if (const auto* map = value.as_map())
    for (const Member& member : *map) all += count(member.value);
  return all;
}

bool is_sound(const Outcome& outcome, Seat mover, int seats) {
  const bool winners = std::ranges::all_of(outcome.winners, [seats](Seat s) { return is_seat(s, seats); });
  const bool scores = outcome.scores.empty() || outcome.scores.size() == static_cast<std::size_t>(seats);
  return winners && scores && outcome.over == (mover == Seat::nobody) && outcome.reason.size() <= kMaxNotation;
}

bool is_sound(const Grid& grid) {
  if (grid.width == 0 && grid.height == 0) return grid.mask.empty();
  const auto fits = [](int side) { return side >= 1 && side <= kMaxSide; };
  if (!fits(grid.width) || !fits(grid.height) || !fits(grid.depth)) return false;
  const std::int64_t places = std::int64_t{grid.width} * grid.height * grid.depth;
  return places <= kMaxPlaces && (grid.mask.empty() || grid.mask.size() == static_cast<std::size_t>(places));
}

/// A board of the scene, for what stands on it.
const Surface* board(const Scene& scene, int number) {
  const bool there = number >= 0 && static_cast<std::size_t>(number) < scene.surfaces.size();
  return there ? &scene.surfaces[static_cast<std::size_t>(number)] : nullptr;
}

bool is_sound(const Token& token, const Scene& scene, int seats) {
  const Surface* const on = board(scene, token.surface);
  if (!on || token.places.empty() || token.places.size() > kMaxThings || !is_anyone(token.owner, seats)) return false;
  return !on->grid.bounded() || std::ranges::all_of(token.places, [on](Place p) { return on->grid.in_extent(p); });
}

bool is_sound(const TrayItem& item) {
  const auto ways = static_cast<int>(item.orientations.size());
  const auto is_way = [ways](int way) { return way >= -1 && way < ways; };
  const auto is_whole = [&](const Orientation& o) {
    return o.cells.size() <= kMaxThings && is_way(o.turned) && is_way(o.flipped) && is_way(o.tipped);
  };
  const bool drawn = item.kind == TokenKind::stone || item.kind == TokenKind::stroke || ways > 0;
  return drawn && item.copies >= 0 && item.copies <= kMaxCopies && std::ranges::all_of(item.orientations, is_whole);
}

bool is_sound(const Tray& tray, int seats) {
  const bool few = tray.items.size() <= kMaxThings && tray.hidden >= 0 && tray.hidden <= kMaxCopies;
  return few && is_anyone(tray.owner, seats) && is_short(tray.title) &&
         std::ranges::all_of(tray.items, [](const TrayItem& item) { return is_sound(item); });
}

bool has_sound_marks(const Scene& scene, int seats) {
  const bool few = scene.highlights.size() <= kMaxThings && scene.counters.size() <= kMaxThings && scene.events.size() <= kMaxThings;
  const auto is_light = [&](const Highlight& h) { return std::isfinite(h.value) && board(scene, h.surface) && is_short(h.text); };
  const auto is_counter = [&](const Counter& c) { return is_anyone(c.seat, seats) && is_short(c.name); };
  return few && is_short(scene.status) && std::ranges::all_of(scene.highlights, is_light) &&
         std::ranges::all_of(scene.counters, is_counter);
}

const char* invalid_answer_in(const Scene& scene, int seats) {
  if (scene.surfaces.size() > kMaxBoards || scene.tokens.size() > kMaxThings || scene.trays.size() > kMaxThings) return "boards";
  if (!std::ranges::all_of(scene.surfaces, [](const Surface& s) { return is_sound(s.grid); })) return "boards";
  if (!std::ranges::all_of(scene.tokens, [&](const Token& t) { return is_sound(t, scene, seats); })) return "tokens";
  if (!std::ranges::all_of(scene.trays, [&](const Tray& t) { return is_sound(t, seats); })) return "trays";
  return has_sound_marks(scene, seats) ? nullptr : "marks";
}

bool is_sound(const Gesture& gesture, const Scene& scene) {
  const bool on_board = gesture.places.empty() || board(scene, gesture.surface);
  return on_board && gesture.surface >= 0 && gesture.places.size() <= kMaxThings && gesture.button.size() <= kMaxNotation;
}

bool has_sound_touch(const State& state, Move move, const Scene& scene) {
  const Touch touch = state.touch(move);
  return touch.size() <= kMaxGestures && std::ranges::all_of(touch, [&](const Gesture& g) { return is_sound(g, scene); });
}

bool has_sound_notation(const State& state, Move move) {
  const std::string notation = state.notation(move);
  if (notation.empty() || notation.size() > kMaxNotation) return false;
  const auto read = state.parse(notation);
  return read.ok() && *read == move;
}

/// Of a position in which a player is to move.
const char* invalid_answer_in_moves(const State& state, const Scene& scene) {
  MoveList list;
  state.legal_moves(list);
  std::vector<Move> moves(list.begin(), list.end());
  std::ranges::sort(moves);
  if (moves.empty() || std::ranges::adjacent_find(moves) != moves.end()) return "moves";
  for (std::size_t i = 0; i < moves.size(); i += 1 + moves.size() / kLooked) {
    if (!has_sound_notation(state, moves[i])) return "notation";
    if (!has_sound_touch(state, moves[i], scene)) return "touch";
  }
  return nullptr;
}

bool can_be_copied(const State& state, Seat mover) {
  Rng rng(1);
  return state.clone() && (!is_player(mover) || state.sample(mover, rng));
}

}  // namespace

const char* invalid_answer_in(const Game& game) {
  const SeatRange seats = game.seats();
  if (seats.min < 1 || seats.max < seats.min || seats.max > kMaxSeats) return "seats";
  if (game.levels() < 0 || game.levels() > kMaxLevels) return "levels";
  return game.longest_round() < 0 || game.longest_round() > kMaxRound ? "longest_round" : nullptr;
}

const char* invalid_answer_in(const State& start, int seats) {
  const Seat mover = start.to_move();
  if (!is_anyone(mover, seats)) return "to_move";
  if (!is_sound(start.outcome(), mover, seats)) return "outcome";
  if (!can_be_copied(start, mover)) return "clone";
  const Value facts = start.facts(Seat::nobody);
  if (!facts.as_map() || count(facts) > kMaxFacts) return "facts";
  const Scene scene = start.scene(Seat::nobody);
  if (const char* const odd = invalid_answer_in(scene, seats)) return odd;
  return is_player(mover) ? invalid_answer_in_moves(start, scene) : nullptr;
}

}  // namespace tablier

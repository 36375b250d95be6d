#include "match/told_texts.hpp"

#include <algorithm>
#include <variant>

namespace tablier {
namespace {

/// Moves of a position that are asked about.
constexpr std::size_t kAskedMoves = 8;
constexpr std::size_t kLongestKey = 200;
/// What no game has as a move, nor as a button.
constexpr const char* kNoSuchThing = "no-such-thing";
/// Moves that are kept, and tried where they are not legal.
constexpr std::size_t kKeptMoves = 40;
/// Where more moves are legal, nobody looks whether a hand would make one of them.
constexpr std::size_t kFewMoves = 500;

template <typename T>
void keep(std::vector<T>& all, const T& one) {
  if (all.size() < kKeptMoves && std::ranges::find(all, one) == all.end()) all.push_back(one);
}

/// A pen may trace the same otherwise.
bool begins(const Touch& touch, const Touch& hand) {
  return hand.size() <= touch.size() && std::equal(hand.begin(), hand.end(), touch.begin());
}
bool has_trace(const Touch& touch) { return std::ranges::count(touch, GestureKind::trace, &Gesture::kind) > 0; }

}  // namespace

void ToldTexts::look_at(const State& state, const MoveList& moves, int seats, NotedStage& stage) {
  stage.asks("look");
  for (int s = -1; s < seats; ++s) look(state.scene(s < 0 ? Seat::nobody : seat(s)));
  stage.asks("outcome");
  if (const Outcome outcome = state.outcome(); outcome.over) add_key("outcome", game_ + ".outcome." + outcome.reason);
  for (std::size_t i = 0; i < moves.size(); i += 1 + moves.size() / kAskedMoves) look_at_move(state, moves[i], stage);
  if (!moves.empty()) look_at_refusals(state, moves, stage);
}

void ToldTexts::look(const Scene& scene) {
  look_at_paints(scene);
  add("scene", scene.status);
  for (const Tray& tray : scene.trays) add("scene", tray.title);
  for (const Highlight& light : scene.highlights) add("scene", light.text);
  for (const Counter& counter : scene.counters) add("scene", counter.name);
  for (const Event& event : scene.events) add("scene", event.text);
  for (const Text& side : scene.sides) add("scene", side);
}

void ToldTexts::look_at_move(const State& state, Move move, NotedStage& stage) {
  const std::string notation = state.notation(move);
  stage.asks("label", notation);
  add("label", state.label(move));
  stage.asks("reasons", notation);
  for (const Text& reason : state.reasons(move)) add("reasons", reason);
  for (const Text& hint : state.hints(move)) add("hints", hint);
  stage.asks("touch", notation);
  const Touch touch = state.touch(move);
  for (const Gesture& gesture : touch)
    if (gesture.kind == GestureKind::press) add_key("touch", game_ + ".button." + gesture.button);
  keep(notations_, notation);
  if (!has_trace(touch)) keep(touches_, touch);
}

void ToldTexts::look_at_paints(const Scene& scene) {
  for (const Surface& surface : scene.surfaces) {
    add_paint(surface.paint);
    add_paint(surface.frame);
    for (const PlacePaint& place : surface.paints) add_paint(place.paint);
  }
  for (const Token& token : scene.tokens) add_paint(token.paint);
  for (const Tray& tray : scene.trays)
    for (const TrayItem& item : tray.items) add_paint(item.paint);
  for (const SeatLook& seat : scene.seats) add_paint(seat.paint);
}

void ToldTexts::look_at_refusals(const State& state, const MoveList& moves, NotedStage& stage) {
  const auto read = [&](const std::string& text) {
    stage.asks("parse", text);
    if (const auto move = state.parse(text); !move) add("parse", move.problem().text);
  };
  read(kNoSuchThing);
  std::ranges::for_each(notations_, read);
  stage.asks("why_not");
  add("why_not", state.why_not({{.kind = GestureKind::press, .button = kNoSuchThing}}));
  if (moves.size() <= kFewMoves) look_at_wrong_hands(state, moves, stage);
}

void ToldTexts::look_at_wrong_hands(const State& state, const MoveList& moves, NotedStage& stage) {
  stage.asks("touch");
  std::vector<Touch> legal;
  for (const Move move : moves) legal.push_back(state.touch(move));
  stage.asks("why_not");
  for (const Touch& hand : touches_)
    if (std::ranges::none_of(legal, [&](const Touch& touch) { return begins(touch, hand); })) add("why_not", state.why_not(hand));
}

void ToldTexts::add(const char* call, const Text& text) {
  if (!text.empty()) add_key(call, text.key);
  for (const TextArg& arg : text.args)
    if (const auto* parts = std::get_if<std::vector<Text>>(&arg.value))
      for (const Text& part : *parts) add(call, part);
}

void ToldTexts::add_paint(const std::string& paint) {
  if (!paint.empty() && paint.size() <= kLongestKey && paints_.insert(paint).second) hear_paint_("scene", paint);
}

void ToldTexts::add_key(const char* call, const std::string& key) {
  if (key.size() <= kLongestKey && known_.insert(key).second) hear_(call, key);
}

}  // namespace tablier

#include "match/told_texts.hpp"

#include <variant>
#include <vector>

namespace tablier {
namespace {

/// Moves of a position that are asked about.
constexpr std::size_t kAskedMoves = 8;
constexpr std::size_t kLongestKey = 200;
/// What no game has as a move, nor as a button.
constexpr const char* kNoSuchThing = "no-such-thing";

}  // namespace

void ToldTexts::look_at(const State& state, const MoveList& moves, int seats, NotedStage& stage) {
  stage.asks("look");
  for (int s = -1; s < seats; ++s) look(state.scene(s < 0 ? Seat::nobody : seat(s)));
  stage.asks("outcome");
  if (const Outcome outcome = state.outcome(); outcome.over) add_key("outcome", game_ + ".outcome." + outcome.reason);
  for (std::size_t i = 0; i < moves.size(); i += 1 + moves.size() / kAskedMoves) look_at_move(state, moves[i], stage);
  if (!moves.empty()) look_at_refusals(state, stage);
}

void ToldTexts::look(const Scene& scene) {
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
  for (const Gesture& gesture : state.touch(move))
    if (gesture.kind == GestureKind::press) add_key("touch", game_ + ".button." + gesture.button);
}

void ToldTexts::look_at_refusals(const State& state, NotedStage& stage) {
  stage.asks("parse");
  if (const auto read = state.parse(kNoSuchThing); !read) add("parse", read.problem().text);
  stage.asks("why_not");
  add("why_not", state.why_not({{.kind = GestureKind::press, .button = kNoSuchThing}}));
}

void ToldTexts::add(const char* call, const Text& text) {
  if (!text.empty()) add_key(call, text.key);
  for (const TextArg& arg : text.args)
    if (const auto* parts = std::get_if<std::vector<Text>>(&arg.value))
      for (const Text& part : *parts) add(call, part);
}

void ToldTexts::add_key(const char* call, const std::string& key) {
  if (key.size() <= kLongestKey && known_.insert(key).second) hear_(call, key);
}

}  // namespace tablier

#include "play/hint_steps.hpp"

#include <utility>

namespace tablier {
namespace {

/// The same without where things go: what is to be taken. Empty where that says nothing.
Touch only_things(const Touch& touch) {
  Touch things;
  for (const Gesture& g : touch) {
    const bool waits = g.kind == GestureKind::lay || g.kind == GestureKind::pick;
    if (waits && g.item >= 0) things.push_back({.kind = GestureKind::pick, .item = g.item});
  }
  return things;
}

}  // namespace

void HintSteps::begin(Move move) {
  live_.find_out([this, move](const Match& match) -> LiveMatch::Step {
    return [this, move, touch = match.state().touch(move)] {
      live_.match().count_hint();
      live_.changed();
      const auto first = only_things(touch).empty() ? HintGiven::Step::place : HintGiven::Step::thing;
      hint_ = Hint{move, touch, first, live_.match().revision()};
      tell();
    };
  });
}

void HintSteps::begin_against_others(const CoachAnswer& answer, MoveAdvised advised) {
  const auto first = answer.hints.empty() ? HintGiven::Step::place : HintGiven::Step::act;
  hint_ = Hint{answer.line.front(), answer.touch, first, live_.match().revision(), answer.hints, std::move(advised)};
  tell();
}

void HintSteps::tell() {
  switch (hint_->step) {
    case HintGiven::Step::act: return live_.tell(HintGiven{.step = HintGiven::Step::act, .acts = hint_->acts});
    case HintGiven::Step::thing: navigation_.suggest(only_things(hint_->touch)); break;
    case HintGiven::Step::place: navigation_.suggest(hint_->touch, hint_->advised); break;
  }
  const MoveAdvised* advised = navigation_.advised();
  live_.tell(HintGiven{.step = hint_->step, .advised = advised ? std::optional(*advised) : std::nullopt});
}

void HintSteps::go_on() {
  if (hint_->step != HintGiven::Step::place) {
    hint_->step = HintGiven::Step::place;
    return tell();
  }
  live_.change([move = std::exchange(hint_, std::nullopt)->move](Match& match, Told& told) { make_move(match, move, false, told); });
}

}  // namespace tablier

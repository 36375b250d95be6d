#include "play/play.hpp"

#include <utility>

/// Hints in steps, and the solutions of a puzzle that is over.
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

/// It counts as one hint, however far it is told.
void Play::begin_hint(Move move) {
  find_out([this, move](const Match& match) -> Landing {
    return [this, move, touch = match.state().touch(move)] {
      match_.count_hint();
      match_changed();
      const auto first = only_things(touch).empty() ? HintGiven::Step::place : HintGiven::Step::thing;
      hint_ = Hint{move, touch, first, match_.revision()};
      tell_hint();
    };
  });
}

void Play::begin_hint_against_others(const CoachAnswer& answer, MoveAdvised advised) {
  const auto first = answer.hints.empty() ? HintGiven::Step::place : HintGiven::Step::act;
  hint_ = Hint{answer.line.front(), answer.touch, first, match_.revision(), answer.hints, std::move(advised)};
  tell_hint();
}

void Play::tell_hint() {
  switch (hint_->step) {
    case HintGiven::Step::act: return tell(HintGiven{.step = HintGiven::Step::act, .acts = hint_->acts});
    case HintGiven::Step::thing: suggest(only_things(hint_->touch)); break;
    case HintGiven::Step::place: suggest(hint_->touch, hint_->advised); break;
  }
  tell(HintGiven{.step = hint_->step, .advised = advised_});
}

void Play::go_on_with_hint() {
  if (hint_->step != HintGiven::Step::place) {
    hint_->step = HintGiven::Step::place;
    return tell_hint();
  }
  change([move = std::exchange(hint_, std::nullopt)->move](Match& match, Told& told) { make_move(match, move, false, told); });
}

void Play::leaf(int steps) {
  if (later([this, steps] { leaf(steps); }) || !can_leaf() || coach_.busy()) return;
  if (solutions_of_ != match_.revision() || solutions_.empty()) return coach_.ask_solutions(match_);
  if (!leafed_) return show_solution(0);
  const auto all = static_cast<int>(solutions_.size());
  show_solution(static_cast<std::size_t>(((static_cast<int>(*leafed_) + steps) % all + all) % all));
}

void Play::show_solution(std::size_t number) {
  suggest({});
  look_along(0, solutions_[number], [this, number] { leafed_ = number; });
}

std::optional<Play::Leafed> Play::leafed() const { return leafed_ ? std::optional(Leafed{*leafed_, solutions_.size()}) : std::nullopt; }

}  // namespace tablier

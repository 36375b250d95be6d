#include "state.hpp"

#include "drawing.hpp"
#include "faults.hpp"
#include "scene.hpp"

#include <array>
#include <cassert>
#include <utility>

namespace tablier::iso {
namespace {

Value copies_fact(const Tally& tally, int seat) {
  Value copies = Value::map();
  for (std::size_t s = 0; s < kShapes; ++s) copies.set(std::string(1, kShapeLetters[s]), tally.count(seat, static_cast<Shape>(s)));
  return copies;
}

Value first_fact(const Tally& tally) {
  Value first = Value::map();
  for (std::size_t s = 0; s < kShapes; ++s)
    first.set(std::string(1, kShapeLetters[s]), tally.introducer[s] == kNobody ? Value() : Value(int{tally.introducer[s]}));
  return first;
}

}  // namespace

IsoState::IsoState(std::shared_ptr<const GameRules> rules, int starter) : rules_(std::move(rules)), position_(rules_->board, starter) {
  judge();
}

void IsoState::judge() {
  exhausted_ = position_.over();
  verdict_ = rules_->judge.judge(position_.tally(), rules_->rules, exhausted_);
}

void IsoState::legal_moves(MoveList& moves) const {
  if (over()) return;
  position_.for_each_legal([&](Placement p) { moves.push(encode(p)); });
}

void IsoState::play(Move move) {
  assert(!over());
  resigned_ = move == kResign;
  if (resigned_) return;
  verdicts_.push_back(verdict_);
  position_.play(decode(move));
  judge();
}

void IsoState::undo() {
  if (std::exchange(resigned_, false)) return;
  assert(!verdicts_.empty());
  position_.undo();
  verdict_ = verdicts_.back();
  verdicts_.pop_back();
  exhausted_ = false;
}

std::uint64_t IsoState::hash() const { return position_.hash() ^ (resigned_ ? mix(kPlacementNumbers) : 0); }

bool IsoState::wins(int seat) const {
  if (resigned_) return seat != position_.mover();
  return exhausted_ && verdict_.wins[static_cast<std::size_t>(seat)];
}

Outcome IsoState::outcome() const {
  Outcome outcome{.over = over(), .scores = {verdict_.points.begin(), verdict_.points.end()}, .winners = {}, .reason = {}};
  if (!outcome.over) return outcome;
  outcome.reason = ending();
  for (int s = 0; s < 2; ++s)
    if (wins(s)) outcome.winners.push_back(seat(s));
  return outcome;
}

std::string IsoState::notation(Move move) const { return iso::notation(*rules_, move); }

Result<Move> IsoState::parse(std::string_view text) const {
  if (over()) return reason("over");
  return parse_move(*rules_, position_, text);
}

Text IsoState::words(Move move) const {
  if (move == kResign || decode(move) == kPass) return {};
  return spoken(*rules_, decode(move));
}

Scene IsoState::scene(Seat) const { return make_scene(*this); }

Touch IsoState::touch(Move move) const { return touch_of(*rules_, position_.mover(), decode(move)); }

Text IsoState::why_not(const Touch& touch) const {
  if (over()) return reason("over").text;
  const auto why = fault_of(*rules_, position_, touch);
  return why ? *why : State::why_not(touch);
}

Value IsoState::facts(Seat) const {
  const Tally& tally = position_.tally();
  Value shapes = Value::list_of(std::array{copies_fact(tally, 0), copies_fact(tally, 1)});
  return Value::map({{"shapes", std::move(shapes)}, {"first", first_fact(tally)}});
}

}  // namespace tablier::iso

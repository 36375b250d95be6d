#include "state.hpp"

#include "notation.hpp"
#include "refusals.hpp"
#include "scene.hpp"
#include "sdk/expect.hpp"
#include "sdk/position.hpp"

#include <algorithm>
#include <array>
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
  scripted();
}

void IsoState::scripted() {
  exhausted_ = position_.over();
  result_ = rules_->scripted.scripted(position_.tally(), rules_->rules, exhausted_, StateView(*this, Seat::nobody));
}

IsoState::Drawable IsoState::drawable() const {
  Drawable all{};
  for (std::size_t seat = 0; seat < all.size(); ++seat)
    for (std::size_t s = 0; s < kShapes; ++s) all[seat][s] = position_.can_draw(static_cast<int>(seat), static_cast<Shape>(s));
  return all;
}

std::array<bool, kShapes> IsoState::closed_to(int seat) const {
  std::array<bool, kShapes> closed{};
  for (std::size_t s = 0; s < kShapes; ++s)
    closed[s] = before_.back().drawable[static_cast<std::size_t>(seat)][s] && !position_.can_draw(seat, static_cast<Shape>(s));
  return closed;
}

void IsoState::legal_moves(MoveList& moves) const {
  if (over()) return;
  position_.for_each_legal([&](Placement p) { moves.push(encode(p)); });
}

void IsoState::play(Move move) {
  expects(!over());
  resigned_ = move == kResign;
  if (resigned_) return;
  before_.push_back({result_, drawable()});
  const Seat mover = to_move();
  position_.play(decode(move));
  scripted();
  ask_after_move(move, mover);
}

void IsoState::ask_after_move(Move move, Seat mover) {
  const Script* const script = rules_->scripted.script();
  if (!script || !script->has(Hook::after_move)) return;
  const std::string played = notation(move);
  const StateView position(*this, Seat::nobody);
  ended_ = tablier::ask_after_move(script, {played, mover, 2, exhausted_, position, position_.hash()});
}

void IsoState::undo() {
  if (std::exchange(resigned_, false)) return;
  expects(!before_.empty());
  position_.undo();
  result_ = before_.back().result;
  before_.pop_back();
  exhausted_ = false;
  ended_ = {};
}

std::uint64_t IsoState::hash() const {
  return position_.hash() ^ (resigned_ ? mix(kPlacementNumbers) : 0) ^ (ended_.over ? mix(kPlacementNumbers + 1) : 0);
}

bool IsoState::wins(int seat) const {
  if (resigned_) return seat != position_.mover();
  if (ended_.over) return std::ranges::count(ended_.winners, tablier::seat(seat)) > 0;
  return exhausted_ && result_.wins[static_cast<std::size_t>(seat)];
}

Outcome IsoState::outcome() const {
  Outcome outcome{.over = over(), .scores = {result_.points.begin(), result_.points.end()}, .winners = {}, .reason = {}};
  if (!outcome.over) return outcome;
  outcome.reason = ending();
  for (int s = 0; s < 2; ++s)
    if (wins(s)) outcome.winners.push_back(seat(s));
  return outcome;
}

std::string IsoState::notation(Move move) const { return iso::notation(*rules_, move); }

Result<Move> IsoState::parse(std::string_view text) const {
  if (over()) return refusal("over");
  return parse_move(*rules_, position_, text);
}

Text IsoState::label(Move move) const {
  if (move == kResign || decode(move) == kPass) return {};
  return spoken(*rules_, decode(move));
}

Scene IsoState::scene(Seat) const { return make_scene(*this); }

Touch IsoState::touch(Move move) const { return touch_of(*rules_, position_.mover(), decode(move)); }

Text IsoState::why_not(const Touch& touch) const {
  if (over()) return refusal("over").text;
  const auto why = refusal_of(*rules_, position_, touch);
  return why ? *why : State::why_not(touch);
}

/// A column a shape: its point goes to somebody, and with it away from another.
SheetPly IsoState::sheet_ply() const {
  SheetPly ply{.columns = {}, .turn = std::max(0, static_cast<int>(before_.size()) - 1), .entries = {}, .adds_to_match = false};
  for (const char shape : kShapeLetters) ply.columns.emplace_back(1, static_cast<char>(shape | 0x20));  // keys of texts are small letters
  if (before_.empty() || resigned_) return ply;
  for (std::size_t s = 0; s < kShapes; ++s) {
    const int held = result_before().holders[s], holds = result_.holders[s];
    if (held == holds) continue;
    if (holds != kNobody) ply.entries.push_back({seat(holds), static_cast<int>(s), 1});
    if (held != kNobody) ply.entries.push_back({seat(held), static_cast<int>(s), -1});
  }
  return ply;
}

Value IsoState::position(Seat) const {
  CommonPosition common{.grid = rules_->grid, .options = rules_->scripted.options(), .turn = to_move(), .seats = 2};
  for (const AnyPosition::Ply& ply : position_.history()) {
    common.history.emplace_back(notation(encode(ply.move)));
    if (ply.move == kPass) continue;
    for (const Cell cell : cells_of(ply.move)) common.cells.push_back({rules_->name(cell), ply.seat() + 1});
  }
  if (resigned_) common.history.emplace_back(notation(kResign));
  Value all = to_value(std::move(common));
  all.set("copies", copies_of(position_.tally()));
  all.set("first", introducers_of(position_.tally()));
  return all;
}

Value IsoState::facts(Seat) const {
  const Tally& tally = position_.tally();
  Value shapes = Value::list_of(std::array{copies_fact(tally, 0), copies_fact(tally, 1)});
  Value facts = Value::map({{"shapes", std::move(shapes)}, {"first", first_fact(tally)}});
  if (result_.by_shape) facts.set(kSheetFact, to_value(sheet_ply()));
  return facts;
}

}  // namespace tablier::iso

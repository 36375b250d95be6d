#include "host/checked_state.hpp"

#include "host/answer_rules.hpp"
#include "host/plugin_validation.hpp"
#include "jobs/told_failure.hpp"

#include <algorithm>

namespace tablier {

Seat CheckedState::to_move() const {
  const Seat mover = plain_->to_move();
  if (!is_anyone(mover, round_->setup.seats)) refuse("to_move", "to_move");
  return mover;
}

void CheckedState::legal_moves(MoveList& moves) const {
  const std::size_t before = moves.size();
  plain_->legal_moves(moves);
  const auto odd = odd_moves(moves, before, to_move());
  if (odd) refuse("legal_moves", odd->what, odd->move);
}

void CheckedState::refuse(const char* call, const char* answer, Move move) const {
  refuse(call, OddAnswer{answer, move == Move::none ? "" : name_of_move(*plain_, move)});
}

void CheckedState::refuse(const char* call, const OddAnswer& odd) const {
  throw ToldFailure(round_->problem(played_, call, "invalid_answer", {{"answer", sentence_of(odd.what, odd.of)}}));
}

Move CheckedState::chance(Rng& rng) const {
  const Move move = plain_->chance(rng);
  if (move == Move::none) refuse("chance", "chance");
  return move;
}

void CheckedState::play(Move move) {
  plain_->play(move);
  table_.reset();
  if (is_sample_) ++tried_;
  else played_.push_back(move);
}

void CheckedState::undo() {
  plain_->undo();
  table_.reset();
  if (tried_ > 0) --tried_;
  else if (!played_.empty()) played_.pop_back();
}

std::unique_ptr<State> CheckedState::clone() const {
  auto own = plain_->clone();
  if (!own) refuse("clone", "clone");
  auto copy = std::make_unique<CheckedState>(round_, std::move(own));
  copy->played_ = played_;
  copy->is_sample_ = is_sample_;
  copy->tried_ = tried_;
  return copy;
}

std::unique_ptr<State> CheckedState::sample(Seat seat, Rng& rng) const {
  auto own = plain_->sample(seat, rng);
  if (!own) refuse("clone", "clone");
  auto guess = std::make_unique<CheckedState>(round_, std::move(own));
  guess->played_ = played_;
  guess->is_sample_ = true;
  return guess;
}

Outcome CheckedState::outcome() const {
  Outcome outcome = plain_->outcome();
  if (const char* const odd = odd_outcome(outcome, to_move(), round_->setup.seats)) refuse("outcome", odd);
  return outcome;
}

std::optional<TurnLimit> CheckedState::turn_limit() const {
  const auto limit = plain_->turn_limit();
  if (limit && !is_sound(*limit)) refuse("turn_limit", "turn_limit");
  return limit;
}

std::string CheckedState::notation(Move move) const {
  std::string notation = plain_->notation(move);
  if (!is_sound_notation(notation)) refuse("notation", "notation");
  return notation;
}

std::string CheckedState::seen_notation(Move move, Seat viewer) const {
  std::string seen = plain_->seen_notation(move, viewer);
  if (!seen.empty() && !is_sound_notation(seen)) refuse("notation", "seen_notation", move);
  return seen;
}

bool CheckedState::can_play(Move move) const {
  if (move == Move::none) return false;
  if (!is_player(to_move())) return to_move() == Seat::chance;  // what chance may draw nobody can tell
  if (move == resignation() || move == timeout()) return true;
  MoveList moves;
  legal_moves(moves);
  return moves.contains(move);
}

/// A refusal may repeat what somebody wrote, which may be anything.
Result<Move> CheckedState::parse(std::string_view text) const {
  auto read = plain_->parse(text);
  const bool is_odd = read ? !can_play(*read) : is_sound_notation(std::string(text)) && !is_sound(read.problem().text);
  if (is_odd) refuse("parse", "parse");
  return read;
}

Text CheckedState::label(Move move) const {
  Text label = plain_->label(move);
  if (!is_sound(label)) refuse("label", "label", move);
  return label;
}

std::vector<Text> CheckedState::told(std::vector<Text> texts, Move move) const {
  constexpr std::size_t kMaxTexts = 1000;
  if (texts.size() > kMaxTexts || !std::ranges::all_of(texts, [](const Text& text) { return is_sound(text); }))
    refuse("reasons", "reasons", move);
  return texts;
}

std::vector<Text> CheckedState::reasons(Move move) const { return told(plain_->reasons(move), move); }

std::vector<Text> CheckedState::hints(Move move) const { return told(plain_->hints(move), move); }

Scene CheckedState::scene(Seat viewer) const {
  Scene scene = plain_->scene(viewer);
  if (const auto odd = invalid_part(scene, round_->setup.seats, asked_of("scene", viewer))) refuse("look", *odd);
  return scene;
}

const Scene& CheckedState::table() const {
  if (!table_) table_ = scene(Seat::nobody);
  return *table_;
}

Touch CheckedState::touch(Move move) const {
  Touch touch = plain_->touch(move);
  if (const char* const odd = odd_gestures(touch, table())) refuse("touch", odd, move);
  return touch;
}

Text CheckedState::why_not(const Touch& touch) const {
  Text why = plain_->why_not(touch);
  if (!is_sound(why)) refuse("why_not", "text");
  return why;
}

Value CheckedState::facts(Seat viewer) const {
  Value facts = plain_->facts(viewer);
  if (const auto odd = odd_map(facts, asked_of("facts", viewer))) refuse("facts", *odd);
  return facts;
}

/// What the SDK makes of a position stands on its table, which must be sound first.
Value CheckedState::position(Seat viewer) const {
  static_cast<void>(scene(viewer));
  Value position = plain_->position(viewer);
  if (const auto odd = odd_map(position, asked_of("position", viewer))) refuse("facts", *odd);
  return position;
}

Value CheckedState::answer(std::size_t query, std::span<const Value> arguments, Seat viewer) const {
  Value answer = plain_->answer(query, arguments, viewer);
  if (const auto odd = odd_value(answer, asked_of("answer", viewer))) refuse("facts", *odd);
  return answer;
}

std::optional<Diagram> CheckedState::diagram() const {
  auto diagram = plain_->diagram();
  if (diagram && !is_sound(*diagram, round_->setup.seats)) refuse("diagram", "diagram");
  return diagram;
}

}  // namespace tablier

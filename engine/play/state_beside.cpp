#include "play/state_beside.hpp"

namespace tablier {

template <typename T, typename Question>
const T& StateBeside::known(std::optional<T>& answer, const Question& question) const {
  if (!answer) answer.emplace(beside_->ask(question));
  return *answer;
}

Seat StateBeside::to_move() const {
  return known(known_.to_move, [this] { return plain_->to_move(); });
}

void StateBeside::legal_moves(MoveList& moves) const {
  const auto& all = known(known_.moves, [this] {
    MoveList list;
    plain_->legal_moves(list);
    return std::vector<Move>(list.begin(), list.end());
  });
  for (const Move move : all) moves.push(move);
}

Move StateBeside::chance(Rng& rng) const {
  return beside_->ask([&] { return plain_->chance(rng); });
}

void StateBeside::play(Move move) {
  known_ = {};
  beside_->ask([&] {
    plain_->play(move);
    return true;
  });
}

void StateBeside::undo() {
  known_ = {};
  beside_->ask([&] {
    plain_->undo();
    return true;
  });
}

std::uint64_t StateBeside::hash() const { return plain_->hash(); }

std::unique_ptr<State> StateBeside::clone() const { return std::make_unique<StateBeside>(beside_, plain_->clone()); }

Outcome StateBeside::outcome() const {
  return known(known_.outcome, [this] { return plain_->outcome(); });
}

std::unique_ptr<State> StateBeside::sample(Seat seat, Rng& rng) const {
  return beside_->ask([&] { return plain_->sample(seat, rng); });
}

Move StateBeside::resignation() const {
  return known(known_.resignation, [this] { return plain_->resignation(); });
}

Move StateBeside::timeout() const {
  return known(known_.timeout, [this] { return plain_->timeout(); });
}

std::optional<TurnLimit> StateBeside::turn_limit() const {
  return known(known_.turn_limit, [this] { return plain_->turn_limit(); });
}

std::string StateBeside::notation(Move move) const {
  return beside_->ask([&] { return plain_->notation(move); });
}

std::string StateBeside::seen_notation(Move move, Seat viewer) const {
  return beside_->ask([&] { return plain_->seen_notation(move, viewer); });
}

Result<Move> StateBeside::parse(std::string_view text) const {
  return beside_->ask([&] { return plain_->parse(text); });
}

Text StateBeside::label(Move move) const {
  return beside_->ask([&] { return plain_->label(move); });
}

std::vector<Text> StateBeside::reasons(Move move) const {
  return beside_->ask([&] { return plain_->reasons(move); });
}

std::vector<Text> StateBeside::hints(Move move) const {
  return beside_->ask([&] { return plain_->hints(move); });
}

Scene StateBeside::scene(Seat viewer) const {
  auto found = known_.scenes.find(viewer);
  if (found == known_.scenes.end()) found = known_.scenes.emplace(viewer, beside_->ask([&] { return plain_->scene(viewer); })).first;
  return found->second;
}

Touch StateBeside::touch(Move move) const {
  return beside_->ask([&] { return plain_->touch(move); });
}

Text StateBeside::why_not(const Touch& touch) const {
  return beside_->ask([&] { return plain_->why_not(touch); });
}

Value StateBeside::facts(Seat viewer) const {
  auto found = known_.facts.find(viewer);
  if (found == known_.facts.end()) found = known_.facts.emplace(viewer, beside_->ask([&] { return plain_->facts(viewer); })).first;
  return found->second;
}

Value StateBeside::position(Seat viewer) const {
  return beside_->ask([&] { return plain_->position(viewer); });
}

std::unique_ptr<State> put_beside(const std::shared_ptr<Beside>& beside, std::unique_ptr<State> state) {
  if (dynamic_cast<const StateBeside*>(state.get())) return state;
  return std::make_unique<StateBeside>(beside, std::move(state));
}

const State& plain_state(const State& state) {
  const auto* beside = dynamic_cast<const StateBeside*>(&state);
  return beside ? beside->plain() : state;
}

}  // namespace tablier

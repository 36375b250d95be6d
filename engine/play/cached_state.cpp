#include "play/cached_state.hpp"

namespace tablier {

template <typename T, typename Question>
const T& CachedState::known(std::optional<T>& answer, const Question& question) const {
  if (!answer) answer.emplace(worker_->ask(question));
  return *answer;
}

Seat CachedState::to_move() const {
  return known(known_.to_move, [this] { return plain_->to_move(); });
}

void CachedState::legal_moves(MoveList& moves) const {
  const auto& all = known(known_.moves, [this] {
    MoveList list;
    plain_->legal_moves(list);
    return std::vector<Move>(list.begin(), list.end());
  });
  for (const Move move : all) moves.push(move);
}

Move CachedState::chance(Rng& rng) const {
  return worker_->ask([&] { return plain_->chance(rng); });
}

void CachedState::play(Move move) {
  known_ = {};
  worker_->ask([&] {
    plain_->play(move);
    return true;
  });
}

void CachedState::undo() {
  known_ = {};
  worker_->ask([&] {
    plain_->undo();
    return true;
  });
}

std::uint64_t CachedState::hash() const { return plain_->hash(); }

std::unique_ptr<State> CachedState::clone() const { return std::make_unique<CachedState>(worker_, plain_->clone()); }

Outcome CachedState::outcome() const {
  return known(known_.outcome, [this] { return plain_->outcome(); });
}

std::unique_ptr<State> CachedState::sample(Seat seat, Rng& rng) const {
  return worker_->ask([&] { return plain_->sample(seat, rng); });
}

Move CachedState::resignation() const {
  return known(known_.resignation, [this] { return plain_->resignation(); });
}

Move CachedState::timeout() const {
  return known(known_.timeout, [this] { return plain_->timeout(); });
}

std::optional<TurnLimit> CachedState::turn_limit() const {
  return known(known_.turn_limit, [this] { return plain_->turn_limit(); });
}

std::string CachedState::notation(Move move) const {
  return worker_->ask([&] { return plain_->notation(move); });
}

std::string CachedState::seen_notation(Move move, Seat viewer) const {
  return worker_->ask([&] { return plain_->seen_notation(move, viewer); });
}

Result<Move> CachedState::parse(std::string_view text) const {
  return worker_->ask([&] { return plain_->parse(text); });
}

Text CachedState::label(Move move) const {
  return worker_->ask([&] { return plain_->label(move); });
}

std::vector<Text> CachedState::reasons(Move move) const {
  return worker_->ask([&] { return plain_->reasons(move); });
}

std::vector<Text> CachedState::hints(Move move) const {
  return worker_->ask([&] { return plain_->hints(move); });
}

Scene CachedState::scene(Seat viewer) const {
  auto found = known_.scenes.find(viewer);
  if (found == known_.scenes.end()) found = known_.scenes.emplace(viewer, worker_->ask([&] { return plain_->scene(viewer); })).first;
  return found->second;
}

Touch CachedState::touch(Move move) const {
  return worker_->ask([&] { return plain_->touch(move); });
}

Text CachedState::why_not(const Touch& touch) const {
  return worker_->ask([&] { return plain_->why_not(touch); });
}

Value CachedState::facts(Seat viewer) const {
  auto found = known_.facts.find(viewer);
  if (found == known_.facts.end()) found = known_.facts.emplace(viewer, worker_->ask([&] { return plain_->facts(viewer); })).first;
  return found->second;
}

Value CachedState::position(Seat viewer) const {
  return worker_->ask([&] { return plain_->position(viewer); });
}

std::unique_ptr<State> cached(const std::shared_ptr<ScriptWorker>& worker, std::unique_ptr<State> state) {
  if (dynamic_cast<const CachedState*>(state.get())) return state;
  return std::make_unique<CachedState>(worker, std::move(state));
}

const State& plain_state(const State& state) {
  const auto* cached = dynamic_cast<const CachedState*>(&state);
  return cached ? cached->plain() : state;
}

}  // namespace tablier

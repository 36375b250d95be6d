#pragma once

#include "play/script_worker.hpp"
#include "sdk/game.hpp"

#include <map>
#include <memory>
#include <optional>
#include <vector>

/// A position of rules with scripts, for the thread that draws: what the worker asked of it beforehand is remembered and told at once.
namespace tablier {

/// What was not asked is asked on the worker, and waited for. A thread has it to itself; a copy remembers nothing.
class CachedState final : public State {
 public:
  CachedState(std::shared_ptr<ScriptWorker> worker, std::unique_ptr<State> plain) : worker_(std::move(worker)), plain_(std::move(plain)) {}

  /// The game's own, for bots. To be copied only.
  const State& plain() const { return *plain_; }

  Seat to_move() const override;
  void legal_moves(MoveList& moves) const override;
  Move chance(Rng& rng) const override;
  void play(Move move) override;
  void undo() override;
  std::uint64_t hash() const override;
  std::unique_ptr<State> clone() const override;
  Outcome outcome() const override;
  std::unique_ptr<State> sample(Seat seat, Rng& rng) const override;
  Move resignation() const override;
  Move timeout() const override;
  std::optional<TurnLimit> turn_limit() const override;
  std::string notation(Move move) const override;
  std::string seen_notation(Move move, Seat viewer) const override;
  Result<Move> parse(std::string_view text) const override;
  Text label(Move move) const override;
  std::vector<Text> reasons(Move move) const override;
  std::vector<Text> hints(Move move) const override;
  Scene scene(Seat viewer) const override;
  Touch touch(Move move) const override;
  Text why_not(const Touch& touch) const override;
  Value facts(Seat viewer) const override;
  Value position(Seat viewer) const override;
  std::span<const HookField> queries() const override { return plain_->queries(); }
  Value answer(std::size_t query, std::span<const Value> arguments, Seat viewer) const override {
    return plain_->answer(query, arguments, viewer);
  }
  std::optional<Diagram> diagram() const override { return plain_->diagram(); }

 private:
  /// Of the position as it stands.
  struct Known {
    std::optional<Seat> to_move;
    std::optional<std::vector<Move>> moves;
    std::optional<Outcome> outcome;
    std::optional<Move> resignation, timeout;
    std::optional<std::optional<TurnLimit>> turn_limit;
    std::map<Seat, Scene> scenes;
    std::map<Seat, Value> facts;
  };

  template <typename T, typename Question>
  const T& known(std::optional<T>& answer, const Question& question) const;

  std::shared_ptr<ScriptWorker> worker_;
  std::unique_ptr<State> plain_;
  mutable Known known_;
};

/// The same position, so that nothing of it is asked on the thread that draws.
std::unique_ptr<State> cached(const std::shared_ptr<ScriptWorker>& worker, std::unique_ptr<State> state);

/// The game's own position, which alone a bot can read.
const State& plain_state(const State& state);

}  // namespace tablier

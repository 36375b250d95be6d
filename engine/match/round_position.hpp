#pragma once

#include "match/round.hpp"
#include "sdk/script.hpp"

/// The position of a round as scripts read it.
namespace tablier {

/// What the game says of it, as `eyes` may know it (as in `State::scene`), and of what every position tells whatever the game left out.
Value round_position(const Round& round, const Value& options, Seat eyes);

/// The same for a hook. Both must outlive it.
class RoundView final : public PositionView {
 public:
  RoundView(const Round& round, const Value& options, Seat eyes) : round_(round), options_(options), eyes_(eyes) {}

  std::span<const HookField> queries() const override { return round_.state->queries(); }
  Value answer(std::size_t query, std::span<const Value> arguments) const override { return round_.state->answer(query, arguments, eyes_); }

 private:
  Value make() const override { return round_position(round_, options_, eyes_); }

  const Round& round_;
  const Value& options_;
  Seat eyes_;
};

}  // namespace tablier

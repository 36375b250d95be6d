#pragma once

#include "bots/thinker.hpp"
#include "play/move_source.hpp"

#include <cstdint>
#include <optional>

/// The bots that sit at a table: whoever's turn it is thinks beside it. A move that was hurried is any where there was no time for one, or
/// where the bot has failed. A bot that tells that nothing helps it (`Move::none`) resigns where it may; an illegal move is told as a
/// fault, and the match stands as it did.
namespace tablier {

class BotSource final : public MoveSource {
 public:
  void match_changed(const Match& /*match*/) override {}
  void watch(const Match& match, double now, double pause) override;
  void cancel() override;
  void move_failed(const Match& match) override;
  bool is_stuck(const Match& match) const override;
  std::optional<Result<Move>> poll(const Match& match, double now) override;
  bool thinking() const override { return watched_ != 0; }
  bool thinks_long(double now) const override;
  void hurry() override;
  std::optional<double> next_wake(double now) const override;

 private:
  Result<Move> move_of(const Match& match, const Result<Advice>& advice) const;

  Thinker thinker_;
  std::uint64_t watched_ = 0;  ///< revision of the match, from 1; 0: none
  std::uint64_t failed_ = 0;   ///< the one for which no move was found
  std::optional<Result<Advice>> advice_;
  double since_ = 0, not_before_ = 0;
  bool hurried_ = false;
  bool wants_any_ = false;  ///< move, in the place of the one that was not found
};

}  // namespace tablier

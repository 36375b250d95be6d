#pragma once

#include "move_codec.hpp"
#include "sdk/rng.hpp"

#include <cstdint>
#include <limits>

/// Keeps the best placement of those that it is offered; of several alike one by lot.
namespace tablier::triominos {

template <typename Value>
class BestPlacement {
 public:
  explicit BestPlacement(Rng& rng) : rng_(rng) {}

  void offer(Value value, const DecodedMove& decoded) {
    if (value < value_) return;
    if (value > value_) alike_ = 0;
    value_ = value;
    if (rng_.below(++alike_) == 0) decoded_ = decoded;
  }
  bool found() const { return alike_ > 0; }
  /// Precondition: found().
  Move move() const { return encode(decoded_); }

 private:
  Rng& rng_;
  Value value_ = std::numeric_limits<Value>::lowest();
  std::uint32_t alike_ = 0;
  DecodedMove decoded_;
};

}  // namespace tablier::triominos

#pragma once

#include "acts.hpp"
#include "sdk/rng.hpp"

#include <cstdint>
#include <limits>

/// Keeps the best placement of those that it is offered; of several alike one by lot.
namespace tablier::triominos {

template <typename Worth>
class BestDeed {
 public:
  explicit BestDeed(Rng& rng) : rng_(rng) {}

  void offer(Worth worth, const Deed& deed) {
    if (worth < worth_) return;
    if (worth > worth_) alike_ = 0;
    worth_ = worth;
    if (rng_.below(++alike_) == 0) deed_ = deed;
  }
  bool found() const { return alike_ > 0; }
  /// Precondition: found().
  Move move() const { return encode(deed_); }

 private:
  Rng& rng_;
  Worth worth_ = std::numeric_limits<Worth>::lowest();
  std::uint32_t alike_ = 0;
  Deed deed_;
};

}  // namespace tablier::triominos

#pragma once

#include "ui/core/input.hpp"
#include "ui/table/table_view.hpp"

#include <optional>
#include <utility>

/// What could not be done at the table, told there for a while, or until something else is tried.
namespace tablier {

class ToldRefusal {
 public:
  void tell(Refusal refusal, double now) {
    told_ = std::move(refusal);
    until_ = now + kSeconds;
  }
  /// Whatever is done next, what could not be done before is told no longer.
  void forget_at(const Input& input) {
    const auto* key = std::get_if<KeyChange>(&input);
    const auto* press = std::get_if<PointerPressed>(&input);
    if ((key && key->down) || (press && press->down)) told_.reset();
  }
  /// Forgets what has been told long enough; true when something went.
  bool update(double now) {
    if (!told_ || now < until_) return false;
    told_.reset();
    return true;
  }
  std::optional<double> next_wake() const { return told_ ? std::optional(until_) : std::nullopt; }
  const std::optional<Refusal>& now() const { return told_; }

 private:
  static constexpr double kSeconds = 4;
  std::optional<Refusal> told_;
  double until_ = 0;
};

}  // namespace tablier

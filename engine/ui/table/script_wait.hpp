#pragma once

#include <utility>

/// How long somebody waits for a script at the table, so that what for is told once.
namespace tablier {

class ScriptWait {
 public:
  ScriptWait() = default;
  /// `since`: seconds, as the window counts them.
  explicit ScriptWait(double since) : since_(since) {}

  /// True once, when it has been long.
  bool take_long(double now) { return now - since_ >= kLong && !std::exchange(told_, true); }

 private:
  static constexpr double kLong = 0.3;

  double since_ = 0;
  bool told_ = false;
};

}  // namespace tablier

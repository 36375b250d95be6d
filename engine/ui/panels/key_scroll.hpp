#pragma once

#include "ui/panels/style.hpp"

/// Lets arrows, pages, Home and End scroll a panel that is only read.
namespace tablier {

class KeyScroll {
 public:
  /// True when it was one of its keys.
  bool key(const KeyChange& key);
  /// Call inside of the panel. True when a key moved it.
  bool apply(const Ui& ui);

 private:
  float lines_ = 0, pages_ = 0;
};

}  // namespace tablier

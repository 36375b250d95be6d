#pragma once

#include "ui/core/input.hpp"

#include <bitset>

namespace tablier {

/// What of a queue of inputs one frame can show. A panel looks at buttons and keys once a frame: of two changes of the same one, the
/// second must wait for the next frame, and what came after it too, or fast hands on a slow machine would lose clicks.
class FrameShare {
 public:
  /// Whether the next input, in the order in which they came, belongs to this frame. After a no, ask no more.
  bool takes(const Input& input);

 private:
  bool takes(const KeyChange& change);

  bool pressed_ = false;        ///< a button of the mouse changed
  std::bitset<kKeys> changed_;  ///< keys that changed
  KeyChange last_;              ///< the last of them, for its modifiers
};

}  // namespace tablier

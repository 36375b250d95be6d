#pragma once

#include "ui/core/input.hpp"

#include <bitset>

namespace tablier {

/// A key that does nothing but write in a text that is being typed, or the character that comes with it.
bool writes_text(const Input& input);

/// What of a queue of inputs one frame can show. A panel looks at buttons and keys once a frame: of two changes of the same one, the
/// second must wait for the next frame, and what came after it too, or fast hands on a slow machine would lose clicks.
/// What is written in a text is read as characters, of which one frame takes any number: a word that is typed at once needs one.
class FrameShare {
 public:
  /// `typing`: a text has the keys.
  explicit FrameShare(bool typing = false) : typing_(typing) {}
  /// Whether the next input, in the order in which they came, belongs to this frame. After a no, ask no more.
  bool takes(const Input& input);

 private:
  bool takes(const KeyChange& change);

  bool typing_;
  bool pressed_ = false;        ///< a button of the mouse changed
  std::bitset<kKeys> changed_;  ///< keys that changed
  KeyChange last_;              ///< the last of them, for its modifiers
};

}  // namespace tablier

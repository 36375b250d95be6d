#pragma once

#include "ui/core/input.hpp"

#include <deque>
#include <optional>

namespace tablier {

/// What hands did and nobody has looked at yet, in its order. Where a key goes is decided by what the keys before it did, and panels
/// show that some frames later: until then the keys after it wait, or fast hands on a slow machine would press what they do not see.
class InputQueue {
 public:
  /// A key that repeats by itself is not added twice while it waits, and of sizes of the window only the last one does.
  void add(const Input& input);
  /// They were taken out, and nobody has heard them: they are the next ones.
  void give_back(std::deque<Input> inputs);
  /// Takes out the next input that may be decided now; absent: none is left, or the next waits for a frame.
  std::optional<Input> next();
  /// True when the next one may be decided now and does no more than write in a text, where one is typed.
  bool next_writes() const;
  /// What the keys are on may change with the next frames: keys wait for so many.
  void wait_for_frames(int frames) { frames_ = frames; }
  void frame_drawn() { frames_ -= frames_ > 0 ? 1 : 0; }
  bool empty() const { return waiting_.empty(); }
  /// True while a key that is up already waits for a frame: what it was on still sees it down.
  bool key_is_up_unseen() const;

 private:
  std::deque<Input> waiting_;
  int frames_ = 0;
};

}  // namespace tablier

#pragma once

#include <cstddef>
#include <utility>
#include <vector>

/// Every state that something has been in, and the way back and forth without limit. For any editor.
namespace tablier::editor {

template <typename State>
class UndoStack {
 public:
  explicit UndoStack(State first) { states_.push_back(std::move(first)); }

  const State& now() const { return states_[at_]; }
  /// One step further; what could be made again is forgotten.
  void push(State next) {
    states_.resize(at_ + 1, next);
    states_.push_back(std::move(next));
    ++at_;
  }
  bool can_undo() const { return at_ > 0; }
  bool can_redo() const { return at_ + 1 < states_.size(); }
  /// The state that is left. Precondition: can_undo().
  const State& undo() { return states_[at_--]; }
  /// The state that is come to. Precondition: can_redo().
  const State& redo() { return states_[++at_]; }

 private:
  std::vector<State> states_;
  std::size_t at_ = 0;
};

}  // namespace tablier::editor

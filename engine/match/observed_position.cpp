#include "match/observed_position.hpp"

#include <cassert>
#include <utility>

namespace tablier {
namespace {

class PositionHere final : public ObservedPosition {
 public:
  PositionHere(std::unique_ptr<State> state, Viewer viewer) : state_(std::move(state)), viewer_(std::move(viewer)) {}

  std::unique_ptr<const ObservedPosition> after(std::string_view move) const override {
    auto next = played(move);
    return next ? std::make_unique<PositionHere>(std::move(next), viewer_) : nullptr;
  }
  std::optional<Scene> scene_after(std::string_view move) const override {
    const auto next = after(move);
    return next ? std::optional(next->scene()) : std::nullopt;
  }
  Scene scene() const override { return state_->scene(viewer_.eyes); }
  PlayableScene table() const override { return observe_table(*state_, viewer_); }
  Text why_refused(const Touch& touch) const override { return tablier::why_refused(*state_, viewer_, touch); }

 private:
  /// Null where a plugin throws: that is told when the move is played, not when a hand only looks at it.
  std::unique_ptr<State> played(std::string_view notation) const {
    auto next = state_->clone();
    const auto move = next->parse(notation);
    assert(move);
    try {
      if (move) next->play(*move);
    } catch (...) {
      return nullptr;
    }
    return next;
  }

  std::unique_ptr<State> state_;
  Viewer viewer_;
};

}  // namespace

std::unique_ptr<const ObservedPosition> observed_position(const State& state, const Viewer& viewer) {
  return std::make_unique<PositionHere>(state.clone(), viewer);
}

}  // namespace tablier

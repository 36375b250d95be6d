#include "match/observed_position.hpp"

#include <cassert>
#include <utility>

namespace tablier {
namespace {

class PositionHere final : public ObservedPosition {
 public:
  PositionHere(std::unique_ptr<State> state, Viewer viewer) : state_(std::move(state)), viewer_(std::move(viewer)) {}

  std::unique_ptr<const ObservedPosition> after(std::string_view move) const override {
    auto next = state_->clone();
    const auto played = next->parse(move);
    assert(played);
    if (played) next->play(*played);
    return std::make_unique<PositionHere>(std::move(next), viewer_);
  }
  std::optional<Scene> scene_after(std::string_view move) const override { return after(move)->scene(); }
  Scene scene() const override { return state_->scene(viewer_.eyes); }
  PlayableScene table() const override { return observe_table(*state_, viewer_); }
  Text why_refused(const Touch& touch) const override { return tablier::why_refused(*state_, viewer_, touch); }

 private:
  std::unique_ptr<State> state_;
  Viewer viewer_;
};

}  // namespace

std::unique_ptr<const ObservedPosition> observed_position(const State& state, const Viewer& viewer) {
  return std::make_unique<PositionHere>(state.clone(), viewer);
}

}  // namespace tablier

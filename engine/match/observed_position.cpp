#include "match/observed_position.hpp"

#include <cassert>
#include <utility>

namespace tablier {
namespace {

class PositionHere final : public ObservedPosition {
 public:
  PositionHere(std::unique_ptr<State> state, Viewer viewer) : state_(std::move(state)), viewer_(std::move(viewer)) {}

  std::unique_ptr<const ObservedPosition> after(std::string_view move) const override {
    return unless_thrown([&]() -> std::unique_ptr<const ObservedPosition> {
      auto next = std::make_unique<PositionHere>(played(move), viewer_);
      static_cast<void>(next->table());
      return next;
    });
  }
  std::optional<Scene> scene_after(std::string_view move) const override {
    return unless_thrown([&] { return std::optional(played(move)->scene(viewer_.eyes)); });
  }
  Scene scene() const override { return state_->scene(viewer_.eyes); }
  PlayableScene table() const override { return observe_table(*state_, viewer_); }
  Text why_refused(const Touch& touch) const override { return tablier::why_refused(*state_, viewer_, touch); }

 private:
  /// Nothing where a plugin throws: that is told when the move is played, not when a hand only looks at it.
  template <typename Question>
  static auto unless_thrown(const Question& question) -> decltype(question()) {
    try {
      return question();
    } catch (...) {
      return {};
    }
  }
  std::unique_ptr<State> played(std::string_view notation) const {
    auto next = state_->clone();
    const auto move = next->parse(notation);
    assert(move);
    if (move) next->play(*move);
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

#include "play/async_position.hpp"

#include <algorithm>
#include <chrono>

namespace tablier {
namespace {

/// What a hand only looks at may take so long; the script is not judged by it.
constexpr auto kLookPatience = std::chrono::seconds(1);

std::unique_ptr<State> played(const State& state, const std::string& move) {
  auto next = state.clone();
  const auto read = next->parse(move);
  if (read) next->play(*read);
  return next;
}

}  // namespace

/// The answer, where it is there; else it is asked for as soon as the worker has time.
template <typename T, typename Work>
const T* AsyncPosition::answer(Pending<T>& question, Work work) const {
  const bool asked = question.answer && !worker_->done(question.ticket);
  if (!asked && question.answer && *question.answer) return &**question.answer;
  if (!asked && worker_->idle()) {
    question.answer = std::make_shared<std::optional<T>>();
    question.ticket = worker_->begin([own = own_, answer = question.answer, work = std::move(work)](const std::stop_token& stop) {
      const auto looking = own->hooks ? own->hooks->think(std::chrono::steady_clock::now() + kLookPatience, stop) : nullptr;
      T found = work(*own);
      if (!stop.stop_requested()) answer->emplace(std::move(found));
    });
    if (worker_->soon_done(question.ticket) && *question.answer) return &**question.answer;
  }
  worker_->miss();
  return nullptr;
}

std::unique_ptr<const ObservedPosition> AsyncPosition::after(std::string_view move) const {
  const Next* const next = answer(after_[std::string(move)], [move = std::string(move)](const Own& own) {
    auto state = played(*own.state, move);
    PlayableScene table = observe_table(*state, own.viewer);
    return Next{std::make_shared<const Own>(Own{own.hooks, std::move(state), own.viewer}), std::move(table)};
  });
  if (!next) return nullptr;
  return std::unique_ptr<const ObservedPosition>(new AsyncPosition(worker_, next->own, next->table));
}

std::optional<Scene> AsyncPosition::scene_after(std::string_view move) const {
  const Scene* const scene = answer(scenes_after_[std::string(move)], [move = std::string(move)](const Own& own) {
    return played(*own.state, move)->scene(own.viewer.eyes);
  });
  return scene ? std::optional(*scene) : std::nullopt;
}

Text AsyncPosition::why_refused(const Touch& touch) const {
  auto known = std::find_if(refusals_.begin(), refusals_.end(), [&](const auto& r) { return r.first == touch; });
  if (known == refusals_.end()) known = refusals_.insert(refusals_.end(), {touch, {}});
  const Text* const why = answer(known->second, [touch](const Own& own) { return tablier::why_refused(*own.state, own.viewer, touch); });
  return why ? *why : Text("table.not_here");
}

}  // namespace tablier

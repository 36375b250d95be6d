#pragma once

#include "host/catalogue.hpp"
#include "match/observed_position.hpp"
#include "play/script_worker.hpp"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// What a hand asks of a position of rules with scripts: told at once where it is known, asked on the worker where not. What takes longer
/// than most scripts need is not waited for; `ScriptWorker::take_answered` tells when to ask again.
namespace tablier {

class AsyncPosition final : public ObservedPosition {
 public:
  /// The game's own position, which nobody else uses, and who looks at it.
  struct Own {
    std::shared_ptr<const VariantScript> hooks;  ///< null: none
    std::unique_ptr<State> state;
    Viewer viewer;
  };
  /// `table`: what `observe_table` gives there.
  AsyncPosition(std::shared_ptr<ScriptWorker> worker, Own own, PlayableScene table)
      : AsyncPosition(std::move(worker), std::make_shared<const Own>(std::move(own)), std::move(table)) {}

  std::unique_ptr<const ObservedPosition> after(std::string_view move) const override;
  std::optional<Scene> scene_after(std::string_view move) const override;
  Scene scene() const override { return table_.scene; }
  PlayableScene table() const override { return table_; }
  Text why_refused(const Touch& touch) const override;

 private:
  struct Next {
    std::shared_ptr<const Own> own;
    PlayableScene table;
  };
  template <typename T>
  struct Pending {
    SideThread::Ticket ticket = 0;
    std::shared_ptr<std::optional<T>> answer = {};
  };

  AsyncPosition(std::shared_ptr<ScriptWorker> worker, std::shared_ptr<const Own> own, PlayableScene table)
      : worker_(std::move(worker)), own_(std::move(own)), table_(std::move(table)) {}

  template <typename T, typename Work>
  const T* answer(Pending<T>& question, Work work) const;

  std::shared_ptr<ScriptWorker> worker_;
  std::shared_ptr<const Own> own_;  ///< the worker's
  PlayableScene table_;
  mutable std::map<std::string, Pending<Next>, std::less<>> after_;
  mutable std::map<std::string, Pending<Scene>, std::less<>> scenes_after_;
  mutable std::vector<std::pair<Touch, Pending<Text>>> refusals_;
};

}  // namespace tablier

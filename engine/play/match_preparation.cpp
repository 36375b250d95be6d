#include "play/match_preparation.hpp"

#include "match/plugin_fault.hpp"
#include "sdk/expect.hpp"

#include <utility>

namespace tablier {

Result<Match> made_to_show(const std::function<Result<Match>()>& make) {
  try {
    auto match = make();
    if (match) try_position(*match);
    return match;
  } catch (const ToldFailure& fault) {
    return fault.problem();
  }
}

MatchPreparation::MatchPreparation(std::function<Result<Match>()> make, bool curtains, double patience)
    : worker_(std::make_shared<ScriptWorker>(patience)), made_(std::make_shared<std::optional<Result<ChangedMatch>>>()) {
  ticket_ = worker_->begin([worker = worker_, made = made_, make = std::move(make), curtains](const std::stop_token&) {
    const OneDecision all(kReplaySeconds);
    auto match = made_to_show(make);
    if (!match) made->emplace(match.problem());
    else if (match->rules().asks_scripts()) made->emplace(first_asked(worker, *std::move(match), curtains));
    else made->emplace(ChangedMatch{*std::move(match), {}});
  });
}

MatchPreparation::~MatchPreparation() {
  if (!worker_) return;
  worker_->drop();
  worker_->finish();
}

Result<PreparedMatch> MatchPreparation::take() {
  expects(ready());
  if (!*made_) return Problem("table.work_failed");
  auto made = *std::exchange(*made_, std::nullopt);
  if (!made) return made.problem();
  return PreparedMatch{made->match.rules().asks_scripts() ? std::move(worker_) : nullptr, *std::move(made)};
}

}  // namespace tablier

#include "play/recording.hpp"

#include "match/match_record.hpp"
#include "sdk/scene.hpp"

namespace tablier {

Recording::Recording(const Match& match, Records* records, bool keeps)
    : records_(records), keeps_(keeps), done_(match.over()), challenge_(parse_challenge(match.setup().challenge)) {
  if (!records_) return;
  const MatchSetup& setup = match.setup();
  const bool for_points = setup.players.size() == 1 && match.state().scene(Seat::chance).round != RoundKind::puzzle;
  if (challenge_) best_before_ = records_->best(setup.game, setup.challenge);
  if (for_points) best_score_before_ = records_->best_score(setup.game, setup.variant);
  read_solved(match);
}

void Recording::read_solved(const Match& match) {
  if (challenge_) solved_ = records_->solved(match.setup().game, challenge_->series + "/" + challenge_->row + "/");
}

std::optional<ChallengeId> Recording::next(const MatchView& match) {
  const GameSpec& spec = match.entry()->spec;
  const auto here = parse_challenge(match.challenge());
  return here && spec.series ? next_challenge(spec.content, *here) : std::nullopt;
}

Status Recording::add(const Match& match) {
  if (done_ || !match.over() || !records_ || !keeps_) return Done{};
  done_ = true;
  const Status added = records_->add(record_of(match));
  read_solved(match);
  return added;
}

}  // namespace tablier

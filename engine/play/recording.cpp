#include "play/recording.hpp"

#include "match/date.hpp"
#include "match/match_record.hpp"
#include "sdk/scene.hpp"

#include <algorithm>
#include <utility>

namespace tablier {
namespace {

/// As when what was taken back is played again.
bool is_same_end(const Record& a, const Record& b) {
  return a.moves == b.moves && a.reason == b.reason && a.score == b.score && a.solved == b.solved;
}

}  // namespace

Recording::Recording(const Match& match, const PlayPlace& place)
    : records_(place.records),
      no_records_(place.no_records),
      keeps_(place.keeps),
      done_(has_result(match)),
      former_(former_record(match)),
      challenge_(parse_challenge(match.setup().challenge)) {
  if (!records_) return;
  const MatchSetup& setup = match.setup();
  const bool puzzle = match.state().scene(Seat::chance).round == RoundKind::puzzle;
  const bool alone = setup.players.size() == 1, for_points = alone && !puzzle;
  alone_ = puzzle && alone && setup.players.front().human;
  if (alone_ || (challenge_ && !alone)) puzzle_ = puzzle_key(setup);
  if (!puzzle_.empty()) help_ = records_->help({setup.game, puzzle_, local_day()});
  if (challenge_) best_before_ = records_->best(setup.game, setup.challenge);
  else if (!puzzle_.empty()) best_before_ = records_->best_of_puzzle(setup.game, puzzle_);
  if (for_points) best_score_before_ = records_->best_score(setup.game, setup.variant);
  read_solved(match);
  if (!done_) return;
  const Record record = record_now(match);
  counts_ = tablier::counts(record);
  take_note(record);
}

Record Recording::record_now(const Match& match) const {
  Record record = record_of(match);
  record.puzzle = puzzle_;
  if (!puzzle_.empty()) record.changed = false;  // its settings are what is to be solved
  return record;
}

void Recording::take_note(const Record& record) {
  const bool unsolved = alone_ && (!record.solved || record.solution_seen);
  unsolved_ = unsolved ? std::optional(record) : std::nullopt;
}

void Recording::read_solved(const Match& match) {
  if (challenge_) solved_ = records_->solved(match.setup().game, challenge_->series + "/" + challenge_->row + "/");
}

std::optional<ChallengeId> Recording::next(const MatchView& match) {
  const GameSpec& spec = match.entry()->spec;
  const auto here = parse_challenge(match.challenge());
  return here && spec.series ? next_challenge(spec.content, *here) : std::nullopt;
}

void Recording::note_end(Match& match) {
  if (!has_result(match) || !keeps_) return;
  if (!records_) {
    is_lost_ = no_records_ && !done_;
    done_ = true;
    return;
  }
  const Record record = record_now(match);
  counts_ = tablier::counts(record);
  const bool ended_before = done_ || former_;
  done_ = true;
  if (ended_before && (!former_ || is_same_end(*former_, record) || stays(*former_))) return;
  replaced_ = std::exchange(former_, record);
  due_ = record;
  keep_former_record(match, record);
}

bool Recording::stays(const Record& former) const {
  // A rated match that was lost is not won by taking back.
  return puzzle_.empty() ? tablier::counts(former) && !counts_ : former.solved;
}

Status Recording::add(const Match& match) {
  if (std::exchange(is_lost_, false)) return Problem("records.unrecorded", {{"why", no_records_->text}});
  if (!due_) return Done{};
  const Status added = add_due(match);
  failed_ = added ? std::nullopt : std::optional(added.problem());
  take_note(*former_);
  read_solved(match);
  return added;
}

std::optional<Problem> Recording::unwritten() const { return records_ && records_->has_waiting() ? failed_ : std::nullopt; }

Status Recording::add_due(const Match& match) {
  const Record record = *std::exchange(due_, std::nullopt);
  const auto replaced = std::exchange(replaced_, std::nullopt);
  const GameEntry* game = match.rules().entry.get();
  const auto before = game ? own_rating(*records_, game->spec) : std::nullopt;
  Status added = replaced ? records_->replace(*replaced, record) : records_->add(record);
  const auto now = game ? own_rating(*records_, game->spec) : std::nullopt;
  rating_.reset();
  if (now && (!before || now->played > before->played)) rating_ = {*now, before};
  return added;
}

Status Recording::withdraw(Match& match) {
  if (match.over() || !unsolved_ || !records_ || !keeps_) return Done{};
  const Record record = *std::exchange(unsolved_, std::nullopt);
  done_ = false;
  former_.reset();
  forget_former_record(match.table);
  return records_->withdraw(record);
}

Status Recording::keep_help(const Match& match) {
  if (!records_ || !keeps_ || puzzle_.empty()) return Done{};
  const Help taken = match.total_help();
  const DayHelp now{std::max(help_.hints, taken.hints), help_.solution_seen || taken.solution_seen};
  if (now == help_) return Done{};
  help_ = now;
  return records_->keep_help({match.setup().game, puzzle_, local_day()}, now);
}

}  // namespace tablier

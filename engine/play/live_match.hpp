#pragma once

#include "match/autosave_writer.hpp"
#include "match/match_view.hpp"
#include "match/observed_position.hpp"
#include "play/match_preparation.hpp"
#include "play/play_event.hpp"
#include "play/play_place.hpp"
#include "play/play_work.hpp"
#include "play/played_moves.hpp"
#include "play/seating.hpp"
#include "play/work_queue.hpp"

#include <functional>
#include <optional>
#include <utility>
#include <vector>

/// The match that is played at a place: who sits at it, all that changes it, where it is kept, and what happened in it. Where its rules ask
/// scripts, what may run one is done beside the thread that owns it: until that is done the match stands as it did.
namespace tablier {

/// Owned by Play, and lent to its parts. One thread owns it.
class LiveMatch {
 public:
  /// On the owner's thread.
  using Step = WorkQueue::Step;

  LiveMatch(PreparedMatch prepared, const PlayPlace& place);

  const Match& match() const { return match_; }
  /// For changes that ask no script; `changed` is to be called after them, unless nobody sees them.
  Match& match() { return match_; }
  MatchView view() const { return {match_, seating_.viewer()}; }
  const PlayPlace& place() const { return place_; }
  const Seating& seating() const { return seating_; }
  Seating& seating() { return seating_; }
  const PlayedMoves& played_moves() const { return played_moves_; }
  PlayedMoves& played_moves() { return played_moves_; }
  MoveSources& sources() { return sources_; }
  const MoveSources& sources() const { return sources_; }
  /// What the viewer saw at the start of the round that is played when the place is taken first.
  const Scene& start_scene() const { return start_scene_; }
  /// See place_limits.hpp; by the rules of when the place is taken first.
  bool limits_places() const { return limits_places_; }
  /// The table as whoever looks sees it; absent: it was not asked yet, or there are no scripts.
  const std::optional<PlayableScene>& table() const { return table_; }

  /// What follows each change, in Play's order; and whenever work beside begins or ends.
  void listen(Step changed, Step switched);
  /// Changes the match, which is then told, and does `then`; beside where scripts are asked. Precondition: nothing is worked on.
  void change(MatchChange change, Step then = {});
  /// The match was changed directly.
  void changed() const { changed_(); }
  /// The rules are about to be others, which may ask scripts. Precondition: nothing is worked on.
  void await_scripts_of(const Ruleset& rules);
  /// Asks the match, and does what comes of the answer. Where a plugin throws that is told, and `failed` comes instead.
  void find_out(std::function<Step(const Match&)> question, Step failed = {});
  /// True while something is worked on: then it is done afterwards.
  bool later(Step step) { return queue_.later(std::move(step)); }
  /// Something is at work; for so long that one wants to know.
  bool working() const { return queue_.working(); }
  bool works_long() const { return queue_.works_long(); }
  WorkQueue& queue() { return queue_; }
  /// Null: no scripts are asked.
  const std::shared_ptr<ScriptWorker>& worker() const { return queue_.worker(); }
  /// What may run a script, waited for.
  template <typename Question>
  auto asked(const Question& question) const {
    return worker() ? worker()->ask(question) : question();
  }

  /// Seconds from some moment.
  void set_time(double now);
  double now() const { return now_; }
  /// Takes what was done beside; true when there is something else to be seen.
  bool update();

  void tell(PlayEvent event);
  /// What happened since last asked, in its order.
  std::vector<PlayEvent> take_events() { return std::exchange(events_, {}); }
  /// Why the rules that were last to be changed were kept; absent where they were changed, or never were to be.
  const std::optional<Problem>& kept_rules() const { return kept_rules_; }

  /// Hands the match to the writer, where it is kept at all.
  void save();
  /// All that stands was shown, nothing of it was played: until the round is over there is nothing to come back to.
  void set_only_shown(bool only_shown) { only_shown_ = only_shown; }
  /// Waits until it is written.
  void flush();
  /// Both; why it is not on the disk all the same. Absent where it is, or is not to be kept.
  std::optional<Problem> keep_now();
  /// In a file of the player's choosing. As long as nothing changes it is on the disk then, wherever else it cannot be written.
  Status save_to(const std::filesystem::path& file);
  /// The table is left: what was kept before, and is older than what the player saved, would be gone on with by mistake.
  void drop_outdated();
  /// What kept it from being written, once.
  void tell_save_problem();
  /// As that is told.
  static Problem not_kept(const Problem& why);
  /// Writes again now and then what could not be written: a disk may have room again. To be called often.
  void keep_trying();
  /// When it is to be called at the latest.
  std::optional<double> next_try() const { return next_try_; }
  /// Why the match is not on the disk, as far as is known; absent where it is, or is not to be kept.
  std::optional<Problem> unkept() const;
  bool kept() const { return autosave_ && autosave_->begun(); }
  /// See AutosaveWriter.
  bool has_written() const { return autosave_ && autosave_->has_written(); }
  bool saving() const { return autosave_ && autosave_->busy(); }

 private:
  /// On the owner's thread. False: a plugin failed, which is told, and the match is as it was.
  bool change_here(const MatchChange& change);
  void tell_failed(const Problem& problem);  ///< a change that a plugin did not do; the match is as it was
  void adopt(ChangedMatch changed);
  bool has_own_save() const { return own_save_ == match_.revision(); }

  PlayPlace place_;
  Match match_;
  Seating seating_;
  MoveSources sources_;
  PlayedMoves played_moves_;
  Scene start_scene_;
  bool limits_places_ = false;
  std::optional<PlayableScene> table_;
  std::optional<AutosaveWriter> autosave_;  ///< where the match is kept
  bool only_shown_ = false;
  std::optional<std::uint64_t> own_save_ = {};  ///< revision of the match that the player saved
  std::vector<PlayEvent> events_;
  std::optional<Problem> kept_rules_;
  Step changed_;
  double now_ = 0;
  std::optional<double> next_try_;  ///< when what failed is written again; absent: nothing did
  WorkQueue queue_;
};

}  // namespace tablier

#pragma once

#include "bot_nim.hpp"
#include "catch.hpp"
#include "match/saved_games.hpp"
#include "play/play.hpp"
#include "temp_folder.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

/// A match that is played here in simulated time, with a folder for saves and records of its own.
namespace tablier {

class PlayTable {
 public:
  /// `patience`: whoever plays waits so long for a script, in seconds.
  explicit PlayTable(Ruleset rules, MatchSetup setup, double patience = 20, PlayersElsewhere elsewhere = {}) : patience_(patience) {
    auto opened = Records::open(folder / "records.sqlite");
    REQUIRE(opened.ok());
    records.emplace(std::move(opened).value());
    settings.motion = false;
    open(std::move(rules), std::move(setup), std::move(elsewhere));
  }

  /// Leaves the table and opens a match in its place.
  void open(Ruleset rules, MatchSetup setup, PlayersElsewhere elsewhere = {}) {
    if (play_) play_->leave();
    auto match = Match::start(std::move(rules), std::move(setup), clock_.source());
    REQUIRE(match.ok());
    play_ = std::make_unique<Play>(PreparedMatch{nullptr, {std::move(match).value(), {}}, std::move(elsewhere)}, place());
    play_->enter(now_);
    hear();
  }

  /// Leaves the table and goes on with the match that was saved last, as it stands on the disk; its clock is the real one.
  void resume(const RulesetSource& rulesets) {
    play_->leave();
    auto match = replay(saves().at(0).data, rulesets);
    REQUIRE(match.ok());
    play_.reset();
    play_ = std::make_unique<Play>(PreparedMatch{nullptr, {std::move(match).value(), {}}, {}}, place());
    play_->enter(now_);
    hear();
  }

  Play* operator->() { return play_.get(); }
  MatchView match() const { return play_->match(); }

  /// Time goes by, in one step.
  void pass(double seconds) {
    clock_.pass(seconds);
    now_ += seconds;
    play_->update(now_);
    hear();
  }
  /// Time goes by on another screen; the table was left.
  void stay_away(double seconds) {
    clock_.pass(seconds);
    now_ += seconds;
    play_->enter(now_);
    hear();
  }
  /// A human plays it.
  void move(const std::string& notation) {
    const auto move = play_->read(notation);
    REQUIRE(move.ok());
    play_->play(*move);
    hear();
  }
  /// Until nothing is thought about any more; no time goes by.
  void settle() {
    REQUIRE(nim::wait_for([this] {
      play_->update(now_);
      hear();
      return play_->settled();
    }));
  }
  void hear() {
    for (PlayEvent& e : play_->take_events()) heard_.push_back(std::move(e));
  }
  /// Everything of that kind that happened since this was asked last.
  template <typename Event>
  std::vector<Event> heard() {
    hear();
    std::vector<Event> found;
    for (const PlayEvent& e : heard_)
      if (const auto* one = std::get_if<Event>(&e)) found.push_back(*one);
    std::erase_if(heard_, [](const PlayEvent& e) { return std::holds_alternative<Event>(e); });
    return found;
  }
  /// Everything that happened and was not asked for yet, in its order.
  std::vector<PlayEvent> take_heard() {
    hear();
    return std::exchange(heard_, {});
  }
  /// Goes on under other rules, or tells why not.
  std::optional<Problem> change_rules(const Result<Ruleset>& rules) { return hear_rules(rules).kept; }
  RulesChanged hear_rules(const Result<Ruleset>& rules) {
    play_->change_rules(rules);
    settle();
    const auto told = heard<RulesChanged>();
    REQUIRE(told.size() == 1);
    return told[0];
  }
  std::vector<SaveSummary> saves() const { return AutosaveFolder(folder / "matches").list(); }
  double now() const { return now_; }

  const test::TempFolder folder;
  Settings settings;
  std::optional<Records> records;

 private:
  PlayPlace place() { return {.settings = settings, .records = &*records, .saves = folder / "matches", .patience = patience_}; }

  const double patience_;
  nim::HandClock clock_;
  double now_ = 0;
  std::unique_ptr<Play> play_;
  std::vector<PlayEvent> heard_;
};

}  // namespace tablier

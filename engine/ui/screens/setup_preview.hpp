#pragma once

#include "match/match_view.hpp"
#include "play/solvability.hpp"
#include "ui/core/ui.hpp"
#include "ui/screens/setup_drafts.hpp"
#include "ui/screens/setup_players.hpp"

#include <optional>
#include <vector>

/// What a match that is set up would be: its start, or why there can be none, and whether a puzzle can be solved.
namespace tablier {

class SetupPreview {
 public:
  /// After every choice. Fits the players to the rules that come of it.
  void refresh(Ui& ui, SetupModel& model, const Drafts& drafts);
  /// Why no match can begin.
  const std::optional<Problem>& problem() const { return problem_; }

  /// True when something new was found out about a puzzle.
  bool poll() { return solvability_.poll(); }
  bool thinking() const { return solvability_.thinking(); }
  void forget() { solvability_.forget(); }

  /// The seats' colours as the game's own stones have them.
  std::vector<SeatPaint> seat_paints(const Ui& ui, const SetupModel& model) const;

  /// As wide as the panel.
  void draw(Ui& ui, const SetupModel& model) const;
  /// Whether it can be played, or solved; nothing where that goes without saying.
  void draw_judgement(const Ui& ui) const;
  bool has_judgement() const { return problem_ || judges(); }

 private:
  bool judges() const;

  std::optional<Match> match_;
  std::optional<Problem> problem_;
  Solvability solvability_;
};

}  // namespace tablier

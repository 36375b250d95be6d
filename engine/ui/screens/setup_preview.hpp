#pragma once

#include "match/match_view.hpp"
#include "play/script_job.hpp"
#include "play/solvability.hpp"
#include "ui/core/ui.hpp"
#include "ui/screens/setup_drafts.hpp"
#include "ui/screens/setup_players.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

/// What a match that is set up would be: its start, or why there can be none, and whether a puzzle can be solved.
namespace tablier {

/// The match that is set up, its players fitted to the rules first; what is left to chance is drawn from `lot`. May run scripts.
Result<Match> begun_match(const std::shared_ptr<const GameEntry>& game, SetupModel model, std::uint64_t lot);

/// True where who begins is left to chance and what the seats play with depends on it: nobody knows yet which will be whose. `match` is one
/// that was begun so.
bool looks_by_lot(const Match& match, const SetupModel& model);

class SetupPreview {
 public:
  /// After every choice. Fits the players to the rules that come of it: at once, or where scripts are asked when they have answered, which
  /// `poll` tells.
  void refresh(Ui& ui, SetupModel& model, const Drafts& drafts);
  /// Why no match can begin, as far as it is known.
  const std::optional<Problem>& problem() const { return problem_; }
  /// The parameter whose value the rules refuse, with why: it could be read. The name is empty where there is none.
  const RefusedParameter& refused() const { return refused_; }

  /// True when something new was found out.
  bool poll(Ui& ui, SetupModel& model);
  /// Scripts or a puzzle's solver are at work.
  bool thinking() const { return job_.busy() || solvability_.thinking(); }
  /// The players are not fitted to the rules yet: scripts are at work.
  bool fitting() const { return job_.busy(); }
  /// Scripts have been for so long that one wants to know.
  bool works_long(double now) const { return job_.busy() && now - since_ >= kLongWork; }
  void forget();

  /// The seats' colours as the game's own stones have them; none where the lot decides.
  std::vector<SeatPaint> seat_paints(const Ui& ui, const SetupModel& model) const;

  /// As wide as the panel.
  void draw(Ui& ui, const SetupModel& model) const;
  /// Whether it can be played, or solved; nothing where that goes without saying. How far its words reach, in pixels.
  Vec2 draw_judgement(const Ui& ui) const;
  /// It is proven that the puzzle has no solution.
  bool impossible() const { return judges() && solvability_.outlook().kind == Outlook::Kind::impossible; }
  bool has_judgement() const { return problem_ || working_told_ || judges(); }

 private:
  static constexpr double kLongWork = 0.3;  ///< seconds

  /// A match that was begun with the choices, and what is shown of it.
  struct Begun {
    SeatRange seats;
    int levels = 0;
    std::optional<Match> match;
    std::optional<Problem> problem;  ///< why there is none
    Scene scene;                     ///< of its start
    bool to_move = false;            ///< somebody is
    bool looks_by_lot = false;
  };
  static Result<Begun> begin(const std::shared_ptr<const GameEntry>& game, SetupModel model);
  void take(Ui& ui, SetupModel& model, Result<Begun> begun);
  void refuse(const Locale& locale, const GameEntry& game, const Problem& why);
  bool judges() const;
  struct Judgement {
    const char* colour;  ///< of the theme
    std::string first, second;
  };
  std::optional<Judgement> judgement(const Ui& ui) const;

  std::optional<Begun> begun_;
  std::optional<Problem> problem_;
  RefusedParameter refused_;
  ScriptJob<Begun> job_;
  double since_ = 0;
  bool working_told_ = false;
  Solvability solvability_;
};

}  // namespace tablier

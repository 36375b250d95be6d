#include "playout.hpp"

#include "bot_checks.hpp"
#include "broken.hpp"
#include "position_checks.hpp"
#include "save_checks.hpp"

#include <algorithm>

namespace tablier::rules {
namespace {

MatchSetup setup_of(const GameCase& c) {
  MatchSetup setup;
  setup.game = c.game;
  setup.variant = c.variant;
  setup.options = c.options;
  setup.players.resize(static_cast<std::size_t>(c.seats));
  setup.seed = c.seed;
  return setup;
}

class Playout {
 public:
  Playout(Match& match, const GameCase& game_case, const PlayoutPlan& plan, const KnownText& known, PlayoutReport& report)
      : match_(match), case_(game_case), plan_(plan), known_(known), report_(report), rng_(mix(game_case.seed)) {}

  void run() {
    for (int round = 0; round < plan_.rounds; ++round) {
      if (round > 0) match_.next_round();
      play_round();
      check_replay();
      if (!match_.round_over() || match_.over()) break;
    }
    check_travel();
    check_save(match_);
  }

 private:
  void play_round() {
    const int longest = match_.rules().game->longest_round();
    PositionChecks checks(*match_.rules().game, case_.game, match_.rounds().back().setup, known_);
    for (int ply = 0; !match_.round_over(); ++ply) {
      if (ply < plan_.dense_plies || ply % plan_.sparse_every == 0)
        checks.check(match_.state(), ply % plan_.full_check_every == 0 ? Care::full : Care::quick);
      if (longest == 0 && ply >= plan_.max_plies) return;
      moves_.clear();
      match_.state().legal_moves(moves_);
      if (moves_.empty()) return;
      match_.play(random_move(match_.state(), moves_, rng_));
      ++report_.plies;
      demand(longest == 0 || static_cast<int>(match_.history().size()) <= longest, "a round is longer than the longest");
    }
    checks.check(match_.state(), Care::full);
    ++report_.rounds_ended;
  }

  /// The round from its start gives the same positions; taken back it gives them again.
  void check_replay() {
    const auto& history = match_.history();
    const auto state = match_.rules().game->start(match_.rounds().back().setup);
    std::vector<std::uint64_t> hashes;
    PositionChecks checks(*match_.rules().game, case_.game, match_.rounds().back().setup, known_);
    for (const Ply& p : history) {
      hashes.push_back(state->hash());
      // The match never rests where chance is to move: here is where such a position is seen.
      if (p.seat == Seat::chance) checks.check(*state, Care::quick);
      demand(state->to_move() == p.seat, "the same moves give the turn to another seat");
      demand(state->notation(p.move) == p.notation, "the same move is written otherwise", [&] { return p.notation; });
      state->play(p.move);
    }
    demand(fingerprint(*state) == fingerprint(match_.state()), "the same moves give another position");
    while (!hashes.empty()) {
      state->undo();
      demand(state->hash() == hashes.back(), "taking back does not bring the hash back");
      hashes.pop_back();
    }
  }

  /// Undo to the start and redo to the end, as a player does it.
  void check_travel() {
    const std::string end = fingerprint(match_.state());
    const auto plies = match_.history().size();
    const int round = match_.round();
    while (match_.can_undo()) match_.undo();
    while (match_.can_redo()) match_.redo();
    demand(match_.round() == round && match_.history().size() == plies && fingerprint(match_.state()) == end,
           "undo and redo lead elsewhere");
  }

  Match& match_;
  const GameCase& case_;
  const PlayoutPlan& plan_;
  const KnownText& known_;
  PlayoutReport& report_;
  Rng rng_;
  MoveList moves_;
};

std::string told(const GameCase& game_case, const Match& match, const std::string& what) {
  std::string text = what + "\n  in " + game_case.describe() + ", round " + std::to_string(match.round() + 1) + ", ply " +
                     std::to_string(match.history().size()) + ", after:";
  for (const Ply& p : match.history()) text += " " + p.notation;
  return text;
}

}  // namespace

Move random_move(const State& state, MoveList& moves, Rng& rng) {
  moves.clear();
  state.legal_moves(moves);
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

std::optional<std::string> bot_fault(const Ruleset& rules, const GameCase& game_case, const std::vector<int>& after) {
  auto started = Match::start(rules, setup_of(game_case));
  if (!started) return "the match does not start: " + started.problem().text.key;
  Match match = std::move(started).value();
  Rng rng(mix(game_case.seed));
  MoveList moves;
  try {
    for (int ply = 0; ply <= after.back() && is_player(match.state().to_move()); ++ply) {
      if (std::find(after.begin(), after.end(), ply) != after.end()) check_bot(*rules.game, match.state(), game_case.seed);
      moves.clear();
      match.state().legal_moves(moves);
      if (moves.empty()) break;
      match.play(random_move(match.state(), moves, rng));
    }
  } catch (const Broken& broken) {
    return told(game_case, match, broken.what);
  }
  return std::nullopt;
}

PlayoutReport play_out(const Ruleset& rules, const GameCase& game_case, const PlayoutPlan& plan, const KnownText& known) {
  PlayoutReport report;
  auto started = Match::start(rules, setup_of(game_case));
  if (!started) {
    report.broken = "the match does not start: " + started.problem().text.key + "\n  in " + game_case.describe();
    return report;
  }
  Match match = std::move(started).value();
  try {
    Playout(match, game_case, plan, known, report).run();
  } catch (const Broken& broken) {
    report.broken = told(game_case, match, broken.what);
  }
  for (const ScriptFault& fault : match.take_script_faults()) report.broken += "\n  script: " + fault.problem.text.key;
  return report;
}

}  // namespace tablier::rules

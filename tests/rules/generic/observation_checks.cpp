#include "observation_checks.hpp"

#include "broken.hpp"
#include "match/observation/written.hpp"
#include "playout.hpp"

#include <algorithm>
#include <map>

namespace tablier::rules {
namespace {

/// Rounds of it begin at a position that is given.
class BegunGame : public Game {
 public:
  BegunGame(std::shared_ptr<const Game> game, std::unique_ptr<State> start) : game_(std::move(game)), start_(std::move(start)) {}
  SeatRange seats() const override { return game_->seats(); }
  std::unique_ptr<State> start(const Setup&) const override { return start_->clone(); }
  int longest_round() const override { return game_->longest_round(); }

 private:
  std::shared_ptr<const Game> game_;
  std::unique_ptr<State> start_;
};

Match started(const Ruleset& rules, const GameCase& c, std::uint64_t seed) {
  MatchSetup setup;
  setup.players.resize(static_cast<std::size_t>(c.seats));
  setup.seed = seed;
  auto match = Match::start(rules, setup, [] { return 0.0; });
  demand(match.ok(), "the match does not start");
  return std::move(match).value();
}

Match begun_at(std::unique_ptr<State> state, const Ruleset& rules, const GameCase& c, std::uint64_t seed) {
  Ruleset begun = rules;
  begun.game = std::make_shared<BegunGame>(rules.game, std::move(state));
  return started(begun, c, seed);
}

/// What an observation is written from: equal values are equal texts.
Value value_of(const Match& match, const Viewer& viewer) { return observation_value(observe(match, viewer)); }

/// Whether the table and what is told of it differ.
bool looks_different(const Value& one, const Value& two) {
  const Value& a = *one.find("observation");
  const Value& b = *two.find("observation");
  return !(*a.find("table") == *b.find("table")) || !(*a.find("facts") == *b.find("facts"));
}

/// Two rounds that a seat cannot tell apart.
class Twins {
 public:
  Twins(Match one, Match two, Seat seat, ObservationReport& report)
      : one_(std::move(one)), two_(std::move(two)), seat_(seat), report_(report) {
    if (one_.state().hash() != two_.state().hash()) ++report_.different;
  }

  void run(int plies, const std::vector<Touch>& touches, Rng& rng) {
    compare(touches, true);
    for (int ply = 0; ply < plies && play(rng); ++ply)
      if (!compare(touches, false)) return;
  }

 private:
  /// False where the seat sees that it is in one round and not in the other, which it must not at the start.
  bool compare(const std::vector<Touch>& touches, bool at_start) {
    for (const Viewer& viewer : {Viewer::at(seat_), Viewer::onlooker()}) {
      ++report_.compared;
      const Value one = value_of(one_, viewer), two = value_of(two_, viewer);
      if (one == two) continue;
      const auto both = [&] { return to_json(one) + "\n  or\n" + to_json(two); };
      const bool parts = viewer.eyes == seat_ && looks_different(one, two);
      demand(!parts || !at_start, "a seat sees what it cannot have seen", both);
      demand(parts, "an observation tells what its viewer has not seen", both);
      return false;
    }
    for (const Viewer& viewer : {Viewer::at(seat_), Viewer::onlooker()}) compare_reasons(viewer, touches);
    return true;
  }

  void compare_reasons(const Viewer& viewer, const std::vector<Touch>& touches) {
    const auto moves = observe_table(one_.state(), viewer).moves;
    for (const Touch& touch : touches) {
      if (std::any_of(moves.begin(), moves.end(), [&](const OfferedMove& m) { return m.touch == touch; })) continue;
      demand(why_refused(one_.state(), viewer, touch) == why_refused(two_.state(), viewer, touch),
             "why a touch is refused tells what its viewer has not seen");
    }
  }

  /// A move that is possible in both and looks the same to the seat. False: there is none.
  bool play(Rng& rng) {
    if (one_.round_over() || two_.round_over()) return false;
    const auto others = seen_moves(two_);
    std::vector<std::pair<Move, Move>> both;
    for (const auto& [text, move] : seen_moves(one_))
      if (const auto other = others.find(text); other != others.end()) both.emplace_back(move, other->second);
    if (both.empty()) return false;
    const auto [move, other] = both[rng.below(static_cast<std::uint32_t>(both.size()))];
    one_.play(move);
    two_.play(other);
    for (const Ply& ply : one_.history())
      if (seen_notation(ply, seat_) != ply.notation) ++report_.unseen;
    return true;
  }

  /// One of those that look alike to the seat.
  std::map<std::string, Move> seen_moves(const Match& match) {
    moves_.clear();
    match.state().legal_moves(moves_);
    std::map<std::string, Move> seen;
    for (const Move move : moves_) seen.emplace(match.state().seen_notation(move, seat_), move);
    return seen;
  }

  Match one_;
  Match two_;
  Seat seat_;
  ObservationReport& report_;
  MoveList moves_;
};

class ObservationChecks {
 public:
  ObservationChecks(const Ruleset& rules, const GameCase& c, const ObservationPlan& plan, ObservationReport& report)
      : rules_(rules), case_(c), plan_(plan), report_(report), match_(started(rules, c, c.seed)), rng_(mix(c.seed)) {}

  void run() {
    MoveList moves;
    for (; report_.plies < plan_.max_plies && !match_.round_over(); ++report_.plies) {
      look();
      moves.clear();
      match_.state().legal_moves(moves);
      if (moves.empty()) return;
      match_.play(random_move(match_.state(), moves, rng_));
    }
    look();
  }

  std::string played() const {
    std::string text;
    for (const Ply& ply : match_.history()) text += " " + ply.notation;
    return text;
  }

 private:
  void look() {
    for (int i = 0; i < case_.seats; ++i) compare(seat(i));
    if (report_.plies % plan_.written_every != 0) return;
    for (int i = 0; i < case_.seats; ++i) check_written(observe(match_, Viewer::at(seat(i))));
    check_written(observe(match_, Viewer::onlooker()));
    check_written(observe(match_, Viewer::all_seeing(case_.seats)));
  }

  void compare(Seat seat) {
    auto guess = match_.state().sample(seat, rng_);
    // Where everything is seen there is nothing to tell apart: once is enough.
    if (report_.plies > 0 && guess->hash() == match_.state().hash()) return;
    remember_touches(seat);
    Twins twins(begun_at(match_.state().clone(), rules_, case_, rng_.next()), begun_at(std::move(guess), rules_, case_, rng_.next()), seat,
                report_);
    twins.run(plan_.together, touches_, rng_);
  }

  /// Some of the moves of this position and of those before: later they are what cannot be done.
  void remember_touches(Seat seat) {
    const auto moves = observe_table(match_.state(), Viewer::at(seat)).moves;
    if (moves.empty()) return;
    touches_.push_back(moves[rng_.below(static_cast<std::uint32_t>(moves.size()))].touch);
    if (touches_.size() > kTouches) touches_.erase(touches_.begin());
  }

  static constexpr std::size_t kTouches = 6;

  const Ruleset& rules_;
  const GameCase& case_;
  const ObservationPlan& plan_;
  ObservationReport& report_;
  Match match_;
  Rng rng_;
  std::vector<Touch> touches_;
};

}  // namespace

void check_written(const Observation& seen) {
  const std::string text = write_observation(seen);
  const auto read = read_observation(text, "seen");
  demand(read.ok(), "an observation cannot be read",
         [&] { return read.problem().text.key + " at line " + std::to_string(read.problem().where.line) + " of\n" + text; });
  demand(write_observation(*read) == text, "an observation is another when it has been read", [&] { return std::string(text); });
}

ObservationReport check_observations(const Ruleset& rules, const GameCase& game_case, const ObservationPlan& plan) {
  ObservationReport report;
  ObservationChecks checks(rules, game_case, plan, report);
  try {
    checks.run();
  } catch (const Broken& broken) {
    report.broken = broken.what + "\n  in " + game_case.describe() + ", ply " + std::to_string(report.plies) + ", after:" + checks.played();
  }
  return report;
}

}  // namespace tablier::rules

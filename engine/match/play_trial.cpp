#include "match/play_trial.hpp"

#include "host/child_trial.hpp"
#include "host/plugin_loader.hpp"
#include "host/plugin_validation.hpp"
#include "host/trial_stage.hpp"
#include "match/bot_trial.hpp"
#include "match/guess_check.hpp"
#include "match/match_setup.hpp"
#include "match/noted_stage.hpp"
#include "match/told_texts.hpp"
#include "sdk/rng.hpp"

#include <charconv>

namespace tablier {
namespace {

/// A round of a game that says no longest one is left after so many plies.
constexpr int kPliesOfEndless = 400;
/// Plies of a round whose texts are asked for: all of the first ones, then some.
constexpr int kAllTexts = 12, kOneOf = 5;
/// Rounds whose texts are asked for all along: of later ones only the ends are looked at, so that rare ends are come to.
constexpr int kRoundsOfTexts = 6;
/// What a finding begins with.
constexpr const char* kTextFinding = "text";
constexpr const char* kLongerFinding = "longer";
constexpr const char* kPaintFinding = "paint";
constexpr const char* kFaultFinding = "fault";

/// In the child.
class WholeRounds {
 public:
  WholeRounds(const Ruleset& rules, const Note& note)
      : rules_(rules), note_(note), stage_(path_of(rules), note), texts_(rules.entry->name, teller(kTextFinding), teller(kPaintFinding)) {}

  void run() {
    stage_.at("make_game");
    const auto game = rules_.entry->source->make_game({rules_.entry->content, nullptr, rules_.options});
    if (!game) return;
    const SeatRange range = (*game)->seats();
    int round = 0;
    do {
      with_texts_ = round < kRoundsOfTexts;
      play(**game, {.seats = range.min + round % (range.max - range.min + 1), .seed = static_cast<std::uint64_t>(round)});
      ++round;
    } while (goes_on());
    if (const auto fault = doubled_.fault()) note_.found(std::string(kFaultFinding) + " sample " + fault->key);
  }

 private:
  ToldTexts::Hear teller(const char* kind) const {
    return [this, kind](const char* call, const std::string& name) { note_.found(std::string(kind) + " " + call + " " + name); };
  }

  bool goes_on() const { return !longer_ && walk_.goes_on(); }

  void play(const Game& game, const Setup& setup) {
    stage_.begin_round();
    doubled_.begin_round();
    const auto state = game.start(setup);
    if (!state) throw GaveNothing();
    Rng rng(mix(setup.seed + 1));
    const int longest = game.longest_round(), plies = longest > 0 ? longest : kPliesOfEndless;
    for (int ply = 0; goes_on(); ++ply) {
      stage_.asks("to_move");
      const bool over = state->to_move() == Seat::nobody;
      if (is_player(state->to_move()) && ply % kOneOf == 0) stage_.asks("sample"), doubled_.note(*state, rng);
      look_at(*state, setup.seats, over || (with_texts_ && (ply < kAllTexts || ply % kOneOf == 0)));
      if (over) return look_at_end(*state, setup.seats);
      if (ply == plies) return tell_longer(longest);
      if (!play_any(*state, moves_, rng, stage_)) return;
    }
  }

  void look_at(const State& state, int seats, bool with_texts) {
    moves_.clear();
    stage_.asks("legal_moves");
    if (is_player(state.to_move())) state.legal_moves(moves_);
    if (with_texts) texts_.look_at(state, moves_, seats, stage_);
  }

  void look_at_end(const State& state, int seats) {
    const auto noted = [this](const char* call, const std::string& move) { stage_.asks(call, move); };
    if (auto odd = invalid_answer_in(state, seats, noted)) throw InvalidAnswer{odd->what, std::move(odd->of)};
  }

  void tell_longer(int longest) {
    if (longest == 0) return;
    longer_ = true;
    stage_.asks("to_move");
    note_.found(std::string(kLongerFinding) + " to_move " + std::to_string(longest));
  }

  const Ruleset& rules_;
  const Note& note_;
  NotedStage stage_;
  ToldTexts texts_;
  DoubledThings doubled_;
  MoveList moves_;
  bool longer_ = false, with_texts_ = true;
  TrialWalk walk_;
};

struct Finding {
  std::string kind, call, what;
};

Finding read_finding(const std::string& line) {
  const auto first = line.find(' '), second = line.find(' ', first + 1);
  if (first == line.npos || second == line.npos) return {};
  return {line.substr(0, first), line.substr(first + 1, second - first - 1), line.substr(second + 1)};
}

Problem goes_on_longer(const Ruleset& rules, const std::string& longest, const TrialResult& result) {
  std::int64_t plies = 0;
  std::from_chars(longest.data(), longest.data() + longest.size(), plies);
  const TrialStage stage = TrialStage::read(result.stage);
  return Problem(Text("host.plugin.longer_round", {{"n", plies}, {"name", stage.name}, {"moves", stage.moves}}),
                 {rules.entry->source->file().string()});
}

}  // namespace

PlayTrial try_play(const Ruleset& rules) {
  PlayTrial trial;
  const TrialResult result = try_in_children({[&](const Note& note) { WholeRounds(rules, note).run(); }}).front();
  const SourceSpot where{rules.entry->source->file().string()};
  for (const std::string& line : result.found) {
    const Finding found = read_finding(line);
    if (found.kind == kTextFinding) trial.texts.push_back({found.what, found.call, where});
    else if (found.kind == kPaintFinding) trial.paints.push_back(found.what);
    else if (found.kind == kFaultFinding)
      trial.problems.emplace_back(Text("host.plugin.of_variant", {{"variant", path_of(rules)}, {"why", Text(found.what)}}), where);
    else if (found.kind == kLongerFinding && trial.problems.empty()) trial.problems.push_back(goes_on_longer(rules, found.what, result));
  }
  if (!result.sure) return trial;
  if (auto fault = trial_fault(where.file, result)) trial.problems.push_back(*std::move(fault));
  else if (auto of_bot = bot_fault(rules)) trial.problems.push_back(*std::move(of_bot));
  return trial;
}

}  // namespace tablier

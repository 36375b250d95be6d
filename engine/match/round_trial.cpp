#include "match/round_trial.hpp"

#include "content/utf8.hpp"
#include "host/child_trial.hpp"
#include "host/plugin_loader.hpp"
#include "host/plugin_validation.hpp"
#include "host/trial_stage.hpp"
#include "match/guess_check.hpp"
#include "match/match_setup.hpp"
#include "match/noted_stage.hpp"
#include "match/two_ways.hpp"
#include "match/undo_check.hpp"

#include <algorithm>
#include <array>
#include <ctime>
#include <memory>
#include <string_view>
#include <utility>
#include <variant>

namespace tablier {
namespace {

/// What a child has found, in one line: the text's key, then its values, by the names of kValues; empty: it has none of that name.
constexpr char kBetween = '\t';
constexpr std::array<const char*, 4> kValues{"move", "other", "seat", kAfterMoves};
constexpr std::size_t kLongestValue = 200;

bool goes_on_after(const Text& fault) {
  constexpr std::array kKinds{"match.hash.", "match.parse.", "match.chance_of.other", "match.start.", "match.sample."};
  return std::ranges::any_of(kKinds, [&](const char* kind) { return fault.key.starts_with(kind); });
}

std::string line_of(const Text& fault) {
  std::string line = fault.key;
  for (const char* const name : kValues) {
    const auto arg = std::ranges::find(fault.args, std::string_view(name), &TextArg::name);
    line += kBetween + (arg == fault.args.end() ? "" : clipped(std::get<std::string>(arg->value), kLongestValue));
  }
  return line;
}

Text read_fault(std::string_view line) {
  Text fault(std::string(line.substr(0, line.find(kBetween))));
  for (const char* const value : kValues) {
    const auto begin = line.find(kBetween);
    if (begin == line.npos) break;
    line.remove_prefix(begin + 1);
    if (const auto text = line.substr(0, line.find(kBetween)); !text.empty()) fault.args.emplace_back(value, std::string(text));
  }
  return fault;
}

/// In the child: notes each call, and looks at each position.
class NotedRound final : public RoundWatch {
 public:
  NotedRound(std::string name, int seats, const TrialWalk& walk, const Note& note)
      : stage_(std::move(name), note), seats_(seats), walk_(walk) {}

  NotedStage& stage() { return stage_; }

  void asks(const char* call, const std::string& move) override { stage_.asks(call, move); }
  void played(const std::string& move) override { stage_.played(move); }
  bool reached(const State& state) override {
    const auto noted = [this](const char* call, const std::string& move) { asks(call, move); };
    if (auto odd = invalid_answer_in(state, seats_, noted)) throw InvalidAnswer{odd->what, std::move(odd->of)};
    return walk_.goes_on();
  }

 private:
  NotedStage stage_;
  int seats_;
  const TrialWalk& walk_;  ///< of all rounds
};

/// Plays one more round, of a game that stands that, and looks at each position for a hash that depends on the way, and for positions that
/// are imagined otherwise than a seat knows them.
class SideLooks {
 public:
  SideLooks(const Game& game, const Setup& setup, NotedRound& watch)
      : seats_(setup.seats), watch_(watch), rng_(mix(setup.seed)), state_(game.start(setup)) {}

  std::optional<Text> fault() {
    constexpr int kPlies = 60;
    constexpr double kSeconds = 0.06;
    const std::clock_t end = std::clock() + static_cast<std::clock_t>(kSeconds * CLOCKS_PER_SEC);
    for (int ply = 0; ply < kPlies && std::clock() < end; ++ply) {
      if (auto fault = fault_here()) return fault;
      watch_.asks("legal_moves", "");
      MoveList moves;
      if (is_player(state_->to_move())) state_->legal_moves(moves);
      if (!play_any(*state_, moves, rng_, watch_.stage())) return std::nullopt;
    }
    return std::nullopt;
  }

 private:
  std::optional<Text> fault_here() {
    constexpr int kWays = 2;
    for (int i = 0; i < kWays; ++i)
      if (auto fault = hash_of_way(*state_, rng_, watch_)) return fault;
    auto fault = is_player(state_->to_move()) ? guess_fault(*state_, seats_, rng_, watch_) : std::nullopt;
    if (fault && !watch_.stage().moves().empty()) fault->args.emplace_back(kAfterMoves, watch_.stage().moves());
    return fault;
  }

  int seats_;
  NotedRound& watch_;
  Rng rng_;
  std::unique_ptr<State> state_;
};

/// False where something was found.
bool try_round(const Game& game, const Setup& setup, NotedRound& watch, const Note& note) {
  watch.stage().at("start");
  const auto start = game.start(setup);
  if (!start) throw GaveNothing();
  auto faults = undo_faults(*start, setup.seed, &watch);
  watch.stage().begin_round();
  const auto again = game.start(setup);
  if (auto other = again ? fault_of_starts(*start, *again, watch) : std::nullopt) faults.push_back(*std::move(other));
  for (const Text& fault : faults) note.found(line_of(fault));
  const bool is_sound = std::ranges::all_of(faults, goes_on_after);
  const auto beside = is_sound ? SideLooks(game, setup, watch).fault() : std::nullopt;
  if (beside) note.found(line_of(*beside));
  return faults.empty() && !beside;
}

void try_rounds(const Ruleset& rules, const Note& note) {
  const TrialWalk walk;
  note(TrialStage{.call = "make_game", .name = path_of(rules)}.line());
  const auto game = rules.entry->source->make_game({rules.entry->content, nullptr, rules.options});
  if (!game) return;
  const SeatRange range = (*game)->seats();
  std::uint64_t seed = 0;
  for (const int seats : {usual_seats(**game), range.min, range.max}) {
    NotedRound watch(path_of(rules), seats, walk, note);
    if (!try_round(**game, {.seats = seats, .seed = seed++}, watch, note)) return;
  }
}

/// Of a plugin's game, in a child.
std::vector<Problem> tried(const Ruleset& rules) {
  const TrialResult result = try_in_children({[&](const Note& note) { try_rounds(rules, note); }}).front();
  const auto& file = rules.entry->source->file();
  std::vector<Problem> problems;
  if (!result.sure) return problems;
  for (const std::string& line : result.found)
    problems.emplace_back(Text("host.plugin.of_variant", {{"variant", path_of(rules)}, {"why", with_moves(read_fault(line))}}),
                          SourceSpot{file.string()});
  if (auto fault = trial_fault(file, result)) problems.push_back(*std::move(fault));
  return problems;
}

}  // namespace

bool spares_others(const Problem& fault) {
  const auto* const why =
      fault.text.key == "host.plugin.of_variant" ? std::get_if<std::vector<Text>>(&fault.text.args.back().value) : nullptr;
  if (!why) return false;
  const Text& told = why->front();
  return goes_on_after(told.key == "match.after_moves" ? std::get<std::vector<Text>>(told.args.front().value).front() : told);
}

std::vector<Problem> round_faults(const Ruleset& rules) {
  if (!is_in_lua(*rules.entry)) return tried(rules);
  std::vector<Problem> problems;
  const auto start = rules.game->start({.seats = usual_seats(*rules.game)});
  if (!start) return problems;
  for (Text& fault : undo_faults(*start, 0)) problems.emplace_back(with_moves(std::move(fault)));
  return problems;
}

std::optional<Problem> round_fault(const Ruleset& rules) {
  auto all = round_faults(rules);
  return all.empty() ? std::nullopt : std::optional(std::move(all.front()));
}

}  // namespace tablier

#include "match/plugin_fault.hpp"

#include "content/utf8.hpp"
#include "host/plugin_loader.hpp"
#include "host/plugin_validation.hpp"
#include "host/trial_stage.hpp"
#include "jobs/told_failure.hpp"
#include "match/noted_stage.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace tablier {
namespace {

/// Characters of what an exception says.
constexpr std::size_t kLongestSaid = 120;

std::string first_moves(const Round& round, std::size_t plies) {
  std::string moves;
  for (std::size_t i = 0; i < plies; ++i) moves += (i == 0 ? "" : " ") + round.history[i].notation;
  return moves;
}

TrialStage at_last_move(const Ruleset& rules, const Round& round) {
  return {.call = "play",
          .name = path_of(rules),
          .in_round = true,
          .move = round.history.back().notation,
          .moves = first_moves(round, round.history.size() - 1)};
}

TrialStage after_plies(const Ruleset& rules, const Round& round, std::size_t plies, const char* call) {
  return {.call = call, .name = path_of(rules), .in_round = true, .move = {}, .moves = first_moves(round, plies)};
}

TrialStage at_position(const Ruleset& rules, const Round& round, const char* call) {
  return after_plies(rules, round, round.history.size(), call);
}

std::filesystem::path file_of(const Ruleset& rules) {
  const auto& source = rules.entry->source;
  return source ? source->file() : std::filesystem::path(rules.entry->name);
}

ToldFailure fault_of(const Ruleset& rules, const TrialStage& stage, const std::string& said) {
  const TrialResult threw{.end = TrialEnd::threw, .stage = stage.line(), .said = clipped(printable(said), kLongestSaid)};
  return ToldFailure(*trial_fault(file_of(rules), threw));
}

/// `stage` tells where an exception of the call has come from.
template <typename Stage, typename Call>
void ask_plugin(const Ruleset& rules, const Stage& stage, const Call& call) {
  if (is_in_lua(*rules.entry)) return call();
  try {
    call();
  } catch (const ToldFailure&) {
    throw;
  } catch (const std::exception& exception) {
    throw fault_of(rules, stage(), said_by(exception));
  } catch (...) {
    throw fault_of(rules, stage(), "");
  }
}

/// What goes wrong with a bot, as bots/ names it.
constexpr std::array<std::string_view, 5> kBotProblems{"bots.failed", "bots.failed_words", "bots.illegal", "bots.no_move",
                                                       "bots.rules_failed"};

bool is_of_bot(const Problem& problem) { return std::ranges::count(kBotProblems, problem.text.key) > 0; }

std::string text_in(const std::vector<TextArg>& args, std::string_view name) {
  const auto found = std::ranges::find(args, name, &TextArg::name);
  const auto* const text = found == args.end() ? nullptr : std::get_if<std::string>(&found->value);
  return text ? *text : std::string();
}

/// The end of a line of moves.
std::string last_moves(const std::string& moves) {
  constexpr std::size_t kShown = 4;
  std::size_t from = moves.size();
  for (std::size_t i = 0; i < kShown && from != std::string::npos && from > 0; ++i) from = moves.rfind(' ', from - 1);
  return from == std::string::npos || from == 0 ? moves : "…" + moves.substr(from);
}

void keep_last_moves(Text& text) {
  for (TextArg& arg : text.args) {
    if (auto* const moves = std::get_if<std::string>(&arg.value); moves && arg.name == "moves") *moves = last_moves(*moves);
    if (auto* const within = std::get_if<std::vector<Text>>(&arg.value)) std::ranges::for_each(*within, keep_last_moves);
  }
}

std::vector<Seat> viewers(int seats) {
  std::vector<Seat> all{Seat::nobody, Seat::chance};
  for (int i = 0; i < seats; ++i) all.push_back(seat(i));
  return all;
}

void look_at(const State& state, int seats) {
  static_cast<void>(state.outcome());
  for (const Seat viewer : viewers(seats)) static_cast<void>(state.scene(viewer));
}

void play_and_undo(const State& state, const MoveList& moves) {
  if (moves.empty()) return;
  const auto clone = state.clone();
  clone->play(moves[0]);
  clone->undo();
}

/// What a table asks of a position, by the call that is named where it throws.
struct TableQuestion {
  const char* call;
  std::function<void(const State& state, const MoveList& moves, int seats)> ask;
};

std::array<TableQuestion, 13> table_questions() {
  return {
      {{"to_move", [](const State& state, const MoveList&, int) { static_cast<void>(state.to_move()); }},
       {"look", [](const State& state, const MoveList&, int seats) { look_at(state, seats); }},
       {"legal_moves",
        [](const State& state, const MoveList&, int) {
          MoveList moves;
          state.legal_moves(moves);
        }},
       {"clone", [](const State& state, const MoveList&, int) { static_cast<void>(state.clone()); }},
       {"notation",
        [](const State& state, const MoveList& moves, int) { std::ranges::for_each(moves, [&](Move m) { state.notation(m); }); }},
       {"label", [](const State& state, const MoveList& moves, int) { std::ranges::for_each(moves, [&](Move m) { state.label(m); }); }},
       {"touch", [](const State& state, const MoveList& moves, int) { std::ranges::for_each(moves, [&](Move m) { state.touch(m); }); }},
       {"reasons", [](const State& state, const MoveList& moves, int) { std::ranges::for_each(moves, [&](Move m) { state.reasons(m); }); }},
       {"facts",
        [](const State& state, const MoveList&, int seats) {
          for (const Seat viewer : viewers(seats)) static_cast<void>(state.facts(viewer));
        }},
       {"resignation", [](const State& state, const MoveList&, int) { static_cast<void>(state.resignation()); }},
       {"timeout", [](const State& state, const MoveList&, int) { static_cast<void>(state.timeout()); }},
       {"turn_limit", [](const State& state, const MoveList&, int) { static_cast<void>(state.turn_limit()); }},
       {"take_back", [](const State& state, const MoveList& moves, int) { play_and_undo(state, moves); }}}};
}

/// None where they cannot be told: that is a question of its own.
MoveList told_moves(const State& state) {
  MoveList moves;
  try {
    if (is_player(state.to_move())) state.legal_moves(moves);
  } catch (...) {
    return {};
  }
  return moves;
}

/// The first of what a table asks that throws in the match as it stands.
std::optional<ToldFailure> thrown_now(const Match& match) {
  const Round& round = match.rounds().back();
  const MoveList moves = told_moves(*round.state);
  for (const TableQuestion& question : table_questions()) try {
      ask_plugin(
          match.rules(), [&] { return at_position(match.rules(), round, question.call); },
          [&] { question.ask(*round.state, moves, round.setup.seats); });
    } catch (const ToldFailure& fault) {
      return fault;
    }
  return std::nullopt;
}

}  // namespace

Problem with_last_moves(Problem problem) {
  keep_last_moves(problem.text);
  return problem;
}

Problem bot_problem(const Ruleset& rules, Problem problem) {
  if (!is_of_bot(problem)) return problem;
  const std::string key = std::exchange(problem.text.key, {});
  const std::vector<TextArg> args = std::exchange(problem.text.args, {});
  problem.where.file = file_of(rules).string();
  if (is_in_lua(*rules.entry))
    return Problem(Text("bots.failed"), problem.where);  // it is one of the program's, and says nothing to a player
  const TrialStage stage{.call = key == "bots.rules_failed" ? "asked" : "think",
                         .name = path_of(rules),
                         .in_round = true,
                         .move = {},
                         .moves = text_in(args, "moves")};
  Text when = TrialStage::read(stage.line()).text();
  if (key == "bots.no_move") return Problem(Text("host.plugin.bot_no_move", {{"when", std::move(when)}}), problem.where);
  if (key != "bots.illegal") return fault_of(rules, stage, text_in(args, "said")).problem();
  const auto* const number = std::get_if<std::int64_t>(&std::ranges::find(args, "move", &TextArg::name)->value);
  return Problem(Text("host.plugin.bot_illegal",
                      {{"move", Text("host.plugin.move_number", {{"number", hexadecimal(Move{static_cast<std::uint64_t>(*number)})}})},
                       {"when", std::move(when)}}),
                 problem.where);
}

Problem bot_problem(const Match& match, Problem problem) {
  const Round& round = match.rounds().back();
  if (is_of_bot(problem)) problem.text.args.emplace_back("moves", first_moves(round, round.history.size()));
  return bot_problem(match.rules(), std::move(problem));
}

Problem illegal_move_of_bot(Move move) { return Problem("bots.illegal", {{"move", static_cast<std::int64_t>(move)}}); }

std::string words_of(const std::exception_ptr& failure) {
  try {
    std::rethrow_exception(failure);
  } catch (const std::exception& exception) {
    return clipped(printable(said_by(exception)), kLongestSaid);
  } catch (...) {
    return {};
  }
}

Problem fault_in(const Match& match, const std::exception_ptr& failure) {
  try {
    std::rethrow_exception(failure);
  } catch (const ToldFailure& fault) {
    return fault.problem();
  } catch (...) {
    if (const auto again = thrown_now(match)) return again->problem();
    return fault_of(match.rules(), at_position(match.rules(), match.rounds().back(), "asked"), words_of(failure)).problem();
  }
}

Problem fault_at_start(const Ruleset& rules, const std::exception_ptr& failure) {
  try {
    std::rethrow_exception(failure);
  } catch (const ToldFailure& fault) {
    return fault.problem();
  } catch (...) {
    return fault_of(rules, {.call = "start", .name = path_of(rules)}, words_of(failure)).problem();
  }
}

void play_last(const Ruleset& rules, Round& round) {
  ask_plugin(rules, [&] { return at_last_move(rules, round); }, [&] { round.state->play(round.history.back().move); });
}

std::vector<Scene> scenes_of(const Ruleset& rules, const Round& round, const std::unique_ptr<State>& start, Seat viewer) {
  std::vector<Scene> scenes;
  const auto look = [&] {
    ask_plugin(rules, [&] { return after_plies(rules, round, scenes.size(), "look"); }, [&] { scenes.push_back(start->scene(viewer)); });
  };
  look();
  for (const Ply& ply : round.history) {
    TrialStage stage = after_plies(rules, round, scenes.size() - 1, "play");
    stage.move = ply.notation;
    ask_plugin(rules, [&] { return stage; }, [&] { start->play(ply.move); });
    look();
  }
  return scenes;
}

void try_position(const Match& match) {
  const Ruleset& rules = match.rules();
  if (rules.asks_scripts()) return;
  const Round& round = match.rounds().back();
  ask_plugin(rules, [&] { return at_position(rules, round, "look"); }, [&] { look_at(*round.state, round.setup.seats); });
  bool moves_follow = false;
  ask_plugin(rules, [&] { return at_position(rules, round, "to_move"); }, [&] { moves_follow = is_player(round.state->to_move()); });
  if (!moves_follow) return;
  MoveList moves;
  ask_plugin(rules, [&] { return at_position(rules, round, "legal_moves"); }, [&] { round.state->legal_moves(moves); });
}

}  // namespace tablier

#include "match/plugin_fault.hpp"

#include "content/utf8.hpp"
#include "host/plugin_loader.hpp"
#include "host/trial_stage.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>

namespace tablier {
namespace {

/// Characters of what an exception says.
constexpr std::size_t kLongestSaid = 120;

std::string first_moves(const Round& round, std::size_t plies) {
  std::string moves;
  for (std::size_t i = 0; i < plies; ++i) moves += (i == 0 ? "" : " ") + round.history[i].notation;
  return moves;
}

std::string variant_path(const Ruleset& rules) { return rules.entry->name + "/" + rules.variant; }

TrialStage at_last_move(const Ruleset& rules, const Round& round) {
  return {.call = "play",
          .name = variant_path(rules),
          .in_round = true,
          .move = round.history.back().notation,
          .moves = first_moves(round, round.history.size() - 1)};
}

TrialStage at_position(const Ruleset& rules, const Round& round, const char* call) {
  return {.call = call, .name = variant_path(rules), .in_round = true, .move = {}, .moves = first_moves(round, round.history.size())};
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
    throw fault_of(rules, stage(), exception.what());
  } catch (...) {
    throw fault_of(rules, stage(), "");
  }
}

void look_at(const State& state, int seats) {
  static_cast<void>(state.outcome());
  for (int i = 0; i < seats; ++i) static_cast<void>(state.scene(seat(i)));
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

std::array<TableQuestion, 11> table_questions() {
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
          for (int i = 0; i < seats; ++i) static_cast<void>(state.facts(seat(i)));
        }},
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

Problem bot_problem(const Ruleset& rules, Problem problem) {
  Text& text = problem.text;
  if (text.key == "bots.illegal") problem.where.file = file_of(rules).string();
  if (text.key != "bots.failed" && text.key != "bots.failed_words") return problem;
  problem.where.file = file_of(rules).string();
  const auto* said = text.args.empty() ? nullptr : std::get_if<std::string>(&text.args.front().value);
  if (!said || said->empty() || is_in_lua(*rules.entry)) text = Text("bots.failed");
  else text = Text("bots.failed_words", {{"said", clipped(printable(*said), kLongestSaid)}});
  return problem;
}

std::string words_of(const std::exception_ptr& failure) {
  try {
    std::rethrow_exception(failure);
  } catch (const std::exception& exception) {
    return clipped(printable(exception.what()), kLongestSaid);
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

void play_last(const Ruleset& rules, Round& round) {
  ask_plugin(rules, [&] { return at_last_move(rules, round); }, [&] { round.state->play(round.history.back().move); });
}

void try_position(const Match& match) {
  const Ruleset& rules = match.rules();
  if (rules.asks_scripts()) return;
  const Round& round = match.rounds().back();
  ask_plugin(rules, [&] { return at_position(rules, round, "look"); }, [&] { look_at(*round.state, round.setup.seats); });
  if (!is_player(round.state->to_move())) return;
  MoveList moves;
  ask_plugin(rules, [&] { return at_position(rules, round, "legal_moves"); }, [&] { round.state->legal_moves(moves); });
}

}  // namespace tablier

#include "app/perft.hpp"

#include "app/columns.hpp"
#include "app/commands.hpp"
#include "app/game_arguments.hpp"
#include "app/progress_line.hpp"
#include "app/script_news.hpp"
#include "match/round_trial.hpp"

#include <fmt/format.h>

#include <chrono>
#include <map>
#include <memory>

namespace tablier {
namespace {

struct PerftArguments {
  GameArguments game;
  std::int64_t depth = 0;
  bool divide = false;
  bool json = false;
};

struct Count {
  std::uint64_t leaves = 0;
  std::map<std::string, std::uint64_t> moves;  ///< of each first move, when divided
  double seconds = 0;
};

std::map<std::string, std::uint64_t> divide(State& state, int depth, std::uint64_t seed, std::size_t plies, const MovesHeard& hear) {
  std::map<std::string, std::uint64_t> counts;
  MoveList moves;
  state.legal_moves(moves);
  for (const Move move : moves) {
    const std::string name = state.notation(move);
    state.play(move);
    counts[name] = perft(state, depth - 1, seed, plies + 1, hear);
    state.undo();
  }
  return counts;
}

Count count(const Match& match, State& state, const PerftArguments& args, const MovesHeard& hear) {
  const auto start = std::chrono::steady_clock::now();
  const std::uint64_t seed = match.rounds().back().setup.seed;
  const std::size_t plies = match.history().size();
  const int depth = static_cast<int>(args.depth);
  Count made;
  if (args.divide && depth > 0) {
    made.moves = divide(state, depth, seed, plies, hear);
    for (const auto& [move, leaves] : made.moves) made.leaves += leaves;
  } else {
    made.leaves = perft(state, depth, seed, plies, hear);
  }
  made.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return made;
}

Value json_of(const Count& count, const PerftArguments& args) {
  Value json = Value::map({{"depth", args.depth}, {"leaves", count.leaves}, {"seconds", count.seconds}});
  if (!args.divide) return json;
  Value moves = Value::map();
  for (const auto& [move, leaves] : count.moves) moves.set(move, leaves);
  json.set("moves", std::move(moves));
  return json;
}

void print_text(const Session& session, const Count& count) {
  Columns rows;
  for (const auto& [move, leaves] : count.moves) rows.add({move, std::to_string(leaves)});
  session.out << rows.text();
  session.print_line(
      session.say("cli.perft.total", {{"n", static_cast<std::int64_t>(count.leaves)}, {"seconds", fmt::format("{:.3f}", count.seconds)}}));
}

void run(const Session& session, const PerftArguments& args) {
  if (auto fault = round_fault(make_rules(session, args.game))) throw Stop(ExitStatus::broken, *std::move(fault));
  const Match match = play_moves(session, args.game);
  const auto state = match.state().clone();
  const auto thinking = match.rules().hooks ? match.rules().hooks->think(std::nullopt, {}) : nullptr;  // the tree is no decision
  const Count made = [&] {
    ProgressLine line(session);
    const auto hear = [&](std::uint64_t moves) { line.show(Text("cli.perft.progress", {{"n", static_cast<std::int64_t>(moves)}})); };
    return count(match, *state, args, hear);
  }();
  if (args.json) session.print(with_faults(json_of(made, args), session));
  else print_text(session, made);
}

}  // namespace

void add_perft(CommandBuilder& root, Session& session) {
  const auto target = std::make_shared<PerftArguments>();
  CommandBuilder args = root.command("perft", "cli.command.perft");
  add_position_arguments(args, target->game);
  args.positional_number("DEPTH", target->depth, 0, 100, "cli.word.depth");
  args.flag("--divide", target->divide, "cli.word.divide");
  args.flag("--json", target->json, "cli.word.json");
  args.on_call([target, &session] { run(session, *target); });
}

}  // namespace tablier

#include "app/perft.hpp"

#include "app/columns.hpp"
#include "app/commands.hpp"
#include "app/game_words.hpp"

#include <fmt/format.h>

#include <chrono>
#include <map>
#include <memory>

namespace tablier {
namespace {

struct PerftWords {
  GameWords game;
  std::int64_t depth = 0;
  bool divide = false;
  bool json = false;
};

struct Count {
  std::uint64_t leaves = 0;
  std::map<std::string, std::uint64_t> moves;  ///< of each first move, when divided
  double seconds = 0;
};

std::map<std::string, std::uint64_t> divide(State& state, int depth, std::uint64_t seed) {
  std::map<std::string, std::uint64_t> counts;
  MoveList moves;
  state.legal_moves(moves);
  for (const Move move : moves) {
    const std::string name = state.notation(move);
    state.play(move);
    counts[name] = perft(state, depth - 1, seed);
    state.undo();
  }
  return counts;
}

Count count(State& state, const PerftWords& words) {
  const auto start = std::chrono::steady_clock::now();
  const auto seed = static_cast<std::uint64_t>(words.game.seed);
  const int depth = static_cast<int>(words.depth);
  Count made;
  if (words.divide && depth > 0) {
    made.moves = divide(state, depth, seed);
    for (const auto& [move, leaves] : made.moves) made.leaves += leaves;
  } else {
    made.leaves = perft(state, depth, seed);
  }
  made.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return made;
}

Value json_of(const Count& count, const PerftWords& words) {
  Value json = Value::map({{"depth", words.depth}, {"leaves", count.leaves}, {"seconds", count.seconds}});
  if (!words.divide) return json;
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

void run(const Session& session, const PerftWords& words) {
  const Match match = play_moves(session, words.game);
  const auto state = match.state().clone();
  const Count made = count(*state, words);
  if (words.json) session.print(json_of(made, words));
  else print_text(session, made);
}

}  // namespace

void add_perft(Words& root, Session& session) {
  const auto target = std::make_shared<PerftWords>();
  Words words = root.command("perft", "cli.command.perft");
  add_position_words(words, target->game);
  words.positional_number("DEPTH", target->depth, 0, 100, "cli.word.depth");
  words.flag("--divide", target->divide, "cli.word.divide");
  words.flag("--json", target->json, "cli.word.json");
  words.on_call([target, &session] { run(session, *target); });
}

}  // namespace tablier

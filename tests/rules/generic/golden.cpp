#include "golden.hpp"

#include "match/match.hpp"
#include "playout.hpp"

#include <cstdlib>
#include <fstream>
#include <sstream>

namespace tablier::rules {
namespace {

std::string hex(std::uint64_t number) {
  std::ostringstream text;
  text << std::hex << number;
  return text.str();
}

std::string who(Seat s) { return is_player(s) ? "seat " + std::to_string(index(s)) : s == Seat::chance ? "chance" : "nobody"; }

std::string list(const std::vector<std::int64_t>& numbers) {
  std::string text;
  for (const auto n : numbers) text += " " + std::to_string(n);
  return text;
}

void tell_position(std::ostream& out, const State& state, MoveList& moves) {
  moves.clear();
  state.legal_moves(moves);
  out << "  to move: " << who(state.to_move()) << ", legal moves: " << moves.size() << ", hash: " << hex(state.hash()) << "\n";
  out << "  facts: " << to_json(state.facts(Seat::nobody)) << "\n";
  const Outcome o = state.outcome();
  if (!o.over) return;
  out << "over: " << o.reason << ", scores:" << list(o.scores) << ", winners:";
  for (const Seat s : o.winners) out << " " << index(s);
  out << "\n";
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> all;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) all.push_back(line);
  return all;
}

std::optional<std::string> first_difference(const std::string& expected, const std::string& found) {
  const auto a = lines_of(expected);
  const auto b = lines_of(found);
  for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
    const std::string was = i < a.size() ? a[i] : "(nothing)";
    const std::string is = i < b.size() ? b[i] : "(nothing)";
    if (was != is) return "line " + std::to_string(i + 1) + "\n  was: " + was + "\n  is:  " + is;
  }
  return std::nullopt;
}

bool regenerates() {
  const char* wish = std::getenv("TABLIER_REGENERATE");
  return wish && std::string(wish) == "1";
}

}  // namespace

Result<std::string> transcript(const Ruleset& rules, const GameCase& game_case, int plies) {
  MatchSetup setup;
  setup.players.resize(static_cast<std::size_t>(game_case.seats));
  setup.seed = game_case.seed;
  auto started = Match::start(rules, setup);
  if (!started) return started.problem();
  Match match = std::move(started).value();
  std::ostringstream out;
  MoveList moves;
  Rng rng(game_case.seed);
  std::size_t told = 0;
  out << game_case.describe() << "\n";
  while (true) {
    for (; told < match.history().size(); ++told)
      out << told + 1 << ". " << who(match.history()[told].seat) << ": " << match.history()[told].notation << "\n";
    tell_position(out, match.state(), moves);
    if (match.round_over() || moves.empty() || static_cast<int>(told) >= plies) return out.str();
    match.play(random_move(match.state(), moves, rng));
  }
}

std::optional<std::string> compare_with_golden(const std::filesystem::path& file, const std::string& transcript) {
  if (regenerates()) {
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << transcript;
  }
  std::ifstream in(file, std::ios::binary);
  if (!in) return "there is no " + file.string() + "; TABLIER_REGENERATE=1 writes it";
  std::ostringstream expected;
  expected << in.rdbuf();
  const auto difference = first_difference(expected.str(), transcript);
  if (!difference) return std::nullopt;
  return file.string() + " (if the change is meant, TABLIER_REGENERATE=1 writes it anew), " + *difference;
}

}  // namespace tablier::rules

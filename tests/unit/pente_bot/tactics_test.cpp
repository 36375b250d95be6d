#include "bot/forced_win.hpp"
#include "bot/search_position.hpp"
#include "bot/searcher.hpp"
#include "bot/threat_position.hpp"
#include "catch.hpp"
#include "core/legality.hpp"
#include "folders.hpp"
#include "positions.hpp"
#include "sdk/search/proof_number.hpp"

#include <chrono>
#include <fstream>
#include <iostream>

using namespace tablier;
using namespace tablier::pente;

namespace {

enum class Kind : std::uint8_t { fours, threes, defence };

/// A position of tests/data/pente-tactics.txt.
struct Task {
  Kind kind;
  std::vector<Point> answers;  ///< of a defence
  std::string moves;
};

std::vector<Point> points(std::string names) {
  std::replace(names.begin(), names.end(), ',', ' ');
  std::istringstream stream(names);
  std::vector<Point> all;
  for (std::string word; stream >> word;) all.push_back(point(word));
  return all;
}

std::vector<Task> tasks() {
  std::ifstream file(source_folder() / "tests/data/pente-tactics.txt");
  std::vector<Task> all;
  for (std::string line; std::getline(file, line);) {
    const auto colon = line.find(':');
    if (line.starts_with('#') || colon == std::string::npos) continue;
    std::istringstream head(line.substr(0, colon));
    std::string kind, answers;
    head >> kind >> answers;
    const Kind known = kind == "fours" ? Kind::fours : kind == "threes" ? Kind::threes : Kind::defence;
    all.push_back({known, points(answers), line.substr(colon + 1)});
  }
  return all;
}

Rules tournament() {
  Rules rules;
  rules.second_distance = 3;
  return rules;
}

bool proven(const EvalBoard& eval, int attacker, std::uint64_t nodes) {
  ProofSearch<ThreatPosition> search(8 << 20);
  return search.prove(ThreatPosition(eval, attacker), {.nodes = nodes}).wins == true;
}

/// Whether the mover's stone there loses to fours and takes.
bool loses(EvalBoard& eval, Point p) {
  eval.place(p);
  ForcedWin attack;
  const bool lost = !eval.board().over() && attack.find(eval, 3'000);
  eval.undo();
  return lost;
}

bool solves(const EvalBoard& eval, const Task& task, int level) {
  SearchRequest question;
  question.config = level_config_of(level);
  question.seed = 1;
  const SearchResult result = TwoPlayerSearcher().think(eval, question);
  if (task.kind != Kind::defence) return is_win(result.score);
  return std::find(task.answers.begin(), task.answers.end(), result.line.front()) != task.answers.end();
}

struct Solved {
  int wins = 0;
  int defences = 0;
  double seconds = 0;
};

Solved solve_all(const EvalTables& eval_tables, int level) {
  Solved solved;
  const auto start = std::chrono::steady_clock::now();
  for (const Task& task : tasks()) {
    const bool right = solves(eval_board_of(eval_tables, task.moves), task, level);
    (task.kind == Kind::defence ? solved.defences : solved.wins) += right;
  }
  solved.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return solved;
}

}  // namespace

TEST_CASE("The tactical positions are what they are said to be") {
  const EvalTables eval_tables{tournament()};
  for (const Task& task : tasks()) {
    INFO(task.moves);
    EvalBoard eval = eval_board_of(eval_tables, task.moves);
    REQUIRE_FALSE(eval.board().over());
    ForcedWin attack;
    CHECK_FALSE(attack.find(eval, 60));
    if (task.kind == Kind::fours) CHECK(attack.find(eval, 10'000));
    if (task.kind == Kind::threes) CHECK(proven(eval, eval.mover(), 3'000));
    if (task.kind != Kind::defence) continue;
    std::vector<Point> others;
    for_each_legal(eval.board(), [&](Point p) {
      if (std::find(task.answers.begin(), task.answers.end(), p) == task.answers.end()) others.push_back(p);
    });
    // One point in seven: all of them take seconds
    for (std::size_t i = 0; i < others.size(); i += 7) CHECK(loses(eval, others[i]));
    for (const Point p : task.answers) CHECK_FALSE(loses(eval, p));
  }
}

TEST_CASE("The higher levels win what can be won and find the only defence") {
  const EvalTables eval_tables{tournament()};
  const Solved middle = solve_all(eval_tables, 5);
  const Solved high = solve_all(eval_tables, 8);
  CHECK(high.wins >= middle.wins);
  CHECK(high.wins + high.defences > middle.wins + middle.defences);
}

TEST_CASE("What each level solves of the tactical positions, for whoever changes the bot", "[.levels]") {
  const EvalTables eval_tables{tournament()};
  for (int level = 1; level <= kLevels; ++level) {
    const Solved solved = solve_all(eval_tables, level);
    std::cout << "level " << level << ": " << solved.wins << " wins, " << solved.defences << " defences of " << tasks().size() << " in "
              << solved.seconds << " s\n";
  }
}

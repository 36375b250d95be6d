#pragma once

#include "bot/levels.hpp"
#include "bot/solver.hpp"
#include "core/any_position.hpp"
#include "sdk/bot.hpp"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

/// Thinking about a position: solved where that is within reach, searched by guided Monte-Carlo otherwise.
namespace tablier::iso {

/// What to think about, and how hard.
struct Question {
  LevelConfig level;
  std::optional<double> seconds = {};
  int threads = 1;
  std::uint64_t seed = 0;
  std::stop_token stop = {};
  Judgement judgement;       ///< who wins; the solver is certain of nothing else
  bool native_rules = true;  ///< the judgement is score_of of core/
  bool rate_moves = false;
};

/// What came of it.
struct Thought {
  std::vector<Placement> line;  ///< at least one
  double lead = 0;              ///< expected, in points, for the mover
  Proof proof = Proof::none;
  std::uint64_t nodes = 0;
  std::vector<std::pair<Placement, Proof>> rated;  ///< every legal move, where asked for and solved
};

/// Precondition: the round is not over. Without a clock and with one thread equal questions have equal answers.
Thought think(const AnyPosition& position, const Question& question);

/// Plain UCT with uniform playouts, to measure the other against.
Thought think_plainly(const AnyPosition& position, const Question& question);

}  // namespace tablier::iso

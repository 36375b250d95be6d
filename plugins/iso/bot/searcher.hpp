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

/// The search of a position: it is solved where that is within reach, and searched by guided Monte-Carlo otherwise.
namespace tablier::iso {

/// Zones up to this side are solved from the first stroke on.
inline constexpr int kSolvedSide = 6;

/// How hard to search, and what counts.
struct SearchRequest {
  LevelConfig level;
  std::optional<double> seconds = {};
  int threads = 1;
  std::uint64_t seed = 0;
  std::stop_token stop = {};
  Judgement judgement;       ///< who wins; the solver is certain of nothing else
  bool native_rules = true;  ///< the judgement is score_of of core/
  bool rate_moves = false;
};

/// What a search found.
struct SearchResult {
  std::vector<Placement> line;  ///< at least one
  double lead = 0;              ///< expected, in points, for the mover
  Proof proof = Proof::none;
  std::uint64_t nodes = 0;
  std::vector<std::pair<Placement, Proof>> rated;  ///< every legal move, where asked for and solved
};

/// Precondition: the round is not over. Without a clock and with one thread equal requests have equal results.
SearchResult search(const AnyPosition& position, const SearchRequest& request);

/// Plain UCT with uniform playouts, to measure the other against.
SearchResult search_plainly(const AnyPosition& position, const SearchRequest& request);

}  // namespace tablier::iso

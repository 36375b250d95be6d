#pragma once

#include "core/quarters.hpp"

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

/// The winning first squares of every board of Quartermaster.
namespace tablier::katarenga {

/// A board of four quarters, and where the first pawn wins.
struct AtlasEntry {
  Layout layout;
  SquareSet winning = 0;
};

/// All boards up to turning the whole: the quarter that is first by name lies top left. In a fixed order.
std::vector<Layout> all_boards(const std::vector<std::string>& names);

/// Every so manieth of them, from the first.
std::vector<Layout> boards_to_solve(int every);

struct AtlasPlan {
  int threads = 1;
  int every = 1;  ///< looks at every so manieth board only, from the first
  std::stop_token stop = {};
  std::function<void(double)> progress = {};  ///< 0 … 1, called by one thread at a time; may be empty
  /// What is known of a board from an earlier run, asked before the work begins; may be empty.
  std::function<std::optional<SquareSet>(const Layout&)> known = {};
  std::function<void(const AtlasEntry&)> found = {};  ///< told of each board that was looked at, by one thread at a time; may be empty
};

/// Looks at every board of the box that is not known; absent where a stop was asked for.
std::optional<std::vector<AtlasEntry>> make_atlas(const Quarters& quarters, const AtlasPlan& plan);

}  // namespace tablier::katarenga

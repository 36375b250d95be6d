#pragma once

#include "duel_state.hpp"
#include "placement_set.hpp"

#include <optional>
#include <stop_token>
#include <vector>

/// Who wins a duel, exactly, as far as a budget of positions goes. For the duel's bot.
namespace tablier::katamino {

/// Which placements go together; made once for a game (some ten milliseconds).
struct DuelTables {
  explicit DuelTables(const Rules& rules);

  std::vector<PlacementSet> apart;     ///< of each placement: those of other pieces that share no cell with it
  std::vector<PlacementSet> touching;  ///< of these, those that touch it; all where pieces need not touch
};

/// A position as the search has it: what may still be laid at some time, and what touches (or may start).
struct DuelNode {
  PlacementSet free;   ///< does not overlap and its piece waits
  PlacementSet legal;  ///< of these, what whoever owns the piece could lay now
  Seat mover = Seat::nobody;
};

/// A legal placement and how many the other then has.
struct DuelReply {
  int placement = 0;
  int replies = 0;
};

/// Negamax over wins and losses with fewest replies first, positions kept by the set of placements that are still free and the set that is
/// legal now, so that different boards with the same future are one. Rules of the plugin only: a script's `allow` is not asked.
class DuelSearch {
 public:
  /// The tables must outlive it; the state need not. Precondition: all pieces are taken.
  DuelSearch(const DuelTables& tables, const DuelState& state);

  DuelNode root() const { return root_; }
  DuelNode after(const DuelNode& node, int placement) const;
  /// The mover's legal placements, those that leave the fewest replies first.
  std::vector<DuelReply> ordered(const DuelNode& node) const;

  /// Whether the mover wins. Absent when it took more than `budget` positions or was stopped.
  std::optional<bool> wins(const DuelNode& node, std::uint64_t budget, std::stop_token stop);
  std::uint64_t nodes() const { return nodes_; }

 private:
  PlacementSet legal_for_mover(const DuelNode& node) const;
  std::optional<bool> search(const DuelNode& node);
  std::optional<bool> search_children(const DuelNode& node);
  std::uint64_t key(const DuelNode& node) const;
  bool out_of_time();

  const Rules& rules_;
  const DuelTables& tables_;
  std::array<PlacementSet, 2> owned_;  ///< what each seat may lay
  DuelNode root_;
  std::vector<std::uint64_t> transpositions_;  ///< keys with the result in the lowest bit; a newer one takes an older one's room
  std::uint64_t nodes_ = 0;
  std::uint64_t last_node_ = 0;
  std::stop_token stop_;
};

}  // namespace tablier::katamino

#pragma once

#include "challenge.hpp"
#include "layout.hpp"
#include "placements.hpp"
#include "position_cache.hpp"
#include "sdk/plugin.hpp"

#include <array>
#include <memory>

/// All that the states of one game share, from any thread: computed when the game is made and never changed, the cache of positions apart.
namespace tablier::katamino {

struct Rules {
  Challenge challenge;
  PlacementTable table;
  std::shared_ptr<const Content> content;
  std::shared_ptr<const Script> script;  ///< may be null
  std::array<bool, kHooks> set_hooks{};  ///< those that it has
  Value options;                         ///< given to the hooks
  mutable PositionCache solvable;        ///< by hash of a layout: 0 or 1
  mutable PositionCache solutions;       ///< by hash of a layout

  Rules(Challenge c, const GameParts& parts)
      : challenge(std::move(c)),
        table(challenge, parts.content->pieces),
        content(parts.content),
        script(parts.script),
        options(parts.options.values()) {
    for (std::size_t i = 0; i < set_hooks.size(); ++i) set_hooks[i] = script && script->has(static_cast<Hook>(i));
  }

  /// Asked for every placement.
  bool has(Hook hook) const { return set_hooks[static_cast<std::size_t>(hook)]; }
  const GamePiece& piece(int index) const { return table.pieces()[static_cast<std::size_t>(index)]; }
  int pieces() const { return static_cast<int>(table.pieces().size()); }
};

/// The piece of that index as the notation has it: its letter.
inline const std::string& letter(const Rules& rules, int piece) { return rules.piece(piece).letter; }

}  // namespace tablier::katamino

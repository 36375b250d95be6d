#pragma once

#include "challenge.hpp"
#include "layout.hpp"
#include "placements.hpp"
#include "sdk/plugin.hpp"

#include <memory>

/// All that the states of one game share: computed when the game is made, never changed, read by any thread.
namespace tablier::katamino {

struct Rules {
  Challenge challenge;
  PlacementTable table;
  std::shared_ptr<const Content> content;
  std::shared_ptr<const Script> script;  ///< may be null

  Rules(Challenge c, const GameParts& parts)
      : challenge(std::move(c)), table(challenge, parts.content->pieces), content(parts.content), script(parts.script) {}

  bool has(Hook hook) const { return script && script->has(hook); }
  const GamePiece& piece(int index) const { return table.pieces()[static_cast<std::size_t>(index)]; }
  int pieces() const { return static_cast<int>(table.pieces().size()); }
};

/// The piece of that index as the notation has it: its letter.
inline const std::string& letter(const Rules& rules, int piece) { return rules.piece(piece).letter; }

}  // namespace tablier::katamino

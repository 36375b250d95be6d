#pragma once

#include "position.hpp"
#include "sdk/script.hpp"
#include "sdk/value.hpp"

#include <memory>
#include <optional>

/// Asks the variant's script what a ply was worth, as hooks.cpp declares it. What the script does not say is counted natively.
namespace tablier::triominos {

/// No script may give more points at once, nor take more.
inline constexpr std::int64_t kMaxScore = 1'000'000;

class ScriptedRules {
 public:
  /// `script` may be null. `options` are given to the hooks.
  ScriptedRules(std::shared_ptr<const Script> script, Value options) : script_(std::move(script)), options_(std::move(options)) {}

  /// What hooks read: of a tile what it was before the tile was laid, of all else what it has come to.
  struct Views {
    const PositionView& before;
    const PositionView& after;
  };

  bool asks() const { return script_ != nullptr; }
  const Value& options() const { return options_; }
  /// Replaces the native points of the last ply by the script's. Nothing where there is no script.
  void scripted(Position& position, const Views& views) const;
  /// Points that a placement earns over the tile's own, for the light on a place.
  std::int64_t bonus(const Rules& rules, const PlacementFacts& facts, int seat, const PositionView& view) const;

 private:
  bool has(Hook hook) const { return script_ && script_->has(hook); }
  std::optional<Value> ask_placement(Hook hook, const PlacementFacts& facts, int seat, const PositionView& view) const;
  std::optional<Value> ask_after(const char* kind, const FinalRacks& racks, int seat, const PositionView& view) const;
  void add_placement(const Rules& rules, const PlacementFacts& facts, int seat, const PositionView& view, Awards& awards) const;
  void add_charge(const Position& position, const PositionView& view, Awards& awards) const;
  std::optional<SeatSet> add_ending(const Position& position, const PositionView& view, Awards& awards) const;

  std::shared_ptr<const Script> script_;
  Value options_;
};

}  // namespace tablier::triominos

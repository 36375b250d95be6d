#pragma once

#include "host/catalogue.hpp"
#include "match/match_setup.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// A way to play that is being put together: variant, parameters, players. Knows no screen; keeps what was chosen for each variant.
namespace tablier {

class SetupModel {
 public:
  /// The default variant with its own settings and one human; `fit` brings the others. Precondition: the game has a variant.
  explicit SetupModel(std::shared_ptr<const GameEntry> game);

  /// The same game with variants read anew. One that is gone is left for the default one; what was set by hand of parameters that are
  /// others now is forgotten. Precondition: the game has a variant.
  void renew(std::shared_ptr<const GameEntry> game);

  const GameEntry& game() const { return *game_; }
  const std::shared_ptr<const GameEntry>& entry() const { return game_; }
  const VariantEntry& variant() const { return *game_->variant(variant_); }
  /// Precondition: the game has it. Its own choices come back with it.
  void choose_variant(const std::string& name);

  /// The parameters to be offered with this variant and these choices, in the plugin's order.
  std::vector<const Parameter*> offered() const;
  /// What a parameter is set to: by hand, by the variant, else its default.
  Value value(const Parameter& p) const;
  Value variant_value(const Parameter& p) const;
  bool is_changed(const Parameter& p) const { return !(value(p) == variant_value(p)); }
  /// What a parameter may not hold is a problem, and nothing changes.
  Status set(const Parameter& p, const Value& v);
  /// Adds an item to a list, or takes it out; the list stays in the order of the parameter's values, numbers ascending.
  Status toggle(const Parameter& p, const Value& item);
  bool holds(const Parameter& p, const Value& item) const;
  /// Nobody knows before it begins what it is played on: a board of patterns is left to chance, and no seed is given.
  bool board_by_chance() const;

  /// Set by hand, over the variant's; what means nothing beside the other choices waits until it does.
  Value options() const;
  bool anything_changed() const;
  /// Whether `reset` changes anything.
  bool anything_to_reset() const;
  /// The variant as it is by itself, without clocks; the players stay.
  void reset();

  /// What the rules that come of these choices allow: seats are added or dropped, levels cut to those that there are.
  void fit(SeatRange seats, int levels);
  SeatRange seats() const { return seats_; }
  int levels() const { return levels_; }
  void set_seat_count(int seats);
  std::vector<Player>& players() { return players_; }
  const std::vector<Player>& players() const { return players_; }
  /// The seat becomes a human's (level 0) or a bot's.
  void seat_player(std::size_t seat, int level);
  /// Of the bot that sits there, or sat there last, or would be gentle.
  int level_of(std::size_t seat) const;

  /// The seat that begins; absent: by lot.
  std::optional<int> starter;
  /// Of a match between two; absent: without clocks.
  std::optional<ClockRules> clock;
  /// Absent: drawn for each match.
  std::optional<std::uint64_t> seed;

  /// The match; what is left to chance is drawn from `lot`, any number.
  MatchSetup setup(std::uint64_t lot) const;

  /// For the settings: everything but the seed.
  Value remembered() const;
  /// What cannot be read or is no longer offered is left out.
  void recall(const Value& remembered);

 private:
  const Value& by_hand() const;
  void recall_options(const Value& variants);
  void recall_players(const Value& players);

  std::shared_ptr<const GameEntry> game_;
  std::string variant_;
  std::map<std::string, Value> chosen_;  ///< by variant, what is set by hand
  std::vector<Player> players_;
  bool players_said_ = false;  ///< they are as somebody left them
  std::vector<Player> spare_;  ///< of seats that were dropped, for when they come back
  SeatRange seats_;
  int levels_ = 0;
  std::map<std::size_t, int> last_levels_;  ///< of bots that gave their seat to a human
};

}  // namespace tablier

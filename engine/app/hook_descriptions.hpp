#pragma once

#include "content/locale.hpp"
#include "host/catalogue.hpp"

#include <string>
#include <vector>

/// What people read of hooks and parameters: the words of their declarations and the texts of the game together.
namespace tablier {

class HookDescriptions {
 public:
  /// Both must outlive this.
  HookDescriptions(const Locale& locale, const GameEntry& game) : locale_(locale), game_(game) {}

  /// When the hook is asked, and for what.
  std::string asked(const HookSpec& spec) const;
  std::string answer(const HookSpec& spec) const;
  /// The values that words for a reason may speak of, as `{point}, {seat}`; empty where the game says nothing of that.
  std::string told(const HookSpec& spec) const;
  /// The meaning of what the hook gets.
  std::string field(const HookSpec& spec, const HookField& field) const;
  /// The meaning of a member of what it answers.
  std::string member(const HookSpec& spec, const HookField& member) const;
  /// The meaning of what a position says.
  std::string position_member(const HookField& member) const;
  /// "a whole number from 0 to 15 (points)".
  std::string type(const ValueShape& shape) const;
  std::string unit(const ValueShape& shape) const;

  std::string title(const Parameter& parameter) const;
  /// Title and help, as far as there are any.
  std::string meaning(const Parameter& parameter) const;
  /// A name and what it means.
  std::string labelled(const std::string& label, const std::string& help) const;

 private:
  /// Whose texts tell of the hook: the game's, or `match`.
  std::string owner(const HookSpec& spec) const;
  std::string prefix(const HookSpec& spec) const;
  /// Of what is said alike of all games that ask such a hook.
  static std::string common(const HookSpec& spec);
  std::string first_said(const std::vector<std::string>& keys) const;

  const Locale& locale_;
  const GameEntry& game_;
};

/// What it counts or names, or what its entries do; empty where there is nothing to say.
std::string unit_of(const ValueShape& shape);
/// The members of all records in a shape, each name once.
std::vector<HookField> members_in(const ValueShape& shape);

/// The hooks that are asked of a game's variants under these options, the match's after the game's own.
std::vector<HookSpec> all_hooks(const Ruleset& rules);
/// As `true, false`, `0…15` or `one, two`: what a parameter may be.
std::string allowed_values(const Parameter& parameter);

/// What `tablier rules GAME --hooks --json` says of positions.
Value position_json(const HookDescriptions& descriptions, const ValueShape& position);
/// The entry of `tablier rules GAME --hooks --json` for a hook.
Value hook_json(const HookDescriptions& descriptions, const HookSpec& spec);

}  // namespace tablier

#include "match/kept_options.hpp"

#include "content/files.hpp"
#include "host/option_meaning.hpp"
#include "script/field_spots.hpp"

#include <algorithm>
#include <utility>

namespace tablier {
namespace {

const Value* setting_of(const VariantEntry* variant, const std::string& name) {
  return variant && variant->settings.as_map() ? variant->settings.find(name) : nullptr;
}

const VariantEntry* variant_of(const Ruleset& rules) { return rules.entry->variant(rules.variant); }

Value usual_values(const Ruleset& rules) {
  const VariantEntry* variant = variant_of(rules);
  return all_values(rules.entry->parameters, variant ? variant->settings : Value::map(), Value::map());
}

/// What was set by hand, and what was not and is another now; before it is known whether it can be so.
Value wanted_options(const Value& unset, const Value& by_hand, const Ruleset& now) {
  Value wanted = by_hand;
  for (const Parameter& p : now.entry->parameters) {
    const Value* before = unset.find(p.name);
    if (before && !wanted.find(p.name) && *before != *now.options.values().find(p.name)) wanted.set(p.name, *before);
  }
  const VariantEntry* variant = variant_of(now);
  return variant ? without_vain_settings(now.entry->parameters, *variant, wanted) : wanted;
}

/// The option that a problem names, where the game declares it.
SourceSpot declared_at(const GameEntry& game, const Problem& problem) {
  const auto name = std::ranges::find(problem.text.args, std::string_view("name"), &TextArg::name);
  const auto* option = name == problem.text.args.end() ? nullptr : std::get_if<std::string>(&name->value);
  const auto text = option ? read_file(game.source->file()) : Result<std::string>(problem);
  SourceSpot where = text ? lua::FieldSpots(*text).find({"parameters", *option}) : SourceSpot();
  where.file = game.source->file().string();
  return where;
}

}  // namespace

Value unset_options(const Match& match) {
  Value unset = Value::map();
  const Ruleset& rules = match.rules();
  if (!rules.entry) return unset;
  for (const Parameter& p : rules.entry->parameters) {
    const bool of_variant = p.by_variant && setting_of(variant_of(rules), p.name);
    if (of_variant || match.setup().options.find(p.name) || !is_meant(rules.entry->parameters, p, rules.options.values())) continue;
    unset.set(p.name, *rules.options.values().find(p.name));
  }
  return unset;
}

Result<Ruleset> rules_keeping(const Value& unset, MatchSetup& setup, const RulesetSource& rulesets) {
  const std::string name = setup.game + "/" + setup.variant;
  auto now = rulesets(name, setup.options);
  if (!now || !now->entry || unset.as_map()->empty()) return now;
  Value wanted = wanted_options(unset, setup.options, *now);
  if (wanted == setup.options) return now;
  auto then = rulesets(name, wanted);
  if (then) setup.options = std::move(wanted);
  return then;
}

Result<Ruleset> rules_keeping(const Value& unset, MatchSetup setup, const Catalogue& catalogue) {
  auto rules = rules_keeping(unset, setup, rulesets_of(catalogue));
  if (rules || !rules.problem().where.file.empty()) return rules;
  const auto game = catalogue.peek(setup.game);
  if (!game || !is_in_lua(*game)) return rules;
  return Problem(rules.problem().text, declared_at(*game, rules.problem()));
}

bool keeps_settings(const Ruleset& before, const Ruleset& now) {
  if (!before.entry || !now.entry) return false;
  const Value was = usual_values(before), is = usual_values(now);
  return std::ranges::any_of(now.entry->parameters, [&](const Parameter& p) {
    const Value *old = was.find(p.name), *usual = is.find(p.name), *here = now.options.values().find(p.name);
    return old && *old != *usual && *here != *usual && is_meant(now.entry->parameters, p, now.options.values());
  });
}

bool has_older_settings(const Match& match) {
  const Ruleset& rules = match.rules();
  if (!rules.entry) return false;
  const auto& parameters = rules.entry->parameters;
  const VariantEntry* variant = variant_of(rules);
  const Value anew = all_values(parameters, variant ? variant->settings : Value::map(), match.setup().options);
  return std::ranges::any_of(parameters, [&](const Parameter& p) {
    const Value *usual = anew.find(p.name), *here = rules.options.values().find(p.name);
    return usual && here && *usual != *here && is_meant(parameters, p, rules.options.values());
  });
}

}  // namespace tablier

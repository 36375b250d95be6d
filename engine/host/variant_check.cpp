#include "host/variant_check.hpp"

#include "host/option_meaning.hpp"
#include "host/variants.hpp"
#include "script/checked_hooks.hpp"
#include "sdk/spelling.hpp"

#include <algorithm>
#include <set>

namespace tablier {
namespace {

/// One file among the variants of its game.
class VariantCheck {
 public:
  VariantCheck(const Variant& variant, const std::vector<std::filesystem::path>& roots, std::shared_ptr<const GameEntry> game)
      : variant_(variant), game_(std::move(game)) {
    ScriptTime time;
    VariantFiles files(roots, game_->name, time);
    files.assume(variant);
    entries_ = load_variants({files, game_->spec, game_->parameters, game_->source->match_hooks()}, names());
  }

  VariantReport run() {
    report_.problems = check_settings(variant_, game_->parameters);
    const VariantEntry* entry = find(variant_.name);
    if (!entry) return std::move(report_);
    look_at_settings(*entry);
    if (entry->problem && std::ranges::count(report_.problems, *entry->problem) == 0) report_.problems.push_back(*entry->problem);
    if (!entry->problem) try_to_make(*entry);
    return std::move(report_);
  }

 private:
  /// What its settings say beside each other; of what hangs on one that is wrong nothing is known.
  void look_at_settings(const VariantEntry& entry) {
    const VariantEntry* const base = variant_.extends.empty() ? nullptr : find(variant_.extends);
    if (!variant_.extends.empty() && (!base || base->problem)) return;  // what it has from there is not known
    const std::set<std::string> wrong = wrong_settings();
    Value sound = Value::map();
    for (const Parameter& p : game_->parameters)
      if (const Value* const set = entry.settings.find(p.name); set && !wrong.contains(p.name)) sound.set(p.name, *set);
    for (Problem& problem : vain_settings(variant_, sound, base_settings(), game_->parameters, wrong))
      report_.problems.push_back(std::move(problem));
    for (Problem& problem : unasked(sound, wrong)) report_.problems.push_back(std::move(problem));
  }

  /// Which the game has not, or not so.
  std::set<std::string> wrong_settings() const {
    std::set<std::string> wrong;
    for (const auto& [option, setting] : variant_.options)
      if (!Options::make(game_->parameters, Value::map({{option, setting.value}}))) wrong.insert(option);
    return wrong;
  }

  void try_to_make(const VariantEntry& entry) {
    if (auto refused = refusal(entry)) report_.problems.push_back(*std::move(refused));
    else report_.entry = entry;
  }

  /// Itself, and what it extends.
  std::vector<std::string> names() const {
    std::vector<std::string> all{variant_.name};
    if (!variant_.extends.empty()) all.push_back(variant_.extends);
    return all;
  }

  const VariantEntry* find(const std::string& name) const {
    const auto found = std::find_if(entries_.begin(), entries_.end(), [&](const VariantEntry& entry) { return entry.name == name; });
    return found == entries_.end() ? nullptr : &*found;
  }

  Value base_settings() const {
    const VariantEntry* base = variant_.extends.empty() ? nullptr : find(variant_.extends);
    return base ? base->settings : Value::map();
  }

  /// Hooks that the variant gives and that nobody asks under these settings, whatever is unknown.
  std::vector<Problem> unasked(const Value& settings, const std::set<std::string>& unknown) const {
    std::vector<Problem> problems;
    const auto options = Options::make(game_->parameters, settings);
    if (!variant_.hooks || !options) return problems;
    const auto asked = asked_hooks(*game_, *options);
    const auto may_be_asked = [&](Hook hook) {
      return std::ranges::any_of(game_->hooks, [&](const HookSpec& spec) { return spec.hook == hook && unknown.contains(spec.only_with); });
    };
    for (int i = 0; i < kHooks; ++i) {
      const Hook hook = static_cast<Hook>(i);
      if (!variant_.hooks->has(hook) || is_of_match(hook) || std::ranges::count(asked, hook, &HookSpec::hook) || may_be_asked(hook))
        continue;
      problems.emplace_back(Text("host.variant.unasked", {{"hook", kHookNames[static_cast<std::size_t>(i)]}, {"asked", names(asked)}}),
                            variant_.hook_spots[static_cast<std::size_t>(i)]);
    }
    return problems;
  }

  static std::string names(const std::vector<HookSpec>& asked) {
    std::vector<std::string> all;
    for (const HookSpec& spec : asked) all.emplace_back(kHookNames[static_cast<std::size_t>(spec.hook)]);
    all.insert(all.end(), {"round_end", "match_end"});
    return tablier::joined(all);
  }

  /// Why no game can be made of it, at the first option without which one can; where no single one is to blame, at the first of all.
  std::optional<Problem> refusal(const VariantEntry& entry) const {
    const auto made = make_ruleset(game_, entry, Value::map());
    if (made) return std::nullopt;
    Problem problem = made.problem();
    if (!problem.where.file.empty()) return problem;
    problem.where = variant_.options.empty() ? variant_.where : variant_.options.begin()->second.where;
    for (const auto& [option, setting] : variant_.options) {
      if (!make_ruleset(game_, without(entry, option), Value::map())) continue;
      problem.where = setting.where;
      break;
    }
    return problem;
  }

  /// The option is as it is in the base.
  VariantEntry without(VariantEntry entry, const std::string& option) const {
    const Value before = all_values(game_->parameters, base_settings(), Value::map());
    entry.settings.set(option, *before.find(option));
    return entry;
  }

  const Variant& variant_;
  std::shared_ptr<const GameEntry> game_;
  std::vector<VariantEntry> entries_;
  VariantReport report_;
};

}  // namespace

Result<VariantEntry> variant_of_file(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots,
                                     const std::shared_ptr<const GameEntry>& game) {
  const auto variant = load_variant(file, roots);
  if (!variant) return variant.problem();
  ScriptTime time;
  VariantFiles files(roots, game->name, time);
  if (!files.contains(variant->name)) return Problem(Text("variant_test.not_offered", {{"name", variant->name}}), variant->where);
  VariantEntry entry =
      load_variants({files, game->spec, game->parameters, game->source->match_hooks()}, std::vector{variant->name}).front();
  if (entry.problem) return *entry.problem;
  return entry;
}

VariantReport check_variant(const Variant& variant, const std::vector<std::filesystem::path>& roots,
                            const std::shared_ptr<const GameEntry>& game) {
  return VariantCheck(variant, roots, game).run();
}

}  // namespace tablier

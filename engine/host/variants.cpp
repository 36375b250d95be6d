#include "host/variants.hpp"

#include "host/option_meaning.hpp"
#include "sdk/spelling.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace tablier {
namespace {

/// Variants that may extend one another in a row.
constexpr std::size_t kMaxChain = 16;

Problem at_base(const Variant& variant, std::string key, std::vector<TextArg> args) {
  return Problem(Text("host.variant." + std::move(key), std::move(args)), variant.extends_where);
}

VariantEntry plain(const GameSpec& spec, std::shared_ptr<const VariantScript> hooks) {
  VariantEntry entry;
  entry.name = spec.default_variant;
  entry.title = spec.title;
  entry.summary = spec.summary;
  entry.hooks = std::move(hooks);
  return entry;
}

/// Turns files into entries, a base before what extends it.
class Resolver {
 public:
  explicit Resolver(const VariantSources& sources) : sources_(sources), files_(sources.files) {}

  const VariantEntry& entry(const std::string& name) {
    const auto known = entries_.find(name);
    if (known != entries_.end()) return known->second;
    being_made_.push_back(name);
    VariantEntry made = make(name);
    being_made_.pop_back();
    return entries_.emplace(name, std::move(made)).first->second;
  }

 private:
  VariantEntry make(const std::string& name) {
    if (!files_.contains(name)) return without_file(name);
    const Result<Variant>& found = files_.read(name);
    if (found) return from_file(name, *found);
    VariantEntry entry = broken(name, found.problem(), found.problem().where.file);
    entry.title = files_.title(name);
    return entry;
  }

  static VariantEntry broken(const std::string& name, Problem problem, const std::string& file = {}) {
    VariantEntry entry;
    entry.name = name;
    entry.problem = std::move(problem);
    if (!file.empty()) entry.files = {file};
    return entry;
  }

  VariantEntry without_file(const std::string& name) const {
    if (name == sources_.spec.default_variant) return plain(sources_.spec, sources_.hooks);
    if (const auto& only = files_.only_folder(); !only.empty())
      return broken(name, Problem("host.variant.not_in_folder", {{"file", name + ".lua"}, {"folder", only.string()}}));
    return broken(name, Problem("host.variant.no_file", {{"file", "scripts/" + sources_.spec.name + "/" + name + ".lua"}}));
  }

  VariantEntry from_file(const std::string& name, const Variant& variant) {
    VariantEntry entry;
    entry.name = name;
    entry.title = variant.title;
    entry.summary = variant.summary;
    entry.files = variant.files;
    entry.texts = variant.texts;
    if (variant.extends.empty()) entry.hooks = with_base(variant.hooks, sources_.hooks);
    else entry.problem = inherit(entry, variant);
    for (const auto& [option, setting] : variant.options) entry.settings.set(option, as_held(option, setting.value));
    if (!entry.problem) entry.problem = first_fault(variant, entry.settings);
    return entry;
  }

  /// As the parameter holds it; what is wrong is told by first_fault.
  Value as_held(const std::string& option, const Value& value) const {
    if (!sources_.parameters) return value;
    const auto p = std::find_if(sources_.parameters->begin(), sources_.parameters->end(), [&](const auto& q) { return q.name == option; });
    if (p == sources_.parameters->end()) return value;
    const auto held = check(*p, value);
    return held ? *held : value;
  }

  std::optional<Problem> inherit(VariantEntry& entry, const Variant& variant) {
    if (!files_.contains(variant.extends) && variant.extends != sources_.spec.default_variant)
      return unknown_base(variant, files_, sources_.spec);
    if (std::find(being_made_.begin(), being_made_.end(), variant.extends) != being_made_.end())
      return at_base(variant, "circle", {{"base", variant.extends}});
    if (begins_long_chain(variant)) return at_base(variant, "long_chain", {{"base", variant.extends}, {"n", kMaxChain}});
    const VariantEntry& base = this->entry(variant.extends);
    entry.files.insert(entry.files.end(), base.files.begin(), base.files.end());
    if (base.problem) return at_base(variant, "bad_base", {{"base", variant.extends}, {"why", base.problem->text}});
    entry.settings = base.settings;
    entry.texts.insert(base.texts.begin(), base.texts.end());
    entry.hooks = with_base(variant.hooks, base.hooks);
    return std::nullopt;
  }

  /// More than kMaxChain in a row, it counted in; a circle is told elsewhere.
  bool begins_long_chain(const Variant& variant) const {
    std::vector<std::string> chain{variant.name};
    for (const Variant* last = &variant; files_.contains(last->extends);) {
      if (std::find(chain.begin(), chain.end(), last->extends) != chain.end()) return false;
      chain.push_back(last->extends);
      if (chain.size() > kMaxChain) return true;
      const Result<Variant>& next = files_.read(last->extends);
      if (!next) return false;
      last = &*next;
    }
    return false;
  }

  std::optional<Problem> first_fault(const Variant& variant, const Value& settings) const {
    if (!sources_.parameters) return std::nullopt;
    auto problems = check_settings(variant, *sources_.parameters);
    const auto base = variant.extends.empty() ? entries_.end() : entries_.find(variant.extends);
    if (problems.empty())
      problems = vain_settings(variant, settings, base == entries_.end() ? Value::map() : base->second.settings, *sources_.parameters);
    return problems.empty() ? std::nullopt : std::optional(std::move(problems.front()));
  }

  const VariantSources& sources_;
  VariantFiles& files_;
  std::map<std::string, VariantEntry> entries_;  // its elements stay where they are while others are added
  std::vector<std::string> being_made_;          // from the one that was asked for to the base of its base
};

std::vector<std::string> names_in_order(const GameSpec& spec, const VariantFiles& files) {
  std::vector<std::string> names = spec.variants;
  const auto add = [&](const std::string& name) {
    if (!name.empty() && std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  };
  add(spec.default_variant);
  for (const std::string& name : files.names()) add(name);
  return names;
}

void sort_by_line(std::vector<Problem>& problems) {
  std::ranges::stable_sort(problems, {}, [](const Problem& problem) { return std::pair(problem.where.line, problem.where.column); });
}

/// What the settings of a variant are held against.
struct Background {
  std::span<const Parameter> parameters;
  Value all, of_base;  // with all parameters
  bool has_base;       // a variant
};

/// What is as the base has it does no harm: a template has it so. The default of what speaks for others is nothing to say without a base.
std::optional<Text> why_vain(const Parameter& p, const Value& value, const Background& behind) {
  const bool is_of_base = value == *behind.of_base.find(p.name);
  const bool may_be = p.speaks_for_others ? value != p.fallback || (behind.has_base && is_of_base) : is_of_base;
  if (may_be) return std::nullopt;
  const auto vain = meaningless(behind.parameters, p, behind.all);
  return vain ? std::optional(vain->text) : std::nullopt;
}

/// It is one of these, or means something only with one of them.
bool hangs_on_any(std::span<const Parameter> parameters, const Parameter& p, const std::set<std::string>& names) {
  if (names.contains(p.name)) return true;
  const auto upper = std::ranges::find(parameters, p.only_with, &Parameter::name);
  return !p.only_with.empty() && upper != parameters.end() && hangs_on_any(parameters, *upper, names);
}

}  // namespace

VariantEntry plain_variant(const GameEntry& game) { return plain(game.spec, game.source ? game.source->match_hooks() : nullptr); }

std::vector<VariantEntry> load_variants(const VariantSources& sources) {
  read_all({&sources.files});
  return load_variants(sources, names_in_order(sources.spec, sources.files));
}

std::vector<VariantEntry> load_variants(const VariantSources& sources, std::span<const std::string> names) {
  Resolver resolver(sources);
  std::vector<VariantEntry> entries;
  for (const std::string& name : names) entries.push_back(resolver.entry(name));
  return entries;
}

Problem unknown_base(const Variant& variant, const VariantFiles& files, const GameSpec& spec) {
  std::vector<std::string> known = files.names();
  std::erase(known, variant.name);
  known.push_back(spec.default_variant);
  const std::string near = nearest(variant.extends, known);
  if (near.empty()) return at_base(variant, "unknown_base", {{"base", variant.extends}});
  return at_base(variant, "unknown_base_near", {{"base", variant.extends}, {"near", near}});
}

std::vector<Problem> check_settings(const Variant& variant, std::span<const Parameter> parameters) {
  std::vector<Problem> problems;
  for (const auto& [option, setting] : variant.options) {
    const auto made = Options::make(parameters, Value::map({{option, setting.value}}));
    if (!made) problems.emplace_back(made.problem().text, setting.where);
  }
  sort_by_line(problems);
  return problems;
}

std::vector<Problem> vain_settings(const Variant& variant, const Value& settings, const Value& base, std::span<const Parameter> parameters,
                                   const std::set<std::string>& unknown) {
  const Background behind{parameters, all_values(parameters, settings, Value::map()), all_values(parameters, base, Value::map()),
                          !variant.extends.empty()};
  std::vector<Problem> problems;
  for (const Parameter& p : parameters) {
    const auto set = variant.options.find(p.name);
    if (set == variant.options.end() || hangs_on_any(parameters, p, unknown)) continue;
    if (auto wrong = why_vain(p, set->second.value, behind)) problems.emplace_back(*std::move(wrong), set->second.where);
  }
  sort_by_line(problems);
  return problems;
}

}  // namespace tablier

#include "app/script_trial.hpp"

#include "content/utf8.hpp"
#include "sdk/spelling.hpp"

#include <string>

namespace tablier {
namespace {

/// What stands after `group` in the keys of the locale.
std::vector<std::string> names_in(const Locale& locale, const std::string& group) {
  std::vector<std::string> names;
  for (const auto& [key, text] : locale.texts())
    if (key.starts_with(group)) names.push_back(key.substr(group.size()));
  return names;
}

std::optional<Problem> without_texts(const Locale& locale, const GameEntry& game, const VariantEntry& variant, const AnsweredName& used) {
  const std::string group = game.name + "." + used.unit + ".";
  if (locale.has(group + used.name)) return std::nullopt;
  const std::string near = nearest(used.name, names_in(locale, group));
  const char* const key = near.empty() ? "cli.check.no_words" : "cli.check.no_words_near";
  return Problem(
      Text(key, {{"hook", kHookNames[static_cast<std::size_t>(used.hook)]}, {"key", clipped(group + used.name)}, {"near", near}}),
      variant.hooks->where(used.hook));
}

}  // namespace

std::vector<Problem> try_variant(const Locale& locale, const std::shared_ptr<const GameEntry>& game, const VariantEntry& variant,
                                 const DryRunPlan& plan) {
  DryRunReport report = dry_run(game, variant, plan);
  for (const AnsweredName& used : report.names)
    if (auto problem = without_texts(locale, *game, variant, used)) report.faults.push_back(*std::move(problem));
  return std::move(report.faults);
}

}  // namespace tablier

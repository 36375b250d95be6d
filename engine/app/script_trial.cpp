#include "app/script_trial.hpp"

#include "content/files.hpp"
#include "content/own_texts.hpp"
#include "content/sentence.hpp"
#include "content/utf8.hpp"
#include "script/field_spots.hpp"
#include "sdk/spelling.hpp"

#include <set>
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
  std::vector<std::string> names = names_in(locale, group);
  for (const auto& [key, text] : variant.texts)
    if (key.starts_with(used.unit + ".")) names.emplace_back(plain_name(key));
  const std::string near = nearest(used.name, names);
  const char* const key = near.empty() ? "cli.check.no_words" : "cli.check.no_words_near";
  return Problem(
      Text(key, {{"hook", kHookNames[static_cast<std::size_t>(used.hook)]}, {"key", clipped(group + used.name)}, {"near", near}}),
      variant.hooks->where(used.hook));
}

}  // namespace

std::vector<Problem> unknown_values(const Locale& locale, const GameEntry& game, const Variant& variant) {
  std::set<std::string> known;
  for (const auto& [key, text] : locale.texts())
    if (key.starts_with(game.name + ".reason."))
      for (const auto& [language, sentence] : text) known.merge(mentioned_values(sentence));
  std::vector<Problem> problems;
  if (known.empty() || variant.files.empty()) return problems;
  const auto source = read_file(variant.files.front());
  const lua::FieldSpots spots(source ? *source : std::string());
  for (const auto& [key, text] : variant.texts) {
    if (!key.starts_with("reason.")) continue;
    for (const auto& [language, sentence] : text)
      for (const std::string& value : mentioned_values(sentence)) {
        if (known.contains(value)) continue;
        SourceSpot where = spots.find({"texts", "reason", plain_name(key), language});
        where.file = variant.files.front().string();
        const std::vector<std::string> names(known.begin(), known.end());
        problems.emplace_back(Text("cli.check.value", {{"name", clipped(value)}, {"values", joined(names)}}), std::move(where));
      }
  }
  return problems;
}

DryRunReport try_variant(const Locale& locale, const std::shared_ptr<const GameEntry>& game, const VariantEntry& variant,
                         const DryRunPlan& plan) {
  DryRunReport report = dry_run(game, variant, plan);
  for (const AnsweredName& used : report.names)
    if (auto problem = without_texts(locale, *game, variant, used)) report.faults.push_back(*std::move(problem));
  return report;
}

}  // namespace tablier

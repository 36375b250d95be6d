#include "app/script_trial.hpp"

#include "content/files.hpp"
#include "content/own_texts.hpp"
#include "content/sentence.hpp"
#include "content/unreadable.hpp"
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

/// What cannot be the name of a text is told as such already.
bool may_be_text(const std::string& name) { return name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_-.") == name.npos; }

std::optional<Problem> without_texts(const Locale& locale, const GameEntry& game, const VariantEntry& variant, const AnsweredName& used) {
  const std::string group = game.name + "." + used.unit + ".";
  if (locale.has(group + used.name) || !may_be_text(used.name)) return std::nullopt;
  std::vector<std::string> names = names_in(locale, group);
  for (const auto& [key, text] : variant.texts)
    if (key.starts_with(used.unit + ".")) names.emplace_back(plain_name(key));
  const std::string near = nearest(used.name, names);
  const char* const key = near.empty() ? "cli.check.no_words" : "cli.check.no_words_near";
  return Problem(
      Text(key, {{"hook", kHookNames[static_cast<std::size_t>(used.hook)]}, {"key", clipped(group + used.name)}, {"near", near}}),
      variant.hooks->where(used.hook));
}

/// What the words for a reason that the hook answers are told, as the text `….told` of the hook says it; absent where there is none.
std::optional<std::set<std::string>> told_by(const Locale& locale, const GameEntry& game, const HookSpec& spec) {
  const auto text = locale.texts().find(game.name + ".hook." + text_name(spec) + ".told");
  return text == locale.texts().end() ? std::nullopt : std::optional(mentioned_values(text->second.front().second));
}

/// What the game's own reasons mention: of a game that does not say what it tells.
std::set<std::string> mentioned_in_reasons(const Locale& locale, const GameEntry& game) {
  std::set<std::string> mentioned;
  for (const auto& [key, text] : locale.texts())
    if (key.starts_with(game.name + ".reason."))
      for (const auto& [language, sentence] : text) mentioned.merge(mentioned_values(sentence));
  return mentioned;
}

/// By the hooks that are asked under these settings, by all where these are wrong or null.
std::set<std::string> told_of_reasons(const Locale& locale, const GameEntry& game, const Value* settings) {
  std::optional<std::set<std::string>> told;
  const auto options = settings ? Options::make(game.parameters, *settings) : Problem();
  for (const HookSpec& spec : options ? asked_hooks(game, *options) : game.hooks)
    if (auto more = told_by(locale, game, spec)) told ? told->merge(*more) : void(told = std::move(more));
  return told ? *std::move(told) : mentioned_in_reasons(locale, game);
}

/// The words in the file of a variant, by the way to their field.
class WordCheck {
 public:
  using Path = std::vector<std::string_view>;

  explicit WordCheck(const std::filesystem::path& file) : file_(file.string()), source_(text_of(file)), spots_(source_) {}

  void letters(const Path& path, const Localised& words) {
    for (const auto& [language, sentence] : words)
      if (const auto code = hidden_character(sentence)) add(path, language, Text("yaml.hidden_character", {{"code", *code}}));
  }
  void values(const Path& path, const Localised& words, const std::set<std::string>& told) {
    for (const auto& [language, sentence] : words)
      for (const std::string& value : mentioned_values(sentence))
        if (!told.contains(value)) add(path, language, unknown_value(value, told));
  }
  std::vector<Problem> take() { return std::move(problems_); }

 private:
  static std::string text_of(const std::filesystem::path& file) {
    const auto text = read_file(file);
    return text ? *text : std::string();
  }

  void add(Path path, const std::string& language, Text why) {
    path.push_back(language);
    SourceSpot where = spots_.find(std::move(path));
    where.file = file_;
    problems_.emplace_back(std::move(why), std::move(where));
  }

  std::string file_;
  std::string source_;  ///< which the spots point into
  lua::FieldSpots spots_;
  std::vector<Problem> problems_;
};

}  // namespace

Text unknown_value(const std::string& value, const std::set<std::string>& told) {
  const std::vector<std::string> names(told.begin(), told.end());
  return Text(told.empty() ? "cli.check.no_values" : "cli.check.value", {{"name", clipped(value)}, {"values", joined(names)}});
}

std::vector<Problem> odd_words(const Locale& locale, const GameEntry& game, const Variant& variant, const Value* settings) {
  if (variant.files.empty()) return {};
  const std::set<std::string> known = told_of_reasons(locale, game, settings);
  WordCheck check(variant.files.front());
  for (const auto& [key, text] : variant.texts) {
    const std::string unit = key.substr(0, key.find('.'));
    check.values({"texts", unit, plain_name(key)}, text, unit == "reason" ? known : std::set<std::string>());  // an end is told none
  }
  return check.take();
}

std::vector<Problem> odd_letters(const Variant& variant) {
  if (variant.files.empty()) return {};
  WordCheck check(variant.files.front());
  check.letters({"title"}, variant.title);
  check.letters({"summary"}, variant.summary);
  for (const auto& [key, text] : variant.texts) check.letters({"texts", key.substr(0, key.find('.')), plain_name(key)}, text);
  return check.take();
}

DryRunReport try_variant(const Locale& locale, const std::shared_ptr<const GameEntry>& game, const VariantEntry& variant,
                         const DryRunPlan& plan) {
  DryRunReport report = dry_run(game, variant, plan);
  for (const AnsweredName& used : report.names)
    if (auto problem = without_texts(locale, *game, variant, used)) report.faults.push_back(*std::move(problem));
  return report;
}

}  // namespace tablier

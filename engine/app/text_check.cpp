#include "app/text_check.hpp"

#include "app/content_check.hpp"
#include "app/script_trial.hpp"
#include "content/files.hpp"
#include "content/locale.hpp"
#include "content/sentence.hpp"
#include "content/unreadable.hpp"
#include "content/utf8.hpp"
#include "content/yaml.hpp"
#include "sdk/spelling.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <string>

namespace tablier {
namespace {

namespace fs = std::filesystem;

using Values = std::set<std::string>;

/// Texts of a game in Lua, by their group: those that are told a number, and those that are told nothing.
const Values& numbered_groups() {
  static const Values kGroups{"why", "match_goal"};
  return kGroups;
}
const Values& plain_groups() {
  static const Values kGroups{"status", "counter", "tray", "outcome", "reason", "button", "value", "parameter", "parameter_help"};
  return kGroups;
}

/// Absent for a group that the engine does not know.
std::optional<Values> told_in_lua(const std::string& group) {
  if (numbered_groups().contains(group)) return Values{"n"};
  return plain_groups().contains(group) ? std::optional<Values>(std::in_place) : std::nullopt;
}

/// The group that was meant; empty where none is near, or it is one.
std::string meant_group(const std::string& group) {
  if (told_in_lua(group)) return {};
  std::vector<std::string> known(plain_groups().begin(), plain_groups().end());
  known.insert(known.end(), numbered_groups().begin(), numbered_groups().end());
  return nearest(group, known);
}

/// The text in whose place one is said where pieces bear letters or numbers, or where a value is missing.
std::string base_of(const std::string& key) {
  for (const std::string_view form : {"_plain", "_as_numbers", "_as_letters"})
    if (key.ends_with(form)) return key.substr(0, key.size() - form.size());
  return key;
}

constexpr std::string_view kLanguageNames = "settings.language_name.";

/// A language that somebody adds has a name of its own, as it calls itself.
bool is_name_of_language(std::string_view key) {
  return key.starts_with(kLanguageNames) && is_known_language(key.substr(kLanguageNames.size()));
}

/// The texts of a file, one by one.
class TextCheck {
 public:
  TextCheck(std::string prefix, bool in_lua, bool all_known, Locale own)
      : prefix_(std::move(prefix)), in_lua_(in_lua), all_known_(all_known), own_(std::move(own)) {}

  void check(const YamlNode& group, const std::string& key) {
    for (std::size_t i = 0; i < group.size(); ++i) {
      const YamlNode member = group.member(i);
      const std::string& name = group.key(i).scalar();
      if (in_lua_ && key.empty()) check_group(group.key(i));
      if (member.is(YamlKind::map)) check(member, key.empty() ? name : key + "." + name);
      else check_sentence(key, member);
    }
    if (all_known_ && is_text(group) && !own_.has(key) && !own_.has(base_of(key)) && !is_name_of_language(key)) tell_key(key, group);
  }

  std::vector<Problem> take() { return std::move(problems_); }

 private:
  /// What is under a language is a sentence; anything else that stands where a text should is told as such.
  static bool is_text(const YamlNode& group) {
    return group.size() > 0 && !group.member(0).is(YamlKind::map) && is_known_language(group.key(0).scalar());
  }

  void check_group(const YamlNode& key) {
    if (const std::string near = meant_group(key.scalar()); !near.empty())
      problems_.emplace_back(Text("cli.check.text_key_near", {{"key", clipped(key.scalar())}, {"near", near}}), key.where());
  }

  /// Absent where nobody can say.
  std::optional<Values> told(const std::string& key) const {
    if (in_lua_) return told_in_lua(key.substr(0, key.find('.')));
    const std::string base = prefix_ + base_of(key);
    if (!own_.has(base)) return std::nullopt;
    Values known;
    for (const char* form : {"", "_plain", "_as_numbers", "_as_letters"})
      if (const auto text = own_.texts().find(base + form); text != own_.texts().end())
        for (const auto& [language, sentence] : text->second) known.merge(mentioned_values(sentence));
    return known;
  }

  void check_sentence(const std::string& key, const YamlNode& sentence) {
    if (!prefix_.empty() && is_blank_text(sentence.scalar())) problems_.emplace_back(Text("cli.check.blank"), sentence.where());
    const auto known = told(key);
    if (!known) return;
    for (const std::string& value : mentioned_values(sentence.scalar()))
      if (!known->contains(value)) problems_.emplace_back(unknown_value(value, *known), sentence.where());
  }

  void tell_key(const std::string& key, const YamlNode& group) {
    std::vector<std::string> names;
    for (const auto& [other, text] : own_.texts()) names.push_back(other);
    const bool names_language = key + "." == kLanguageNames;  // without the language's own key
    const std::string near = names_language ? key + "." + group.key(0).scalar() : nearest(key, names);
    problems_.emplace_back(Text(near.empty() ? "cli.check.text_key" : "cli.check.text_key_near", {{"key", clipped(key)}, {"near", near}}),
                           group.where());
  }

  std::string prefix_;  ///< of its keys among the program's
  bool in_lua_, all_known_;
  Locale own_;
  std::vector<Problem> problems_;
};

bool is_texts_file(const fs::path& file) {
  return file.filename() == "texts.yaml" || file.parent_path().filename() == "texts" || file.parent_path().filename() == "locale";
}

bool is_in_lua(const Services& services, const fs::path& file, const std::string& game) {
  if (script_of_content(file)) return true;
  const auto entry = services.catalogue.peek(game);
  return entry && tablier::is_in_lua(*entry);
}

/// The program's texts, without those that a player's own folder adds.
Locale own_texts(const Services& services, const fs::path& sub, const std::string& prefix) {
  Locale own;
  for (const fs::path& folder : services.paths.all(sub)) {
    if (services.paths.is_own(folder)) continue;
    if (prefix.empty()) own.add_folder(folder);
    else add_game_texts(own, {folder});
  }
  return own;
}

}  // namespace

std::vector<Problem> odd_texts(const Services& services, const fs::path& file) {
  const fs::path whole = fs::absolute(file).lexically_normal();
  if (!is_texts_file(whole)) return {};
  const LoadedYaml yaml = load_yaml(file);
  if (!yaml.document || !yaml.document->root().is(YamlKind::map)) return {};
  const bool of_program = whole.parent_path().filename() == "locale";
  const fs::path folder = whole.filename() == "texts.yaml" ? whole.parent_path() : whole.parent_path().parent_path();
  const std::string game = of_program ? "" : folder.filename().string();
  Locale own = own_texts(services, fs::path("content") / (of_program ? "locale" : game), game);
  const bool all_known = of_program && !own.texts().empty();
  TextCheck check(of_program ? "" : game + ".", !of_program && is_in_lua(services, file, game), all_known, std::move(own));
  check.check(yaml.document->root(), "");
  return check.take();
}

bool is_of_locale(const fs::path& file) { return fs::absolute(file).lexically_normal().parent_path().filename() == "locale"; }

std::vector<TranslationCount> part_translations(const Services& services, const std::vector<fs::path>& files) {
  Locale checked;
  for (const fs::path& file : files) checked.add_file(file);
  const auto& all = services.locale.own_texts_of_program();
  std::vector<TranslationCount> found;
  for (const std::string& language : checked.languages()) {
    const auto has_it = [&](const std::string& key) { return checked.has(key, language) || services.locale.has(key, language); };
    const auto done = static_cast<std::size_t>(std::ranges::count_if(all, has_it));
    if (done < all.size()) found.push_back({language, done, all.size()});
  }
  return found;
}

}  // namespace tablier

#include "app/orphan_texts.hpp"

#include "content/files.hpp"
#include "content/locale.hpp"
#include "content/own_texts.hpp"
#include "content/utf8.hpp"
#include "content/yaml.hpp"
#include "script/field_spots.hpp"
#include "script/lexer.hpp"
#include "script/shape_check.hpp"
#include "sdk/spelling.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>

namespace tablier {
namespace {

namespace fs = std::filesystem;

/// Texts of these groups are said by the names that the script gives.
constexpr std::array<std::string_view, 7> kNamedGroups{"status", "counter", "tray", "outcome", "reason", "button", "why"};
/// The engine says these itself.
constexpr std::array<std::string_view, 3> kOwnKeys{"status.chosen", "status.begun", "tray.pieces"};
/// A shorter part of a name would stand for nearly all.
constexpr std::size_t kMinPart = 3;

bool is_among(const auto& names, std::string_view name) { return std::ranges::find(names, name) != names.end(); }

/// The scripts below a folder, and some more.
std::set<fs::path> scripts_below(const fs::path& folder, std::set<fs::path> files) {
  std::error_code error;
  for (fs::recursive_directory_iterator item(folder, error), end; !error && item != end; item.increment(error))
    if (item->path().extension() == ".lua") files.insert(item->path());
  return files;
}

/// What stands in the sources of scripts: names, and texts in quotes.
class ScriptWords {
 public:
  explicit ScriptWords(const std::set<fs::path>& files) {
    for (const fs::path& file : files)
      if (const auto text = read_file(file, kMaxContentBytes)) read(*text);
  }

  /// As a whole, or put together: one of its ends is a text in quotes.
  bool name(const std::string& wanted) const { return words_.contains(wanted) || say(wanted); }
  /// The same of texts alone.
  bool say(const std::string& wanted) const {
    return std::ranges::any_of(quoted_, [&](const std::string& text) {
      return text == wanted || (text.size() >= kMinPart && (wanted.starts_with(text) || wanted.ends_with(text)));
    });
  }
  std::vector<std::string> all() const { return {words_.begin(), words_.end()}; }

 private:
  void read(std::string_view source) {
    lua::Lexer lexer(source);
    for (lua::Token token = lexer.next(); token.kind != lua::Token::Kind::end; token = lexer.next()) {
      if (token.kind == lua::Token::Kind::text) quoted_.emplace(token.text);
      if (token.kind == lua::Token::Kind::text || token.kind == lua::Token::Kind::name) words_.emplace(token.text);
    }
  }

  std::set<std::string> words_, quoted_;
};

/// The keys of texts under `node`, and where they stand.
void add_keys(const YamlNode& node, const std::string& key, std::vector<std::pair<std::string, SourceSpot>>& keys) {
  for (std::size_t i = 0; i < node.size(); ++i) {
    const YamlNode member = node.member(i);
    const std::string name = key.empty() ? node.key(i).scalar() : key + "." + node.key(i).scalar();
    if (!member.is(YamlKind::map) || member.size() == 0) continue;
    if (member.member(0).is(YamlKind::map)) add_keys(member, name, keys);
    else keys.emplace_back(name, node.key(i).where());
  }
}

class OrphanSearch {
 public:
  explicit OrphanSearch(const GameScript& script)
      : script_(script), words_(scripts_below(script.files().front().parent_path(), {script.files().begin(), script.files().end()})) {}

  std::vector<Problem> run(const fs::path& content) {
    std::vector<fs::path> files = list_files(content / "texts", ".yaml");
    files.insert(files.begin(), content / "texts.yaml");
    for (const fs::path& file : files) {
      const LoadedYaml yaml = load_content(file);
      if (!yaml.document || !yaml.document->root().is(YamlKind::map)) continue;
      std::vector<std::pair<std::string, SourceSpot>> keys;
      add_keys(yaml.document->root(), "", keys);
      for (const auto& [key, where] : keys) look_at(key, where);
    }
    return std::move(problems_);
  }

 private:
  void look_at(const std::string& key, const SourceSpot& where) {
    const auto dot = key.find('.');
    const std::string group = key.substr(0, dot), name = dot == key.npos ? "" : key.substr(dot + 1);
    if (group == "parameter" || group == "parameter_help" || group == "match_goal") look_at_parameter(key, name, where);
    else if (group == "value") look_at_value(key, name, where);
    else if (is_among(kNamedGroups, group) && !is_among(kOwnKeys, key) && !words_.name(name)) tell(key, nearest(name, words_.all()), where);
  }

  void look_at_parameter(const std::string& key, const std::string& name, const SourceSpot& where) {
    if (!parameter(name)) tell(key, nearest(name, parameters()), where);
  }

  /// `value.<parameter>.<value>`
  void look_at_value(const std::string& key, const std::string& name, const SourceSpot& where) {
    const auto dot = std::min(name.find('.'), name.size());
    const Parameter* const p = parameter(name.substr(0, dot));
    if (!p) return tell(key, nearest(name.substr(0, dot), parameters()), where);
    const std::string value = dot < name.size() ? name.substr(dot + 1) : "";
    if (p->type == ParameterType::choice && value != "nothing" && !is_among(p->values, value)) tell(key, nearest(value, p->values), where);
  }

  const Parameter* parameter(const std::string& name) const {
    const auto found = std::ranges::find(script_.parameters(), name, &Parameter::name);
    return found == script_.parameters().end() ? nullptr : &*found;
  }
  std::vector<std::string> parameters() const {
    std::vector<std::string> names;
    for (const Parameter& p : script_.parameters()) names.push_back(p.name);
    return names;
  }

  void tell(const std::string& key, const std::string& near, const SourceSpot& where) {
    problems_.emplace_back(
        Text(near.empty() ? "cli.check.orphan_text" : "cli.check.orphan_text_near", {{"key", clipped(key)}, {"near", near}}), where);
  }

  const GameScript& script_;
  ScriptWords words_;
  std::vector<Problem> problems_;
};

/// `reason = "…"` where nothing is put to the text.
struct WrittenReason {
  std::string name;
  SourceSpot where;
};

std::vector<WrittenReason> written_reasons(const fs::path& file) {
  std::vector<WrittenReason> found;
  const auto source = read_file(file, kMaxContentBytes);
  if (!source) return found;
  lua::Lexer lexer(*source);
  std::array<lua::Token, 4> last;  // reason, =, the text, and what comes after it
  while (true) {
    std::ranges::rotate(last, last.begin() + 1);
    last[3] = lexer.next();
    const bool is_whole = last[3].is(",") || last[3].is("}") || last[3].is(";") || last[3].kind == lua::Token::Kind::name;
    const bool is_reason = last[0].is_word("reason") && last[1].is("=") && last[2].kind == lua::Token::Kind::text;
    const bool is_operator = last[3].is_word("and") || last[3].is_word("or");
    if (is_reason && is_whole && !is_operator && is_name(last[2].text))
      found.push_back({std::string(last[2].text), {file.string(), last[2].line, last[2].column}});
    if (last[3].kind == lua::Token::Kind::end) return found;
  }
}

bool has_text(const Locale& locale, const GameEntry& game, const std::string& key) {
  return locale.has(game.name + "." + key) || locale.has(key);
}

}  // namespace

std::vector<Problem> orphan_texts(const GameScript& script, const fs::path& content) { return OrphanSearch(script).run(content); }

std::vector<Problem> orphan_texts(const Locale& locale, const GameEntry& game, const Variant& variant) {
  if (variant.files.empty() || variant.texts.empty()) return {};
  const fs::path& file = variant.files.front();
  const ScriptWords words(scripts_below(file.parent_path(), {variant.files.begin(), variant.files.end()}));
  const auto source = read_file(file, kMaxContentBytes);
  const lua::FieldSpots spots(source ? std::string_view(*source) : std::string_view());
  std::vector<Problem> problems;
  for (const auto& [key, text] : variant.texts) {
    const std::string unit = key.substr(0, key.find('.')), name(plain_name(key)), said = unit + "." + name;
    if (has_text(locale, game, said) || words.say(name)) continue;
    SourceSpot where = spots.find({"texts", unit, name});
    where.file = file.string();
    problems.emplace_back(Text("cli.check.orphan_text", {{"key", clipped(said)}}), std::move(where));
  }
  return problems;
}

std::vector<NamedText> written_outcomes(const GameScript& script, const std::string& game) {
  std::vector<NamedText> texts;
  for (const fs::path& file : script.files())
    for (WrittenReason& reason : written_reasons(file))
      if (std::string key = game + ".outcome." + reason.name; std::ranges::count(texts, key, &NamedText::key) == 0)
        texts.push_back({std::move(key), "", std::move(reason.where)});
  return texts;
}

std::vector<Problem> outcomes_without_texts(const Locale& locale, const GameEntry& game, const Variant& variant) {
  if (variant.files.empty()) return {};
  std::vector<std::string> own;
  for (const auto& [key, text] : variant.texts)
    if (key.starts_with("outcome.")) own.emplace_back(plain_name(key));
  std::vector<Problem> problems;
  std::set<std::string> told;
  for (const WrittenReason& reason : written_reasons(variant.files.front())) {
    const bool has = is_among(own, reason.name) || has_text(locale, game, "outcome." + reason.name);
    if (has || !told.insert(reason.name).second) continue;
    const std::string near = nearest(reason.name, own);
    problems.emplace_back(Text(near.empty() ? "cli.check.table_no_words" : "cli.check.table_no_words_near",
                               {{"key", clipped(game.name + ".outcome." + reason.name)}, {"near", near}}),
                          reason.where);
  }
  return problems;
}

}  // namespace tablier

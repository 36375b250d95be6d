#include "content/locale.hpp"

#include "content/files.hpp"
#include "content/kinds.hpp"
#include "content/sentence.hpp"
#include "content/utf8.hpp"
#include "sdk/expect.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <set>

namespace tablier {
namespace {

// Sentences within sentences, so that a text that mentions itself ends.
constexpr int kDeepestMention = 8;

bool is_key(std::string_view key) {
  const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-'; };
  return !key.empty() && std::all_of(key.begin(), key.end(), fits);
}

/// A map from languages to sentences. A group may have two-letter keys too (`no: {fr: …, en: …}`), but holds maps.
bool is_leaf(const YamlNode& map) {
  for (std::size_t i = 0; i < map.size(); ++i)
    if (!is_language(map.key(i).scalar()) || map.member(i).is(YamlKind::map)) return false;
  return map.size() > 0;
}

void set_language(Localised& text, const std::string& language, std::string sentence) {
  const auto found = std::find_if(text.begin(), text.end(), [&](const auto& entry) { return entry.first == language; });
  if (found != text.end()) found->second = std::move(sentence);
  else text.emplace_back(language, std::move(sentence));
}

using Entry = std::pair<std::string, std::string>;

const Entry& best(const Localised& text, std::string_view language) {
  for (const std::string_view wish : {language, std::string_view("en")})
    for (const Entry& entry : text)
      if (entry.first == wish) return entry;
  return text.front();
}

/// Every language must mention the same values.
void check_languages(const std::string& key, const Localised& text, const SourceSpot& where, ProblemList& problems) {
  for (const auto& [language, sentence] : text)
    if (!is_known_language(language)) problems.add(unknown_language(language), where);
  const auto expected = mentioned_values(text.front().second);
  for (const auto& [language, sentence] : text) {
    const auto mentioned = mentioned_values(sentence);
    std::vector<std::string> odd;
    std::set_symmetric_difference(expected.begin(), expected.end(), mentioned.begin(), mentioned.end(), std::back_inserter(odd));
    if (!odd.empty())
      problems.add(Text("locale.values_differ", {{"key", key}, {"name", odd.front()}, {"one", text.front().first}, {"other", language}}),
                   where);
  }
}

std::string child_key(std::string_view prefix, const std::string& name) {
  std::string key(prefix);
  if (!key.empty()) key += '.';
  return key + name;
}

std::string written(const std::vector<TextArg>& args) {
  std::string all;
  for (const TextArg& arg : args) {
    all += (all.empty() ? "" : ", ") + arg.name + ": ";
    if (const auto* number = std::get_if<std::int64_t>(&arg.value)) all += std::to_string(*number);
    else if (const auto* text = std::get_if<std::string>(&arg.value)) all += printable(clipped(*text, kMaxTold));
    else all += std::get<std::vector<Text>>(arg.value).front().key;
  }
  return all;
}

/// The last word of a key that a script made of a name of its own: of a reason, of how a round ended. Nobody need have words for it.
std::string own_name(std::string_view key) {
  if (key.find(".reason.") == key.npos && key.find(".outcome.") == key.npos) return {};
  std::string name(key.substr(key.rfind('.') + 1));
  std::ranges::replace(name, '_', ' ');
  return name;
}

/// Null where nobody has words for the key; `own` keeps those of a variant's file.
const Localised* sentence_of(const Locale& locale, const std::string& key, std::optional<Localised>& own) {
  const auto by_labels = locale.labels().empty() ? locale.texts().end() : locale.texts().find(key + "_as_" + locale.labels());
  const auto found = by_labels == locale.texts().end() ? locale.texts().find(key) : by_labels;
  if (found != locale.texts().end()) return &found->second;
  own = locale.own_texts()->find(key);
  return own ? &*own : nullptr;
}

std::string say_to_depth(const Locale& locale, const Text& text, int depth, bool cut, bool within = false) {
  std::optional<Localised> own;
  const Localised* const sentence = sentence_of(locale, text.key, own);
  if (!sentence)
    if (const std::string name = own_name(text.key); !name.empty()) return printable(name);
  if (!sentence || depth == 0) return text.args.empty() ? printable(text.key) : printable(text.key) + " (" + written(text.args) + ")";
  bool lacks = false;
  const auto say = [&](const Text& inner, bool goes_on) { return say_to_depth(locale, inner, depth - 1, cut, goes_on); };
  const auto& [language, form] = best(*sentence, locale.language());
  const Filling filling{locale.language(), text.args, say, &lacks, cut, within};
  const std::string set = own ? typeset(form, language) : form;
  std::string said = fill_sentence(within ? within_sentence(set) : set, filling);
  if (const std::string plain = text.key + "_plain"; lacks && locale.has(plain))
    return say_to_depth(locale, Text(plain, text.args), depth - 1, cut, within);
  return said;
}

}  // namespace

bool is_language(std::string_view code) {
  return code.size() == 2 && std::all_of(code.begin(), code.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

bool is_known_language(std::string_view code) {
  constexpr std::string_view kCodes =
      "aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff "
      "fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku "
      "kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu "
      "rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo "
      "wa wo xh yi yo za zh zu ";
  return is_language(code) && kCodes.find(std::string(code) + " ") != kCodes.npos;
}

Text unknown_language(std::string_view key) {
  const bool is_code = key.find_first_of(" .") == key.npos;
  return Text(is_code ? "yaml.language" : "yaml.language_quotes", {{"key", clipped(key)}});
}

std::vector<Problem> Locale::add_folder(const std::filesystem::path& folder, std::string_view prefix) {
  std::vector<Problem> problems;
  FolderBudget budget;
  for (const auto& file : list_files(folder, ".yaml")) {
    if (auto full = budget.refuse(file)) {
      problems.push_back(*std::move(full));
      continue;
    }
    auto found = add_file(file, prefix);
    problems.insert(problems.end(), std::make_move_iterator(found.begin()), std::make_move_iterator(found.end()));
  }
  return problems;
}

std::vector<Problem> Locale::add_file(const std::filesystem::path& file, std::string_view prefix) {
  LoadedYaml yaml = load_content(file);
  if (!yaml.document) return std::move(yaml.problems);
  ProblemList problems;
  for (Problem& problem : yaml.problems) problems.add(std::move(problem));
  if (is_map(yaml.document->root(), problems)) add_group(yaml.document->root(), std::string(prefix), problems);
  return problems.take();
}

void Locale::add_group(const YamlNode& group, const std::string& prefix, ProblemList& problems) {
  for (std::size_t i = 0; i < group.size(); ++i) {
    const std::string& name = group.key(i).scalar();
    const YamlNode member = group.member(i);
    const std::string key = child_key(prefix, name);
    if (!is_key(name)) problems.add(Text("locale.key"), group.key(i).where());
    else if (!member.is(YamlKind::map)) add_expected(problems, member, Text("yaml.kind.localised"));
    else if (is_leaf(member)) add_sentence(member, key, problems);
    else add_group(member, key, problems);
  }
}

void Locale::add_sentence(const YamlNode& leaf, const std::string& key, ProblemList& problems) {
  Localised& text = texts_[key];
  for (std::size_t i = 0; i < leaf.size(); ++i) {
    const auto sentence = kind::text().read(leaf.member(i), problems);
    if (!sentence) continue;
    if (const Status sound = check_sentence(*sentence); !sound) problems.add(sound.problem().text, leaf.member(i).where());
    else set_language(text, leaf.key(i).scalar(), typeset(*sentence, leaf.key(i).scalar()));
  }
  if (text.empty()) texts_.erase(key);
  else check_languages(key, text, leaf.where(), problems);
}

std::vector<std::string> Locale::languages() const {
  std::set<std::string> codes;
  for (const auto& [key, text] : texts_)
    for (const auto& entry : text)
      if (is_known_language(entry.first)) codes.insert(entry.first);
  return {codes.begin(), codes.end()};
}

void Locale::know_own_texts() {
  for (const auto& [key, text] : texts_)
    if (has(key, "en")) own_keys_.insert(key);
}

bool Locale::has(std::string_view key, std::string_view language) const {
  const auto text = texts_.find(key);
  return text != texts_.end() && std::ranges::count(text->second, language, &Localised::value_type::first) > 0;
}

std::size_t Locale::translated(std::string_view language) const {
  return static_cast<std::size_t>(std::ranges::count_if(own_keys_, [&](const std::string& key) { return has(key, language); }));
}

void Locale::use(std::string language) {
  const auto offered = languages();
  expects(offered.empty() || std::ranges::binary_search(offered, language));
  language_ = std::move(language);
}

std::string Locale::say(const Text& text) const { return say_to_depth(*this, text, kDeepestMention, false); }

std::string Locale::say(const Localised& text) const {
  if (text.empty()) return {};
  const auto& [language, form] = best(text, language_);
  return typeset(form, language);
}

std::string Locale::say(const Problem& problem) const {
  const SourceSpot& where = problem.where;
  std::string place = printable(where.file);
  if (where.line > 0) place += ":" + std::to_string(where.line);
  if (where.line > 0 && where.column > 0) place += ":" + std::to_string(where.column);
  return with_stand_in(where.file, (place.empty() ? "" : place + ": ") + say_to_depth(*this, problem.text, kDeepestMention, true));
}

std::string Locale::say_to_reader(const Problem& problem) const {
  const SourceSpot& where = problem.where;
  if (where.file.empty() || where.line > 0) return say(problem);
  return with_stand_in(where.file, say(Text("file.about", {{"file", printable(where.file)}, {"why", problem.text}})));
}

std::string Locale::with_stand_in(const std::string& file, const std::string& sentence) const {
  const auto other = file.empty() ? std::nullopt : stand_ins_.place_of(file);
  return other ? sentence + " " + say(Text("file.stands_in", {{"file", printable(other->string())}})) : sentence;
}

bool Locale::has(std::string_view key) const { return texts_.contains(key) || own_texts_->find(key).has_value(); }

std::string environment_language(const std::vector<std::string>& offered) {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (!value || !*value) continue;
    const std::string_view wish(value);
    const std::string language(wish.substr(0, wish.find_first_of("_.@")));
    return std::find(offered.begin(), offered.end(), language) != offered.end() ? language : "en";
  }
  return "en";
}

std::string language_for(const std::string& wished, const std::vector<std::string>& offered) {
  for (const std::string& language : {wished, environment_language(offered)})
    if (std::ranges::count(offered, language) > 0) return language;
  return offered.empty() ? "en" : offered.front();
}

}  // namespace tablier

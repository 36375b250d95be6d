#include "script/variant_reader.hpp"

#include "content/locale.hpp"
#include "content/sentence.hpp"
#include "content/text_limits.hpp"
#include "content/unreadable.hpp"
#include "content/utf8.hpp"
#include "script/field_spots.hpp"
#include "script/hook_vm.hpp"
#include "script/loading.hpp"
#include "script/shape_check.hpp"
#include "script/variant_hooks.hpp"
#include "sdk/spelling.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace tablier::lua {
namespace {

constexpr std::size_t kMaxOptions = 500;
constexpr std::size_t kMaxLanguages = 100;
constexpr std::size_t kMaxTexts = 200;
/// The groups of texts that a variant may have words of its own in.
constexpr std::array<std::string_view, 2> kTextGroups{"reason", "outcome"};

bool is_hook(std::string_view name) { return std::ranges::find(kHookNames, name) != kHookNames.end(); }

std::vector<std::string> known_fields() {
  std::vector<std::string> names{"extends", "title", "summary", "texts", "options", "tests"};
  names.insert(names.end(), kHookNames.begin(), kHookNames.end());
  return names;
}

/// Names of texts.
bool is_name(std::string_view text) {
  constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz0123456789_-";
  return !text.empty() && text.find_first_not_of(kLetters) == text.npos;
}

/// Checks the fields one by one and fills the variant.
class FieldReader {
 public:
  FieldReader(Reading& reading, const Source& source) : reading_(reading), path_(source.path.string()), spots_(source.text) {}

  void read(const Declaration& declared) {
    for (const Member& field : declared.fields)
      if (!full()) read_field(field);
    for (const std::string& name : declared.functions)
      if (!is_hook(name) && !full()) refuse_function(name);
  }
  void unreadable(const UnreadableField& field) {
    if (is_hook(field.name)) return add({field.name}, Text("script.not_function", {{"field", field.name}}));
    if (!known(field.name)) return add({field.name}, unknown(field.name));
    reading_.problems.emplace_back(Text("script.field", {{"field", field.name}, {"why", field.why}}), in_file(field.where(spots_)));
  }
  SourceSpot spot(std::vector<std::string_view> path) const { return in_file(spots_.find(std::move(path))); }

 private:
  SourceSpot in_file(SourceSpot where) const {
    where.file = path_;
    return where;
  }

  /// Nobody reads more problems of one file.
  bool full() const { return reading_.problems.size() >= 50; }
  static bool known(const std::string& field) { return std::ranges::count(known_fields(), field) > 0; }
  static Text unknown(const std::string& field) {
    const std::string near = nearest(field, known_fields());
    if (near.empty()) return Text("script.unknown_field", {{"field", field}});
    return Text("script.unknown_field_near", {{"field", field}, {"near", near}});
  }

  void add(std::vector<std::string_view> path, Text text) { reading_.problems.emplace_back(std::move(text), spot(std::move(path))); }

  void read_field(const Member& field) {
    Variant& variant = reading_.variant;
    if (is_hook(field.name)) add({field.name}, Text("script.not_function", {{"field", field.name}}));
    else if (field.name == "extends") read_extends(field.value);
    else if (field.name == "title") read_localised(field, kMaxTitle, variant.title);
    else if (field.name == "summary") read_localised(field, kMaxText, variant.summary);
    else if (field.name == "texts") read_texts(field.value);
    else if (field.name == "options") read_options(field.value);
    else if (field.name == "tests") read_tests(field.value);
    else add({field.name}, unknown(field.name));
  }

  void refuse_function(const std::string& name) {
    add({name}, known(name) ? Text("script.is_function", {{"field", name}}) : unknown(name));
  }

  void read_extends(const Value& value) {
    const std::string* name = value.as_string();
    reading_.variant.extends_where = spot({"extends"});
    if (name && is_variant_name(*name)) reading_.variant.extends = *name;
    else add({"extends"}, Text("script.extends"));
  }

  using Path = std::vector<std::string_view>;
  static Path with(Path path, std::string_view name) {
    path.push_back(name);
    return path;
  }

  void read_localised(const Member& field, std::size_t max, Localised& into) { read_localised({field.name}, field, max, into); }

  /// `path` ends with the name of the field.
  void read_localised(const Path& path, const Member& field, std::size_t max, Localised& into) {
    const Value::Map* map = field.value.as_map();
    if (!map || map->empty() || map->size() > kMaxLanguages) return add(path, Text("script.localised", {{"field", field.name}}));
    const auto is_empty = [](const Member& m) { return m.value.as_string() && is_blank_text(*m.value.as_string()); };
    if (const auto empty = std::ranges::find_if(*map, is_empty); empty != map->end())
      return add(with(path, empty->name), Text("script.empty_text", {{"field", field.name}}));
    for (const Member& m : *map) {
      if (m.value.is_null()) continue;  // stands in for something missing, here and below
      const std::string* text = m.value.as_string();
      const std::size_t letters = text ? count_characters(*text) : 0;
      if (letters > max) add(with(path, m.name), Text("yaml.long_text", {{"n", letters}, {"max", max}}));
      else if (text && !is_known_language(m.name)) add(with(path, m.name), Text("yaml.language", {{"key", clipped(m.name)}}));
      else if (text) into.emplace_back(m.name, in_one_line(*text));
      else add(with(path, m.name), Text("script.localised", {{"field", field.name}}));
    }
  }

  /// `{reason = {too_bold = {fr = …, en = …}}, outcome = {…}}`
  void read_texts(const Value& value) {
    const Value::Map* groups = value.as_map();
    if (!groups) return add({"texts"}, Text("script.texts"));
    for (const Member& group : *groups) {
      const Path path{"texts", group.name};
      const Value::Map* texts = group.value.as_map();
      if (const auto* list = group.value.as_list(); group.value.is_null() || (list && list->empty())) continue;
      if (std::ranges::find(kTextGroups, group.name) == kTextGroups.end()) add(path, unknown_group(group.name));
      else if (!texts || texts->size() > kMaxTexts) add(path, Text("script.texts"));
      else
        for (const Member& text : *texts)
          if (!full()) read_text(group.name, text);
    }
  }

  static Text unknown_group(const std::string& name) {
    const std::vector<std::string> known(kTextGroups.begin(), kTextGroups.end());
    return Text("script.text_group", {{"name", clipped(name)}, {"values", joined(known)}});
  }

  void read_text(const std::string& group, const Member& member) {
    const Path path{"texts", group, member.name};
    if (!is_name(member.name)) return add(path, Text("script.text_name", {{"name", clipped(member.name)}}));
    if (member.value.is_null()) return;
    Localised text;
    const std::size_t before = reading_.problems.size();
    read_localised(path, member, kMaxText, text);
    for (const auto& [language, sentence] : text)
      if (const Status sound = check_sentence(sentence); !sound) add(with(path, language), sound.problem().text);
    if (text.empty() && reading_.problems.size() > before) text.emplace_back("en", "");  // there is one, though nobody can use it
    reading_.variant.texts.emplace(own_key(group, reading_.variant.name, member.name), std::move(text));
  }

  void read_options(const Value& value) {
    const Value::List* list = value.as_list();
    if (list && list->empty()) return;
    const Value::Map* map = value.as_map();
    if (!map) return add({"options"}, Text("script.options"));
    if (map->size() > kMaxOptions)
      return add({"options"},
                 Text("script.field", {{"field", "options"},
                                       {"why", Text("script.many_options", {{"n", static_cast<std::int64_t>(map->size())},
                                                                            {"max", static_cast<std::int64_t>(kMaxOptions)}})}}));
    for (const Member& m : *map)
      if (!has_unknown(m.value)) reading_.variant.options[m.name] = {m.value, spot({"options", m.name}), {}};
  }

  void read_tests(const Value& value) {
    const Value::List* list = value.as_list();
    if (!list) return add({"tests"}, Text("script.tests"));
    const auto spots = spots_.items({"tests"});
    for (std::size_t i = 0; i < list->size(); ++i) {
      if (has_unknown((*list)[i])) continue;
      const ItemSpot here = i < spots.size() ? spots[i] : ItemSpot{spots_.find({"tests"}), {}};
      Setting& test = reading_.variant.tests.emplace_back(Setting{(*list)[i], in_file(here.where), {}});
      if (const auto* fields = (*list)[i].as_map())
        for (const Member& m : *fields) test.members[m.name] = in_file(here.of(m.name));
    }
  }

  Reading& reading_;
  std::string path_;
  FieldSpots spots_;
};

void sort_by_place(std::vector<Problem>& problems) {
  std::ranges::stable_sort(problems, {}, [](const Problem& p) { return std::pair(p.where.line, p.where.column); });
}

void read_fields(Reading& reading, Vm& vm, const Source& source) {
  FieldReader reader(reading, source);
  std::vector<UnreadableField> unreadable;
  reader.read(vm.declaration(unreadable));
  for (const UnreadableField& field : unreadable) reader.unreadable(field);
  reading.variant.where = reader.spot({});
  for (std::size_t i = 0; i < kHooks; ++i) reading.variant.hook_spots[i] = reader.spot({kHookNames[i]});
  if (reading.variant.title.empty() && reading.problems.empty() && !reading.stood_in)
    reading.problems.emplace_back(Text("script.no_title"), reading.variant.where);
  sort_by_place(reading.problems);
}

/// Names that the variant's file has words for, with the variant before them.
OwnNames own_names(const Variant& variant) {
  if (variant.texts.empty()) return {};
  return [texts = variant.texts, of = variant.name](std::string_view unit, const std::string& name) {
    return texts.contains(own_key(unit, of, name)) ? of + "." + name : name;
  };
}

}  // namespace

Reading read_variant(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots, const ScriptLimits& limits,
                     Absent absent) {
  Reading reading;
  reading.variant.name = file.stem().string();
  if (!is_variant_name(reading.variant.name)) {
    reading.problems.emplace_back(Text("script.name", {{"name", clipped(reading.variant.name)}}), SourceSpot{file.string(), 1, 1});
    return reading;
  }
  auto loaded = load_file<HookVm>(file, roots, limits, absent, reading);
  if (!loaded) return reading;
  auto& [sources, vm] = *loaded;
  reading.variant.files = sources->files();
  read_fields(reading, *vm, sources->at(0));
  if (std::ranges::any_of(kAllHooks, [&](Hook hook) { return vm->has(index_of(hook)); }))
    reading.variant.hooks = make_hooks(std::move(sources), std::move(vm), own_names(reading.variant));
  return reading;
}

}  // namespace tablier::lua

namespace tablier {

bool is_variant_name(std::string_view name) {
  constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz0123456789_-.";
  return !name.empty() && name.size() <= kMaxName && name.front() != '-' && name.front() != '.' &&
         name.find_first_not_of(kLetters) == name.npos;
}

}  // namespace tablier

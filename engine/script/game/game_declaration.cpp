#include "script/game/game_declaration.hpp"

#include "content/utf8.hpp"
#include "script/game/game_functions.hpp"
#include "script/game/game_shapes.hpp"
#include "script/game/held_things.hpp"
#include "script/game/laid_pieces.hpp"
#include "script/shape_check.hpp"
#include "script/shape_description.hpp"
#include "sdk/spelling.hpp"

#include <algorithm>
#include <set>

namespace tablier::lua {
namespace {

constexpr std::size_t kMaxProblems = 50;

constexpr bool is_required(GameFunction f) {
  return f == GameFunction::start || f == GameFunction::moves || f == GameFunction::play || f == GameFunction::result;
}

bool is_function_name(std::string_view name) { return std::ranges::find(kGameFunctionNames, name) != kGameFunctionNames.end(); }

/// Hooks that a game's own table may have as a variant's: the match asks them.
bool is_match_hook(std::string_view name) { return name == "round_end" || name == "match_end"; }

std::vector<std::string> known_names() {
  std::vector<std::string> names(kGameFunctionNames.begin(), kGameFunctionNames.end());
  for (const HookField& field : game_fields()) names.push_back(field.name);
  names.insert(names.end(), {"round_end", "match_end"});
  return names;
}

ParameterType type_of(const std::string& word) {
  if (word == "boolean") return ParameterType::boolean;
  return word == "integer" ? ParameterType::integer : ParameterType::choice;
}

/// The first text that stands there before; null: each is another.
const std::string* first_twice(const std::vector<std::string>& all) {
  for (auto text = all.begin(); text != all.end(); ++text)
    if (std::find(all.begin(), text, *text) != text) return &*text;
  return nullptr;
}

struct SaidOf {
  const char* answer;
  const char* field;
};

constexpr SaidOf kSaidOf[]{
    {"script.answer.wrong", "script.holds.wrong"},     {"script.answer.wrong_part", "script.holds.wrong_part"},
    {"script.answer.length", "script.holds.length"},   {"script.answer.missing", "script.holds.missing"},
    {"script.answer.unknown", "script.holds.unknown"}, {"script.answer.unknown_near", "script.holds.unknown_near"},
};

/// A fault of an answer, said of a field.
Text said_of_field(Text why) {
  const auto said = std::ranges::find(kSaidOf, std::string_view(why.key), &SaidOf::answer);
  if (said != std::end(kSaidOf)) why.key = said->field;
  return why;
}

/// Checks the fields one by one and fills the declaration.
class DeclarationReader {
 public:
  DeclarationReader(GameDeclaration& into, const Source& source, std::vector<Problem>& problems)
      : into_(into), path_(source.path.string()), spots_(source.text), problems_(problems) {}

  void read(const Vm& vm, const Declaration& declared) {
    into_.seats_where = spot({"seats"});
    into_.parameters_where = spot({"parameters"});
    into_.buttons_where = spot({"buttons"});
    into_.things_where = spot({"things"});
    for (const Member& field : declared.fields) read_field(field);
    for (const std::string& name : declared.functions) check_function(name);
    const auto is_there = [&](std::string_view name) {
      return std::ranges::find(declared.fields, name, &Member::name) != declared.fields.end();
    };
    for (const HookField& field : game_fields())
      if (!field.optional && !is_there(field.name))
        add({}, Text("script.game.missing", {{"field", field.name}, {"expected", description_of(field.shape)}}));
    for (std::size_t i = 0; i < kGameFunctions; ++i)
      if (is_required(static_cast<GameFunction>(i)) && !vm.has(i))
        add({}, Text("script.game.no_function", {{"field", kGameFunctionNames[i]}}));
    if (!is_there("board") && !vm.has(index_of(GameFunction::board))) add({}, Text("script.game.no_function", {{"field", "board"}}));
    if (vm.has(index_of(GameFunction::touch))) into_.hand = HandKind::scripted;
    check_thing_names(vm.has(index_of(GameFunction::chance)));
    if (into_.hand == HandKind::lay && into_.pieces.empty() && !vm.has(index_of(GameFunction::pieces)))
      add({"touch"}, Text("script.game.no_pieces"));
  }

  void unreadable(const UnreadableField& field) {
    if (problems_.size() >= kMaxProblems) return;
    problems_.emplace_back(Text("script.field", {{"field", field.name}, {"why", field.why}}), in_file(field.where(spots_)));
  }

 private:
  SourceSpot spot(std::vector<std::string_view> path) const { return in_file(spots_.find(std::move(path))); }
  SourceSpot in_file(SourceSpot where) const {
    where.file = path_;
    return where;
  }
  void add(std::vector<std::string_view> path, Text text) {
    if (problems_.size() < kMaxProblems) problems_.emplace_back(std::move(text), spot(std::move(path)));
  }

  void unknown(const std::string& field) {
    const std::string near = nearest(field, known_names());
    if (near.empty()) add({field}, Text("script.unknown_field", {{"field", clipped(field)}}));
    else add({field}, Text("script.unknown_field_near", {{"field", field}, {"near", near}}));
  }

  void check_function(const std::string& name) {
    if (is_function_name(name) || is_match_hook(name)) return;
    const bool known = std::ranges::find(game_fields(), name, &HookField::name) != game_fields().end();
    if (known) add({name}, Text("script.is_function", {{"field", name}}));
    else unknown(name);
  }

  void read_field(const Member& given) {
    const auto field = std::ranges::find(game_fields(), given.name, &HookField::name);
    if (field == game_fields().end()) {
      if (is_function_name(given.name) || is_match_hook(given.name))
        return add({given.name}, Text("script.not_function", {{"field", given.name}}));
      return unknown(given.name);
    }
    Value value = given.value;
    const auto faults = faults_of(field->shape, value, 0);
    for (const Text& why : faults) add({given.name}, Text("script.field", {{"field", given.name}, {"why", said_of_field(why)}}));
    if (faults.empty()) take(given.name, value);
  }

  void take(const std::string& name, const Value& value) {
    if (name == "version") into_.version = clipped(*value.as_string());
    else if (name == "seats") take_seats(*value.as_list());
    else if (name == "parameters") take_parameters(*value.as_map());
    else if (name == "buttons") take_buttons(*value.as_list());
    else if (name == "touch") into_.hand = *value.as_string() == "lay" ? HandKind::lay : HandKind::trace;
    else if (name == "pieces") into_.pieces = laid_pieces(*value.as_list());
    else if (name == "things") take_things(*value.as_list());
    else if (name == "alone") into_.alone = *value.as_string() == "score" ? RoundKind::score : RoundKind::puzzle;
    else if (name == "colours") into_.colours_by_turn = *value.as_string() == "by_turn";
    else if (name == "board") into_.board = value;
    else if (name == "longest_round") into_.longest_round = static_cast<int>(*value.as_int());
    else if (name == "tests") take_tests(*value.as_list());
  }

  void take_seats(const Value::List& list) {
    into_.seats = {static_cast<int>(*list[0].as_int()), static_cast<int>(*list[1].as_int())};
    if (into_.seats.min > into_.seats.max) add({"seats"}, Text("script.game.seats"));
  }

  void take_buttons(const Value::List& list) {
    for (const Value& button : list)
      if (*button.as_string() == kResignWord) add({"buttons"}, Text("script.game.resign"));
      else into_.buttons.push_back(*button.as_string());
  }

  void take_things(const Value::List& list) {
    if (list.size() > kMaxThings) return add({"things"}, Text("script.game.many_things", {{"n", kMaxThings}}));
    for (const Value& thing : list) into_.things.push_back(held_thing(thing));
  }

  /// A move names things and buttons by words: each means one, and no number that chance draws.
  void check_thing_names(bool chance) {
    std::set<std::string> names(into_.buttons.begin(), into_.buttons.end());
    names.insert(kResignWord);
    for (const HeldThing& thing : into_.things)
      if (chance && thing.name.find_first_not_of("0123456789") == std::string::npos)
        add({"things"}, Text("script.game.thing_number", {{"name", thing.name}}));
      else if (!names.insert(thing.name).second) add({"things"}, Text("script.game.thing_twice", {{"name", thing.name}}));
  }

  void take_tests(const Value::List& list) {
    const auto spots = spots_.items({"tests"});
    for (std::size_t i = 0; i < list.size(); ++i) {
      const ItemSpot here = i < spots.size() ? spots[i] : ItemSpot{spots_.find({"tests"}), {}};
      Setting& test = into_.tests.emplace_back(Setting{list[i], in_file(here.where), {}});
      if (const auto* fields = list[i].as_map())
        for (const Member& m : *fields) test.members[m.name] = in_file(here.of(m.name));
    }
  }

  /// As the file writes them: a table in Lua has no order, but whoever wrote it had one in mind.
  std::vector<Member> as_written(const Value::Map& map, std::string_view field) const {
    std::vector<Member> members(map.begin(), map.end());
    std::ranges::stable_sort(members, {}, [&](const Member& m) {
      const SourceSpot where = spots_.find({field, m.name});
      return std::pair(where.line, where.column);
    });
    return members;
  }

  void take_parameters(const Value::Map& map) {
    for (const Member& m : as_written(map, "parameters")) {
      Parameter parameter{.name = m.name, .type = type_of(*m.value.find("type")->as_string()), .fallback = *m.value.find("default")};
      if (const Value* min = m.value.find("min")) parameter.min = *min->as_int();
      if (const Value* max = m.value.find("max")) parameter.max = *max->as_int();
      if (const Value* values = m.value.find("values"))
        for (const Value& v : *values->as_list()) parameter.values.push_back(*v.as_string());
      if (const Value* by_variant = m.value.find("by_variant")) parameter.by_variant = *by_variant->as_bool();
      if (parameter.type == ParameterType::integer && !m.value.find("max"))
        add({"parameters", m.name}, Text("script.game.no_max", {{"name", clipped(m.name)}}));
      else check_parameter(parameter);
    }
  }

  void check_parameter(const Parameter& parameter) {
    const std::vector<std::string_view> path{"parameters", parameter.name};
    if (parameter.type == ParameterType::choice && parameter.values.empty())
      return add(path, Text("script.game.no_values", {{"name", clipped(parameter.name)}}));
    if (const std::string* const twice = first_twice(parameter.values))
      return add(path, Text("script.game.value_twice", {{"name", clipped(parameter.name)}, {"value", clipped(*twice)}}));
    if (parameter.type == ParameterType::integer && parameter.min > parameter.max)
      return add(path, Text("script.game.range", {{"min", parameter.min}, {"max", parameter.max}}));
    const auto fallback = check(parameter, parameter.fallback);
    if (!fallback) return add(path, fallback.problem().text);
    into_.parameters.push_back(parameter);
  }

  GameDeclaration& into_;
  std::string path_;
  FieldSpots spots_;
  std::vector<Problem>& problems_;
};

}  // namespace

GameDeclaration read_declaration(Vm& vm, const Source& source, std::vector<Problem>& problems) {
  GameDeclaration declaration;
  declaration.name = std::filesystem::absolute(source.path).lexically_normal().parent_path().filename().string();
  DeclarationReader reader(declaration, source, problems);
  std::vector<UnreadableField> unreadable;
  reader.read(vm, vm.declaration(unreadable));
  for (const UnreadableField& field : unreadable) reader.unreadable(field);
  std::ranges::stable_sort(problems, {}, [](const Problem& p) { return std::pair(p.where.line, p.where.column); });
  return declaration;
}

}  // namespace tablier::lua

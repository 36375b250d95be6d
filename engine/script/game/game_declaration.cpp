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
#include <map>
#include <set>
#include <span>

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

/// Fields that no round goes by: what is wrong there does not show in one.
bool is_beside_play(std::string_view field) {
  return field == "version" || field == "alone" || field == "colours" || field == "longest_round" || field == "tests";
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

  void read(const Vm& vm, const Declaration& declared, std::span<const UnreadableField> unreadable) {
    into_.seats_where = spot({"seats"});
    for (const Member& field : declared.fields) read_field(field);
    for (const std::string& name : declared.functions) check_function(name);
    for (const UnreadableField& field : unreadable) tell_unreadable(field);
    for (const std::string& name : declared.unknown) lose(name);
    const auto is_there = [&](std::string_view name) {
      return std::ranges::find(declared.fields, name, &Member::name) != declared.fields.end() ||
             std::ranges::count(declared.functions, name) > 0 || std::ranges::count(declared.unknown, name) > 0 ||
             std::ranges::find(unreadable, name, &UnreadableField::name) != unreadable.end();
    };
    for (const HookField& field : game_fields())
      if (!field.optional && !is_there(field.name))
        miss(field.name, Text("script.game.missing", {{"field", field.name}, {"expected", description_of(field.shape)}}));
    for (std::size_t i = 0; i < kGameFunctions; ++i)
      if (is_required(static_cast<GameFunction>(i)) && !vm.has(i) && !is_there(kGameFunctionNames[i]))
        miss(kGameFunctionNames[i], Text("script.game.no_function", {{"field", kGameFunctionNames[i]}}));
    if (!is_there("board") && !vm.has(index_of(GameFunction::board))) miss("board", Text("script.game.no_function", {{"field", "board"}}));
    if (vm.has(index_of(GameFunction::touch))) into_.hand = HandKind::scripted;
    check_thing_names(vm.has(index_of(GameFunction::chance)));
    if (into_.hand == HandKind::lay && into_.pieces.empty() && !is_there("pieces") && !vm.has(index_of(GameFunction::pieces)))
      add({"touch"}, Text("script.game.no_pieces"));
  }

 private:
  SourceSpot spot(std::vector<std::string_view> path) const { return in_file(spots_.find(std::move(path))); }
  SourceSpot in_file(SourceSpot where) const {
    where.file = path_;
    return where;
  }
  void put(Text text, SourceSpot where) {
    if (problems_.size() < kMaxProblems) problems_.emplace_back(std::move(text), std::move(where));
  }
  /// What may show again when the game is played.
  void add(const std::vector<std::string_view>& path, Text text) { add(std::move(text), spot(path)); }
  void add(Text text, SourceSpot where) {
    into_.can_play = false;
    put(std::move(text), std::move(where));
  }
  /// What is wrong and plays well.
  void remark(const std::vector<std::string_view>& path, Text text) { put(std::move(text), spot(path)); }

  /// Nothing is there under that name; who has written it another way is told so already.
  void miss(const std::string& name, Text text) {
    into_.can_play = false;
    if (!misspelt_.contains(name)) add({}, std::move(text));
  }

  void tell_unreadable(const UnreadableField& field) {
    put(Text("script.field", {{"field", field.name}, {"why", field.why}}), in_file(field.where(spots_)));
    lose(field.name);
  }

  /// A field of which nothing could be read.
  void lose(std::string_view field) {
    if (!is_beside_play(field)) into_.can_play = false;
    if (field == "parameters") into_.knows_parameters = false;
  }

  /// Where the item of a list is written, or the field of the table that it is; the list where it is made some other way.
  SourceSpot item_spot(std::string_view list, std::size_t item, std::string_view field = {}) const {
    const auto& spots = items_of({list});
    return item < spots.size() ? in_file(spots[item].of(field)) : spot({list});
  }
  /// Looked for once: there may be many.
  const std::vector<ItemSpot>& items_of(const std::vector<std::string_view>& path) const {
    const auto known = items_.find(path);
    return known != items_.end() ? known->second : items_.emplace(path, spots_.items(path)).first->second;
  }

  void unknown(const std::string& field) {
    const std::string near = nearest(field, known_names());
    misspelt_.insert(near);
    if (near.empty()) remark({field}, Text("script.unknown_field", {{"field", clipped(field)}}));
    else remark({field}, Text("script.unknown_field_near", {{"field", field}, {"near", near}}));
  }

  void check_function(const std::string& name) {
    if (is_function_name(name) || is_match_hook(name)) return;
    const bool known = std::ranges::find(game_fields(), name, &HookField::name) != game_fields().end();
    if (!known) return unknown(name);
    put(Text("script.is_function", {{"field", name}}), spot({name}));
    lose(name);
  }

  void read_field(const Member& given) {
    const auto field = std::ranges::find(game_fields(), given.name, &HookField::name);
    if (field == game_fields().end()) {
      if (is_function_name(given.name) || is_match_hook(given.name))
        return add({given.name}, Text("script.not_function", {{"field", given.name}}));
      return unknown(given.name);
    }
    if (given.name == "tests" && given.value.as_list()) return take_tests(*given.value.as_list());
    if (given.name == "parameters" && given.value.as_map()) return take_parameters(*given.value.as_map());
    Value value = given.value;
    const auto faults = known_faults_of(field->shape, value);
    for (const Text& why : faults)
      put(in_field(given.name, why), given.name == "board" ? spot({"board", part_of(why)}) : spot({given.name}));
    const bool sound = faults.empty() && !has_unknown(value);
    if (!sound) lose(given.name);
    if (given.name == "board") take_board(value, sound);
    else if (sound) take(given.name, value);
    else if (value.as_list() && field->shape.kind == ValueShape::Kind::list)
      take_sound(given.name, field->shape.parts.front(), *value.as_list());
  }

  /// The field of a record that a fault is of: `holes` of `holes[2]`. Empty: of all of it.
  static std::string_view part_of(const Text& why) {
    const auto part = std::ranges::find(why.args, std::string_view("part"), &TextArg::name);
    const auto* way = part != why.args.end() ? std::get_if<std::string>(&part->value) : nullptr;
    return way ? std::string_view(*way).substr(0, way->find_first_of(".[")) : std::string_view();
  }

  static Text in_field(const std::string& field, const Text& why) {
    return Text("script.field", {{"field", field}, {"why", said_of_field(why)}});
  }

  /// Of a list with faults what has none: so that what else is wrong there is told too. The others are there, as empty tables.
  void take_sound(const std::string& name, const ValueShape& item, const Value::List& list) {
    if (name != "things" && name != "buttons") return;
    for (std::size_t i = 0; i < list.size(); ++i)
      if (Value value = list[i]; faults_of(item, value, 0).empty()) name == "things" ? take_thing(i, value) : take_button(i, value);
  }

  void take(const std::string& name, const Value& value) {
    if (name == "version") into_.version = clipped(*value.as_string());
    else if (name == "seats") take_seats(*value.as_list());
    else if (name == "buttons") take_buttons(*value.as_list());
    else if (name == "touch") into_.hand = *value.as_string() == "lay" ? HandKind::lay : HandKind::trace;
    else if (name == "pieces") take_pieces(*value.as_list());
    else if (name == "things") take_things(*value.as_list());
    else if (name == "alone") into_.alone = *value.as_string() == "score" ? RoundKind::score : RoundKind::puzzle;
    else if (name == "colours") into_.colours_by_turn = *value.as_string() == "by_turn";
    else if (name == "longest_round") into_.longest_round = static_cast<int>(*value.as_int());
  }

  void take_seats(const Value::List& list) {
    into_.seats = {static_cast<int>(*list[0].as_int()), static_cast<int>(*list[1].as_int())};
    into_.knows_seats = into_.seats.min <= into_.seats.max;
    if (!into_.knows_seats) add({"seats"}, Text("script.game.seats"));
  }

  void take_buttons(const Value::List& list) {
    for (std::size_t i = 0; i < list.size(); ++i) take_button(i, list[i]);
  }
  void take_button(std::size_t i, const Value& said) {
    const std::string& name = *said.as_string();
    const SourceSpot where = item_spot("buttons", i);
    if (name == kResignWord) return add(Text("script.game.resign"), where);
    if (std::ranges::count(into_.buttons, name) > 0) return put(Text("script.game.button_twice", {{"name", name}}), where);
    into_.buttons.push_back(name);
    into_.button_spots.push_back(where);
  }

  void take_pieces(const Value::List& list) {
    into_.pieces = laid_pieces(list);
    for (std::size_t i = 0; i < list.size(); ++i) note_paint("pieces", list[i].find("paint"), item_spot("pieces", i, "paint"));
  }

  void take_things(const Value::List& list) {
    if (list.size() > kMaxThings) return add({"things"}, Text("script.game.many_things", {{"n", kMaxThings}}));
    for (std::size_t i = 0; i < list.size(); ++i) take_thing(i, list[i]);
  }
  void take_thing(std::size_t i, const Value& said) {
    into_.things.push_back(held_thing(said));
    into_.thing_spots.push_back(item_spot("things", i, "name"));
    note_paint("things", said.find("paint"), item_spot("things", i, "paint"));
    const std::string* const label = said.find("label") ? said.find("label")->as_string() : nullptr;
    if (label && count_characters(*label) > kMaxLabel)
      put(in_field("things", Text("script.game.long_label", {{"label", clipped(*label)}, {"n", kMaxLabel}})),
          item_spot("things", i, "label"));
  }

  /// An empty one is none, but of a board.
  void note_paint(const char* field, const Value* paint, const SourceSpot& where) {
    const bool said = paint && paint->as_string() && (!paint->as_string()->empty() || std::string_view(field) == "board");
    if (said) into_.paints.try_emplace(*paint->as_string(), NamedPaint{field, where});
  }

  void take_board(const Value& board, bool sound) {
    into_.grid = readable_grid(board);
    const auto odd = odd_places(board);
    for (std::size_t i = 0; i < std::min(odd.size(), kMaxProblems); ++i) add(in_field("board", odd[i].why), spot_of(odd[i]));
    if (sound && odd.empty()) into_.board = board;
    if (board.as_map()) note_paints_of(board);
  }
  void note_paints_of(const Value& board) {
    for (const char* field : {"paint", "frame"}) note_paint("board", board.find(field), spot({"board", field}));
    const Value* const paints = board.find("paints");
    for (const Member& m : paints && paints->as_map() ? *paints->as_map() : Value::Map{})
      if (const std::string* name = m.value.as_string(); name && !into_.paints.contains(*name) && into_.paints.size() < kMaxProblems)
        note_paint("board", &m.value, spot({"board", "paints", m.name}));
  }
  SourceSpot spot_of(const OddPlace& place) const {
    if (!place.name.empty()) return spot({"board", place.field, place.name});
    const auto& spots = items_of({"board", place.field});
    return place.item < spots.size() ? in_file(spots[place.item].of("place")) : spot({"board", place.field});
  }

  /// A move names things and buttons by words: each means one, and no number that chance draws.
  void check_thing_names(bool chance) {
    std::set<std::string> names(into_.buttons.begin(), into_.buttons.end());
    names.insert(kResignWord);
    for (std::size_t i = 0; i < into_.things.size(); ++i)
      if (const std::string& name = into_.things[i].name; chance && name.find_first_not_of("0123456789") == std::string::npos)
        add(Text("script.game.thing_number", {{"name", name}}), into_.thing_spots[i]);
      else if (!names.insert(name).second) add(Text("script.game.thing_twice", {{"name", name}}), into_.thing_spots[i]);
  }

  void take_tests(const Value::List& list) {
    const auto spots = spots_.items({"tests"});
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (has_unknown(list[i])) continue;
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
    if (has_unknown(Value(map))) lose("parameters");
    for (const Member& m : as_written(map, "parameters")) {
      const std::size_t before = into_.parameters.size();
      read_parameter(m);
      if (into_.parameters.size() > before) into_.parameter_spots.emplace(m.name, spot({"parameters", m.name}));
      else into_.unread_parameters.insert(m.name);
    }
  }

  void read_parameter(const Member& m) {
    Value given = Value::map({{m.name, m.value}});
    const auto faults = known_faults_of(ValueShape::map(parameter_shape(), {}), given);
    for (const Text& why : faults) add({"parameters", m.name}, in_field("parameters", why));
    if (!is_name(m.name)) remark({"parameters", m.name}, Text("script.game.parameter_name", {{"name", clipped(m.name)}}));
    if (!faults.empty() || has_unknown(given)) return;
    const Value& said = *given.find(m.name);
    Parameter parameter{.name = m.name, .type = type_of(*said.find("type")->as_string()), .fallback = *said.find("default")};
    if (const Value* min = said.find("min")) parameter.min = *min->as_int();
    if (const Value* max = said.find("max")) parameter.max = *max->as_int();
    if (const Value* values = said.find("values"))
      for (const Value& v : *values->as_list()) parameter.values.push_back(*v.as_string());
    if (const Value* by_variant = said.find("by_variant")) parameter.by_variant = *by_variant->as_bool();
    if (parameter.type == ParameterType::integer && !said.find("max"))
      add({"parameters", m.name}, Text("script.game.no_max", {{"name", clipped(m.name)}}));
    else check_parameter(parameter);
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
  std::set<std::string> misspelt_;  ///< names that unknown fields are near to
  mutable std::map<std::vector<std::string_view>, std::vector<ItemSpot>> items_;
};

}  // namespace

GameDeclaration read_declaration(Vm& vm, const Source& source, std::vector<Problem>& problems) {
  GameDeclaration declaration;
  declaration.name = std::filesystem::absolute(source.path).lexically_normal().parent_path().filename().string();
  DeclarationReader reader(declaration, source, problems);
  std::vector<UnreadableField> unreadable;
  const Declaration declared = vm.declaration(unreadable);
  reader.read(vm, declared, unreadable);
  std::ranges::stable_sort(problems, {}, [](const Problem& p) { return std::pair(p.where.line, p.where.column); });
  return declaration;
}

}  // namespace tablier::lua

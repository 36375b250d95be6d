#include "app/game_api.hpp"

#include "app/lua_types.hpp"
#include "app/markdown.hpp"
#include "match/match_hooks.hpp"
#include "script/game/game_shapes.hpp"
#include "script/shape_description.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <vector>

namespace tablier {
namespace {

/// A table of a game's file, or of what its functions give.
struct ApiTable {
  std::string name;  ///< of its texts, and of its type
  const ValueShape* shape;
};

const ValueShape& member(const ValueShape& record, std::string_view name) {
  return std::ranges::find(record.members, name, &HookField::name)->shape;
}

const ValueShape& item(const ValueShape& list) { return list.parts.front(); }

const ValueShape& field_shape(std::string_view name) { return std::ranges::find(lua::game_fields(), name, &HookField::name)->shape; }

const std::vector<ApiTable>& api_tables() {
  const ValueShape& look = lua::look_shape();
  static const std::vector<ApiTable> all{{"board", &lua::board_shape()},
                                         {"parameter", &lua::parameter_shape()},
                                         {"piece", &item(field_shape("pieces"))},
                                         {"thing", &item(field_shape("things"))},
                                         {"result", &lua::result_shape()},
                                         {"look", &look},
                                         {"tray", &item(member(look, "trays"))},
                                         {"token", &item(member(look, "tokens"))},
                                         {"mark", &item(member(look, "marks"))},
                                         {"highlight", &item(member(look, "highlights"))},
                                         {"counter", &item(member(look, "counters"))},
                                         {"gesture", &item(lua::touch_shape())},
                                         {"reason", &item(lua::reasons_shape())}};
  return all;
}

/// What a function of the table gets and gives, as types of Lua.
struct ApiFunction {
  const char* name;
  const char* gets;
  const char* gives;
  bool required = false;
};

constexpr std::array kFunctions{
    ApiFunction{"board", "options: table<string, any>", "tablier.game.Board"},
    ApiFunction{"start", "rules: tablier.game.Rules", "table", true},
    ApiFunction{"moves", "position: tablier.game.Position", "tablier.game.Move[]", true},
    ApiFunction{"play", "position: tablier.game.Position, move: tablier.game.Move", "integer?", true},
    ApiFunction{"result", "position: tablier.game.Position", "tablier.game.Result?", true},
    ApiFunction{"look", "position: tablier.game.Position, viewer?: integer", "tablier.game.Look"},
    ApiFunction{"touch", "position: tablier.game.Position, move: tablier.game.Move", "tablier.game.Gesture[]?"},
    ApiFunction{"pieces", "rules: tablier.game.Rules", "tablier.game.Piece[]"},
    ApiFunction{"why_not", "position: tablier.game.Position, places: (integer|string)[]", "string?"},
    ApiFunction{"reasons", "position: tablier.game.Position, move: tablier.game.Move", "tablier.game.Reason[]?"},
    ApiFunction{"evaluate", "position: tablier.game.Position, seat: integer", "number"},
    ApiFunction{"facts", "position: tablier.game.Position, viewer?: integer", "table<string, any>"},
    ApiFunction{"longest_round", "rules: tablier.game.Rules", "integer"},
    ApiFunction{"chance", "position: tablier.game.Position", "tablier.game.Move"},
    ApiFunction{"sample", "position: tablier.game.Position, seat: integer", "table"},
    ApiFunction{"seen", "position: tablier.game.Position, move: tablier.game.Move, viewer?: integer", "boolean"},
};

bool is_same(const ValueShape& a, const ValueShape& b) {
  return a.kind == b.kind && std::ranges::equal(a.members, b.members, {}, &HookField::name, &HookField::name);
}

std::string class_name(std::string name) {
  name.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(name.front())));
  return "tablier.game." + name;
}

/// By name where it is one of the records, or a list or a map of such.
std::string type_of(const ValueShape& shape) {
  for (const ApiTable& table : api_tables())
    if (shape.kind == ValueShape::Kind::record && is_same(shape, *table.shape)) return class_name(table.name);
  if (shape.kind == ValueShape::Kind::list && item(shape).kind == ValueShape::Kind::record) return lua_list(type_of(item(shape)));
  if (shape.kind == ValueShape::Kind::map && item(shape).kind == ValueShape::Kind::record)
    return "table<string, " + type_of(item(shape)) + ">";
  return lua_type(shape, {.options = "table", .position = "table"});
}

/// The section of the page, written from top to bottom.
class GameTablePage {
 public:
  explicit GameTablePage(const Locale& locale) : locale_(locale) {}

  std::string take() {
    page_ = "\n## " + said("title") + "\n\n" + said("about") + "\n";
    table("table", lua::game_fields());
    functions();
    for (const ApiTable& one : api_tables()) table(one.name, one.shape->members);
    return std::move(page_);
  }

 private:
  std::string said(const std::string& key) const { return locale_.say("game_api." + key); }

  void head(const std::string& name, const std::string& first, const std::string& second) {
    page_ += "\n### " + said("head." + name) + "\n\n";
    page_ += markdown_row({first, second, locale_.say("cli.api.meaning")});
    page_ += "| --- | --- | --- |\n";
  }

  void table(const std::string& name, const std::vector<HookField>& fields) {
    head(name, said("field"), locale_.say("cli.api.type"));
    for (const HookField& f : fields)
      page_ += markdown_row(
          {"`" + f.name + "`" + (f.optional ? "" : said("required")), locale_.say(description_of(f.shape)), said(name + "." + f.name)});
  }

  void functions() {
    head("functions", said("function"), said("gets"));
    for (const ApiFunction& f : kFunctions)
      page_ += markdown_row({"`" + std::string(f.name) + "`" + (f.required ? said("required") : ""),
                             "`(" + plain(f.gets) + "): " + plain(f.gives) + "`", said("functions." + std::string(f.name))});
    for (const HookSpec& spec : with_match_hooks({})) {
      const std::string name = kHookNames[static_cast<std::size_t>(spec.hook)];
      page_ += markdown_row({"`" + name + "`", "", said("functions." + name)});
    }
  }

  /// Without the names of the library's tables.
  static std::string plain(std::string types) {
    constexpr std::string_view kPrefix = "tablier.game.";
    for (auto at = types.find(kPrefix); at != types.npos; at = types.find(kPrefix)) types.erase(at, kPrefix.size());
    return types;
  }

  const Locale& locale_;
  std::string page_;
};

/// The same as types.
class GameTableTypes {
 public:
  explicit GameTableTypes(const Locale& locale) : locale_(locale) {}

  std::string take() {
    text_ = "\n---@alias tablier.game.Move integer|(integer|string)[]|string\n";
    rules();
    position();
    for (const ApiTable& table : api_tables()) {
      begin(class_name(table.name));
      for (const HookField& f : table.shape->members) field(f, table.name);
    }
    game();
    return std::move(text_);
  }

 private:
  std::string said(const std::string& key) const { return locale_.say("game_api." + key); }
  void begin(const std::string& name) { text_ += "\n---@class (exact) " + name + "\n"; }
  void line(const std::string& name, const std::string& type, const std::string& help) {
    text_ += "---@field " + name + " " + type + (help.empty() ? "" : " # " + help) + "\n";
  }
  void field(const HookField& f, const std::string& group) {
    line(f.name + (f.optional ? "?" : ""), type_of(f.shape), locale_.say(description_of(f.shape)) + ". " + said(group + "." + f.name));
  }

  void rules() {
    begin("tablier.game.Rules");
    for (const char* const name : {"options", "seats", "starter"})
      line(name, name == std::string_view("options") ? "table<string, any>" : "integer", said(std::string("rules.") + name));
  }

  /// Not exact: the rest is the script's own.
  void position() {
    text_ += "\n---@class tablier.game.Position\n";
    const std::string of = "position.";
    line("turn", "integer?", said(of + "turn"));
    line("rules", "tablier.game.Rules", said(of + "rules"));
    line("cells?", "integer[]", said(of + "cells"));
    line("[string]", "any", "");
  }

  void game() {
    begin("tablier.Game");
    for (const HookField& f : lua::game_fields())
      if (!function(f.name)) field(f, "table");
    for (const ApiFunction& f : kFunctions) add(f);
    for (const HookSpec& spec : with_match_hooks({})) {
      const std::string name = kHookNames[static_cast<std::size_t>(spec.hook)];
      line(name + "?", "fun(given: table): table?", said("functions." + name));
    }
  }

  /// A function, or the plain value that may stand in its place.
  void add(const ApiFunction& f) {
    const std::string name = f.name;
    std::string type = "fun(" + std::string(f.gets) + "): " + f.gives;
    const auto& fields = lua::game_fields();
    const auto plain = std::ranges::find(fields, name, &HookField::name);
    if (plain != fields.end()) type = "(" + type + ")|" + type_of(plain->shape);
    line(name + (f.required ? "" : "?"), type, said("functions." + name));
  }
  static const ApiFunction* function(std::string_view name) {
    const auto found = std::ranges::find(kFunctions, name, &ApiFunction::name);
    return found == kFunctions.end() ? nullptr : &*found;
  }

  const Locale& locale_;
  std::string text_;
};

}  // namespace

std::string game_api_markdown(const Locale& locale) { return GameTablePage(locale).take(); }
std::string game_api_lua(const Locale& locale) { return GameTableTypes(locale).take(); }

}  // namespace tablier

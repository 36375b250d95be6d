#include "app/api_pages.hpp"
#include "app/game_api.hpp"
#include "app/hook_descriptions.hpp"
#include "app/lua_types.hpp"
#include "match/match_hooks.hpp"
#include "sdk/spelling.hpp"

#include <algorithm>
#include <utility>

namespace tablier {
namespace {

/// The fields of a variant's test beside its options, as match/variant_tests.hpp has them.
constexpr std::pair<const char*, const char*> kTestFields[] = {
    {"name", "string"},
    {"seats", "integer"},
    {"seed", "integer"},
    {"draws", "string|(string|integer)[]"},
    {"moves", "string|string[]"},
    {"legal", "string[]"},
    {"illegal", "string[]|table<string, string>"},
    {"over", "boolean"},
    {"match_over", "boolean"},
    {"reason", "string"},
    {"scores", "integer[]"},
    {"points", "integer[]"},
    {"winners", "integer[]"},
    {"stars", "integer"},
    {"turn", "integer"},
    {"facts", "table"},
};

/// The types of one game.
class GameTypes {
 public:
  GameTypes(const GameEntry& game, const Locale& locale) : game_(game), descriptions_(locale, game) {}

  std::string text() {
    options();
    position();
    for (const HookSpec& spec : game_.hooks) given(spec);
    for (const HookSpec& spec : with_match_hooks({})) given(spec);
    test();
    variant();
    return std::move(text_);
  }

 private:
  std::string named(const std::string& part) const { return "tablier." + game_.name + "." + part; }
  std::string type(const ValueShape& shape) const { return lua_type(shape, {named("Options"), named("Position")}); }

  void field(const std::string& name, const std::string& type, const std::string& comment) {
    text_ += "---@field " + name + " " + type + (comment.empty() ? "" : " # " + comment) + "\n";
  }
  void begin(const std::string& name) { text_ += "\n---@class (exact) " + named(name) + "\n"; }

  void options() {
    begin("Options");
    for (const Parameter& p : game_.parameters) {
      const std::string values = p.type == ParameterType::integer || p.type == ParameterType::integers ? allowed_values(p) + ". " : "";
      field(p.name + "?", lua_type(p), values + descriptions_.meaning(p));
    }
  }

  void position() {
    begin("Position");
    for (const HookField& f : position_shape(game_.hooks).members)
      field(f.name + (f.optional ? "?" : ""), type(f.shape), descriptions_.type(f.shape) + ". " + descriptions_.position_member(f));
  }

  void given(const HookSpec& spec) {
    begin(text_name(spec));
    for (const HookField& f : spec.fields)
      field(f.name + (f.optional ? "?" : ""), type(f.shape), descriptions_.type(f.shape) + ". " + descriptions_.field(spec, f));
  }

  void test() {
    begin("Test");
    field("options?", named("Options"), "");
    for (const auto& [name, type] : kTestFields) field(name + std::string("?"), type, "");
  }

  void variant() {
    begin("Variant");
    field("extends?", "string", "");
    field("title", "table<string, string>", "");
    field("summary?", "table<string, string>", "");
    field("texts?", "table<string, table<string, table<string, string>>>", "");
    field("options?", named("Options"), "");
    field("tests?", lua_list(named("Test")), "");
    auto specs = with_match_hooks(game_.hooks);
    for (int i = 0; i < kHooks; ++i) add_hook(specs, static_cast<Hook>(i));
  }

  /// A hook that is asked in two ways gets and answers either.
  void add_hook(const std::vector<HookSpec>& specs, Hook hook) {
    std::vector<std::string> gets, answers, asked;
    for (const HookSpec& spec : specs) {
      if (spec.hook != hook) continue;
      gets.push_back(named(text_name(spec)));
      if (std::ranges::count(answers, type(spec.answer)) == 0) answers.push_back(type(spec.answer));
      asked.push_back(descriptions_.asked(spec));
    }
    if (gets.empty()) return;
    const std::string name = kHookNames[static_cast<std::size_t>(hook)];
    field(name + "?", "fun(given: " + joined(gets, "|") + "): " + joined(answers, "|"), joined(asked, " "));
  }

  const GameEntry& game_;
  HookDescriptions descriptions_;
  std::string text_;
};

}  // namespace

std::string api_lua(const GameList& games, const Locale& locale) {
  std::string text = "---@meta\n-- luacheck: no max line length\n";
  for (const char* const key : {"cli.api.made_lua", "cli.api.about_lua"}) text += "-- " + locale.say(key) + "\n";
  text += game_api_lua(locale);
  for (const auto& game : games) text += GameTypes(*game, locale).text();
  return text + "\nreturn {}\n";  // to be a file of Lua as any other
}

}  // namespace tablier

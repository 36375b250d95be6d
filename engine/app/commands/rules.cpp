#include "app/columns.hpp"
#include "app/commands.hpp"
#include "app/game_arguments.hpp"

#include <array>
#include <memory>

namespace tablier {
namespace {

constexpr std::array<const char*, kHooks> kHookNames{"score", "bonus", "allow", "after_move", "round_end", "match_end"};

struct RulesArguments {
  GameArguments game;
  bool json = false;
};

const char* type_name(ParameterType type) {
  constexpr std::array<const char*, 7> kNames{"boolean", "integer", "choice", "integers", "texts", "text", "patterns"};
  return kNames[static_cast<std::size_t>(type)];
}

bool has_range(const Parameter& p) { return p.type == ParameterType::integer || p.type == ParameterType::integers; }

std::string allowed(const Parameter& p) {
  if (p.type == ParameterType::boolean) return "true, false";
  if (has_range(p)) return std::to_string(p.min) + "…" + std::to_string(p.max);
  return joined(p.values);
}

/// What stands where there is nothing to show is said.
std::string shown(const Session& session, const Value& value) {
  const std::string text = to_text(value);
  return text.empty() ? session.say("cli.rules.nothing") : text;
}

/// The values that it may have, and its default where that is not what it has here.
std::string range(const Session& session, const Parameter& p, const Value& value) {
  const std::string values = allowed(p);
  return value == p.fallback ? values : values + "  " + session.say("cli.rules.default", {{"value", shown(session, p.fallback)}});
}

/// Title and meaning of a parameter.
struct Meaning {
  std::string title;
  std::string help;
};

Meaning meaning(const Session& session, const GameEntry& game, const Parameter& p) {
  const Locale& locale = session.services.locale;
  const std::string title = game.name + ".parameter." + p.name;
  const std::string help = game.name + ".parameter_help." + p.name;
  return {locale.has(title) ? locale.say(title) : p.name, locale.has(help) ? locale.say(help) : ""};
}

Value parameter_json(const Session& session, const Ruleset& rules, const Parameter& p) {
  const Meaning args = meaning(session, *rules.entry, p);
  Value json =
      Value::map({{"name", p.name}, {"type", type_name(p.type)}, {"default", p.fallback}, {"value", *rules.options.values().find(p.name)}});
  if (has_range(p)) {
    json.set("least", p.min);
    json.set("most", p.max);
  }
  if (!p.values.empty()) json.set("values", Value::list_of(p.values));
  json.set("title", args.title);
  json.set("help", args.help);
  return json;
}

std::vector<std::string> hooks_of(const Ruleset& rules) {
  std::vector<std::string> names;
  for (int i = 0; i < kHooks && rules.hooks; ++i)
    if (rules.hooks->has(static_cast<Hook>(i))) names.emplace_back(kHookNames[static_cast<std::size_t>(i)]);
  return names;
}

/// A function that a script may give, and what it gets and answers.
struct AskedHook {
  std::string name;
  bool set = false;
  std::string help;
};

/// Those that the game has words for, and those of every match.
std::vector<AskedHook> asked_hooks(const Session& session, const Ruleset& rules) {
  std::vector<AskedHook> all;
  for (int i = 0; i < kHooks; ++i) {
    const std::string name = kHookNames[static_cast<std::size_t>(i)];
    const bool set = rules.hooks && rules.hooks->has(static_cast<Hook>(i));
    for (const std::string& key : {rules.entry->name + ".hook." + name, "cli.rules.hook." + name})
      if (session.services.locale.has(key)) all.push_back({name, set, session.say(Text(key))});
  }
  return all;
}

Value asked_json(const Session& session, const Ruleset& rules) {
  Value all = Value::list();
  for (const AskedHook& hook : asked_hooks(session, rules))
    all.push(Value::map({{"name", hook.name}, {"set", hook.set}, {"help", hook.help}}));
  return all;
}

void print_json(const Session& session, const Ruleset& rules) {
  Value parameters = Value::list();
  for (const Parameter& p : rules.entry->parameters) parameters.push(parameter_json(session, rules, p));
  session.print(Value::map({{"game", rules.entry->name},
                            {"variant", rules.variant},
                            {"title", session.say(rules.entry->variant(rules.variant)->title)},
                            {"parameters", std::move(parameters)},
                            {"hooks", Value::list_of(hooks_of(rules))},
                            {"asked", asked_json(session, rules)}}));
}

void print_text(const Session& session, const Ruleset& rules) {
  session.print_line(session.title(*rules.entry, *rules.entry->variant(rules.variant)));
  Columns rows(2);
  for (const Parameter& p : rules.entry->parameters) {
    const Value& value = *rules.options.values().find(p.name);
    rows.add({p.name, shown(session, value), range(session, p, value)});
    const Meaning args = meaning(session, *rules.entry, p);
    if (args.title != p.name || !args.help.empty()) rows.add({"", args.help.empty() ? args.title : args.title + ": " + args.help});
  }
  session.out << rows.text();
  const auto hooks = hooks_of(rules);
  if (!hooks.empty()) session.print_line(session.say("cli.rules.hooks", {{"n", hooks.size()}, {"hooks", joined(hooks)}}));
  session.print_line(session.say("cli.rules.asked"));
  for (const AskedHook& hook : asked_hooks(session, rules)) session.print_line("  " + hook.name + ": " + hook.help);
}

void print(const Session& session, const RulesArguments& args) {
  const Ruleset rules = make_rules(session, args.game);
  if (args.json) print_json(session, rules);
  else print_text(session, rules);
}

}  // namespace

void add_rules(CommandBuilder& root, Session& session) {
  const auto target = std::make_shared<RulesArguments>();
  CommandBuilder args = root.command("rules", "cli.command.rules");
  add_rules_arguments(args, target->game);
  args.flag("--json", target->json, "cli.word.json");
  args.on_call([target, &session] { print(session, *target); });
}

}  // namespace tablier

#include "app/columns.hpp"
#include "app/commands.hpp"
#include "app/game_arguments.hpp"
#include "app/hook_descriptions.hpp"

#include <array>
#include <memory>

namespace tablier {
namespace {

struct RulesArguments {
  GameArguments game;
  bool hooks = false;
  bool json = false;
};

const char* type_name(ParameterType type) {
  constexpr std::array<const char*, 7> kNames{"boolean", "integer", "choice", "integers", "texts", "text", "patterns"};
  return kNames[static_cast<std::size_t>(type)];
}

bool has_range(const Parameter& p) { return p.type == ParameterType::integer || p.type == ParameterType::integers; }

/// What stands where there is nothing to show is said.
std::string shown(const Session& session, const Value& value) {
  const std::string text = to_text(value);
  return text.empty() ? session.say("cli.rules.nothing") : text;
}

/// The values that it may have, and its default where that is not what it has here.
std::string range(const Session& session, const Parameter& p, const Value& value) {
  const std::string values = allowed_values(p);
  return value == p.fallback ? values : values + "  " + session.say("cli.rules.default", {{"value", shown(session, p.fallback)}});
}

Value parameter_json(const Session& session, const Ruleset& rules, const Parameter& p) {
  const std::string help = rules.entry->name + ".parameter_help." + p.name;
  Value json =
      Value::map({{"name", p.name}, {"type", type_name(p.type)}, {"default", p.fallback}, {"value", *rules.options.values().find(p.name)}});
  if (has_range(p)) {
    json.set("min", p.min);
    json.set("max", p.max);
  }
  if (!p.values.empty()) json.set("values", Value::list_of(p.values));
  json.set("title", HookDescriptions(session.services.locale, *rules.entry).title(p));
  json.set("help", session.services.locale.has(help) ? session.say(help) : "");
  return json;
}

std::vector<std::string> hooks_of(const Ruleset& rules) {
  std::vector<std::string> names;
  for (int i = 0; i < kHooks && rules.hooks; ++i)
    if (rules.hooks->has(static_cast<Hook>(i))) names.emplace_back(kHookNames[static_cast<std::size_t>(i)]);
  return names;
}

bool is_set(const Ruleset& rules, const HookSpec& spec) { return rules.hooks && rules.hooks->has(spec.hook); }

const char* name_of(const HookSpec& spec) { return kHookNames[static_cast<std::size_t>(spec.hook)]; }

Value asked_json(const Session& session, const Ruleset& rules) {
  const HookDescriptions descriptions(session.services.locale, *rules.entry);
  Value all = Value::list();
  for (const HookSpec& spec : all_hooks(rules))
    all.push(Value::map({{"name", name_of(spec)}, {"set", is_set(rules, spec)}, {"help", descriptions.asked(spec)}}));
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
  const HookDescriptions descriptions(session.services.locale, *rules.entry);
  Columns rows(2);
  for (const Parameter& p : rules.entry->parameters) {
    const Value& value = *rules.options.values().find(p.name);
    rows.add({p.name, shown(session, value), range(session, p, value)});
    if (std::string meaning = descriptions.meaning(p); !meaning.empty()) rows.add({"", std::move(meaning)});
  }
  session.out << rows.text();
  const auto hooks = hooks_of(rules);
  if (!hooks.empty()) session.print_line(session.say("cli.rules.hooks", {{"n", hooks.size()}, {"hooks", joined(hooks)}}));
  session.print_line(session.say("cli.rules.asked"));
  for (const HookSpec& spec : all_hooks(rules)) session.print_line(std::string("  ") + name_of(spec) + ": " + descriptions.asked(spec));
}

void print_hooks_json(const Session& session, const Ruleset& rules) {
  const HookDescriptions descriptions(session.services.locale, *rules.entry);
  Value hooks = Value::list();
  for (const HookSpec& spec : all_hooks(rules)) {
    Value hook = hook_json(descriptions, spec);
    hook.set("set", is_set(rules, spec));
    hooks.push(std::move(hook));
  }
  session.print(Value::map({{"game", rules.entry->name},
                            {"variant", rules.variant},
                            {"hooks", std::move(hooks)},
                            {"position", position_json(descriptions, position_shape(rules.entry->hooks))}}));
}

void print_position(const Session& session, const HookDescriptions& descriptions, const ValueShape& position) {
  session.print_line(session.say("cli.rules.position"));
  Columns members(4);
  for (const HookField& member : members_in(position))
    members.add({member.name, descriptions.type(member.shape) + ". " + descriptions.position_member(member)});
  session.out << members.text();
}

void print_hook(const Session& session, const HookDescriptions& descriptions, const HookSpec& spec, bool set) {
  session.print_line(
      session.say(set ? "cli.rules.hook_set" : "cli.rules.hook", {{"name", name_of(spec)}, {"asked", descriptions.asked(spec)}}));
  session.print_line("  " + session.say("cli.rules.gets"));
  Columns fields(4);
  for (const HookField& field : spec.fields)
    fields.add({field.name, descriptions.type(field.shape) + ". " + descriptions.field(spec, field)});
  session.out << fields.text();
  Columns answer(2, 1);
  answer.add({session.say("cli.rules.answers"), descriptions.type(spec.answer) + ". " + descriptions.answer(spec)});
  session.out << answer.text();
  Columns members(4);
  for (const HookField& member : members_in(spec.answer))
    members.add({member.name, descriptions.type(member.shape) + ". " + descriptions.member(spec, member)});
  session.out << members.text();
}

void print_hooks(const Session& session, const Ruleset& rules) {
  const HookDescriptions descriptions(session.services.locale, *rules.entry);
  session.print_line(session.title(*rules.entry, *rules.entry->variant(rules.variant)));
  for (const HookSpec& spec : all_hooks(rules)) print_hook(session, descriptions, spec, is_set(rules, spec));
  print_position(session, descriptions, position_shape(rules.entry->hooks));
}

void print(const Session& session, const RulesArguments& args) {
  const Ruleset rules = make_rules(session, args.game);
  if (args.hooks) return args.json ? print_hooks_json(session, rules) : print_hooks(session, rules);
  if (args.json) print_json(session, rules);
  else print_text(session, rules);
}

}  // namespace

void add_rules(CommandBuilder& root, Session& session) {
  const auto target = std::make_shared<RulesArguments>();
  CommandBuilder args = root.command("rules", "cli.command.rules");
  add_rules_arguments(args, target->game);
  args.flag("--hooks", target->hooks, "cli.word.hooks");
  args.flag("--json", target->json, "cli.word.json");
  args.on_call([target, &session] { print(session, *target); });
}

}  // namespace tablier

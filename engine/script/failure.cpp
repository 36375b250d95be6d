#include "script/failure.hpp"

#include "content/utf8.hpp"
#include "script/decision.hpp"
#include "script/fault_column.hpp"
#include "script/sources.hpp"
#include "sdk/spelling.hpp"

#include <lua.hpp>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <iterator>

namespace tablier::lua {
namespace {

constexpr std::size_t kMessageCharacters = 200;

// A script may raise any text: only these are taken for our own.
constexpr std::string_view kOwnKeys[] = {
    "script.frozen",
    "script.finaliser",
    "script.weak_table",
    "script.no_order",
    "script.too_long",
    "script.keeps",
    "script.odd_key",
    "script.pattern_too_long",
    "script.no_table",
    "script.module.bad_name",
    "script.module.not_found",
    "script.module.late",
    "script.module.too_many",
    "script.module.unreadable",
    "script.module.cycle",
    "script.module.unreadable_why",
    "script.module.empty",
    "script.too_many_locals",
    "script.keeps_much",
    "script.position.type",
    "script.position.number",
    "script.position.too_large",
    "script.position.deep",
    "script.position.metatable",
    "script.position.hole",
    "script.position.mixed",
    "script.game.next_seat",
    "script.game.own_field",
    "script.game.no_chance",
    "script.game.changes",
    "script.game.unknown_button",
    "script.game.move",
    "script.game.no_place",
    "script.game.not_a_number",
    "script.game.move_size",
    "script.game.moves",
    "script.game.no_moves",
    "script.game.many_moves",
    "script.game.twice",
    "script.frozen_table",
    "script.frozen_position",
    "script.random_early",
    "script.undefined_early",
    "script.query.past",
    "script.query.arguments",
    "script.no_field",
    "script.no_member",
    "script.position.no_table",
    "script.game.no_draw",
    "script.game.start_turn",
};

/// Takes "#0:12: " off the front.
Line take_place(std::string_view& message) {
  if (!message.starts_with('#')) return {};
  const char* const end = message.data() + message.size();
  Line place;
  const auto chunk = std::from_chars(message.data() + 1, end, place.chunk);
  if (chunk.ec != std::errc{} || chunk.ptr == end || *chunk.ptr != ':') return {};
  const auto line = std::from_chars(chunk.ptr + 1, end, place.line);
  if (line.ec != std::errc{} || end - line.ptr < 2 || line.ptr[0] != ':' || line.ptr[1] != ' ') return {};
  message.remove_prefix(static_cast<std::size_t>(line.ptr + 2 - message.data()));
  return place;
}

/// Lua puts a place before the message of each coroutine that an error goes through: here they say nothing.
std::string without_places(std::string_view message) {
  std::string rest;
  while (!message.empty()) {
    if (take_place(message).chunk >= 0) continue;
    rest += message.front();
    message.remove_prefix(1);
  }
  return rest;
}

/// `lib.lines file.special`
Text unreadable_module(std::string_view detail) {
  const std::size_t blank = std::min(detail.find(' '), detail.size());
  const std::string name = clipped(repaired_utf8(detail.substr(0, blank)));
  const char* const why = module_fault(detail.substr(std::min(blank + 1, detail.size())));
  if (!why) return Text("script.module.unreadable", {{"detail", name}});
  return Text("script.module.unreadable_why", {{"detail", name}, {"why", Text(why)}});
}

bool is_own(std::string_view key) { return std::ranges::find(kOwnKeys, key) != std::end(kOwnKeys); }

Text text_of(std::string_view message) {
  const std::size_t colon = std::min(message.find(": "), message.size());
  const std::string_view key = message.substr(0, colon);
  if (!is_own(key)) return Text("script.lua", {{"message", clipped(repaired_utf8(without_places(message)), kMessageCharacters)}});
  const std::string_view detail = colon < message.size() ? message.substr(colon + 2) : "";
  if (key == "script.module.unreadable_why") return unreadable_module(detail);
  return Text(std::string(key), {{"detail", clipped(repaired_utf8(detail))}});
}

}  // namespace

void raise(lua_State* L, const char* key, const char* detail) {
  luaL_error(L, "%s: %s", key, detail);
  std::abort();  // luaL_error does not return, but does not say so
}

bool is_fault(std::string_view text) {
  return take_place(text).chunk >= 0 || (text.starts_with("script.") && is_own(text.substr(0, text.find(": "))));
}

Failure failure_of_message(std::string_view message, Line fallback) {
  const Line place = take_place(message);
  return {text_of(message), place.chunk >= 0 ? place : fallback, false};
}

namespace {

constexpr std::int64_t kMillisecond = 1'000'000;

}  // namespace

Text over_budget(std::int64_t taken, std::int64_t budget) {
  const bool replay = budget > static_cast<std::int64_t>(kDecisionSeconds * 1e9);
  return Text(replay ? "script.killed.replay" : "script.killed.decision", {{"ms", taken / kMillisecond}, {"max", budget / kMillisecond}});
}

Text endless(std::int64_t nanoseconds) { return Text("script.killed.endless", {{"ms", nanoseconds / kMillisecond}}); }

Failure failure_of_kill(const Meter& meter) {
  const ScriptLimits& limits = meter.limits();
  switch (meter.killed()) {
    case Kill::memory: return {Text("script.killed.memory", {{"megabytes", limits.memory >> 20}}), meter.where(), true};
    case Kill::keys: return {Text("script.killed.keys", {{"n", limits.keys}}), meter.where(), true};
    case Kill::seconds: return {endless(static_cast<std::int64_t>(limits.seconds * 1e9)), meter.where(), true};
    default: return {Text("script.killed.instructions", {{"n", static_cast<std::int64_t>(limits.instructions)}}), meter.where(), true};
  }
}

SourceSpot spot(Line line, const Sources& sources) {
  if (!sources.contains(line.chunk)) return {sources.at(0).path.string(), 0, 0};
  return {sources.at(line.chunk).path.string(), line.line, 1};
}

namespace {

/// With the module that was meant, where one is near.
void name_near_module(Text& why, const Sources& sources) {
  const auto* const name = why.key == "script.module.not_found" ? std::get_if<std::string>(&why.args.front().value) : nullptr;
  if (!name) return;
  const std::vector<std::string> known = sources.module_names();
  if (std::string near = nearest(*name, known); !near.empty())
    why = Text("script.module.not_found_near", {{"detail", *name}, {"near", std::move(near)}});
}

}  // namespace

Problem to_problem(const Failure& failure, const Sources& sources, std::string_view hook, Line fallback) {
  const Line line = failure.where.chunk >= 0 ? failure.where : fallback;
  Text why = failure.why;
  const SourceSpot where = place(why, line, sources);
  name_near_module(why, sources);
  if (hook.empty()) return Problem(std::move(why), where);
  const char* const key = failure.killed ? "script.in_hook_off" : "script.in_hook";
  return Problem(Text(key, {{"hook", std::string(hook)}, {"why", std::move(why)}}), where);
}

Problem loading_problem(const Failure& failure, const Sources& sources) {
  Problem problem = to_problem(failure, sources);
  if (!failure.killed || failure.where.chunk <= 0) return problem;
  const auto& asked = sources.at(0).path;
  const std::string file = (asked.parent_path().filename() / asked.filename()).string();
  return Problem(Text("script.while_loading", {{"file", file}, {"why", problem.text}}), problem.where);
}

std::vector<Problem> loading_problems(const std::optional<Failure>& failure, const Sources& sources) {
  std::vector<Problem> problems;
  for (const MissingModule& module : sources.missing()) {
    Problem problem =
        to_problem({Text(module.key, {{"detail", clipped(repaired_utf8(module.name))}}), {module.chunk, module.line}}, sources);
    if (std::ranges::count(problems, problem) == 0) problems.push_back(std::move(problem));
  }
  if (failure && !sources.has_stood_in()) problems.push_back(loading_problem(*failure, sources));
  return problems;
}

}  // namespace tablier::lua

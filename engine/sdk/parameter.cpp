#include "sdk/parameter.hpp"

#include "sdk/expect.hpp"
#include "sdk/pattern.hpp"
#include "sdk/several_faults.hpp"
#include "sdk/spelling.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

namespace tablier {
namespace {

std::optional<std::int64_t> read_integer(std::string_view text) {
  std::int64_t n = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  return error == std::errc{} && end == text.data() + text.size() ? std::optional(n) : std::nullopt;
}

/// What is there instead: a text that reads as what is wanted is told to be a text.
Text found(const Value& v) {
  const auto* real = v.as_real();
  if (real && !std::isfinite(*real)) return Text("option.found.no_number");
  const auto* text = v.as_string();
  if (v.as_list() || v.as_map()) return Text("option.found.table", {{"value", to_text(v)}});
  const bool misleads = text && (read_integer(*text) || *text == "true" || *text == "false");
  return Text(misleads ? "option.found.text" : "option.found.other", {{"value", to_text(v)}});
}

/// What is wanted instead: `boolean`, `integer`, `text` or `list`. A list is shown as scripts and YAML files write it.
Problem wrong_type(const Parameter& p, const Value& v, const char* wanted) {
  const std::string value = to_text(v);
  return Problem(std::string("option.type.") + wanted,
                 {{"name", p.name},
                  {"found", found(v)},
                  {"min", p.min},
                  {"max", p.max},
                  {"in_lua", p.type == ParameterType::integers ? "{" + value + "}" : "{\"" + value + "\"}"},
                  {"in_yaml", "[" + value + "]"}});
}

/// Its values as a script writes them: "6", "8".
Problem no_text_of_choice(const Parameter& p, const Value& v) {
  std::string values;
  for (const std::string& value : p.values) values += (values.empty() ? "" : ", ") + to_json(Value(value));
  return Problem("option.type.choice", {{"name", p.name}, {"found", found(v)}, {"values", values}});
}

/// Without the spaces around it.
std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(' ');
  return first == std::string_view::npos ? std::string_view() : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

std::optional<Problem> check_integer(const Parameter& p, const Value& v) {
  const auto* i = v.as_int();
  if (!i) return wrong_type(p, v, "integer");
  if (*i >= p.min && *i <= p.max) return std::nullopt;
  return Problem("option.range", {{"name", p.name}, {"value", *i}, {"min", p.min}, {"max", p.max}});
}

std::optional<Problem> check_text(const Parameter& p, const Value& v) {
  const auto* s = v.as_string();
  if (!s) return p.values.empty() ? wrong_type(p, v, "text") : no_text_of_choice(p, v);
  if (p.values.empty() || std::find(p.values.begin(), p.values.end(), *s) != p.values.end()) return std::nullopt;
  return Problem("option.choice", {{"name", p.name}, {"value", *s}, {"values", joined(p.values)}});
}

/// What is wrong with an item of a list, whatever stands before it.
std::optional<Problem> check_item(const Parameter& p, const Value::List& list, std::size_t i) {
  const auto item = list.begin() + static_cast<std::ptrdiff_t>(i);
  auto bad = p.type == ParameterType::integers ? check_integer(p, *item) : check_text(p, *item);
  if (bad || !p.distinct || std::find(list.begin(), item, *item) == item) return bad;
  return Problem("option.twice", {{"name", p.name}, {"value", to_text(*item)}});
}

std::optional<Problem> check_list(const Parameter& p, const Value& v) {
  const auto* list = v.as_list();
  if (!list) return wrong_type(p, v, "list");
  std::vector<Problem> faults;
  for (std::size_t i = 0; i < list->size(); ++i)
    if (auto bad = check_item(p, *list, i); bad && std::ranges::count(faults, *bad) == 0) faults.push_back(*std::move(bad));
  return as_one(faults, {{"name", p.name}});
}

std::optional<Problem> check_pattern(const Parameter& p, const Value& item) {
  const auto* text = item.as_string();
  if (!text) return wrong_type(p, item, "text");
  const auto placed = parse_placed_pattern(*text);
  if (!placed) return Problem("option.pattern", {{"name", p.name}, {"why", placed.problem().text}});
  return check_text(p, Value(placed->name));
}

std::optional<Problem> check_patterns(const Parameter& p, const Value& v) {
  const auto* list = v.as_list();
  if (!list) return wrong_type(p, v, "list");
  std::vector<Problem> faults;
  if (!list->empty() && static_cast<std::int64_t>(list->size()) != p.max)
    faults.push_back(Problem("option.patterns", {{"name", p.name}, {"count", static_cast<std::int64_t>(list->size())}, {"wanted", p.max}}));
  for (const Value& item : *list)
    if (auto bad = check_pattern(p, item); bad && std::ranges::count(faults, *bad) == 0) faults.push_back(*std::move(bad));
  return as_one(faults, {{"name", p.name}});
}

std::optional<Problem> fault(const Parameter& p, const Value& v) {
  switch (p.type) {
    case ParameterType::boolean:
      if (v.as_bool()) return std::nullopt;
      return wrong_type(p, v, "boolean");
    case ParameterType::integer: return check_integer(p, v);
    case ParameterType::choice:
    case ParameterType::text: return check_text(p, v);
    case ParameterType::integers:
    case ParameterType::texts: return check_list(p, v);
    case ParameterType::patterns: return check_patterns(p, v);
  }
  return std::nullopt;
}

Value parse_integer(std::string_view text) {
  const auto n = read_integer(text);
  return n ? Value(*n) : Value(text);
}

/// 1e3 and 1000.0 are whole numbers too, however a file writes them.
Value as_whole(const Value& v) {
  constexpr double kExact = 9007199254740992.0;  // 2^53: every whole number up to there is a double
  const auto* real = v.as_real();
  return real && std::abs(*real) <= kExact && std::trunc(*real) == *real ? Value(static_cast<std::int64_t>(*real)) : v;
}

Value as_held(const Parameter& p, const Value& v) {
  if (p.type == ParameterType::integer) return as_whole(v);
  if (p.type != ParameterType::integers || !v.as_list()) return v;
  Value list = Value::list();
  for (const Value& item : *v.as_list()) list.push(as_whole(item));
  return list;
}

/// Patterns may be parted by spaces too, as people write a board.
Value parse_list(const Parameter& p, std::string_view text) {
  Value list = Value::list();
  const bool by_spaces = p.type == ParameterType::patterns;
  text = trimmed(text);
  while (!text.empty()) {
    const auto end = text.find_first_of(by_spaces ? ", " : ",");
    const auto item = trimmed(text.substr(0, end));
    if (!by_spaces || !item.empty()) list.push(p.type == ParameterType::integers ? parse_integer(item) : Value(item));
    if (end == std::string_view::npos) break;
    text.remove_prefix(end + 1);
  }
  return list;
}

}  // namespace

Result<Value> check(const Parameter& p, const Value& v) {
  const Value held = as_held(p, v);
  if (auto bad = fault(p, held)) return *bad;
  return held;
}

Result<Value> parse(const Parameter& p, std::string_view text) {
  switch (p.type) {
    case ParameterType::boolean:
      if (text == "true" || text == "false") return Value(text == "true");
      return wrong_type(p, Value(text), "boolean");
    case ParameterType::integer: return check(p, parse_integer(text));
    case ParameterType::integers:
    case ParameterType::texts:
    case ParameterType::patterns: return check(p, parse_list(p, text));
    case ParameterType::choice:
    case ParameterType::text: break;
  }
  return check(p, Value(text));
}

std::string to_text(const Value& v) {
  if (const auto* s = v.as_string()) return *s;
  const auto* list = v.as_list();
  if (!list) return to_json(v);
  std::string all;
  for (std::size_t i = 0; i < list->size(); ++i) all += (i ? "," : "") + to_text((*list)[i]);
  return all;
}

namespace {

Problem unknown_option(const std::string& name, std::span<const Parameter> parameters) {
  if (parameters.empty()) return Problem("option.unknown_of_none", {{"name", name}});
  std::vector<std::string> known;
  for (const Parameter& p : parameters) known.push_back(p.name);
  const std::string near = nearest(name, known);
  if (near.empty()) return Problem("option.unknown", {{"name", name}, {"values", joined(known)}});
  return Problem("option.unknown_near", {{"name", name}, {"near", near}});
}

}  // namespace

namespace {

/// Ends the program as a broken precondition does, with the name that was asked for.
[[noreturn]] void no_option(std::string_view name) {
  std::fprintf(stderr, "tablier: engine/sdk/parameter.cpp: a precondition is broken in Options: no parameter is called '%.*s'\n",
               static_cast<int>(name.size()), name.data());
  std::abort();
}

}  // namespace

Result<Options> Options::make(std::span<const Parameter> parameters, const Value& settings) {
  Options options;
  for (const Parameter& p : parameters) options.values_.set(p.name, p.fallback);
  if (settings.is_null()) return options;
  expects(settings.as_map());
  for (const Member& m : *settings.as_map()) {
    const auto p = std::find_if(parameters.begin(), parameters.end(), [&](const Parameter& q) { return q.name == m.name; });
    if (p == parameters.end()) return unknown_option(m.name, parameters);
    auto checked = check(*p, m.value);
    if (!checked) return checked.problem();
    options.values_.set(m.name, *std::move(checked));
  }
  return options;
}

const Value& Options::at(std::string_view name) const {
  const Value* v = values_.find(name);
  if (!v) no_option(name);
  return *v;
}

bool Options::flag(std::string_view name) const { return *at(name).as_bool(); }
std::int64_t Options::integer(std::string_view name) const { return *at(name).as_int(); }
const std::string& Options::text(std::string_view name) const { return *at(name).as_string(); }

std::vector<std::int64_t> Options::integers(std::string_view name) const {
  std::vector<std::int64_t> all;
  for (const Value& v : *at(name).as_list()) all.push_back(*v.as_int());
  return all;
}

std::vector<std::string> Options::texts(std::string_view name) const {
  std::vector<std::string> all;
  for (const Value& v : *at(name).as_list()) all.push_back(*v.as_string());
  return all;
}

}  // namespace tablier

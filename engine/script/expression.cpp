#include "script/expression.hpp"

#include "content/utf8.hpp"
#include "script/convert.hpp"
#include "script/declared_fields.hpp"
#include "script/lexer.hpp"
#include "script/plain_locale.hpp"
#include "script/readable.hpp"
#include "script/vm.hpp"
#include "sdk/spelling.hpp"

#include <array>
#include <memory>
#include <optional>
#include <utility>

namespace tablier {
namespace lua {
namespace {

constexpr std::array<const char*, 1> kAnswer{"answer"};

/// The position of the world, read as that of a hook.
class WorldView final : public PositionView {
 public:
  explicit WorldView(const ExpressionWorld& world) : world_(world) {}

  std::span<const HookField> queries() const override { return world_.asked ? world_.asked->queries() : std::span<const HookField>(); }
  Value answer(std::size_t query, std::span<const Value> arguments) const override { return world_.asked->answer(query, arguments); }

 private:
  Value make() const override { return world_.position; }

  const ExpressionWorld& world_;
};

/// The machine of one line.
class LineVm final : public Vm {
 public:
  LineVm(Sources& sources, const ScriptLimits& limits) : Vm(sources, limits, kAnswer) {}

  std::optional<Value> call(std::span<const Field> fields, Failure& failure) {
    const PlainLocale locale;
    Frame frame{this, fields};
    if (!enter(run, &frame, failure)) return std::nullopt;
    std::optional<Value> value;
    if (!failed(0, failure)) value = result(failure);
    if (!finish(failure)) return std::nullopt;
    return value;
  }

 private:
  struct Frame {
    LineVm* vm;
    std::span<const Field> fields;
  };

  static void run(void* argument) {
    const Frame& frame = *static_cast<Frame*>(argument);
    lua_pushvalue(frame.vm->state(), slot_of(0));
    frame.vm->give_position(push_fields(frame.vm->state(), frame.fields));
    frame.vm->protect_call(1, 1);
  }

  std::optional<Value> result(Failure& failure) const {
    Text why;
    ValueBudget budget{.functions = true};
    auto value = to_value(state(), -1, why, budget);
    if (!value) failure = {Text("script.expression.answer", {{"why", why}}), {}};
    return value;
  }
};

/// What the compiler has against a text; absent where it takes it. Compiling runs nothing.
std::optional<Text> syntax_fault(const std::string& text) {
  const std::unique_ptr<lua_State, decltype(&lua_close)> machine(luaL_newstate(), lua_close);
  if (!machine) return Text("script.killed.memory", {{"megabytes", 0}});
  const PlainLocale locale;
  lua_State* const L = machine.get();
  if (luaL_loadbufferx(L, text.data(), text.size(), "=#0", "t") == LUA_OK) return std::nullopt;
  const char* const message = lua_tostring(L, -1);
  return failure_of_message(message ? message : "", {}).why;
}

/// The statements that a line stands for.
Result<std::string> statements_of(std::string_view line) {
  const std::string expression = "return " + std::string(line);
  const auto fault = syntax_fault(expression);
  if (!fault) return expression;
  std::string statements(line);
  if (syntax_fault(statements)) return Problem(*fault);
  return statements;
}

bool names(std::string_view line, std::string_view name) {
  Lexer lexer(line);
  for (Token token = lexer.next(); token.kind != Token::Kind::end; token = lexer.next())
    if (token.kind == Token::Kind::name && token.text == name) return true;
  return false;
}

/// The first field of `position` that a line reads and that it does not have; empty where there is none.
std::string missing_field(std::string_view line, const Value& position) {
  Lexer lexer(line);
  Token name, dot;
  for (Token token = lexer.next(); token.kind != Token::Kind::end; token = lexer.next()) {
    const bool of_position = name.kind == Token::Kind::name && name.text == "position" && dot.is(".");
    if (of_position && token.kind == Token::Kind::name && !position.find(token.text)) return std::string(token.text);
    name = std::exchange(dot, token);
  }
  return {};
}

/// What a game in Lua has in its position nobody declares: its functions may look for a field that is not there yet. Who reads one by name
/// and finds nothing is told so.
std::optional<Problem> nothing_there(std::string_view line, const ExpressionWorld& world) {
  const std::string missing = world.position.as_map() ? missing_field(line, world.position) : std::string();
  if (missing.empty()) return std::nullopt;
  std::vector<std::string> names;
  for (const Member& field : *world.position.as_map()) names.push_back(field.name);
  const std::string near = nearest(missing, names);
  if (near.empty()) return Problem(Text("script.no_member", {{"detail", clipped(missing)}, {"names", joined(names)}}));
  return Problem(Text("script.no_member_near", {{"detail", clipped(missing)}, {"near", near}}));
}

/// The line as a chunk whose table has one function.
std::string chunk_for(const std::string& statements, const ExpressionWorld& world) {
  std::string chunk;
  if (!world.variant.empty() && names(statements, "variant")) chunk = "local variant = require(\"" + world.variant + "\") ";
  if (!world.game.empty() && (names(statements, "game") || names(statements, "moves")))
    chunk += "local game = require(\"" + world.game + "\") local moves = game.moves ";
  return chunk + "return {answer = function(given) local position, options = given.position, given.options\n" + statements + "\nend}";
}

Problem problem_of(const Failure& failure) {
  const std::string& key = failure.why.key;
  return Problem(key == "script.frozen_table" ? Text("script.frozen_here", failure.why.args) : failure.why);
}

Result<Evaluation> run_line(Sources sources, const ExpressionWorld& world, const ScriptLimits& limits, const std::stop_token& stop) {
  LineVm vm(sources, limits);
  CallEnd end;
  end.stop = &stop;
  vm.meter().set_end(end);
  if (const auto failure = vm.load()) return problem_of(*failure);
  vm.take_prints();  // of a module that it requires
  const WorldView position(world);
  const std::array fields{Field{"position", &position}, Field{"options", &world.options}};
  const DeclaredFields declared(nullptr, &world.shape);
  Failure failure;
  const auto value = vm.call(fields, failure);
  if (!value) return problem_of(failure);
  Evaluation evaluation{.answer = value->is_null() ? std::string() : readable(*value), .prints = {}};
  for (Printed& line : vm.take_prints()) evaluation.prints.push_back(std::move(line.text));
  return evaluation;
}

}  // namespace
}  // namespace lua

Result<Evaluation> evaluate(std::string_view line, const ExpressionWorld& world, const ScriptLimits& limits, const std::stop_token& stop) {
  if (line.size() > kMaxExpression) return Problem("script.expression.too_long", {{"n", kMaxExpression}});
  const auto statements = lua::statements_of(line);
  if (!statements) return statements.problem();
  auto found = lua::run_line(lua::Sources::of_text(lua::chunk_for(*statements, world), world.roots), world, limits, stop);
  if (!found) return found;
  found->has_value = !found->answer.empty() || *statements != line;
  if (found->has_value && found->answer.empty())
    if (auto nothing = lua::nothing_there(line, world)) return *std::move(nothing);
  return found;
}

}  // namespace tablier

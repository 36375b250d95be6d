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

  /// All that it answers, in order.
  std::optional<Value::List> call(std::span<const Field> fields, Failure& failure) {
    const PlainLocale locale;
    Frame frame{this, fields, lua_gettop(state())};
    if (!enter(run, &frame, failure)) return std::nullopt;
    std::optional<Value::List> values;
    if (!failed(0, failure)) values = results(frame.below, failure);
    if (!finish(failure)) return std::nullopt;
    return values;
  }

 private:
  struct Frame {
    LineVm* vm;
    std::span<const Field> fields;
    int below;  ///< stack slots under the answers
  };

  static void run(void* argument) {
    const Frame& frame = *static_cast<Frame*>(argument);
    lua_pushvalue(frame.vm->state(), slot_of(0));
    frame.vm->give_position(push_fields(frame.vm->state(), frame.fields));
    frame.vm->protect_call(1, LUA_MULTRET);
  }

  std::optional<Value::List> results(int below, Failure& failure) const {
    ValueBudget budget{.shown = true};
    Value::List values;
    const int count = lua_gettop(state()) - below;
    if (!lua_checkstack(state(), kConvertSlots)) return std::nullopt;
    for (int i = 1; i <= count; ++i) {
      Text why;
      auto value = to_value(state(), below + i, why, budget);
      if (value) values.push_back(*std::move(value));
      else return failure = {Text("script.expression.answer", {{"why", why}}), {}}, std::nullopt;
    }
    return values;
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

/// What is said of functions, said of a line.
Problem problem_of(const Failure& failure) {
  for (const auto& [of_function, of_line] :
       {std::pair("script.frozen_table", "script.frozen_here"), std::pair("script.frozen", "script.kept_here")})
    if (failure.why.key == of_function) return Problem(Text(of_line, failure.why.args));
  return Problem(failure.why);
}

/// As Lua writes several values; empty where there is but nil, or nothing.
std::string answer_of(const Value::List& values) {
  if (values.empty() || (values.size() == 1 && values.front().is_null())) return {};
  std::string all;
  for (const Value& value : values) all += (all.empty() ? "" : ", ") + readable(value);
  return all;
}

/// Ends within a letter of UTF-8 nowhere.
std::string shortened(std::string text) {
  if (text.size() <= kMaxAnswer) return text;
  std::size_t end = kMaxAnswer;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
  return text.erase(end) + "…";
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
  const auto values = vm.call(fields, failure);
  if (!values) return problem_of(failure);
  Evaluation evaluation{.answer = shortened(repaired_utf8(answer_of(*values))), .prints = {}};
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

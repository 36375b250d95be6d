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

/// What the compiler has against a text.
struct SyntaxFault {
  Text why;
  int line = 0;             ///< of the text
  std::size_t reached = 0;  ///< bytes of the text that it read until it was sure
};

/// A text that is handed over byte by byte: so one knows how far it was read.
struct ByteSource {
  std::string_view text;
  std::size_t read = 0;

  static const char* next(lua_State*, void* source, std::size_t* size) {
    ByteSource& from = *static_cast<ByteSource*>(source);
    *size = from.read < from.text.size() ? 1 : 0;
    return *size == 1 ? &from.text[from.read++] : nullptr;
  }
};

/// Absent where the compiler takes it. Compiling runs nothing.
std::optional<SyntaxFault> syntax_fault(std::string_view text) {
  const std::unique_ptr<lua_State, decltype(&lua_close)> machine(luaL_newstate(), lua_close);
  if (!machine) return SyntaxFault{Text("script.killed.memory", {{"megabytes", 0}})};
  const PlainLocale locale;
  lua_State* const L = machine.get();
  ByteSource source{text};
  if (lua_load(L, ByteSource::next, &source, "=#0", "t") == LUA_OK) return std::nullopt;
  const char* const message = lua_tostring(L, -1);
  const Failure failure = failure_of_message(message ? message : "", {});
  return SyntaxFault{failure.why, failure.where.line, source.read};
}

/// With its line where the text has several.
Text on_line(Text why, int number, std::string_view line) {
  if (number <= 0 || line.find('\n') == line.npos) return why;
  return Text("script.caught", {{"line", number}, {"why", std::move(why)}});
}

/// The statements that a line stands for. Where it can be read neither as an expression nor as statements, the fault is that of the way on
/// which more of it can be read.
Result<std::string> statements_of(std::string_view line) {
  constexpr std::string_view kReturn = "return ";
  std::string expression = std::string(kReturn).append(line);
  const auto fault = syntax_fault(expression);
  if (!fault) return expression;
  const auto other = syntax_fault(line);
  if (!other) return std::string(line);
  const SyntaxFault& nearer = other->reached + kReturn.size() > fault->reached ? *other : *fault;
  return Problem(on_line(nearer.why, nearer.line, line));
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

/// The line as a chunk whose table has one function; its lines are those of the line.
std::string chunk_for(const std::string& statements, const ExpressionWorld& world) {
  std::string chunk;
  if (!world.variant.empty() && names(statements, "variant")) chunk = "local variant = require(\"" + world.variant + "\") ";
  if (!world.game.empty() && (names(statements, "game") || names(statements, "moves")))
    chunk += "local game = require(\"" + world.game + "\") local moves = game.moves ";
  return chunk + "return {answer = function(given) local position, options = given.position, given.options " + statements + "\nend}";
}

/// What is said of functions, said of a line.
Text of_a_line(const Text& why) {
  for (const auto& [of_function, of_line] :
       {std::pair("script.frozen_table", "script.frozen_here"), std::pair("script.frozen_position", "script.frozen_here"),
        std::pair("script.frozen", "script.kept_here")})
    if (why.key == of_function) return Text(of_line, why.args);
  return why;
}

/// A failure in a module that the line requires has another file's line, which tells nothing here.
Problem problem_of(const Failure& failure, std::string_view line) {
  return Problem(on_line(of_a_line(failure.why), failure.where.chunk == 0 ? failure.where.line : 0, line));
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

std::vector<std::string> printed_by(LineVm& vm) {
  std::vector<std::string> prints;
  for (Printed& line : vm.take_prints()) prints.push_back(std::move(line.text));
  return prints;
}

Evaluation run_line(std::string_view line, const std::string& statements, const ExpressionWorld& world, const ScriptLimits& limits,
                    const std::stop_token& stop) {
  Sources sources = Sources::of_text(chunk_for(statements, world), world.roots);
  LineVm vm(sources, limits);
  CallEnd end;
  end.stop = &stop;
  vm.meter().set_end(end);
  if (const auto failure = vm.load()) return {.fault = problem_of(*failure, line)};
  vm.take_prints();  // of a module that it requires
  const WorldView position(world);
  const std::array fields{Field{"position", &position}, Field{"options", &world.options}};
  const DeclaredFields declared(nullptr, &world.shape);
  Failure failure;
  const auto values = vm.call(fields, failure);
  Evaluation evaluation{.prints = printed_by(vm)};
  if (values) evaluation.answer = shortened(repaired_utf8(answer_of(*values)));
  else evaluation.fault = problem_of(failure, line);
  return evaluation;
}

}  // namespace
}  // namespace lua

Evaluation evaluate(std::string_view line, const ExpressionWorld& world, const ScriptLimits& limits, const std::stop_token& stop) {
  if (line.size() > kMaxExpression) return {.fault = Problem("script.expression.too_long", {{"n", kMaxExpression}})};
  const auto statements = lua::statements_of(line);
  if (!statements) return {.fault = statements.problem()};
  Evaluation found = lua::run_line(line, *statements, world, limits, stop);
  found.has_value = !found.answer.empty() || *statements != line;
  if (!found.fault && found.has_value && found.answer.empty()) found.fault = lua::nothing_there(line, world);
  return found;
}

}  // namespace tablier

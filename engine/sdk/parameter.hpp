#pragma once

#include "sdk/result.hpp"
#include "sdk/value.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The rule parameters of a game: what they are (Parameter) and what they are set to (Options).
namespace tablier {

/// What a parameter may hold.
enum class ParameterType : std::uint8_t {
  boolean,   ///< true or false
  integer,   ///< from `min` to `max`
  choice,    ///< one of `values`
  integers,  ///< a list of integers from `min` to `max`; `2,3,6` on the command line
  texts,     ///< a list of texts, each one of `values` where there are any
  text,      ///< any text
  /// An arrangement of the content's patterns side by side, `max` of them (pattern.hpp): `A,C-,B1,D`, each by one of `values`, turned or
  /// reversed. An empty list leaves it to chance.
  patterns
};

/// One documented, typed parameter. Its title and meaning are the texts `<game>.parameter.<name>` and `<game>.parameter_help.<name>`;
/// a value that has a name of its own is `<game>.value.<parameter>.<value>`, one that names a figure of the content bears its title.
struct Parameter {
  std::string name;
  ParameterType type = ParameterType::boolean;
  Value fallback;  ///< the default, of the type
  std::int64_t min = 0;
  std::int64_t max = 0;
  std::vector<std::string> values = {};
  bool distinct = false;    ///< a list may not hold the same thing twice
  bool by_variant = false;  ///< what a variant is made of: not offered when a match is set up
  /// It means something only where the parameter `only_with` has one of the values `only_for`, and is offered only there. Empty: always.
  std::string only_with = {};
  std::vector<std::string> only_for = {};
  /// Where it means nothing itself, a value other than the default still gives what hangs on it a meaning.
  bool speaks_for_others = false;
};

/// `v` if the parameter may hold it, or what is wrong.
Result<Value> check(const Parameter& p, const Value& v);
/// Reads a value as the command line has it: `true`, `15`, `own_colour`, `2,3,6,11`.
Result<Value> parse(const Parameter& p, std::string_view text);
/// Writes what `parse` reads.
std::string to_text(const Value& v);

/// A value for each parameter of a list, all of the right type. Read with the accessor of the parameter's type.
class Options {
 public:
  Options() = default;
  /// Defaults, then `settings` (a map) over them. An unknown name or a bad value is a problem that names it.
  static Result<Options> make(std::span<const Parameter> parameters, const Value& settings);

  bool flag(std::string_view name) const;
  std::int64_t integer(std::string_view name) const;
  const std::string& text(std::string_view name) const;
  std::vector<std::int64_t> integers(std::string_view name) const;
  std::vector<std::string> texts(std::string_view name) const;
  /// The map of all of them, in the parameters' order.
  const Value& values() const { return values_; }

  friend bool operator==(const Options&, const Options&) = default;

 private:
  const Value& at(std::string_view name) const;
  Value values_ = Value::map();
};

}  // namespace tablier

#include "parameters.hpp"

namespace tablier::iso {
namespace {

/// The first value is the default; their order is that of the enumeration that they are read into.
Parameter choice(std::string name, std::vector<std::string> values) {
  Parameter p{.name = std::move(name), .type = ParameterType::choice, .fallback = values.front()};
  p.values = std::move(values);
  return p;
}

Parameter only_with(Parameter p, std::string name, std::vector<std::string> values) {
  p.only_with = std::move(name);
  p.only_for = std::move(values);
  return p;
}

Parameter number(std::string name, int fallback, int min, int max) {
  return {.name = std::move(name), .type = ParameterType::integer, .fallback = fallback, .min = min, .max = max};
}

/// `first` where the option has its default, else the other one of two values.
template <typename Choice>
Choice one_of(const Options& options, const char* name, const char* first_name, Choice first, Choice second) {
  return options.text(name) == first_name ? first : second;
}

ConnectScope connect_scope(const std::string& name) {
  if (name == "any_colour") return ConnectScope::any_colour;
  return name == "none" ? ConnectScope::none : ConnectScope::own_colour;
}

}  // namespace

std::vector<Parameter> parameters(const Content&) {
  return {
      number("zone_squares", Rules().zone_squares, kSmallestZone, kLargestZone),
      {.name = "border_free", .type = ParameterType::boolean, .fallback = false},
      choice("connect_scope", {"own_colour", "any_colour", "none"}),
      only_with(choice("connect_adjacency", {"orthogonal", "king"}), "connect_scope", {"own_colour", "any_colour"}),
      only_with(choice("first_copy", {"anywhere", "anywhere_per_game"}), "connect_scope", {"any_colour"}),
      choice("offzone_mark", {"free", "costs_turn"}),
      choice("missing_shape", {"lose", "ignore"}),
      choice("tie_to", {"non_introducer", "nobody"}),
      number("rounds_to_win", 1, 1, 9),
  };
}

Rules make_rules(const Options& options) {
  Rules rules;
  rules.zone_squares = static_cast<int>(options.integer("zone_squares"));
  rules.border_free = options.flag("border_free");
  rules.connect_scope = connect_scope(options.text("connect_scope"));
  rules.connect_adjacency = one_of(options, "connect_adjacency", "orthogonal", ConnectAdjacency::orthogonal, ConnectAdjacency::king);
  rules.first_copy = one_of(options, "first_copy", "anywhere", FirstCopy::anywhere, FirstCopy::anywhere_per_game);
  rules.offzone_mark = one_of(options, "offzone_mark", "free", OffzoneMark::free, OffzoneMark::costs_turn);
  rules.missing_shape = one_of(options, "missing_shape", "lose", MissingShape::lose, MissingShape::ignore);
  rules.tie_to = one_of(options, "tie_to", "non_introducer", TieTo::non_introducer, TieTo::nobody);
  return rules;
}

}  // namespace tablier::iso

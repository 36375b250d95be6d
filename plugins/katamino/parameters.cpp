#include "parameters.hpp"

#include "sdk/expect.hpp"

#include <algorithm>
#include <array>

namespace tablier::katamino {
namespace {

const std::vector<std::string> kModes{"penta", "board", "triple", "volume", "figure", "duel"};
const std::vector<std::string> kSharings{"pool", "draft", "parity"};

bool is_solid(const FigureSpec& f) {
  return std::any_of(f.cells.begin(), f.cells.end(), [](Place p) { return p.z > 0; });
}

bool is_free(const FigureSpec& f) { return !is_solid(f) && !f.name.starts_with(kTriplePrefix); }

template <typename Test>
std::vector<std::string> figure_names(const Content& content, Test test) {
  std::vector<std::string> names;
  for (const FigureSpec& f : content.figures)
    if (test(f)) names.push_back(f.name);
  return names;
}

std::vector<std::string> letters(const Content& content) {
  std::vector<std::string> all;
  for (const PieceSpec& p : content.pieces) all.push_back(p.letter);
  return all;
}

Parameter with(Parameter p, std::vector<std::string> modes) {
  p.only_with = "mode";
  p.only_for = std::move(modes);
  return p;
}

Parameter flag(std::string name, bool fallback, std::vector<std::string> modes) {
  return with({.name = std::move(name), .type = ParameterType::boolean, .fallback = fallback}, std::move(modes));
}

/// `wanted` where it is offered, else the first that is; a text that names nothing when there is none.
Parameter choice(std::string name, std::vector<std::string> values, std::string_view wanted, std::vector<std::string> modes) {
  const bool offered = std::find(values.begin(), values.end(), wanted) != values.end();
  Value fallback = offered || values.empty() ? Value(wanted) : Value(values.front());
  return with({.name = std::move(name), .type = ParameterType::choice, .fallback = std::move(fallback), .values = std::move(values)},
              std::move(modes));
}

Parameter pieces() {
  return with({.name = "pieces",
               .type = ParameterType::integers,
               .fallback = Value::list_of(std::array{2, 4, 5, 8}),
               .min = 1,
               .max = 12,
               .distinct = true},
              {"penta"});
}

Parameter made_by_variant(Parameter p) {
  p.by_variant = true;
  return p;
}

std::size_t position(const std::vector<std::string>& names, const std::string& name) {
  const auto found = std::find(names.begin(), names.end(), name);
  expects(found != names.end());
  return static_cast<std::size_t>(found - names.begin());
}

}  // namespace

std::vector<Parameter> parameters(const Content& content) {
  const Parameter mode{.name = "mode", .type = ParameterType::choice, .fallback = "penta", .values = kModes};
  return {
      made_by_variant(mode),
      pieces(),
      choice("n1_rule", {"rows", "free"}, "rows", {"penta", "board"}),
      choice("board", {"3x20", "4x15", "5x12", "6x10", "8x8"}, "6x10", {"board"}),
      choice("piece", letters(content), "F", {"triple"}),
      flag("all_twelve", false, {"triple"}),
      choice("solid", figure_names(content, is_solid), "box-3x4x5", {"volume"}),
      choice("figure", figure_names(content, is_free), "cut-corners", {"figure"}),
      flag("count", false, {"penta", "board", "triple", "volume", "figure"}),
      made_by_variant(choice("sharing", kSharings, "pool", {"duel"})),
      flag("centre_first", true, {"duel"}),
      flag("touching", true, {"duel"}),
      flag("last_loses", false, {"duel"}),
  };
}

Mode mode_of(const Options& options) { return static_cast<Mode>(position(kModes, options.text("mode"))); }

Sharing sharing_of(const Options& options) { return static_cast<Sharing>(position(kSharings, options.text("sharing"))); }

}  // namespace tablier::katamino

#include "content/kinds.hpp"

#include "content/locale.hpp"
#include "content/utf8.hpp"
#include "sdk/spelling.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tablier {
namespace {

/// A limit as people write it: whole numbers with all their digits.
Value limit_of(double limit) {
  constexpr double kWhole = 1e15;
  return limit == std::floor(limit) && std::abs(limit) < kWhole ? Value(static_cast<std::int64_t>(limit)) : Value(limit);
}

TextArg limit_in_text(const char* name, double limit) {
  const Value value = limit_of(limit);
  return value.as_int() ? TextArg(name, *value.as_int()) : TextArg(name, to_json(value));
}

Text found(const YamlNode& node) {
  switch (node.kind()) {
    case YamlKind::null: return Text("yaml.found.nothing");
    case YamlKind::list: return Text("yaml.found.list");
    case YamlKind::map: return Text("yaml.found.map");
    case YamlKind::text: return Text("yaml.found.text", {{"text", clipped(node.scalar())}});
    default: return Text("yaml.found.plain", {{"text", clipped(node.scalar())}});
  }
}

/// A kind that one function reads from a node; where it gives nothing, what it expected is said.
template <typename T>
Kind<T> scalar_kind(const std::string& outline, const Text& expected, const std::function<std::optional<T>(const YamlNode&)>& read) {
  return {[expected, read](const YamlNode& node, ProblemList& problems) {
            std::optional<T> value = read(node);
            if (!value) add_expected(problems, node, expected);
            return value;
          },
          [outline] { return SchemaOutline(outline); }};
}

template <typename Number>
bool within(Number n, Number min, Number max) {
  return n >= min && n <= max;
}

std::string range(std::int64_t min, std::int64_t max) {
  if (max == std::numeric_limits<std::int64_t>::max()) return "integer " + std::to_string(min) + "..";
  return "integer " + std::to_string(min) + ".." + std::to_string(max);
}

template <typename Integer>
Kind<Integer> integer_kind(Integer min, Integer max) {
  const Text expected("yaml.kind.integer", {{"min", min}, {"max", max}});
  return scalar_kind<Integer>(range(min, max), expected, [min, max](const YamlNode& node) -> std::optional<Integer> {
    if (!node.is(YamlKind::integer)) return std::nullopt;
    const std::int64_t n = *node.value().as_int();
    if (!within<std::int64_t>(n, min, max)) return std::nullopt;
    return static_cast<Integer>(n);
  });
}

bool is_name(const std::string& text) {
  const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-' || c == '.'; };
  return !text.empty() && text.size() <= kMaxName && std::all_of(text.begin(), text.end(), fits);
}

std::optional<std::string> text_of(const YamlNode& node) {
  if (!node.is(YamlKind::text)) return std::nullopt;
  return node.scalar();
}

/// False and a fault where a text is too long.
bool has_room(const YamlNode& node, std::size_t max, ProblemList& problems) {
  const std::size_t letters = count_characters(node.scalar());
  if (letters > max) problems.add(Text("yaml.long_text", {{"n", letters}, {"max", max}}), node.where());
  return letters <= max;
}

/// A kind whose texts have at most that many letters.
Kind<std::string> bounded(const Kind<std::string>& kind, std::size_t max) {
  return {[kind, max](const YamlNode& node, ProblemList& problems) -> std::optional<std::string> {
            if (node.is(YamlKind::text) && !has_room(node, max, problems)) return std::nullopt;
            return kind.read(node, problems);
          },
          kind.outline};
}

/// The sentences that are there, by language.
std::optional<Localised> read_sentences(const YamlNode& node, std::size_t max, ProblemList& problems) {
  if (!node.is(YamlKind::map)) {
    add_expected(problems, node, Text("yaml.kind.localised"));
    return std::nullopt;
  }
  Localised texts;
  for (std::size_t i = 0; i < node.size(); ++i) {
    if (!is_known_language(node.key(i).scalar())) problems.add(unknown_language(node.key(i).scalar()), node.key(i).where());
    else if (auto sentence = kind::text(max).read(node.member(i), problems)) texts.emplace_back(node.key(i).scalar(), *std::move(sentence));
  }
  return texts;
}

std::optional<Localised> read_localised(const YamlNode& node, std::size_t max, ProblemList& problems) {
  auto texts = read_sentences(node, max, problems);
  if (node.is(YamlKind::map) && node.size() == 0) add_expected(problems, node, Text("yaml.kind.localised"));
  return texts;
}

std::optional<Localised> read_own_text(const YamlNode& node, std::size_t max, ProblemList& problems) {
  if (node.is(YamlKind::text)) return has_room(node, max, problems) ? std::optional(Localised{{"", node.scalar()}}) : std::nullopt;
  if (!node.is(YamlKind::map) || node.size() == 0) {
    add_expected(problems, node, Text("yaml.kind.own_text"));
    return std::nullopt;
  }
  return read_sentences(node, max, problems);
}

std::vector<std::string> split(std::string_view line) {
  std::vector<std::string> all;
  while (true) {
    const std::size_t start = line.find_first_not_of(" \n");
    if (start == std::string_view::npos) return all;
    line.remove_prefix(start);
    const std::size_t end = std::min(line.find_first_of(" \n"), line.size());
    all.emplace_back(line.substr(0, end));
    line.remove_prefix(end);
  }
}

}  // namespace

void add_expected(ProblemList& problems, const YamlNode& node, Text expected) {
  problems.add(Text("yaml.expected", {{"expected", std::move(expected)}, {"found", found(node)}}), node.where());
}

bool is_list(const YamlNode& node, std::size_t min, std::size_t max, ProblemList& problems) {
  const bool right_kind = node.is(YamlKind::list);
  if (!right_kind) add_expected(problems, node, Text("yaml.kind.list"));
  else if (node.size() < min) problems.add(Text("yaml.too_short", {{"n", node.size()}, {"min", min}}), node.where());
  else if (node.size() > max) problems.add(Text("yaml.too_long", {{"n", node.size()}, {"max", max}}), node.where());
  else return true;
  return false;
}

bool is_map(const YamlNode& node, ProblemList& problems) {
  if (node.is(YamlKind::map)) return true;
  add_expected(problems, node, Text("yaml.kind.map"));
  return false;
}

namespace kind {

Kind<bool> boolean() {
  return scalar_kind<bool>("true | false", Text("yaml.kind.boolean"), [](const YamlNode& node) -> std::optional<bool> {
    if (!node.is(YamlKind::boolean)) return std::nullopt;
    return *node.value().as_bool();
  });
}

Kind<std::int64_t> integer(std::int64_t min, std::int64_t max) { return integer_kind(min, max); }
Kind<int> small_integer(int min, int max) { return integer_kind(min, max); }

Kind<double> real(double min, double max) {
  const std::string low = to_json(limit_of(min)), high = to_json(limit_of(max));
  const Text expected("yaml.kind.real", {limit_in_text("min", min), limit_in_text("max", max)});
  return scalar_kind<double>("number " + low + ".." + high, expected, [min, max](const YamlNode& node) -> std::optional<double> {
    const Value value = node.value();
    if (!value.as_int() && !value.as_real()) return std::nullopt;
    const double n = value.as_int() ? static_cast<double>(*value.as_int()) : *value.as_real();
    if (!within(n, min, max)) return std::nullopt;
    return n;
  });
}

Kind<std::string> text(std::size_t max) { return bounded(scalar_kind<std::string>("text", Text("yaml.kind.text"), text_of), max); }

Kind<std::string> word(std::size_t max) {
  const auto any = scalar_kind<std::string>("text", Text("yaml.kind.word"), [](const YamlNode& node) {
    auto found = text_of(node);
    return found && found->empty() ? std::nullopt : found;
  });
  return bounded(any, max);
}

Kind<std::string> name() {
  return scalar_kind<std::string>("name", Text("yaml.kind.name", {{"max", kMaxName}}), [](const YamlNode& node) {
    auto found = text_of(node);
    return found && is_name(*found) ? found : std::nullopt;
  });
}

Kind<std::string> choice(const std::vector<std::string>& values) {
  const std::string outline = joined(values, " | ");
  return {[values](const YamlNode& node, ProblemList& problems) -> std::optional<std::string> {
            if (std::find(values.begin(), values.end(), node.scalar()) != values.end()) return node.scalar();
            const std::string near = nearest(node.scalar(), values);
            if (near.empty()) add_expected(problems, node, Text("yaml.kind.choice", {{"values", joined(values)}}));
            else add_expected(problems, node, Text("yaml.kind.near_choice", {{"values", joined(values)}, {"near", near}}));
            return std::nullopt;
          },
          [outline] { return SchemaOutline(outline); }};
}

Kind<Localised> localised(std::size_t max) {
  return {[max](const YamlNode& node, ProblemList& problems) { return read_localised(node, max, problems); },
          [] { return SchemaOutline("{fr: text, en: text}"); }};
}

Kind<Localised> own_text(std::size_t max) {
  return {[max](const YamlNode& node, ProblemList& problems) { return read_own_text(node, max, problems); },
          [] { return SchemaOutline("text | {fr: text, en: text}, one of them at least"); }};
}

namespace {

Kind<Localised> in_one_line(Kind<Localised> kind) {
  kind.read = [read = std::move(kind.read)](const YamlNode& node, ProblemList& problems) {
    auto texts = read(node, problems);
    if (texts)
      for (auto& [language, text] : *texts) text = tablier::in_one_line(text);
    return texts;
  };
  return kind;
}

}  // namespace

Kind<Localised> title() { return in_one_line(localised(kMaxTitle)); }
Kind<Localised> summary() { return in_one_line(localised()); }
Kind<Localised> own_title() { return in_one_line(own_text(kMaxTitle)); }

Kind<std::vector<std::string>> tokens() {
  const auto list = list_of(word());
  return {[list](const YamlNode& node, ProblemList& problems) -> std::optional<std::vector<std::string>> {
            if (node.is(YamlKind::text)) return split(node.scalar());
            return list.read(node, problems);
          },
          [] { return SchemaOutline("[text, …] | text of words"); }};
}

Kind<Value> anything() {
  return {[](const YamlNode& node, ProblemList&) -> std::optional<Value> { return node.value(); },
          [] { return SchemaOutline("anything"); }};
}

Kind<Value> any_map() {
  return {[](const YamlNode& node, ProblemList& problems) -> std::optional<Value> {
            if (!is_map(node, problems)) return std::nullopt;
            return node.value();
          },
          [] { return SchemaOutline("{<name>: anything}"); }};
}

}  // namespace kind

}  // namespace tablier

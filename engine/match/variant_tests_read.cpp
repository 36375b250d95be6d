#include "host/variants.hpp"
#include "match/variant_tests.hpp"
#include "sdk/spelling.hpp"

#include <algorithm>
#include <array>
#include <sstream>
#include <string_view>

namespace tablier {
namespace {

std::vector<std::string> labels(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> all;
  for (std::string word; in >> word;) all.push_back(word);
  return all;
}

/// Reads the fields of one test; each function is false where the value is not what it must be.
class TestReader {
 public:
  explicit TestReader(VariantTest& test) : test_(test) {}

  bool field(std::string_view name, const Value& value) {
    for (const auto& [known, read] : kFields)
      if (known == name) return (this->*read)(value);
    return false;
  }
  static std::vector<std::string> known() {
    std::vector<std::string> names;
    for (const auto& [name, read] : kFields) names.emplace_back(name);
    return names;
  }

 private:
  using Read = bool (TestReader::*)(const Value&);
  static const std::array<std::pair<std::string_view, Read>, 17> kFields;

  static bool text(const Value& value, std::string& to) {
    if (const auto* s = value.as_string()) to = *s;
    return value.as_string();
  }
  static bool whole(const Value& value, std::optional<std::int64_t>& to) {
    if (const auto* n = value.as_int()) to = *n;
    return value.as_int();
  }
  static bool yes_or_no(const Value& value, std::optional<bool>& to) {
    if (const auto* b = value.as_bool()) to = *b;
    return value.as_bool();
  }
  static bool texts(const Value& value, std::vector<std::string>& to) {
    const auto* list = value.as_list();
    if (!list) return false;
    return std::ranges::all_of(*list, [&](const Value& v) { return text(v, to.emplace_back()); });
  }
  static bool numbers(const Value& value, std::optional<std::vector<std::int64_t>>& to) {
    const auto* list = value.as_list();
    if (!list) return false;
    to.emplace();
    for (const Value& v : *list) {
      if (!v.as_int()) return false;
      to->push_back(*v.as_int());
    }
    return true;
  }

  bool name(const Value& v) { return text(v, test_.name); }
  bool options(const Value& v) {
    const bool empty = v.as_list() && v.as_list()->empty();
    if (v.as_map()) test_.options = v;
    return empty || v.as_map();
  }
  bool seats(const Value& v) { return whole(v, test_.seats) && *test_.seats >= 1 && *test_.seats <= kMaxSeats; }
  bool seed(const Value& v) {
    if (v.as_int()) test_.seed = *v.as_int();
    return v.as_int();
  }
  /// Notations in one text, or a list of them, where a number may stand for itself.
  bool draws(const Value& v) {
    if (const auto* all = v.as_string()) test_.draws = labels(*all);
    if (v.as_string()) return true;
    const auto* list = v.as_list();
    return list && std::ranges::all_of(*list, [&](const Value& draw) {
             std::string& to = test_.draws.emplace_back();
             if (const auto* number = draw.as_int()) to = std::to_string(*number);
             return draw.as_int() || text(draw, to);
           });
  }
  bool moves(const Value& v) {
    std::vector<std::string> rounds(1);
    if (!text(v, rounds.front()) && !(rounds.clear(), texts(v, rounds))) return false;
    for (const std::string& round : rounds) test_.rounds.push_back(labels(round));
    return true;
  }
  bool legal(const Value& v) { return texts(v, test_.legal); }
  bool illegal(const Value& v) {
    std::vector<std::string> plain;
    if (const auto* map = v.as_map()) {
      for (const Member& m : *map)
        if (!text(m.value, test_.illegal.emplace_back(RefusedMove{m.name, {}}).reason)) return false;
      return true;
    }
    if (!texts(v, plain)) return false;
    for (std::string& notation : plain) test_.illegal.push_back({std::move(notation), {}});
    return true;
  }
  bool over(const Value& v) { return yes_or_no(v, test_.over); }
  bool match_over(const Value& v) { return yes_or_no(v, test_.match_over); }
  bool reason(const Value& v) { return text(v, test_.reason.emplace()); }
  bool scores(const Value& v) { return numbers(v, test_.scores); }
  bool points(const Value& v) { return numbers(v, test_.points); }
  bool winners(const Value& v) {
    if (!numbers(v, test_.winners)) return false;
    std::ranges::sort(*test_.winners);
    return std::ranges::all_of(*test_.winners, [](std::int64_t seat) { return seat >= 1 && seat <= kMaxSeats; });
  }
  bool stars(const Value& v) { return whole(v, test_.stars); }
  bool turn(const Value& v) { return whole(v, test_.turn) && *test_.turn >= 1 && *test_.turn <= kMaxSeats; }
  bool facts(const Value& v) {
    const bool empty = v.as_list() && v.as_list()->empty();
    if (v.as_map()) test_.facts = v;
    return empty || v.as_map();
  }

  VariantTest& test_;
};

const std::array<std::pair<std::string_view, TestReader::Read>, 17> TestReader::kFields{{
    {"name", &TestReader::name},
    {"options", &TestReader::options},
    {"seats", &TestReader::seats},
    {"seed", &TestReader::seed},
    {"draws", &TestReader::draws},
    {"moves", &TestReader::moves},
    {"legal", &TestReader::legal},
    {"illegal", &TestReader::illegal},
    {"over", &TestReader::over},
    {"match_over", &TestReader::match_over},
    {"reason", &TestReader::reason},
    {"scores", &TestReader::scores},
    {"points", &TestReader::points},
    {"winners", &TestReader::winners},
    {"stars", &TestReader::stars},
    {"turn", &TestReader::turn},
    {"facts", &TestReader::facts},
}};

Problem bad_field(const std::string& name, const SourceSpot& where) {
  const auto known = TestReader::known();
  if (std::ranges::count(known, name) > 0) return Problem(Text("variant_test.value." + name, {{"max", kMaxSeats}}), where);
  const std::string near = nearest(name, known);
  if (near.empty()) return Problem(Text("variant_test.unknown", {{"field", name}, {"known", joined(known)}}), where);
  return Problem(Text("variant_test.unknown_near", {{"field", name}, {"near", near}}), where);
}

bool expects_something(const VariantTest& t) {
  return !t.legal.empty() || !t.illegal.empty() || t.over || t.match_over || t.reason || t.scores || t.points || t.winners || t.stars ||
         t.turn || !t.facts.as_map()->empty();
}

SourceSpot where_of(const Setting& test, const std::string& field) {
  const auto found = test.members.find(field);
  return found == test.members.end() ? test.where : found->second;
}

std::optional<VariantTest> read_test(const Setting& declared, std::vector<Problem>& problems) {
  VariantTest test;
  test.where = declared.where;
  const Value::Map* fields = declared.value.as_map();
  const bool is_empty = declared.value.as_list() && declared.value.as_list()->empty();
  const std::size_t before = problems.size();
  if (!fields && !is_empty) problems.emplace_back(Text("variant_test.no_map"), test.where);
  for (const Member& m : fields ? *fields : Value::Map{})
    if (!TestReader(test).field(m.name, m.value)) problems.push_back(bad_field(m.name, where_of(declared, m.name)));
  if (problems.size() == before && !expects_something(test)) problems.emplace_back(Text("variant_test.asks_nothing"), test.where);
  if (problems.size() > before) return std::nullopt;
  return test;
}

}  // namespace

std::vector<std::string> variant_test_fields() { return TestReader::known(); }

std::vector<VariantTest> read_variant_tests(std::span<const Setting> declared, std::vector<Problem>& problems) {
  std::vector<VariantTest> tests;
  for (std::size_t i = 0; i < declared.size(); ++i) {
    auto test = read_test(declared[i], problems);
    if (!test) continue;
    if (test->name.empty()) test->name = std::to_string(i + 1);
    tests.push_back(*std::move(test));
  }
  return tests;
}

namespace {

/// How many a test seats, where that could be read and the game does not admit it.
std::optional<Text> seats_fault(const Value& test, const SeatRange& range) {
  const Value* const seats = test.find("seats");
  const std::int64_t* const n = seats ? seats->as_int() : nullptr;
  if (!n || *n < 1 || *n > kMaxSeats || (*n >= range.min && *n <= range.max)) return std::nullopt;
  if (range.min == range.max) return Text("variant_test.value.seats_only", {{"n", range.min}});
  return Text("variant_test.value.seats_range", {{"min", range.min}, {"max", range.max}});
}

}  // namespace

std::vector<Problem> check_test_setups(std::span<const Setting> declared, const TestedGame& game) {
  std::vector<Parameter> known = game.parameters;
  for (const std::string& name : game.unread) known.push_back({.name = name, .fallback = false});
  std::vector<Problem> problems;
  for (const Setting& test : declared) {
    if (!test.value.as_map()) continue;
    const auto& seats = game.as_it_is && !test.value.find("options") ? game.as_it_is : game.seats;
    if (auto fault = seats ? seats_fault(test.value, *seats) : std::nullopt)
      problems.emplace_back(*std::move(fault), where_of(test, "seats"));
    const Value* options = game.knows_parameters ? test.value.find("options") : nullptr;
    Variant asked;
    for (const Member& m : options && options->as_map() ? *options->as_map() : Value::Map{})
      if (!game.unread.contains(m.name)) asked.options[m.name] = {m.value, where_of(test, "options"), {}};
    for (Problem& problem : check_settings(asked, known)) problems.push_back(std::move(problem));
  }
  return problems;
}

}  // namespace tablier

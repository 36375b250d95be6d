#include "match/variant_tests.hpp"

#include "content/spelling.hpp"
#include "match/play_line.hpp"

#include <algorithm>
#include <array>
#include <sstream>
#include <string_view>

namespace tablier {
namespace {

std::vector<std::string> words(const std::string& text) {
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
  static const std::array<std::pair<std::string_view, Read>, 14> kFields;

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
  bool moves(const Value& v) {
    std::vector<std::string> rounds(1);
    if (!text(v, rounds.front()) && !(rounds.clear(), texts(v, rounds))) return false;
    for (const std::string& round : rounds) test_.rounds.push_back(words(round));
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

  VariantTest& test_;
};

const std::array<std::pair<std::string_view, TestReader::Read>, 14> TestReader::kFields{{
    {"name", &TestReader::name},
    {"options", &TestReader::options},
    {"seats", &TestReader::seats},
    {"seed", &TestReader::seed},
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
}};

Problem bad_field(const std::string& name, const SourceSpot& where) {
  const auto known = TestReader::known();
  if (std::ranges::count(known, name) > 0) return Problem(Text("variant_test.value." + name), where);
  const std::string near = nearest(name, known);
  if (near.empty()) return Problem(Text("variant_test.unknown", {{"field", name}, {"known", joined(known)}}), where);
  return Problem(Text("variant_test.unknown_near", {{"field", name}, {"near", near}}), where);
}

bool expects_something(const VariantTest& t) {
  return !t.legal.empty() || !t.illegal.empty() || t.over || t.match_over || t.reason || t.scores || t.points || t.winners || t.stars;
}

std::optional<VariantTest> read_test(const Setting& declared, std::vector<Problem>& problems) {
  VariantTest test;
  test.where = declared.where;
  const Value::Map* fields = declared.value.as_map();
  const std::size_t before = problems.size();
  if (!fields) problems.emplace_back(Text("variant_test.no_map"), test.where);
  for (const Member& m : fields ? *fields : Value::Map{})
    if (!TestReader(test).field(m.name, m.value)) problems.push_back(bad_field(m.name, test.where));
  if (problems.size() == before && !expects_something(test)) problems.emplace_back(Text("variant_test.asks_nothing"), test.where);
  if (problems.size() > before) return std::nullopt;
  return test;
}

/// Whether one of the sentences that a text is made of is called so.
bool says(const Text& text, const std::string& reason) {
  if (text.key == reason || text.key.ends_with("." + reason)) return true;
  return std::ranges::any_of(text.args, [&](const TextArg& arg) {
    const auto* inner = std::get_if<std::vector<Text>>(&arg.value);
    return inner && std::ranges::any_of(*inner, [&](const Text& t) { return says(t, reason); });
  });
}

std::string written(const std::vector<std::int64_t>& numbers) {
  std::string all;
  for (const std::int64_t n : numbers) all += (all.empty() ? "" : ", ") + std::to_string(n);
  return "{" + all + "}";
}
std::string written(std::int64_t n) { return std::to_string(n); }
std::string written(const std::string& text) { return "\"" + text + "\""; }
std::string written(bool b) { return b ? "true" : "false"; }

/// Asks a match everything that a test wants to know.
class Examination {
 public:
  Examination(const VariantTest& test, Match& match, VariantTestResult& result) : test_(test), match_(match), result_(result) {}

  void run() {
    if (!play_rounds()) return;
    for (const std::string& notation : test_.legal) ask_legal(notation);
    for (const RefusedMove& move : test_.illegal) ask_illegal(move);
    const auto& end = match_.rounds().back().end;
    const Outcome outcome = end ? end->outcome : match_.state().outcome();
    compare("over", test_.over, match_.round_over());
    compare("match_over", test_.match_over, match_.over());
    compare("reason", test_.reason, outcome.reason);
    compare("scores", test_.scores, outcome.scores);
    compare("winners", test_.winners, numbers_of(outcome.winners));
    compare("points", test_.points, match_.points());
    if (test_.stars) compare("stars", test_.stars, std::int64_t{match_.stars().value_or(-1)});
  }
  void fault(Text text) { result_.problems.emplace_back(std::move(text), test_.where); }

 private:
  bool play_rounds() {
    for (std::size_t i = 0; i < test_.rounds.size(); ++i) {
      if (i > 0 && !begin_next_round(i)) return false;
      LineReader reader(match_);
      for (std::size_t n = 0; n < test_.rounds[i].size(); ++n) {
        const std::string& notation = test_.rounds[i][n];
        const auto played = reader.next(notation);
        if (played) continue;
        fault(bad_move(n + 1, notation, played.problem()).text);
        return false;
      }
    }
    return true;
  }
  bool begin_next_round(std::size_t i) {
    const bool can = match_.round_over() && !match_.over();
    if (can) match_.next_round();
    else fault(Text(match_.over() ? "variant_test.match_is_over" : "variant_test.round_goes_on", {{"n", i}}));
    return can;
  }

  /// Seats from 1, as the file has them.
  static std::vector<std::int64_t> numbers_of(const std::vector<Seat>& winners) {
    std::vector<std::int64_t> seats;
    for (const Seat seat : winners) seats.push_back(index(seat) + 1);
    std::ranges::sort(seats);
    return seats;
  }

  void ask_legal(const std::string& notation) {
    const auto read = match_.state().parse(notation);
    if (match_.round_over()) fault(Text("variant_test.over", {{"move", notation}}));
    else if (!read) fault(Text("variant_test.not_legal", {{"move", notation}, {"why", read.problem().text}}));
  }
  void ask_illegal(const RefusedMove& move) {
    const auto read = match_.state().parse(move.notation);
    if (read) return fault(Text("variant_test.legal", {{"move", move.notation}}));
    if (move.reason.empty() || says(read.problem().text, move.reason)) return;
    const std::string& key = read.problem().text.key;
    fault(Text("variant_test.other_reason",
               {{"move", move.notation}, {"reason", move.reason}, {"found", key.substr(key.rfind('.') + 1)}, {"why", read.problem().text}}));
  }

  template <typename T>
  void compare(const char* what, const std::optional<T>& expected, const T& found) {
    if (!expected || *expected == found) return;
    fault(Text("variant_test.differs", {{"what", what}, {"expected", written(*expected)}, {"found", written(found)}}));
  }

  const VariantTest& test_;
  Match& match_;
  VariantTestResult& result_;
};

MatchSetup setup_of(const VariantTest& test, const Ruleset& rules) {
  MatchSetup setup;
  setup.game = rules.entry->name;
  setup.variant = rules.variant;
  setup.options = test.options;
  setup.players.resize(static_cast<std::size_t>(test.seats.value_or(usual_seats(*rules.game))));
  setup.seed = static_cast<std::uint64_t>(test.seed);
  return setup;
}

}  // namespace

std::vector<VariantTest> read_variant_tests(const Variant& variant, std::vector<Problem>& problems) {
  std::vector<VariantTest> tests;
  for (std::size_t i = 0; i < variant.tests.size(); ++i) {
    auto test = read_test(variant.tests[i], problems);
    if (!test) continue;
    if (test->name.empty()) test->name = std::to_string(i + 1);
    tests.push_back(*std::move(test));
  }
  return tests;
}

VariantTestResult run_variant_test(const VariantTest& test, const RulesMaker& make_rules) {
  VariantTestResult result{test.name, {}};
  auto rules = make_rules(test.options);
  if (!rules) {
    result.problems.emplace_back(rules.problem().text, test.where);
    return result;
  }
  MatchSetup setup = setup_of(test, *rules);
  auto match = Match::start(*std::move(rules), std::move(setup));
  if (!match) {
    result.problems.emplace_back(match.problem().text, test.where);
    return result;
  }
  Examination(test, *match, result).run();
  for (const ScriptFault& fault : match->take_script_faults()) result.problems.push_back(fault.problem);
  return result;
}

}  // namespace tablier

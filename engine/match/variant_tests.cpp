#include "match/variant_tests.hpp"

#include "content/utf8.hpp"
#include "match/play_line.hpp"
#include "script/readable.hpp"
#include "sdk/fault_reason.hpp"

#include <algorithm>

namespace tablier {
namespace {

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

/// Whether a fact is as expected; of a map only what the test names.
bool agrees(const Value& expected, const Value& found) {
  const auto* named = expected.as_map();
  if (!named) return expected == found;
  return std::ranges::all_of(*named, [&](const Member& m) {
    const Value* inner = found.as_map() ? found.find(m.name) : nullptr;
    return inner && agrees(m.value, *inner);
  });
}

/// What no position could ever allow: somebody has mistyped it.
bool is_no_move(const Text& why) { return why.key.ends_with(".malformed") || why.key == "place.off_board"; }

/// Asks a match everything that a test wants to know.
class Examination {
 public:
  Examination(const VariantTest& test, Match& match, VariantTestResult& result) : test_(test), match_(match), result_(result) {}

  /// False where it came to no end: what else is wrong may only come of that.
  bool run() {
    if (!play_rounds()) return false;
    for (const std::string& notation : test_.legal) ask_legal(notation);
    for (const RefusedMove& move : test_.illegal) ask_illegal(move);
    const auto& end = match_.rounds().back().end;
    const Outcome outcome = end ? end->outcome : match_.state().outcome();
    compare("over", test_.over, match_.round_over());
    compare("match_over", test_.match_over, match_.over());
    compare("reason", test_.reason, std::string(plain_name(outcome.reason)));
    compare("scores", test_.scores, outcome.scores);
    compare("winners", test_.winners, numbers_of(outcome.winners));
    compare("points", test_.points, match_.points());
    ask_stars();
    ask_turn();
    ask_facts();
    return true;
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
        refuse(i, bad_move(n + 1, notation, played.problem()).text);
        return false;
      }
      look();
    }
    return true;
  }
  /// As who sits at the table does: what a script says wrong of what is seen is told then.
  void look() const {
    match_.state().scene(match_.state().to_move());
    match_.state().scene(Seat::nobody);
  }
  void refuse(std::size_t round, Text why) {
    if (test_.rounds.size() == 1) fault(std::move(why));
    else fault(Text("variant_test.in_round", {{"n", round + 1}, {"why", std::move(why)}}));
  }
  bool begin_next_round(std::size_t i) {
    const bool can = match_.round_over() && !match_.over();
    if (can) match_.next_round();
    else if (!match_.over() && lists_moves()) fault(Text("variant_test.moves_in_list", {{"moves", listed_moves()}}));
    else fault(Text(match_.over() ? "variant_test.match_is_over" : "variant_test.round_goes_on", {{"n", i}}));
    return can;
  }
  /// As if a list had one move after the other, and not one round.
  bool lists_moves() const {
    return std::ranges::all_of(test_.rounds, [](const std::vector<std::string>& round) { return round.size() < 2; });
  }
  std::string listed_moves() const {
    std::string all;
    for (const auto& round : test_.rounds)
      for (const std::string& move : round) all += (all.empty() ? "" : " ") + move;
    return clipped(all);
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
    if (move.reason.empty() && is_no_move(read.problem().text))
      return fault(Text("variant_test.no_move", {{"move", move.notation}, {"why", read.problem().text}}));
    if (move.reason.empty() || says(read.problem().text, move.reason)) return;
    const std::string& key = read.problem().text.key;
    fault(Text("variant_test.other_reason",
               {{"move", move.notation}, {"reason", move.reason}, {"found", std::string(plain_name(key))}, {"why", read.problem().text}}));
  }

  void ask_stars() {
    const auto found = match_.stars();
    if (found) compare("stars", test_.stars, std::int64_t{*found});
    else if (test_.stars) differs("stars", written(*test_.stars), "nil");
  }
  void ask_turn() {
    const Seat mover = match_.state().to_move();
    if (is_player(mover)) compare("turn", test_.turn, std::int64_t{index(mover) + 1});
    else if (test_.turn) fault(Text("variant_test.nobodys_turn"));
  }
  void ask_facts() {
    const Value facts = match_.state().facts(Seat::nobody);
    for (const Member& m : *test_.facts.as_map()) {
      const Value* found = facts.find(m.name);
      if (!found) fault(Text("variant_test.no_fact", {{"fact", m.name}}));
      else if (!agrees(m.value, *found)) differs(m.name, readable(m.value), readable(*found));
    }
  }

  void differs(const std::string& what, const std::string& expected, const std::string& found) {
    fault(Text("variant_test.differs", {{"what", what}, {"expected", expected}, {"found", found}}));
  }
  template <typename T>
  void compare(const char* what, const std::optional<T>& expected, const T& found) {
    if (expected && *expected != found) differs(what, written(*expected), written(found));
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

std::vector<Problem> faults_of(const Match& match) {
  std::vector<Problem> faults;
  for (const ScriptFault& fault : match.take_script_faults()) faults.push_back(fault.problem);
  return faults;
}

bool ended_by_fault(const Match& match) {
  const auto& end = match.rounds().back().end;
  return end && end->outcome.reason == kFaultReason;
}

/// Of a round that a fault ended; one at least.
std::vector<Problem> causes_in(const Match& match, const VariantTest& test) {
  std::vector<Problem> causes = faults_of(match);
  if (causes.empty()) causes.emplace_back(Text("match.over_by_fault"), test.where);
  return causes;
}

}  // namespace

VariantTestResult run_variant_test(const VariantTest& test, const RulesMaker& make_rules) {
  VariantTestResult result{test.name, {}};
  auto rules = make_rules(test.options);
  if (!rules) {
    result.problems.emplace_back(rules.problem().text, test.where);
    return result;
  }
  MatchSetup setup = setup_of(test, *rules);
  const auto draws = std::make_shared<ChosenDraws>(test.draws);
  auto match = Match::start(*std::move(rules), std::move(setup), steady_seconds, draws);
  if (!match) {
    result.problems.emplace_back(match.problem().text, test.where);
    return result;
  }
  const bool came_to_its_end = Examination(test, *match, result).run();
  if (ended_by_fault(*match)) return {test.name, causes_in(*match, test)};  // what else is wrong may only come of that
  if (draws->problem()) result.problems.emplace_back(draws->problem()->text, test.where);
  else if (came_to_its_end && draws->left() > 0)
    result.problems.emplace_back(Text("variant_test.draws_left", {{"n", draws->left()}}), test.where);
  const std::vector<Problem> causes = faults_of(*match);
  result.problems.insert(result.problems.begin(), causes.begin(), causes.end());
  return result;
}

}  // namespace tablier

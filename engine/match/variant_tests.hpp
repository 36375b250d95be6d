#pragma once

#include "match/match.hpp"
#include "script/variant.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

/// The tests that the file of a variant, or of a game in Lua, carries: moves, and what must be so after them. `tablier test-script` runs
/// them.
///
///     tests = {
///       {name = "a three is no five", moves = "K10 A1 L10 A2 M10", over = false, legal = {"N10"}, illegal = {K10 = "occupied"}},
///       {moves = {"K10 resign", "L11"}, points = {0, 1}},  -- two rounds
///     }
namespace tablier {

/// A move that must be refused, and the last word of the text that says why; empty: whatever the reason.
struct RefusedMove {
  std::string notation;
  std::string reason;
};

/// One test, read. What is absent is not asked. Seats count from 1, as in the file.
struct VariantTest {
  std::string name;
  Value options = Value::map();
  std::optional<std::int64_t> seats;  ///< absent: two where two may play, else as few as may
  std::int64_t seed = 0;
  std::vector<std::string> draws;                ///< what chance draws, one after the other; then, and where there are none, the seed's
  std::vector<std::vector<std::string>> rounds;  ///< notations, played in turn; a round must end before the next one begins
  std::vector<std::string> legal;
  std::vector<RefusedMove> illegal;
  std::optional<bool> over;        ///< the round
  std::optional<bool> match_over;  ///< the match
  std::optional<std::string> reason;
  std::optional<std::vector<std::int64_t>> scores, points;  ///< of the round; of all rounds
  std::optional<std::vector<std::int64_t>> winners;         ///< of the round, ascending
  std::optional<std::int64_t> stars;
  std::optional<std::int64_t> turn;  ///< the seat to move
  Value facts = Value::map();        ///< of the position's, all seen: what is named must be so
  SourceSpot where;
};

/// What one test found.
struct VariantTestResult {
  std::string name;               ///< of the test, or its number from 1
  std::vector<Problem> problems;  ///< none: it passed. Each at the test's line
};

/// The names of a test's fields.
std::vector<std::string> variant_test_fields();

/// Reads tests as a file has them (Variant::tests); what is wrong with them, in the order of the file. A test with a fault is left out.
std::vector<VariantTest> read_variant_tests(std::span<const Setting> declared, std::vector<Problem>& problems);

/// What a game has for its tests to ask for.
struct TestedGame {
  std::vector<Parameter> parameters;
  std::optional<SeatRange> seats;          ///< with whatever options; absent: not known
  std::optional<SeatRange> as_it_is = {};  ///< with no options of the test's own; absent: as `seats`
  std::set<std::string> unread = {};       ///< parameters that are there, and of which nothing more is known
  bool knows_parameters = true;            ///< which there are
};

/// What the game says against the options and the seats that tests ask for, each by itself.
std::vector<Problem> check_test_setups(std::span<const Setting> declared, const TestedGame& game);

/// Makes the rules of the variant with further options.
using RulesMaker = std::function<Result<Ruleset>(const Value& options)>;

/// Plays a test in a match of its own. Faults of hooks meanwhile are problems too.
VariantTestResult run_variant_test(const VariantTest& test, const RulesMaker& rules);

}  // namespace tablier

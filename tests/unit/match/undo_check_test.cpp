#include "match/undo_check.hpp"

#include "catch.hpp"
#include "nim.hpp"
#include "spoiled.hpp"

using namespace tablier;
using nim::Defect;

namespace {

std::string told(Defect defect) {
  const auto rules = nim::spoiled(nim::ruleset({.heap = 12, .dice = true}), defect);
  const auto faults = undo_faults(*rules.game->start({.seats = 2}), 3);
  return faults.empty() ? "" : faults.front().key;
}

}  // namespace

TEST_CASE("A game whose undo does not leave the position as it was is told so, a sound one is not") {
  CHECK(told(Defect::none).empty());
  CHECK(told(Defect::undo_forgets) == "match.undo.hash");
  CHECK_FALSE(told(Defect::undo_of_one).empty());
  CHECK(told(Defect::undo_loses_facts) == "match.undo.facts");
  CHECK(told(Defect::undo_loses_things) == "match.undo.table");
}

TEST_CASE("A game whose copies are played on with the original, or that reads what is not legal, is told so") {
  CHECK(told(Defect::clone_shares) == "match.clone.shared");
  CHECK(told(Defect::reads_anything) == "match.parse.illegal");
}

TEST_CASE("A game with moves after the end, or with one hash for several positions, is told so") {
  CHECK(told(Defect::moves_after_end) == "match.end.moves");
  CHECK(told(Defect::hash_of_plies) == "match.hash.siblings");
}

TEST_CASE("A fault that a move has led to is told with the moves before it") {
  const auto rules = nim::spoiled(nim::ruleset({.heap = 12}), Defect::moves_after_end);
  const auto faults = undo_faults(*rules.game->start({.seats = 2}), 3);
  REQUIRE(faults.size() == 1);
  const Text told = with_moves(faults.front());
  CHECK(told.key == "match.after_moves");
  REQUIRE(told.args.size() == 2);
  CHECK(std::get<std::string>(told.args[1].value).starts_with("take:"));
  CHECK(std::get<std::vector<Text>>(told.args[0].value).front().args.size() == 1);
}

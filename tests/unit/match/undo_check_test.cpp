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
}

TEST_CASE("A game whose copies are played on with the original, or that reads what is not legal, is told so") {
  CHECK(told(Defect::clone_shares) == "match.clone.shared");
  CHECK(told(Defect::reads_anything) == "match.parse.illegal");
}

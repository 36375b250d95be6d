#include "ui/screens/begun_challenges.hpp"

#include "catch.hpp"
#include "content/files.hpp"
#include "temp_folder.hpp"

using namespace tablier;
using test::TempFolder;

namespace {

void leave_match(const std::filesystem::path& state, const std::string& name, const std::string& challenge, const std::string& moves) {
  REQUIRE(make_folder(state / "matches").ok());
  REQUIRE(
      write_file(state / "matches" / (name + ".yaml"), "tablier_save: 3\ngame: toy\nvariant: plain\nplayers: [{who: human}]\nseed: 1\n" +
                                                           (challenge.empty() ? "" : "challenge: " + challenge + "\n") +
                                                           "date: \"2026-01-01T00:00:00Z\"\nrounds:\n  - moves: [" + moves + "]\n    seconds: 1\n")
          .ok());
}

}  // namespace

TEST_CASE("A challenge of which a match was left is known by its file, once, and the one that was left last by its series") {
  const TempFolder folder;
  BegunChallenges begun;
  const auto before = BegunChallenges::Clock::now() - std::chrono::hours(1);
  leave_match(folder / "state", "a", "slam/C/8", "x");
  leave_match(folder / "state", "b", "slam/A/6", "");  // nothing was played in it
  leave_match(folder / "state", "c", "", "x");
  begun.find(folder / "state", "toy");
  CHECK(begun.names() == std::set<std::string, std::less<>>{"slam/C/8"});
  REQUIRE(begun.left_since("slam", before));
  CHECK(to_text(*begun.left_since("slam", before)) == "slam/C/8");
  CHECK_FALSE(begun.left_since("nine", before));
  CHECK_FALSE(begun.left_since("slam", before + std::chrono::hours(2)));
  CHECK_FALSE(begun.take("slam/A/6"));
  CHECK(begun.take("slam/C/8")->filename() == "a.yaml");
  CHECK_FALSE(begun.take("slam/C/8"));
  begun.find(folder / "state", "other");
  CHECK(begun.names().empty());
}

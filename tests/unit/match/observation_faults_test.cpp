#include "match/observation/written.hpp"
#include "match_helpers.hpp"

using namespace tablier;

namespace {

std::string good() {
  Match match = nim::begin(nim::ruleset(), nim::setup(2), [] { return 0.0; });
  nim::play(match, {"take:3", "take:3", "take:3"});
  return write_observation(observe(match, Viewer::at(seat(1))));
}

struct Spoiled {
  std::string from;
  std::string to;
  std::string key;
};

/// The problem of the text with one part replaced, which is found at the start of that part's replacement or after it on its line.
Problem wrong_with(const Spoiled& spoiled, int& line) {
  std::string text = good();
  const auto at = text.find(spoiled.from);
  INFO(spoiled.from << " in\n" << text);
  REQUIRE(at != std::string::npos);
  line = 1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
  text.replace(at, spoiled.from.size(), spoiled.to);
  const auto read = read_observation(text, "far.yaml");
  INFO(spoiled.from << " -> " << spoiled.to);
  REQUIRE_FALSE(read.ok());
  return read.problem();
}

}  // namespace

TEST_CASE("The observation that these tests spoil is sound") {
  const auto read = read_observation(good(), "far.yaml");
  REQUIRE(read.ok());
  CHECK(read->history.size() == 3);
}

TEST_CASE("What is wrong with an observation from elsewhere is told with its line") {
  const Spoiled all[] = {
      {"tablier_observation: 1", "tablier_observation: 2", "yaml.expected"},
      {"to_move: 1", "to_move: 2", "observation.no_seat"},
      {"to_move: 1", "to_move: 9", "yaml.expected"},
      {"to_move: 1", "to_move: somebody", "yaml.expected"},
      {"  points: [0, 0]\n", "  points: [0]\n", "observation.points"},
      {"seat: 0}", "seat: 3}", "observation.no_seat"},
      {"lattice: squares", "lattice: squads", "yaml.expected"},
      {"width: 10", "width: 0", "observation.grid_size"},
      {"width: 10", "width: 10, mask: \"##\"", "observation.mask_size"},
      {"width: 10", "width: 10, mask: \"#?\"", "yaml.expected"},
      {"width: 10, height: 1}", "width: 1000, height: 1000}", "observation.grid_large"},
      {"kind: stone, places: \"0,0\"", "kind: stone, surface: 1, places: \"0,0\"", "observation.no_surface"},
      {"places: \"0,0\"", "places: \"0,7\"", "observation.off_board"},
      {"places: \"0,0\"", "places: \"0;7\"", "yaml.expected"},
      {"places: \"0,0\"", "places: \"99999,7\"", "yaml.expected"},
      {"places: \"0,0\"", "places: \"\"", "yaml.expected"},
      {"kind: press", "kind: push", "yaml.expected"},
      {"kind: press", "kind: put", "observation.gesture"},
      {"kind: press", "kind: slide, places: \"0,0\"", "observation.gesture"},
      {"kind: press", "kind: put, surface: 3, places: \"0,0\"", "observation.gesture"},
      {"kind: press", "kind: put, places: \"0,9\"", "observation.gesture"},
      {"cells: \"0,0\"", "cells: \"0,0\", turned: 1", "observation.orientation"},
      {"{text: nim.left, with: {\"n\": 1}}", "{text: nim.left, with: [1]}", "yaml.expected"},
      {"{text: nim.left, with: {\"n\": 1}}", "[nim.left]", "yaml.expected"},
  };
  for (const Spoiled& spoiled : all) {
    int line = 0;
    const Problem problem = wrong_with(spoiled, line);
    INFO(spoiled.from << " -> " << spoiled.to);
    CHECK(problem.text.key == spoiled.key);
    CHECK(problem.where.file == "far.yaml");
    // A move that cannot be made is told where it begins, on the line before its touch.
    CHECK(problem.where.line == line - (problem.text.key == "observation.gesture" ? 1 : 0));
    CHECK(problem.where.column > 0);
  }
}

TEST_CASE("A text that was cut is refused wherever it was cut") {
  const std::string text = good();
  for (std::size_t n = 0; n + 1 < text.size(); n += 7) CHECK_FALSE(read_observation(text.substr(0, n), "cut.yaml").ok());
}

TEST_CASE("A text that is no observation is refused in words") {
  for (const char* text : {"", "[]", "1", "tablier_save: 1", "{tablier_observation: 1}", "{{{{"}) {
    const auto read = read_observation(text, "odd.yaml");
    REQUIRE_FALSE(read.ok());
    CHECK_FALSE(read.problem().text.empty());
  }
}

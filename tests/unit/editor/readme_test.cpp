#include "content/files.hpp"
#include "fixture.hpp"

/// The example of editor/README.md is a file, and is worth what the page says.
using namespace tablier;
using namespace tablier::editor;

TEST_CASE("the example of the tutorial opens in the editor and has the figures that it says") {
  const auto file = read_series(source_folder() / "tests/data/editor/first-steps.yaml", pieces());
  REQUIRE(file.series);
  CHECK_FALSE(file.has_others);
  EditSession session(pieces(), *file.series);
  wait_for(session);
  const auto& f = session.report().figures();
  const std::string said = std::to_string(f.pentas) + " pentas, " + std::to_string(f.distinct_sets) + " sets, " +
                           std::to_string(f.solutions) + " solutions, " + std::to_string(f.single) + " with one solution";
  INFO(said);
  CHECK(read_file(source_folder() / "editor/README.md")->find(said) != std::string::npos);
}

TEST_CASE("the editor writes the example as it stands") {
  const auto path = source_folder() / "tests/data/editor/first-steps.yaml";
  const auto file = read_series(path, pieces());
  CHECK(written(*file.series, file.head) == *read_file(path));
}

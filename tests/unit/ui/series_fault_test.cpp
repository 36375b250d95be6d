#include "ui/screens/series_fault.hpp"

#include "catch.hpp"
#include "temp_folder.hpp"

using namespace tablier;
using test::TempFolder;

namespace {

RefusedFile refused(const std::filesystem::path& file) {
  return {.name = "mine", .why = Problem(Text("yaml.broken"), SourceSpot{.file = file.string(), .line = 1}), .kind = PartKind::series};
}

}  // namespace

TEST_CASE("A broken series tells all its faults in the order of the file, and its title where that can be read") {
  const TempFolder folder;
  const auto file = folder.write("mine.yaml", "title: Mine\nnonsense: 1\nrows:\n  - name: A\n    first: x\n");
  const SeriesFault fault = series_fault(Locale(), GameEntry(), refused(file));
  CHECK(fault.title == "Mine");
  REQUIRE(fault.faults.size() >= 2);
  CHECK(fault.faults.front().where.line == 2);
  CHECK(fault.faults.back().where.line > 2);
}

TEST_CASE("A file that is no YAML at all is called by its name, and why is told") {
  const TempFolder folder;
  const auto file = folder.write("mine.yaml", "title: [");
  const SeriesFault fault = series_fault(Locale(), GameEntry(), refused(file));
  CHECK(fault.title == "mine");
  CHECK_FALSE(fault.faults.empty());
}

#include "content/yaml_refusals.hpp"

#include "catch.hpp"
#include "content/yaml.hpp"
#include "temp_folder.hpp"

#include <fstream>

using namespace tablier;
using tablier::test::TempFolder;

TEST_CASE("A large file that is no YAML is remembered as it is now, with all that was said of it") {
  const TempFolder folder;
  const auto file = folder.write("long.yaml", std::string(100'000, '{'));
  const auto problems = load_yaml(file).problems;
  REQUIRE(problems.size() == 1);
  const YamlRefusals refusals(folder / "cache/refused.yaml");
  CHECK(refusals.find(file).empty());
  refusals.keep(file, problems);
  CHECK(refusals.find(file) == problems);
  CHECK(YamlRefusals(folder / "cache/refused.yaml").find(file) == problems);
  std::ofstream(file, std::ios::app) << "{";
  CHECK(refusals.find(file).empty());
}

TEST_CASE("Small files are read each time, and a damaged list of refusals is none") {
  const TempFolder folder;
  const auto small = folder.write("small.yaml", "{"), large = folder.write("large.yaml", std::string(100'000, '{'));
  const YamlRefusals refusals(folder / "refused.yaml");
  refusals.keep(small, load_yaml(small).problems);
  CHECK(refusals.find(small).empty());
  for (const char* damaged : {"{{{", "[1, [], {}]", "[{file: 1}]", "\xff"}) {
    folder.write("refused.yaml", damaged);
    CHECK(refusals.find(large).empty());
  }
  refusals.keep(large, load_yaml(large).problems);
  CHECK(refusals.find(large).size() == 1);
}

TEST_CASE("The list of refusals forgets the oldest") {
  const TempFolder folder;
  const YamlRefusals refusals(folder / "refused.yaml");
  const auto file = [&](int i) { return folder / (std::to_string(i) + ".yaml"); };
  const std::string text(40'000, '{');
  for (int i = 0; i < 110; ++i) {
    folder.write(file(i).filename(), text);
    refusals.keep(file(i), {Problem(Text("yaml.empty"), {file(i).string(), 1, 1})});
  }
  CHECK(refusals.find(file(0)).empty());
  CHECK(refusals.find(file(109)).size() == 1);
}

#include "content/files.hpp"
#include "table.hpp"
#include "temp_folder.hpp"
#include "tools/atlas_file.hpp"
#include "tools/tools.hpp"

#include <fstream>
#include <set>

using namespace tablier;
using namespace tablier::katarenga;

namespace {

constexpr int kEvery = 4000;  // seven boards

Result<ToolAnswer> call(const std::string& output, std::stop_token stop = {}) {
  const Tool tool = atlas_tool();
  const Value settings = Value::map({{"every", kEvery}, {"threads", 1}, {"output", output}});
  return tool.run({*built().entry->content, *Options::make(tool.parameters, settings), {}, {}, std::move(stop), {}});
}

std::string text_of(const std::filesystem::path& file) { return *read_file(file); }

std::size_t lines(const std::string& text) { return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')); }

}  // namespace

TEST_CASE("an atlas that was killed goes on from where it stood, half of a line forgotten, and is the same in the end") {
  const test::TempFolder folder;
  REQUIRE(call((folder / "whole.txt").string()));
  const std::string whole = text_of(folder / "whole.txt");
  CHECK(lines(whole) == 2 + 7);
  CHECK_FALSE(std::filesystem::exists(folder / "whole.txt.part"));

  const std::filesystem::path file = folder / "atlas.txt";
  const Quarters quarters = *Quarters::read(*built().entry->content);
  {
    AtlasFile begun(file.string(), quarters);
    REQUIRE(begun.open());
    const auto all = all_boards(Quarters::box());
    REQUIRE(begun.add({all[0], 0x82120a0000048084}));
    REQUIRE(begun.add({all[kEvery], 0x42}));  // not what is true: it is believed
    std::ofstream(begun.part(), std::ios::app) << to_text(all[2 * kEvery]) << " 82120a";
  }
  CHECK(AtlasFile(file.string(), quarters).known_boards() == 2);
  REQUIRE(call(file.string()));
  const std::string resumed = text_of(file);
  CHECK(lines(resumed) == lines(whole));
  CHECK(resumed.find(" 0000000000000042\n") != std::string::npos);
  CHECK(resumed.substr(resumed.find(" 0000000000000042\n") + 18) == whole.substr(resumed.find(" 0000000000000042\n") + 18));
}

TEST_CASE("an atlas that is stopped keeps its part; one of other quarters is not gone on with") {
  const test::TempFolder folder;
  const std::string file = (folder / "atlas.txt").string();
  std::stop_source stop;
  stop.request_stop();
  CHECK_FALSE(call(file, stop.get_token()));
  CHECK(std::filesystem::exists(file + ".part"));
  CHECK_FALSE(std::filesystem::exists(file));

  const Quarters quarters = *Quarters::read(*built().entry->content);
  AtlasFile begun(file, quarters);
  REQUIRE(begun.open());
  REQUIRE(begun.add({all_boards(Quarters::box())[0], 1}));
  Content other = *built().entry->content;
  std::swap(other.patterns[0].rows, other.patterns[1].rows);
  CHECK(AtlasFile(file, quarters).known_boards() == 1);
  CHECK(AtlasFile(file, *Quarters::read(other)).known_boards() == 0);
  CHECK_FALSE(call((folder / "no/such/folder.txt").string()));
}

TEST_CASE("each benchmark has a name of its own, and its trees have as many leaves as is known") {
  std::set<std::string> names;
  for (const Benchmark& benchmark : benchmarks(*built().entry->content)) {
    CHECK(names.insert(benchmark.name).second);
    if (benchmark.name == "solve/cornered") CHECK(benchmark.run().work == 4);
    if (benchmark.name == "perft/katarenga") CHECK(benchmark.run().work == 903'802);
    if (benchmark.name == "perft/congress") CHECK(benchmark.run().work == 1'917'644);
  }
  CHECK(names.contains("solve/quartermaster"));
}

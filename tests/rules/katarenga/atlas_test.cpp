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

Result<ToolAnswer> call(const std::string& output, std::stop_token stop = {}, int every = kEvery) {
  const Tool tool = atlas_tool();
  const Value settings = Value::map({{"every", every}, {"threads", 1}, {"output", output}});
  return tool.run({*test::built_game("katarenga")->content, *Options::make(tool.parameters, settings), {}, {}, std::move(stop), {}});
}

std::string text_of(const std::filesystem::path& file) { return *read_file(file); }

std::size_t lines(const std::string& text) { return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')); }

/// What a refused call says; empty where it is not refused.
std::string refusal(const std::string& output, int every = kEvery) {
  const auto answer = call(output, {}, every);
  return answer ? "" : answer.problem().text.key;
}

AtlasFile file_at(const std::filesystem::path& path, const Quarters& set = quarters()) {
  auto file = AtlasFile::find(path.string(), set, kEvery);
  REQUIRE(file);
  return *std::move(file);
}

}  // namespace

TEST_CASE("an atlas that was killed goes on from where it stood, half of a line forgotten, and is the same in the end") {
  const test::TempFolder folder;
  REQUIRE(call((folder / "whole.txt").string()));
  const std::string whole = text_of(folder / "whole.txt");
  CHECK(lines(whole) == 3 + 7);
  CHECK_FALSE(std::filesystem::exists(folder / "whole.txt.part"));

  const std::filesystem::path file = folder / "atlas.txt";
  {
    AtlasFile begun = file_at(file);
    REQUIRE(begun.open());
    const auto all = all_boards(Quarters::box());
    REQUIRE(begun.add({all[0], 0x82120a0000048084}));
    REQUIRE(begun.add({all[kEvery], 0x42}));  // not what is true: it is believed
    std::ofstream(begun.part(), std::ios::app) << to_text(all[2 * kEvery]) << " 82120a";
  }
  CHECK(file_at(file).known_boards() == 2);
  REQUIRE(call(file.string()));
  const std::string resumed = text_of(file);
  CHECK(lines(resumed) == lines(whole));
  CHECK(resumed.find(" 0000000000000042\n") != std::string::npos);
  CHECK(resumed.substr(resumed.find(" 0000000000000042\n") + 18) == whole.substr(resumed.find(" 0000000000000042\n") + 18));
}

TEST_CASE("an atlas that is stopped keeps its part; one of other quarters or of another step is neither gone on with nor lost") {
  const test::TempFolder folder;
  const std::string file = (folder / "atlas.txt").string();
  std::stop_source stop;
  stop.request_stop();
  CHECK_FALSE(call(file, stop.get_token()));
  CHECK(std::filesystem::exists(file + ".part"));
  CHECK_FALSE(std::filesystem::exists(file));

  AtlasFile begun = file_at(file);
  REQUIRE(begun.open());
  REQUIRE(begun.add({all_boards(Quarters::box())[0], 1}));
  const std::string before = text_of(file + ".part");
  Content other = *test::built_game("katarenga")->content;
  std::swap(other.patterns[0].rows, other.patterns[1].rows);
  CHECK(file_at(file).known_boards() == 1);
  const auto of_others = AtlasFile::find(file, *Quarters::read(other), kEvery);
  REQUIRE_FALSE(of_others);
  CHECK(of_others.problem().text.key == "katarenga.answer.other_quarters");
  CHECK(refusal(file, 2 * kEvery) == "katarenga.answer.other_step");
  CHECK(text_of(file + ".part") == before);
}

TEST_CASE("an atlas replaces no file that is not its own, nor a part that is not") {
  const test::TempFolder folder;
  const std::string file = folder.write("mine.txt", "my notes\n").string();
  CHECK(refusal(file) == "katarenga.answer.other_file");
  CHECK(text_of(file) == "my notes\n");
  const std::string beside = (folder / "other.txt").string();
  folder.write("other.txt.part", "half of a song\n");
  CHECK(refusal(beside) == "katarenga.answer.other_file");
  CHECK(text_of(beside + ".part") == "half of a song\n");
  CHECK_FALSE(std::filesystem::exists(beside));
}

TEST_CASE("an atlas that is complete says so, and one of another step or cut short stays as it is") {
  const test::TempFolder folder;
  const std::string file = (folder / "atlas.txt").string();
  REQUIRE(call(file));
  const std::string whole = text_of(file);
  const auto again = call(file);
  REQUIRE(again);
  CHECK(again->lines.front().key == "katarenga.answer.complete");
  CHECK(refusal(file, 2 * kEvery) == "katarenga.answer.other_step");
  CHECK(text_of(file) == whole);
  const std::string cut = whole.substr(0, whole.size() - 30);
  folder.write("atlas.txt", cut);
  CHECK(refusal(file) == "katarenga.answer.not_whole");
  CHECK(text_of(file) == cut);
}

TEST_CASE("an atlas that cannot be written names the file and why, and leaves nothing behind") {
  const auto full = call("/dev/full");
  REQUIRE_FALSE(full);
  CHECK(full.problem().where.file == "/dev/full");
  CHECK(test::built_program().locale.say(full.problem().text) == "cannot be written: the disk is full");
  CHECK(call("/dev/null"));
  const test::TempFolder folder;
  const auto nowhere = call((folder / "no/such/folder.txt").string());
  REQUIRE_FALSE(nowhere);
  CHECK_FALSE(nowhere.problem().where.file.empty());
  const auto a_folder = call(folder.path().string());
  REQUIRE_FALSE(a_folder);
  CHECK(a_folder.problem().where.file == folder.path().string());
  CHECK(std::filesystem::is_empty(folder.path()));
}

TEST_CASE("each benchmark has a name of its own, and its trees have as many leaves as is known") {
  std::set<std::string> names;
  for (const Benchmark& benchmark : benchmarks(*test::built_game("katarenga")->content)) {
    CHECK(names.insert(benchmark.name).second);
    if (benchmark.name == "solve/cornered") CHECK(benchmark.run().work == 4);
    if (benchmark.name == "perft/katarenga") CHECK(benchmark.run().work == 903'802);
    if (benchmark.name == "perft/congress") CHECK(benchmark.run().work == 1'917'644);
  }
  CHECK(names.contains("solve/quartermaster"));
}

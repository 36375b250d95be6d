#include "content/files.hpp"
#include "editor/series/session/difficulty_meter.hpp"
#include "fixture.hpp"

#include <chrono>
#include <thread>

using namespace tablier;
using namespace tablier::editor;

namespace fs = std::filesystem;

namespace {

const std::vector<int> kFour{2, 4, 5, 8}, kFive{2, 4, 5, 8, 7}, kNone{2, 4, 5, 12};

std::vector<NumberSet> wanted() { return {katamino::number_set(kFour), katamino::number_set(kFive), katamino::number_set(kNone)}; }

/// Whether anything had to be measured.
bool measures(DifficultyMeter& meter) {
  meter.want(wanted());
  const bool busy = meter.busy();
  for (int i = 0; meter.busy() && i < 60'000; ++i) {
    meter.poll();
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  REQUIRE_FALSE(meter.busy());
  return busy;
}

}  // namespace

TEST_CASE("what was measured once is known at the next start, unless pieces or measure are others") {
  const test::TempFolder folder;
  const fs::path file = folder / "cache/difficulties";
  std::optional<double> four;
  {
    DifficultyMeter meter(pieces(), file);
    CHECK(measures(meter));
    four = meter.of(wanted()[0]);
    REQUIRE(four);
    CHECK_FALSE(meter.of(wanted()[2]));
  }
  {
    DifficultyMeter meter(pieces(), file);
    CHECK_FALSE(measures(meter));
    CHECK(meter.of(wanted()[0]) == four);
    CHECK(meter.of(wanted()[1]) > four);
    CHECK_FALSE(meter.of(wanted()[2]));
  }
  std::vector<PieceSpec> swapped = pieces();
  std::swap(swapped[0].form, swapped[1].form);
  CHECK(DifficultyStore(file, swapped).read().empty());

  const std::string kept = *read_file(file);
  const std::string head = kept.substr(0, kept.find('\n') + 1), set = std::to_string(wanted()[0]);
  CHECK(DifficultyStore(file, pieces()).read().size() == 3);
  for (const std::string& spoilt : {std::string("x\n"), head + set + " 99.5\n", head + set + " -\n", head + "0 1\n", head + set + " nan\n",
                                    head + "99999999 3\n", head + set + " 1 2\n"}) {
    REQUIRE(write_file(file, spoilt));
    CHECK(DifficultyStore(file, pieces()).read().empty());
  }
}

TEST_CASE("without a file what was measured is not kept, and nothing fails") {
  DifficultyMeter meter(pieces());
  CHECK(measures(meter));
  CHECK(meter.of(wanted()[0]));
}

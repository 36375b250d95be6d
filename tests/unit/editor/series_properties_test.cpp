#include "editor/series/model/series_file.hpp"
#include "editor/series/model/series_model.hpp"
#include "fixture.hpp"

#include <functional>
#include <random>
#include <set>

using namespace tablier;
using namespace tablier::editor;

namespace {

/// Hands that do anything at all, the same for the same seed.
class WildHands {
 public:
  WildHands(unsigned seed, SeriesModel& model) : random_(seed), model_(model) {}

  void edit() {
    const std::vector<std::function<void()>> all{
        [&] { (void)model_.lay(cell(), below(14)); },
        [&] { (void)model_.lay(cell(), below(14)); },
        [&] { (void)model_.lay_all(cell(), {below(14), below(14), below(14)}); },
        [&] { model_.clear(cell()); },
        [&] { (void)model_.carry(cell(), cell(), below(2) == 0); },
        [&] { (void)model_.toggle_lock(cell()); },
        [&] { (void)model_.add_row(cell().row); },
        [&] { (void)model_.insert_row(cell().row, model_.rows()[cell().row % model_.rows().size()]); },
        [&] { (void)model_.remove_row(cell().row % model_.rows().size()); },
        [&] { (void)model_.move_row(cell().row % model_.rows().size(), cell().row); },
        [&] { (void)model_.set_row(cell().row % model_.rows().size(), {name(), {below(9), below(14)}, below(8) == 0}); },
        [&] { (void)model_.set_labels({{name(), name()}, {name(), ""}, name(), "", below(2) == 0 ? "2026-11-23" : ""}); }};
    all[static_cast<std::size_t>(below(static_cast<int>(all.size())))]();
  }

 private:
  int below(int n) { return std::uniform_int_distribution<int>(0, n - 1)(random_); }
  /// Sometimes outside.
  CellIndex cell() {
    return {static_cast<std::size_t>(below(static_cast<int>(model_.rows().size()) + 1)), static_cast<std::size_t>(below(13))};
  }
  std::string name() {
    static const std::vector<std::string> kNames{"", "A", "B", "Z", "été", "a: b", "# no", "'\"", "12"};
    return kNames[static_cast<std::size_t>(below(static_cast<int>(kNames.size())))];
  }

  std::mt19937 random_;
  SeriesModel& model_;
};

void check_sound(const SeriesModel& model) {
  std::set<std::string> names;
  for (const SeriesRow& row : model.rows()) {
    REQUIRE(names.insert(row.name).second);
    REQUIRE(row.first >= 1);
    REQUIRE(row.first <= static_cast<int>(row.numbers.size()));
    std::set<int> pieces;
    for (const int number : row.numbers)
      if (number != 0) REQUIRE(pieces.insert(number).second);
  }
  for (const CellIndex lock : model.locks()) {
    REQUIRE(model.has(lock));
    REQUIRE(model.at(lock) != 0);
  }
}

}  // namespace

TEST_CASE("whatever is done to a series, it is sound, can be saved and read back, and be undone to the start and made again") {
  const unsigned seed = GENERATE(range(1U, 13U));
  INFO("seed " << seed);
  SeriesModel model(numbers(), two_rows());
  const std::string start = write_series(model.series());
  WildHands hands(seed, model);
  for (int i = 0; i < 300; ++i) {
    hands.edit();
    check_sound(model);
  }
  const std::string end = write_series(model.series());
  const Locks locks = model.locks();
  const SeriesFile read = read_series_text(written(model.series(), "# Head.\n"), "x.yaml", pieces());
  REQUIRE(read.problems.empty());
  CHECK(write_series(*read.series) == end);
  CHECK(read.head == "# Head.\n");
  int steps = 0;
  for (; model.can_undo(); ++steps) model.undo();
  CHECK(steps > 50);
  CHECK(write_series(model.series()) == start);
  CHECK_FALSE(model.changed());
  while (model.can_redo()) model.redo();
  CHECK(write_series(model.series()) == end);
  CHECK(model.locks() == locks);
}

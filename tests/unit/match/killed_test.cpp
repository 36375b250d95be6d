#include "content/files.hpp"
#include "match/autosave.hpp"
#include "match/records.hpp"
#include "match/settings.hpp"
#include "match_helpers.hpp"
#include "sdk/rng.hpp"
#include "seconds.hpp"
#include "temp_folder.hpp"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <functional>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace tablier;
using test::TempFolder;

namespace {

constexpr int kKills = 200;
constexpr double kMaxMicroseconds = 40'000;

/// Another program that works until it is killed.
class Victim {
 public:
  /// `step` says whether it went well.
  explicit Victim(const std::function<bool()>& step) : id_(fork()) {
    if (id_ != 0) return;
    while (step()) {
    }
    _exit(1);
  }
  Victim(const Victim&) = delete;
  Victim& operator=(const Victim&) = delete;
  ~Victim() {
    kill(id_, SIGKILL);
    waitpid(id_, nullptr, 0);
  }

 private:
  pid_t id_;
};

/// Has the step done over and over by programs that are killed at random moments, and looks at what each leaves. It is done once first,
/// so that it is known how long it takes here.
void kill_often(const std::function<bool()>& step, const std::function<void()>& look) {
  bool done = false;
  const double seconds = test::seconds_of([&] { done = step(); });
  REQUIRE(done);
  const auto longest = static_cast<std::uint32_t>(std::clamp(3e6 * seconds, 1000.0, kMaxMicroseconds));
  Rng rng(7);
  for (int i = 0; i < kKills; ++i) {
    {
      const Victim victim(step);
      std::this_thread::sleep_for(std::chrono::microseconds(rng.below(longest)));
    }
    look();
  }
}

}  // namespace

TEST_CASE("A program that is killed while it saves a match leaves a whole one, with all that was saved before") {
  const TempFolder folder;
  Match match = nim::begin(nim::ruleset({4000}), nim::setup(2));
  match.play(Move{1});
  const auto file = folder / "match.yaml";
  REQUIRE(write_file(file, write_save(match, "2024-05-31T17:04:09Z")).ok());
  std::size_t moves = 1;
  kill_often(
      [&] {
        Autosave autosave(AutosaveFolder(folder.path()), file);
        if (!match.over()) match.play(Move{1});
        return autosave.keep(match).ok();
      },
      [&] {
        const auto saved = load_match(file, nim::source({4000}));
        REQUIRE(saved.ok());
        CHECK(saved->history().size() >= moves);
        moves = saved->history().size();
        while (match.history().size() < moves) match.play(Move{1});
      });
  CHECK(moves > 1);
}

TEST_CASE("Settings of a program that is killed while it writes them are those of before or those of after") {
  const TempFolder folder;
  const auto file = folder / "settings.yaml";
  Settings small, large;
  small.name = "Ada";
  large.name = std::string(80, 'x');
  large.last_setup = Value::map({{"pente", std::string(50'000, 'y')}});
  REQUIRE(save_settings(file, small, Settings()).ok());
  kill_often([&] { return save_settings(file, large, small).ok() && save_settings(file, small, large).ok(); },
             [&] {
               const LoadedSettings loaded = load_settings(file);
               CHECK(loaded.problems.empty());
               CHECK((loaded.settings.name == small.name || loaded.settings.name == large.name));
             });
  CHECK(list_files(folder.path(), ".yaml").size() == 1);
}

TEST_CASE("Records of a program that is killed while it adds to them stay as far as they were added, and no file is taken for damaged") {
  const TempFolder folder;
  const auto file = folder / "records.sqlite";
  std::size_t known = 0;
  kill_often(
      [&] {
        auto records = Records::open(file);
        Record record;
        record.game = "nim";
        bool good = records.ok();
        for (int i = 0; good && i < 4; ++i) good = records->add(record).ok();
        return good;
      },
      [&] {
        const auto records = Records::open(file);
        REQUIRE(records.ok());
        CHECK_FALSE(records->damage());
        CHECK(records->count("nim") >= known);
        known = records->count("nim");
      });
  CHECK(known > 4);
}

TEST_CASE("Two programs, one of which is killed again and again, lose nothing of what the other writes") {
  const TempFolder folder;
  const auto file = folder / "records.sqlite";
  auto records = Records::open(file);
  REQUIRE(records.ok());
  Record ours, theirs;
  ours.game = "ours";
  theirs.game = "theirs";
  std::size_t added = 0;
  kill_often(
      [&] {
        auto other = Records::open(file);
        return other && other->add(theirs).ok();
      },
      [&] {
        CHECK(records->add(ours).ok());
        CHECK(records->count("ours") == ++added);
      });
}

#include "catch.hpp"
#include "content/files.hpp"
#include "staged.hpp"
#include "ui/first_screen.hpp"
#include "ui/screens/file_screen.hpp"

#include <algorithm>
#include <string>

/// Lists that are longer than their room, and questions over them, drawn into a picture that nobody looks at.
using namespace tablier;
using namespace tablier::gui;

namespace {

constexpr Look kSmall{900, 600, 1, "en", "light"};

bool says(const Surrounded& all, const std::string& words) {
  return std::ranges::any_of(
      texts_of(all.seen()), [&](const SeenText& t) { return t.text.find(words) != t.text.npos && common(t.box, t.clip).h >= t.box.h - 1; });
}

void open_records(Staged& stage) {
  OpenAt at;
  at.screen = ScreenName::records;
  stage.show(first_screen(stage.ui(), at));
  stage.settle();
}

void press(Staged& stage, const KeyChange& key) {
  stage.press(key);
  stage.settle();
}

/// Named by their numbers, the highest one the newest.
void write_saves(const Surrounded& all, int count) {
  for (int i = 10; i < 10 + count; ++i) {
    const std::string n = std::to_string(i);
    REQUIRE(write_file(all.home().state() / "matches" / ("save " + n + ".yaml"),
                       "tablier_save: 2\ngame: tictactoe\nvariant: standard\nplayers: [{who: human}, {who: human}]\nseed: 1\n"
                       "date: 2024-01-" +
                           n + "T00:00:00Z\nrounds:\n  - {moves: [b2], seconds: 5}\n")
                .ok());
  }
}

}  // namespace

TEST_CASE("The records are opened with the chosen game in sight and the newest match first, wherever they were left") {
  Surrounded all;
  write_saves(all, 15);
  Staged stage(all, kSmall);
  open_records(stage);
  CHECK(says(all, "All games"));
  REQUIRE(says(all, "save 24"));
  press(stage, {.key = Key::end});
  REQUIRE_FALSE(says(all, "save 24"));
  open_records(stage);
  CHECK(says(all, "save 24"));
  press(stage, {.key = Key::tab, .shift = true});  // the last of the games
  REQUIRE_FALSE(says(all, "All games"));
  open_records(stage);
  CHECK(says(all, "All games"));
  press(stage, {.key = Key::tab, .shift = true});
  press(stage, {.key = Key::tab});
  CHECK(says(all, "All games"));
}

TEST_CASE("Why a name for a file cannot be stands in the question, until it is another one; what was saved is told by who saved it") {
  Surrounded all;
  Staged stage(all, kSmall);
  std::string written;
  stage.show(save_file_screen({".yaml"}, "nowhere/mine", [&](const std::filesystem::path& file) {
    written = file.string();
    return Status(Done{});
  }));
  stage.settle();
  REQUIRE(stage.ui().dialogs.any());
  press(stage, {.key = Key::enter});
  REQUIRE(stage.ui().dialogs.any());
  CHECK(says(all, "There is no folder"));
  CHECK(stage.ui().notices.all().empty());
  CHECK(written.empty());
}

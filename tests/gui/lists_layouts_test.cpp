#include "catch.hpp"
#include "content/files.hpp"
#include "staged.hpp"
#include "ui/first_screen.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/panels/word_lines.hpp"
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

namespace {

/// The library with so many puzzles of the day and cards as there are, from the keys' point of view.
void open_library(Staged& stage) {
  stage.show(first_screen(stage.ui(), OpenAt{}));
  stage.settle();
}

}  // namespace

TEST_CASE("Whoever comes back to the library sees the card that is ringed, whatever stands over the cards since") {
  Surrounded all;
  Staged stage(all, kSmall);
  open_library(stage);
  press(stage, {.key = Key::end});
  press(stage, {.key = Key::end});
  REQUIRE(says(all, "Triominos"));
  press(stage, {.key = Key::enter});
  REQUIRE_FALSE(says(all, "Enter open"));
  write_saves(all, 2);
  press(stage, {.key = Key::escape});
  CHECK(*all.seen().find("chosen")->as_string() == "triominos");
  const auto texts = texts_of(all.seen());
  const auto last_line = std::ranges::find(texts, std::string("1–4 players"), &SeenText::text);
  REQUIRE(last_line != texts.end());
  CHECK(last_line->box.bottom() < 600);
}

TEST_CASE("In a small window a chip leads to the list of keys, of which nothing else tells there") {
  Surrounded all;
  for (const char* const language : {"fr", "en"}) {
    Staged stage(all, {900, 600, 1, language, "light"});
    const auto leads = [&] { return std::ranges::count(texts_of(all.seen()), std::string("?"), &SeenText::text) == 1; };
    open_library(stage);
    CHECK(leads());
    OpenAt at;
    at.screen = ScreenName::table;
    at.match = MatchSetup{};
    at.match->game = "katamino";
    at.match->players.resize(1);
    stage.show(first_screen(stage.ui(), at));
    stage.settle();
    CHECK(leads());
  }
}

TEST_CASE("Moves of a list that nearly have room beside each other leave no holes in it") {
  Surrounded all;
  Staged stage(all, {900, 600, 1, "fr", "light"});
  OpenAt at;
  at.screen = ScreenName::table;
  at.match = MatchSetup{};
  at.match->game = "katamino";
  at.match->variant = "draft";
  at.match->players.resize(2);
  for (const char* const piece : {"I", "L", "Y", "N", "V", "T"}) at.moves.push_back(std::string("take:") + piece);
  stage.show(first_screen(stage.ui(), at));
  stage.settle();
  const auto row_of = [&](const char* move) {
    const auto texts = texts_of(all.seen());
    const auto found = std::ranges::find(texts, std::string(move), &SeenText::text);
    REQUIRE(found != texts.end());
    CHECK_FALSE(found->cut);
    return found->box.y;
  };
  CHECK(row_of("prendre 1") == row_of("prendre 2"));
  CHECK(row_of("prendre 5") == row_of("prendre 10"));
}

TEST_CASE("The list of moves of a game whose marks are written tells players by their marks") {
  Surrounded all;
  Staged stage(all, kSmall);
  OpenAt at;
  at.screen = ScreenName::table;
  at.match = MatchSetup{};
  at.match->game = "tictactoe";
  at.match->players.resize(2);
  at.moves = {"b2", "a1", "c3"};
  stage.show(first_screen(stage.ui(), at));
  stage.settle();
  const auto texts = texts_of(all.seen());
  const auto beside = [&](const char* move, const char* mark) {
    const auto found = std::ranges::find(texts, std::string(move), &SeenText::text);
    REQUIRE(found != texts.end());
    return std::ranges::any_of(texts, [&](const SeenText& t) {
      return t.text == mark && std::abs(t.box.centre().y - found->box.centre().y) < 4 && t.box.right() <= found->box.x &&
             found->box.x - t.box.right() < 8;
    });
  };
  CHECK(beside("b2", "cross"));
  CHECK(beside("a1", "ring"));
  CHECK(beside("c3", "cross"));
}

TEST_CASE("A number stays on one line in whatever a frame tells of how things stand") {
  Surrounded all;
  Staged stage(all, kSmall);
  open_library(stage);
  const std::string why = "Must be from 1 to 99,999, and not 12,345,678 of 99,999.";
  std::vector<float> expected;
  Dialog dialog{.title = "numbers", .choices = {{"Close"}}};
  dialog.content = [&] {
    expected.clear();
    const Ui& ui = stage.ui();
    for (int width = 150; width < 200; width += 5) {
      ImGui::BeginChild(std::to_string(width).c_str(), {static_cast<float>(width), 90}, false, ImGuiWindowFlags_NoScrollbar);
      const float aside = 2 * ui.px(ui.sizes.m) + ui.px(24);
      expected.push_back(measure_word_lines(ui.fonts.label, why, static_cast<float>(width) - aside).y);
      status(ui, ui.colour("danger"), "No", why);
      ImGui::EndChild();
    }
  };
  stage.ui().dialogs.ask(std::move(dialog));
  stage.settle();
  const Value seen = all.seen();
  std::vector<float> heights;
  for (const Value& one : *seen.find("texts")->as_list())
    if (*one.find("text")->as_string() == why) heights.push_back(box_of(one, "box").h);
  CHECK(heights == expected);
}

TEST_CASE("A name that another match has is refused in the question itself, and what was typed stays to be put right") {
  Surrounded all;
  write_saves(all, 2);
  Staged stage(all, kSmall);
  open_records(stage);
  press(stage, {.key = Key::f2});
  if (!stage.ui().dialogs.any()) press(stage, {.key = Key::f2});  // first it is seen on which one
  REQUIRE(stage.ui().dialogs.any());
  stage.type("save 10");
  stage.settle();
  press(stage, {.key = Key::enter});
  REQUIRE(stage.ui().dialogs.any());
  CHECK(says(all, "there is a game called “save 10” already"));
  CHECK(stage.ui().notices.all().empty());
  stage.type("mine");
  stage.settle();
  press(stage, {.key = Key::enter});
  CHECK_FALSE(stage.ui().dialogs.any());
  CHECK(std::filesystem::exists(all.home().state() / "matches/mine.yaml"));
}

TEST_CASE("A match that has a name shows it where it can be resumed, and the keys that tidy say where that is done") {
  Surrounded all;
  write_saves(all, 1);
  Staged stage(all, {1280, 800, 1, "en", "light"});
  open_library(stage);
  CHECK(says(all, "save 10"));
  for (const Key key : {Key::f2, Key::del}) {
    stage.ui().notices.clear();
    press(stage, {.key = key});
    REQUIRE_FALSE(stage.ui().notices.all().empty());
    CHECK(stage.ui().notices.all().back().text == stage.ui().tr("library.resume_tidy"));
  }
}

TEST_CASE("The table of the puzzle of the day says that it is that") {
  Surrounded all;
  Staged stage(all, {1280, 800, 1, "en", "light"});
  open_library(stage);
  press(stage, {.key = Key::digit1, .ctrl = true});
  REQUIRE(*all.seen().find("screen")->as_string() == "table");
  CHECK(says(all, "Puzzle of the day · "));
}

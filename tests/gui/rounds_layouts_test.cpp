#include "catch.hpp"
#include "content/files.hpp"
#include "staged.hpp"
#include "ui/first_screen.hpp"

#include <algorithm>
#include <functional>
#include <iterator>

/// Matches of several rounds, drawn into a picture that nobody looks at: how they stand can be read at any time and in any window.
using namespace tablier;
using namespace tablier::gui;

namespace {

constexpr Look kSmall{900, 600, 1, "fr", "dark"}, kUsual{1280, 800, 1, "en", "light"};

}  // namespace

namespace {

/// With plain spaces.
std::vector<SeenText> read_texts(const Surrounded& all) {
  constexpr std::string_view kFirm = "\u00A0";
  std::vector<SeenText> texts = texts_of(all.seen());
  for (SeenText& t : texts)
    for (auto at = t.text.find(kFirm); at != t.text.npos; at = t.text.find(kFirm)) t.text.replace(at, kFirm.size(), " ");
  return texts;
}

bool says(const Surrounded& all, const std::string& words) {
  return std::ranges::any_of(read_texts(all), [&](const SeenText& t) { return !t.cut && t.text.find(words) != t.text.npos; });
}

void press(Staged& stage, std::initializer_list<KeyChange> keys) {
  for (const KeyChange& key : keys) {
    stage.press(key);
    stage.settle();
  }
}

void open(Staged& stage, const OpenAt& at) {
  stage.show(first_screen(stage.ui(), at));
  stage.settle();
}

constexpr KeyChange kResign{.key = Key::f8}, kSure{.key = Key::enter, .ctrl = true}, kOn{.key = Key::enter};

}  // namespace

TEST_CASE("In a small window with clocks the cards tell who has won how many rounds") {
  Surrounded all;
  Staged stage(all, kSmall);
  OpenAt at = match_of("reversi", "small", {{"rounds_to_win", 2}}, "");
  at.match->clock = ClockRules{.seconds = 300};
  open(stage, at);
  press(stage, {kResign, kSure, kOn});
  CHECK(says(all, "manches : 1"));
  CHECK(says(all, "manches : 0"));
  CHECK(says(all, "Pions : 2"));
}

TEST_CASE("In a small window the cards of teams tell once who has won how many rounds") {
  Surrounded all;
  Staged stage(all, kSmall);
  open(stage, match_of("pente", "teams", {{"rounds_to_win", 2}}, "K10 M10", 4));
  press(stage, {kResign, kSure, kOn});
  const auto texts = read_texts(all);
  CHECK(std::ranges::count(texts, std::string("manches : 0"), &SeenText::text) == 1);
  CHECK(std::ranges::count(texts, std::string("manches : 1"), &SeenText::text) == 1);
}

TEST_CASE("In a small window a card that has much to tell tells all of it, and how many rounds were won") {
  Surrounded all;
  Staged stage(all, kSmall);
  open(stage, match_of("iso", "small", {{"rounds_to_win", 2}}, ""));
  press(stage, {kResign, kSure, kOn});
  stage.type("/I:a1-b1-c1-d1");
  press(stage, {kOn});
  CHECK(says(all, "manches : 1"));
  CHECK(says(all, "à tracer : S T L O"));
}

TEST_CASE("In a small window a card tells how many tiles the other holds, however many points the match has brought") {
  Surrounded all;
  Staged stage(all, kSmall);
  open(stage, match_of("triominos", "match", {{"layout", "012@0,0"}, {"racks", "112;333 444 555"}}, "211@0,1"));
  press(stage, {kOn, kOn});  // past the curtain, too
  CHECK(says(all, "manche 2"));
  CHECK(says(all, "partie : "));
  CHECK(says(all, "Pièces : "));
}

TEST_CASE("At the end of a round that is counted the table of rounds tells what each player has") {
  Surrounded all;
  for (const Look& look : {kSmall, kUsual}) {
    Staged stage(all, look);
    open(stage, match_of("reversi", "small", {{"rounds_to_win", 2}}, ""));
    press(stage, {kResign, kSure});
    const bool french = look.language == std::string("fr");
    CHECK(std::ranges::count(read_texts(all), std::string(french ? "Pions : 2" : "Discs: 2"), &SeenText::text) == 2);
    CHECK(says(all, "Total"));
  }
}

TEST_CASE("Who wins a round together with another is told so") {
  Surrounded all;
  Staged stage(all, kUsual);
  OpenAt at = match_of("triominos", "match", {{"layout", "012@0,0"}, {"racks", "034;025;445"}, {"pool", "none"}}, "pass pass pass", 3);
  at.match->players[1] = {.human = false, .level = 1, .name = ""};
  at.match->players[2] = {.human = false, .level = 2, .name = ""};
  open(stage, at);
  CHECK(says(all, "You win the round with Bot 1!"));
}

TEST_CASE("In a small window each of three rounds has its column") {
  Surrounded all;
  Staged stage(all, kSmall);
  open(stage, match_of("reversi", "small", {{"rounds_to_win", 2}}, ""));
  press(stage, {kResign, kSure, kOn, kResign, kSure, kOn, kResign, kSure});
  REQUIRE(says(all, "Total"));
  CHECK_FALSE(says(all, "… "));
}

TEST_CASE("At the end of a match it is said what its rounds were played for") {
  Surrounded all;
  Staged stage(all, kSmall);
  open(stage, match_of("reversi", "small", {{"rounds_to_win", 2}}, ""));
  press(stage, {kResign, kSure, kOn, kResign, kSure});
  CHECK(says(all, "Partie en 2 manches gagnantes, finie à la manche 2"));
}

TEST_CASE("A move with a row to itself tells all that it did") {
  Surrounded all;
  Staged stage(all, kUsual);
  open(stage, match_of("iso", "small", {{"rounds_to_win", 2}}, "I:a1-b1-c1-d1 I:a6-b6-c6-d6"));
  press(stage, {kResign, kSure});
  CHECK(says(all, "I: +1, Player 1: loses I (−1)"));
}

TEST_CASE("At the end of a match in a small window the best moves are told under their heading, and the last move below them") {
  Surrounded all;
  Staged stage(all, kSmall);
  open(stage, match_of("iso", "small", {{"rounds_to_win", 2}}, "I:a1-b1-c1-d1 T:a6-b6-c6-b5"));
  press(stage, {kResign, kSure, kOn});
  for (const char* move : {"/I:a1-b1-c1-d1", "/I:a6-b6-c6-d6"}) {
    stage.type(move);
    press(stage, {kOn});
  }
  press(stage, {kResign, kSure});
  REQUIRE(says(all, "finie à la manche"));
  const auto texts = read_texts(all);
  const auto heading =
      std::ranges::find(texts, std::string("Meilleurs coups"), [](const SeenText& t) { return t.text.substr(0, t.text.find(" (")); });
  if (heading != texts.end()) CHECK(std::next(heading)->text.starts_with("Manche"));
  CHECK(std::ranges::any_of(texts, [](const SeenText& t) { return t.text == "Abandonner" && common(t.box, t.clip).h >= t.box.h - 1; }));
}

TEST_CASE("At the end of a match in a small window arrows go through the best moves that have no room") {
  Surrounded all;
  Staged stage(all, kSmall);
  const auto file = all.home() / "three.yaml";
  std::string save =
      "tablier_save: 2\ngame: iso\nvariant: small\noptions: {rounds_to_win: 2}\nplayers: [{who: human, name: Alexandre}, {who: human, "
      "name: Geneviève}]\n"
      "seed: 3\nrounds:\n";
  for (const char* const winner : {"0", "1", "0"})
    save += std::string("  - {moves: [\"I:a1-b1-c1-d1\", resign], seconds: 5, result: {reason: resigned, winners: [") + winner + "]}}\n";
  REQUIRE(write_file(file, save + "over: true\n"));
  OpenAt at;
  at.screen = ScreenName::table;
  at.load = file;
  open(stage, at);
  const auto told = [&](const char* round) {
    const Value seen = all.seen();
    return std::ranges::any_of(*seen.find("widgets")->as_list(), [&](const Value& item) {
      return item.find("label")->as_string()->starts_with(round) && *item.find("visible")->as_bool();
    });
  };
  CHECK(told("Manche 1"));
  CHECK_FALSE(told("Manche 3"));
  press(stage, {KeyChange{.key = Key::down}, KeyChange{.key = Key::down}});
  CHECK(told("Manche 3"));
  CHECK_FALSE(told("Manche 1"));
  press(stage, {KeyChange{.key = Key::up}, KeyChange{.key = Key::up}});
  CHECK(told("Manche 1"));
}

TEST_CASE("At the end of a match of tiles all lines of how it ended are seen, whoever has won") {
  Surrounded all;
  const std::vector<std::string> racks{"112;333 444 555", "112;333 444;555", "112;333;444;555"};
  for (const Look& look : {kSmall, kUsual})
    for (std::size_t i = 0; i < racks.size(); ++i)
      for (const char* const name : {"", "Marie-Antoinette de la Tour"}) {
        Staged stage(all, look);
        OpenAt at = match_of("triominos", "match", {{"layout", "012@0,0"}, {"racks", racks[i]}, {"target_score", 20}}, "211@0,1",
                             static_cast<int>(i) + 2);
        for (Player& player : at.match->players) player.name = name;
        open(stage, at);
        INFO(look.width << "x" << look.height << ", " << i + 2 << " seats, " << name);
        CHECK(says(all, look.language == std::string("fr") ? "finie à la manche 1" : "ended in round 1"));
        for (const SeenText& t : read_texts(all)) {
          INFO(t.text << " " << t.box.y << "+" << t.box.h << " in " << t.clip.y << "+" << t.clip.h);
          CHECK(common(t.box, t.clip).h >= t.box.h - 1);
        }
      }
}

TEST_CASE("Where the clocks of a moment are not known both cards and a word say so") {
  Surrounded all;
  const auto file = all.home() / "old.yaml";
  REQUIRE(write_file(file,
                     "tablier_save: 2\ngame: pente\nvariant: standard\nplayers: [{who: human}, {who: human}]\nseed: 3\n"
                     "clock: {seconds: 300}\nrounds:\n  - {moves: [K10, L9, M11, resign], seconds: 90, used: [50, 40], "
                     "result: {reason: resigned, winners: [0]}}\nover: true\n"));
  for (const Look& look : {kSmall, kUsual}) {
    Staged stage(all, look);
    OpenAt at;
    at.screen = ScreenName::table;
    at.load = file;
    open(stage, at);
    press(stage, {KeyChange{.key = Key::page_up}, KeyChange{.key = Key::page_up}});
    const int chips = look.width < 1100 ? 1 : 0;  // for the list of keys
    CHECK(std::ranges::count(read_texts(all), std::string("?"), &SeenText::text) == 2 + chips);
    CHECK(says(all, look.language == std::string("fr") ? "Temps inconnus à ce moment." : "Times unknown at this point."));
  }
}

TEST_CASE("In a small window it stays in sight who has won while the round is analysed, and which move is looked at") {
  Surrounded all;
  Staged stage(all, {900, 600, 1, "en", "light"});
  stage.show(first_screen(stage.ui(), match_of("tictactoe", "standard", {}, "a1 b2 resign")));
  stage.settle();
  stage.press({.key = Key::f7});
  stage.settle();
  const auto is_said = [&](const std::string& begin) {
    return std::ranges::any_of(texts_of(all.seen()), [&](const SeenText& t) { return t.text.starts_with(begin); });
  };
  CHECK(is_said("Player 2 wins · Analysis"));
  stage.press({.key = Key::page_up});
  stage.settle();
  CHECK(is_said("Move 2 of 3 · Analysis"));
}

TEST_CASE("What moves are worth is shown and hidden without moving another button") {
  Surrounded all;
  Staged stage(all, kUsual);
  stage.show(first_screen(stage.ui(), match_of("katarenga", "isolation", {}, "d4 f7")));
  stage.settle();
  const auto undo = [&all] {
    const Value seen = all.seen();
    for (const Value& item : *seen.find("widgets")->as_list())
      if (*item.find("label")->as_string() == "Undo") return box_of(item, "box");
    return Rect{};
  };
  const Rect before = undo();
  REQUIRE(before.w > 0);
  stage.press({.key = Key::f5});
  stage.settle();
  stage.press({.key = Key::enter});
  stage.draw(6);
  CHECK(undo().y == before.y);
  CHECK(undo().x == before.x);
}

TEST_CASE("At the end of a round of teams the side that has won is named, and who they are") {
  Surrounded all;
  Staged stage(all, kUsual);
  open(stage, match_of("pente", "teams", {}, "K10 M10", 4));
  press(stage, {kResign, kSure});
  CHECK(says(all, "Team B wins"));
  CHECK(says(all, "Player 2 and Player 4"));
}

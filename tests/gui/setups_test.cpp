#include "catch.hpp"
#include "staged.hpp"
#include "ui/first_screen.hpp"
#include "ui/screens/setup_preview.hpp"
#include "window.hpp"

#include <algorithm>
#include <string>
#include <vector>

/// Matches and positions while they are set up, drawn into a picture that nobody looks at.
using namespace tablier;
using namespace tablier::gui;

namespace {

OpenAt open_at(ScreenName screen, const char* game, const char* variant, Value options = Value::map()) {
  MatchSetup setup;
  setup.game = game;
  setup.variant = variant;
  setup.options = std::move(options);
  setup.players.resize(2);
  setup.seed = 3;
  OpenAt at;
  at.screen = screen;
  at.match = setup;
  return at;
}

Rect widget(const Value& seen, const std::string& label) {
  const auto& widgets = *seen.find("widgets")->as_list();
  const auto found = std::ranges::find_if(widgets, [&](const Value& item) { return *item.find("label")->as_string() == label; });
  REQUIRE(found != widgets.end());
  return box_of(*found, "box");
}

/// The label of what the keys are on; empty: of nothing.
std::string focused(const Value& seen) {
  const auto& widgets = *seen.find("widgets")->as_list();
  const auto found = std::ranges::find_if(widgets, [](const Value& item) { return truth(item, "focused"); });
  return found == widgets.end() ? std::string() : text(*found, "label");
}

/// The screen on which a position of Katarenga is set up.
void set_up_katarenga(Staged& stage) {
  stage.show(first_screen(stage.ui(), open_at(ScreenName::table, "katarenga", "katarenga")));
  stage.settle();
  stage.press({.key = Key::e, .ctrl = true});
  stage.settle();
}

void press(Staged& stage, Key key, int times = 1) {
  for (int i = 0; i < times; ++i) stage.press({.key = key});
  stage.settle();
}

}  // namespace

TEST_CASE("The button that begins a match stays where it is, whatever is chosen") {
  Surrounded all;
  Staged stage(all, {1280, 800, 1, "en", "light"});
  const auto play = [&](Value options) {
    stage.show(first_screen(stage.ui(), open_at(ScreenName::setup, "katarenga", "congress", std::move(options))));
    stage.settle();
    return widget(all.seen(), stage.ui().tr("setup.play")).y;
  };
  CHECK(play(Value::map()) == play(Value::map({{"board", Value::list_of(std::vector<std::string>{"A", "B", "C", "D"})}})));
}

TEST_CASE("Who asks for the defaults is asked before a board that was arranged is lost") {
  Surrounded all;
  Staged stage(all, {1280, 800, 1, "en", "light"});
  Value board = Value::map({{"board", Value::list_of(std::vector<std::string>{"A", "B", "C", "D"})}});
  stage.show(first_screen(stage.ui(), open_at(ScreenName::setup, "katarenga", "congress", std::move(board))));
  stage.settle();
  for (int i = 0; i < 3; ++i) press(stage, Key::tab);
  press(stage, Key::down);
  press(stage, Key::enter);
  REQUIRE(stage.ui().dialogs.any());
  CHECK(stage.ui().dialogs.top()->title == stage.ui().tr("setup.reset_ask.title"));
  CHECK(stage.ui().dialogs.top()->first_is_harmless);
  CHECK(all.seen().find("options")->find("board"));
}

TEST_CASE("A long name ends at a whole letter and says that it goes on, until somebody types in it") {
  Surrounded all;
  Staged stage(all, {1280, 800, 1, "en", "light"});
  OpenAt at = open_at(ScreenName::setup, "pente", "standard");
  at.match->players[0].name = "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwww";
  stage.show(first_screen(stage.ui(), at));
  stage.settle();
  const auto shortened = [&] {
    const auto shown = texts_of(all.seen());
    return std::ranges::any_of(shown, [](const SeenText& t) { return t.text.starts_with("Wwww") && t.text.ends_with("w…"); });
  };
  CHECK(shortened());
  for (int i = 0; i < 40 && focused(all.seen()) != "##name"; ++i) press(stage, Key::tab);
  REQUIRE(focused(all.seen()) == "##name");
  stage.type("x");
  stage.settle();
  CHECK_FALSE(shortened());
}

TEST_CASE("The table of a volume says which one it is") {
  Surrounded all;
  Staged stage(all, {900, 600, 1, "en", "light"});
  OpenAt at = open_at(ScreenName::table, "katamino", "volume", Value::map({{"solid", "box-2x5x6"}}));
  at.match->players.resize(1);
  stage.show(first_screen(stage.ui(), at));
  stage.settle();
  std::string shown;
  for (const SeenText& t : texts_of(all.seen())) shown += t.text + "\n";
  INFO(shown);
  CHECK(shown.find("Volume · Box") != shown.npos);
}

TEST_CASE("No colour is told of a seat whose colour the lot decides") {
  Surrounded all;
  const auto by_lot = [&](const char* name, std::optional<int> starter) {
    const auto game = all.services().catalogue.find(name);
    REQUIRE(game);
    SetupModel model(game);
    model.fit({2, 2}, 1);
    model.starter = starter;
    const auto match = begun_match(game, model, 1);
    REQUIRE(match);
    return looks_by_lot(*match, model);
  };
  CHECK(by_lot("reversi", std::nullopt));
  CHECK_FALSE(by_lot("reversi", 0));
  CHECK_FALSE(by_lot("domineering", 1));
}

TEST_CASE("A pawn can be set up in a camp that it goes for, and in no other") {
  Surrounded all;
  Staged stage(all, {1280, 800, 1, "en", "light"});
  set_up_katarenga(stage);
  press(stage, Key::left, 9);
  press(stage, Key::up, 9);
  REQUIRE(text(all.seen(), "cursor") == "left8");
  press(stage, Key::enter);
  CHECK(texts(all.seen(), "diagram").front().ends_with(" left8"));
  press(stage, Key::tab);
  press(stage, Key::enter);
  CHECK(texts(all.seen(), "diagram").front().ends_with(" left8"));
  CHECK(texts(all.seen(), "notices").back() == "Pawns (Player 2): not on this place.");
}

TEST_CASE("A point that is typed takes the cursor there, and Enter places there") {
  Surrounded all;
  Staged stage(all, {1280, 800, 1, "en", "light"});
  stage.show(first_screen(stage.ui(), open_at(ScreenName::table, "pente", "standard")));
  stage.settle();
  stage.press({.key = Key::e, .ctrl = true});
  stage.settle();
  const auto types = [&](std::string_view text) {
    for (const char c : text) {
      const bool letter = c >= 'a' && c <= 'z', digit = c >= '0' && c <= '9';
      const Key key = letter ? plus(Key::a, c - 'a') : digit ? plus(Key::digit0, c - '0') : Key::none;
      if (key != Key::none) stage.press({.key = key});
      stage.type(std::string(1, c));
    }
    stage.settle();
  };
  types("d4");
  CHECK(text(all.seen(), "cursor") == "D4");
  CHECK(texts(all.seen(), "diagram").empty());
  press(stage, Key::enter);
  CHECK(texts(all.seen(), "diagram").front() == "1 D4");
  types("2");  // no point: the other one's stone
  types("/c4");
  press(stage, Key::enter);
  types("t16");
  press(stage, Key::enter);
  CHECK(texts(all.seen(), "diagram") == std::vector<std::string>{"1 D4", "2 C4 T16"});
  types("q99");
  press(stage, Key::enter);
  CHECK(texts(all.seen(), "diagram") == std::vector<std::string>{"1 D4", "2 C4 T16"});
  CHECK(text(all.seen(), "cursor") == "Q9");
  press(stage, Key::escape);  // forgets what was typed
  CHECK(text(all.seen(), "screen") == "diagram");
  types("+");
  CHECK(texts(all.seen(), "diagram").back() == "count 2 0");
}

TEST_CASE("No match begins from a board that was cleared where pawns are missing") {
  Surrounded all;
  Staged stage(all, {1280, 800, 1, "en", "light"});
  set_up_katarenga(stage);
  stage.press({.key = Key::n, .ctrl = true});
  stage.settle();
  press(stage, Key::f7);
  CHECK(text(all.seen(), "screen") == "diagram");
  CHECK_FALSE(texts(all.seen(), "notices").empty());
}

TEST_CASE("Keys go up no farther than to the series, however far the settings are scrolled, and from there to the settings") {
  Surrounded all;
  Staged stage(all, {1280, 800, 1.25F, "en", "light"});
  stage.show(first_screen(stage.ui(), open_at(ScreenName::setup, "katamino", "duel")));
  stage.settle();
  press(stage, Key::down);  // keys begin at the chosen way
  press(stage, Key::tab);
  for (int i = 0; i < 8; ++i) press(stage, Key::down);
  stage.press({.key = Key::tab, .shift = true});
  stage.settle();
  for (int i = 0; i < 12; ++i) press(stage, Key::up);
  const std::string series = stage.ui().tr("setup.map");
  CHECK(focused(all.seen()) == series);
  press(stage, Key::right);
  CHECK(focused(all.seen()) != series);
  CHECK_FALSE(focused(all.seen()).empty());
}

TEST_CASE("In the smallest window how far a series is is told whole") {
  Surrounded all;
  Staged stage(all, {900, 600, 1, "en", "light"});
  stage.show(first_screen(stage.ui(), open_at(ScreenName::map, "katamino", "penta")));
  stage.settle();
  CHECK(std::ranges::none_of(texts_of(all.seen()), [](const SeenText& t) { return t.box.y < 56 && t.text.ends_with("…"); }));
}

TEST_CASE("What the rules refuse is told by the title of its setting, beside the buttons and at its field") {
  Surrounded all;
  Staged stage(all, {1280, 2000, 1, "en", "light"});
  Value two = Value::map({{"hand_size", Value::list_of(std::vector{9, 9})}});
  stage.show(first_screen(stage.ui(), open_at(ScreenName::setup, "triominos", "classic", std::move(two))));
  stage.settle();
  const auto told = [&](const std::string& words) {
    return std::ranges::count_if(texts_of(all.seen()), [&](const SeenText& t) { return t.text.find(words) != t.text.npos; });
  };
  CHECK(told("“Tiles at the start” takes one number") == 2);
  CHECK(told("hand_size") == 0);
}

TEST_CASE("In a small window nothing that is said lies over the words that tell whether a puzzle can be solved") {
  Surrounded all;
  Staged stage(all, {900, 600, 1, "fr", "light"});
  OpenAt at = open_at(ScreenName::setup, "katamino", "penta");
  at.match->players.resize(1);
  stage.show(first_screen(stage.ui(), at));
  stage.settle();
  const Text said("drop.dialog");
  stage.ui().say(said);
  stage.draw(2);
  const auto texts = texts_of(all.seen());
  const auto box_with = [&](const std::string& words) {
    const auto found = std::ranges::find(texts, words, &SeenText::text);
    REQUIRE(found != texts.end());
    return found->box;
  };
  const Rect notice = box_with(stage.ui().tr(said));
  CHECK(overlap_area(notice, box_with(stage.ui().tr("setup.possible"))) == 0);
  CHECK(overlap_area(notice, box_with(stage.ui().tr("table.light.solutions", {{"n", 2}}))) == 0);
}

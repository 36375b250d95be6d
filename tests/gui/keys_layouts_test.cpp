#include "catch.hpp"
#include "staged.hpp"
#include "ui/core/imgui_bridge.hpp"
#include "ui/first_screen.hpp"
#include "ui/panels/widgets.hpp"
#include "window.hpp"

#include <algorithm>

/// What keys do in panels, drawn into a picture that nobody looks at.
using namespace tablier;
using namespace tablier::gui;

namespace {

OpenAt open_at(ScreenName screen, const char* game, const char* variant) {
  MatchSetup setup;
  setup.game = game;
  setup.variant = variant;
  setup.players.resize(2);
  OpenAt at;
  at.screen = screen;
  at.match = setup;
  return at;
}

std::string focused_label(const Value& seen) {
  for (const Value& item : *seen.find("widgets")->as_list())
    if (const Value* focused = item.find("focused"); focused && focused->as_bool() && *focused->as_bool())
      return *item.find("label")->as_string();
  return {};
}

}  // namespace

TEST_CASE("Pages and End go through the settings of a match, and Up from the button under them comes back to the last") {
  Surrounded all;
  Staged stage(all, {900, 600, 1, "en", "light"});
  stage.show(first_screen(stage.ui(), open_at(ScreenName::setup, "triominos", "match")));
  stage.settle();
  const auto on_after = [&](Key key) {
    stage.press({.key = key});
    stage.settle();
    return focused_label(all.seen());
  };
  const std::string play = stage.ui().tr("setup.play"), last = stage.ui().tr("setup.more");
  on_after(Key::down);  // to the list of variants
  const std::string first = on_after(Key::tab);
  const std::string below = on_after(Key::page_down);
  CHECK(below != first);
  CHECK(below != play);
  CHECK(on_after(Key::end) == last);
  CHECK(on_after(Key::down) == play);
  CHECK(on_after(Key::up) == last);
  const std::string top = on_after(Key::home);
  CHECK(top != last);
  CHECK(top != play);
}

TEST_CASE("Keys that show more settings stay on the button that hides them again, and a field that they leave hears no more letters") {
  Surrounded all;
  Staged stage(all, {1280, 800, 1, "en", "light"});
  stage.show(first_screen(stage.ui(), open_at(ScreenName::setup, "katarenga", "katarenga")));
  stage.settle();
  const auto on_after = [&](Key key) {
    stage.press({.key = key});
    stage.settle();
    return focused_label(all.seen());
  };
  on_after(Key::down);  // to the list of variants
  on_after(Key::tab);
  REQUIRE(on_after(Key::end) == stage.ui().tr("setup.more"));
  CHECK(on_after(Key::enter) == stage.ui().tr("setup.less"));
  CHECK(on_after(Key::enter) == stage.ui().tr("setup.more"));
  on_after(Key::enter);
  REQUIRE(on_after(Key::down) == "##seed");
  on_after(Key::enter);
  REQUIRE(bridge::typing());
  CHECK(on_after(Key::down) == stage.ui().tr("setup.play"));
  CHECK_FALSE(bridge::typing());
}

TEST_CASE(
    "In a position of a finished match the hand has the things of the side to move there, and Escape puts them back before it leaves") {
  Surrounded all;
  Staged stage(all, {1280, 800, 1, "en", "light"});
  OpenAt at = open_at(ScreenName::table, "domineering", "standard");
  at.match->options = Value::map({{"width", 3}, {"height", 3}});
  at.moves = {"b1-b2", "a3-b3", "a1-a2"};
  stage.show(first_screen(stage.ui(), at));
  stage.settle();
  const auto after = [&](Key key) {
    stage.press({.key = key});
    stage.settle();
    return all.seen();
  };
  const auto number_of = [](const Value& seen, const char* name) { return seen.find(name)->as_int() ? *seen.find(name)->as_int() : -1; };
  REQUIRE(truth(after(Key::page_up), "over"));
  REQUIRE(number_of(after(Key::page_up), "looked_at") == 1);
  for (const Key taking : {Key::space, Key::up, Key::tab}) {  // flat ones are to be laid
    const Value seen = after(taking);
    REQUIRE(seen.find("ghost")->as_map());
    CHECK(truth(*seen.find("ghost"), "legal"));
    const Value put_back = after(Key::escape);
    CHECK_FALSE(put_back.find("held")->as_map());
    CHECK(number_of(put_back, "looked_at") == 1);
  }
  stage.type("b3");
  stage.settle();
  CHECK(number_of(after(Key::enter), "line") == 0);
  CHECK(number_of(after(Key::escape), "looked_at") == -1);
}

namespace {

/// To the field of the last move's comment, with nothing typed in it yet.
void go_to_comment(Staged& stage) {
  OpenAt at = open_at(ScreenName::table, "pente", "standard");
  at.moves = {"K10", "M10"};
  stage.show(first_screen(stage.ui(), at));
  stage.settle();
  for (const KeyChange& key : {KeyChange{.key = Key::n, .ctrl = true}, {.key = Key::tab}, {.key = Key::tab, .shift = true}}) {
    stage.press(key);
    stage.settle();
  }
}

}  // namespace

TEST_CASE("Letters begin to edit the field that the keys are on") {
  Surrounded all;
  Staged stage(all, {1280, 800, 1, "en", "light"});
  go_to_comment(stage);
  REQUIRE(focused_label(all.seen()) == "##comment");
  stage.type("coup treize");
  stage.settle();
  stage.press({.key = Key::enter});
  stage.settle();
  CHECK(std::ranges::any_of(texts_of(all.seen()), [](const SeenText& t) { return t.text.find("coup treize") != t.text.npos; }));
}

TEST_CASE("A long word that is typed at once is read in as many frames as a letter") {
  Surrounded all;
  Staged stage(all, {1280, 800, 1, "en", "light"});
  go_to_comment(stage);
  stage.type("b");
  stage.settle();
  for (int i = 0; i < 20; ++i) {
    stage.press({.key = Key::a});
    stage.type("a");
  }
  const auto keys = [&all] { return number(*all.seen().find("keys")); };
  const double before = keys();
  stage.draw(2);
  CHECK(keys() - before == 40);  // down and up
  stage.settle();
  stage.press({.key = Key::enter});
  stage.settle();
  const std::string word = "b" + std::string(20, 'a');
  CHECK(std::ranges::any_of(texts_of(all.seen()), [&word](const SeenText& t) { return t.text.find(word) != t.text.npos; }));
}

TEST_CASE("The game's own buttons tell the key that presses them") {
  Surrounded all;
  Staged stage(all, {900, 600, 1, "en", "light"});
  OpenAt at = open_at(ScreenName::table, "triominos", "standard");
  at.match->options = Value::map({{"layout", "012@0,0"}, {"racks", "112;445"}});
  stage.show(first_screen(stage.ui(), at));
  stage.settle();
  stage.press({.key = Key::enter});  // past the curtain
  stage.settle();
  const Value seen = all.seen();
  const std::string draw = "Draw";
  const auto& widgets = *seen.find("widgets")->as_list();
  const auto button = std::ranges::find_if(widgets, [&](const Value& item) { return *item.find("label")->as_string() == draw; });
  REQUIRE(button != widgets.end());
  const Rect box = box_of(*button, "box");
  const auto texts = texts_of(seen);
  CHECK(std::ranges::any_of(texts, [&](const SeenText& t) { return t.text == "1" && common(t.box, box).w >= t.box.w - 1; }));
}

TEST_CASE("The strip under a puzzle is no higher than what stands in it: the board has the rest") {
  Surrounded all;
  Staged stage(all, {900, 600, 1, "fr", "light"});
  OpenAt at = open_at(ScreenName::table, "katamino", "volume");
  at.match->players.resize(1);
  stage.show(first_screen(stage.ui(), at));
  stage.settle();
  const Value seen = all.seen();
  float lowest = 0;
  for (const Value& item : *seen.find("widgets")->as_list()) lowest = std::max(lowest, box_of(item, "box").bottom());
  CHECK(lowest > 560);
}

namespace {

bool has_text(const Value& seen, const std::string& words) {
  return std::ranges::any_of(texts_of(seen), [&](const SeenText& t) { return t.text == words; });
}

void show_table(Staged& stage, const char* game, const char* variant, const Value& options) {
  OpenAt at = open_at(ScreenName::table, game, variant);
  at.match->options = options;
  at.match->clock = ClockRules{1380, 0};
  at.moves = {"K10", "L10"};
  stage.show(first_screen(stage.ui(), at));
  stage.settle();
}

}  // namespace

TEST_CASE("In a larger type the advice keeps its key beside another button") {
  Surrounded all;
  Staged stage(all, {1280, 800, 1.3F, "fr", "light"});
  show_table(stage, "pente", "standard", Value::map());
  CHECK(has_text(all.seen(), "F9"));
}

TEST_CASE("A notice of some words over a board is no pillar") {
  Surrounded all;
  Staged small(all, {900, 600, 1, "fr", "light"});
  show_table(small, "pente", "standard", Value::map());
  small.press({.key = Key::f2});  // the list of moves has no place for what is said
  small.settle();
  const std::string told = small.ui().tr("table.copy.done");
  small.ui().say(Text("table.copy.done"));
  small.draw(2);
  const auto texts = texts_of(all.seen());
  const auto notice = std::ranges::find(texts, told, &SeenText::text);
  REQUIRE(notice != texts.end());
  CHECK(notice->box.w > 3 * notice->box.h);
}

TEST_CASE("Where the rings of what is taken have no room beside a clock, a number says how many there are") {
  Surrounded all;
  Staged stage(all, {900, 600, 1, "en", "light"});
  show_table(stage, "pente", "standard", Value::map({{"captures_to_win", 15}}));
  CHECK(has_text(all.seen(), "0 / 15"));
}

TEST_CASE("In a low window too the buttons beside a board tell their keys") {
  Surrounded all;
  Staged stage(all, {900, 600, 1, "fr", "light"});
  show_table(stage, "pente", "standard", Value::map());
  for (const char* key : {"F9", "Ctrl Z", "Ctrl Y", "Ctrl K"}) {
    INFO(key);
    CHECK(has_text(all.seen(), key));
  }
}

TEST_CASE("What is said of an earlier position of a puzzle lies over no button, and no light judges another position there") {
  Surrounded all;
  Staged stage(all, {1280, 800, 1, "fr", "light"});
  OpenAt at = open_at(ScreenName::table, "katamino", "penta");
  at.match->players.resize(1);
  stage.show(first_screen(stage.ui(), at));
  stage.settle();
  stage.press({.key = Key::l});
  stage.settle();
  REQUIRE(has_text(all.seen(), stage.ui().tr("table.light.possible")));
  for (const Key key : {Key::digit2, Key::enter, Key::page_up}) {
    stage.press({.key = key});
    stage.settle();
  }
  const auto texts = texts_of(all.seen());
  const auto said = std::ranges::find_if(texts, [](const SeenText& t) { return t.text.starts_with("Le début."); });
  const auto button = std::ranges::find(texts, stage.ui().tr("table.act.live"), &SeenText::text);
  REQUIRE(said != texts.end());
  REQUIRE(button != texts.end());
  CHECK(said->box.bottom() < button->box.y);
  CHECK_FALSE(has_text(all.seen(), stage.ui().tr("table.light.possible")));
  CHECK_FALSE(has_text(all.seen(), stage.ui().tr("table.light.off")));
}

TEST_CASE("The answers of a question stay where they are while the keys go through them, whatever key stands on each") {
  Surrounded all;
  Staged stage(all, {900, 600, 1, "en", "light"});
  stage.show(first_screen(stage.ui(), open_at(ScreenName::setup, "pente", "standard")));
  const auto places = [&] {
    std::vector<Rect> boxes;
    const Value seen = all.seen();
    for (const char* label : {"Save", "Discard the changes", "Cancel"})
      for (const Value& item : *seen.find("widgets")->as_list())
        if (*item.find("label")->as_string() == label) boxes.push_back(box_of(item, "box"));
    boxes.push_back(stage.ui().dialogs.box());
    return boxes;
  };
  for (const bool chooses : {false, true})  // Ctrl Enter stands on the first answer then, where Enter did
    for (float width = 240; width < 600; width += 12) {
      Dialog dialog{.title = "?", .choices = {{"Save"}, {"Discard the changes"}, {"Cancel"}}, .width = width};
      if (chooses) dialog.content = [&] { button(stage.ui(), {.label = "One more"}); };
      stage.ui().dialogs.ask(std::move(dialog));
      stage.settle();
      const auto before = places();
      REQUIRE(before.size() == 4);
      for (int tabs = 0; tabs < 4; ++tabs) {
        INFO(width << ", Tab " << tabs);
        stage.press({.key = Key::tab});
        stage.rest();
        CHECK(places() == before);
      }
      stage.ui().dialogs.clear();
      stage.settle();
    }
}

TEST_CASE("The first arrow in the settings shows where the keys are, on the first of them") {
  Surrounded all;
  for (const Key first : {Key::tab, Key::down}) {
    Staged stage(all, {1280, 800, 1, "en", "light"});
    stage.show(first_screen(stage.ui(), open_at(ScreenName::settings, "pente", "standard")));
    stage.settle();
    stage.press({.key = first});
    stage.settle();
    CHECK(focused_label(all.seen()) == "English");
  }
}

TEST_CASE("Backspace on a field that the keys are on removes what it holds, as a letter takes its place") {
  Surrounded all;
  Staged stage(all, {1280, 800, 1, "en", "light"});
  OpenAt at = open_at(ScreenName::setup, "pente", "standard");
  at.match->players[0].name = "Ada";
  stage.show(first_screen(stage.ui(), at));
  stage.settle();
  const auto named = [&] {
    const auto shown = texts_of(all.seen());
    return std::ranges::any_of(shown, [](const SeenText& t) { return t.text == "Ada"; });
  };
  for (int i = 0; i < 40 && focused_label(all.seen()) != "##name"; ++i) {
    stage.press({.key = Key::tab});
    stage.settle();
  }
  REQUIRE(focused_label(all.seen()) == "##name");
  REQUIRE(named());
  stage.press({.key = Key::backspace});
  stage.settle();
  CHECK_FALSE(named());
}

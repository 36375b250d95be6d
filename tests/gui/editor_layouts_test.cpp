#include "catch.hpp"
#include "coloured_pixels.hpp"
#include "editor/editor.hpp"
#include "editor/series/view/editor_command.hpp"
#include "staged.hpp"
#include "ui/first_screen.hpp"
#include "window.hpp"

#include <algorithm>
#include <exception>
#include <fstream>
#include <set>
#include <stdexcept>

/// The screens and questions of the series editor, and the map that leads to it, at several sizes: what a hand needs to know of them.
using namespace tablier;
using namespace tablier::gui;

namespace {

constexpr Look kLooks[] = {
    {900, 600, 1, "fr", "light"}, {1280, 800, 1, "en", "light"}, {1600, 1000, 1, "en", "dark"}, {1800, 1200, 2, "fr", "light"}};

/// What a screen shows after those keys.
struct Sight {
  const char* name;
  std::vector<KeyChange> keys;
};

KeyChange pressed(Key key, bool ctrl = false, bool shift = false) { return {.key = key, .down = true, .ctrl = ctrl, .shift = shift}; }

std::vector<Sight> sights() {
  return {{"grid", {}},
          {"menu", {pressed(Key::k, true)}},
          {"list", {pressed(Key::o, true)}},
          {"own series in the list", {pressed(Key::o, true), pressed(Key::down), pressed(Key::down)}},
          {"before one is removed", {pressed(Key::o, true), pressed(Key::down), pressed(Key::down), pressed(Key::del)}},
          {"texts", {pressed(Key::f2)}},
          {"difficulty", {pressed(Key::f3)}},
          {"row", {pressed(Key::f4)}},
          {"grids to be made", {pressed(Key::f6)}},
          {"grids that were made", {pressed(Key::f6), pressed(Key::enter)}},
          {"grids, then fields again", {pressed(Key::f6), pressed(Key::enter), pressed(Key::f6)}},
          {"paper", {pressed(Key::p, true)}},
          {"keys", {pressed(Key::f1)}},
          {"save as", {pressed(Key::s, true, true)}},
          {"unsaved changes", {pressed(Key::del), pressed(Key::w, true)}}};
}

/// All names of keys that may stand on a button.
std::set<std::string> key_names(const Ui& ui) {
  std::set<std::string> names{"1", "2", "3"};
  for (const char* key :
       {"key.enter", "key.escape", "key.ctrl_enter", "key.delete", "key.undo", "key.more", "editor.key.forum_text", "editor.key.generate"})
    names.insert(ui.tr(key));
  for (const editor::CommandLook& look : editor::commands()) names.insert(ui.tr(look.key_label));
  return names;
}

bool ends_with_key(const std::string& text, const std::set<std::string>& names) {
  return std::any_of(names.begin(), names.end(), [&](const std::string& name) { return text == name || text.ends_with(" " + name); });
}

/// Buttons that need none, each for a reason.
bool needs_no_key(const std::string& label, const Ui& ui) {
  // The way back is Escape on every screen of the program, and its sign says so.
  if (label.starts_with("‹")) return true;
  // Steps of a number: its field takes the number itself, and Tab goes there.
  if (label == "−" || label == "+") return true;
  // Delete removes the series that is lit; beside others it would promise what it does not do.
  for (const char* remove : {"editor.remove.own", "editor.remove.copy", "editor.remove.draft", "editor.remove.recent"})
    if (label == ui.tr(remove)) return true;
  return false;
}

bool is_button(const Value& widget) {
  const std::string kind = text(widget, "kind");
  return (kind == "button" || kind == "chip") && truth(widget, "visible");
}

/// Labels of the buttons on which no key can be read.
std::vector<std::string> without_key(const Value& seen, const Ui& ui) {
  const auto names = key_names(ui);
  const auto words = texts_of(seen);
  std::vector<std::string> bare;
  for (const Value& widget : *seen.find("widgets")->as_list()) {
    const std::string label = text(widget, "label");
    if (!is_button(widget) || needs_no_key(label, ui)) continue;
    const Rect box = box_of(widget, "box");
    const bool keyed = std::any_of(words.begin(), words.end(), [&](const SeenText& one) {
      return ends_with_key(one.text, names) && !one.cut && box.contains(one.box.centre()) && common(one.box, one.clip).w >= one.box.w - 1;
    });
    if (!keyed) bare.push_back(label);
  }
  return bare;
}

void write_series(const std::filesystem::path& file, const char* title) {
  std::filesystem::create_directories(file.parent_path());
  std::ofstream(file)
      << "title: " << title
      << "\nrows:\n  A: {first_penta: 4, numbers: [2, 4, 5, 8, 7, 0]}\n  B: {first_penta: 4, numbers: [2, 3, 7, 9, 8, 5]}\n";
}

/// One for all tests: windows keep to the display that the first of them was opened on.
Surrounded& surrounded() {
  static Surrounded all;
  return all;
}

/// The editor with a series that lies elsewhere, each time another one, which has no draft; two of the player's own are beside it.
void open_editor(Surrounded& all, Staged& stage) {
  static int opened = 0;
  const auto file = all.home() / (std::to_string(++opened) + ".yaml");
  const auto own = all.home() / "data/tablier/content/katamino/series";
  write_series(own / "mine.yaml", "Mine");
  write_series(own / "other.yaml", "Other");
  write_series(file, "One");
  auto screen = all.services().series_editor.open_file(stage.ui(), file);
  REQUIRE(screen);
  stage.show(std::move(*screen));
  stage.settle();
}

}  // namespace

TEST_CASE("a key stands on every button of the editor") {
  Surrounded& all = surrounded();
  for (const Look& look : kLooks)
    for (const Sight& sight : sights()) {
      Staged stage(all, look);
      open_editor(all, stage);
      for (const KeyChange& key : sight.keys) {
        stage.press(key);
        stage.settle();
      }
      INFO(look.width << "x" << look.height << " at " << look.scale << ", " << look.language << ": " << sight.name);
      for (const std::string& label : without_key(all.seen(), stage.ui())) {
        INFO(label);
        CHECK(label.empty());
      }
    }
}

TEST_CASE("the large picture of difficulty has a figure for every penta, from left to right") {
  Surrounded& all = surrounded();
  Staged stage(all, kLooks[1]);
  open_editor(all, stage);
  stage.press(pressed(Key::f3));
  stage.settle();
  float before = 0;
  for (int n = 4; n <= 10; ++n) {  // between the ends, which the series of the game have
    const auto words = texts_of(all.seen());
    const auto found = std::find_if(words.rbegin(), words.rend(), [&](const SeenText& one) {  // the other axis has figures too, at the left
      return one.text == std::to_string(n) && one.box.x > before;
    });
    INFO(n);
    REQUIRE(found != words.rend());
    before = found->box.x;
  }
}

namespace {

/// Words over which the notice that is seen lies.
std::vector<std::string> words_under_notice(const Value& seen) {
  const std::vector<std::string> notices = texts(seen, "notices");
  REQUIRE_FALSE(notices.empty());
  const auto words = texts_of(seen);
  const auto said = std::find_if(words.rbegin(), words.rend(), [&](const SeenText& one) { return one.text == notices.back(); });
  REQUIRE(said != words.rend());
  std::vector<std::string> under;
  for (const SeenText& one : words) {
    const Rect both = common(said->box, common(one.box, one.clip));
    if (one.text != notices.back() && both.w > 1 && both.h > 1) under.push_back(one.text);
  }
  return under;
}

}  // namespace

TEST_CASE("what is said on the map and over the list of series lies over no other words") {
  Surrounded& all = surrounded();
  for (const Look& look : kLooks)
    for (const bool is_map : {true, false}) {
      Staged stage(all, look);
      open_editor(all, stage);
      if (is_map) {
        OpenAt at;
        at.screen = ScreenName::map;
        at.match = MatchSetup{};
        at.match->game = "katamino";
        stage.show(first_screen(stage.ui(), at));
      } else {
        stage.press(pressed(Key::o, true));
      }
      stage.settle();
      stage.ui().say(Text("editor.no.remove_bundled"));
      stage.settle();
      INFO(look.width << "x" << look.height << " at " << look.scale << ", " << look.language << ", map: " << is_map);
      for (const std::string& word : words_under_notice(all.seen())) {
        INFO(word);
        CHECK(word.empty());
      }
    }
}

TEST_CASE("what lies behind a question is drawn again when it changes, and only then") {
  Surrounded& all = surrounded();
  Staged stage(all, kLooks[1]);
  open_editor(all, stage);
  stage.press(pressed(Key::f2));
  stage.settle();
  const auto drawn = [&] { return number(*all.seen().find("backdrops")); };
  const double once = drawn();
  stage.settle();
  CHECK(drawn() == once);
  all.services().settings.theme = "dark";
  stage.ui().settings_changed();
  stage.settle();
  CHECK(drawn() > once);
}

namespace {

/// Its keys, as they stand in `kLooks`, each after all before it have settled.
void press_all(Staged& stage, const std::vector<KeyChange>& keys) {
  for (const KeyChange& key : keys) {
    stage.press(key);
    stage.settle();
  }
}

bool shows(const Value& seen, const std::string& words) {
  const auto drawn = texts_of(seen);
  return std::any_of(drawn.begin(), drawn.end(), [&](const SeenText& one) { return one.text == words; });
}

}  // namespace

TEST_CASE("a grid that was made is taken only while it is seen") {
  Surrounded& all = surrounded();
  Staged stage(all, kLooks[1]);
  open_editor(all, stage);
  const std::string title = stage.ui().tr("editor.generate.title");
  press_all(stage, {pressed(Key::f6), pressed(Key::enter), pressed(Key::f6), pressed(Key::digit1)});
  CHECK(text(all.seen(), "dialog") == title);
  press_all(stage, {pressed(Key::enter)});  // makes them again
  CHECK(text(all.seen(), "dialog") == title);
  press_all(stage, {pressed(Key::enter)});
  CHECK(all.seen().find("dialog")->is_null());
  press_all(stage, {pressed(Key::f6)});
  CHECK(shows(all.seen(), stage.ui().tr("key.enter")));
}

TEST_CASE("the large picture of difficulty names all its lines") {
  Surrounded& all = surrounded();
  for (const Look& look : kLooks) {
    Staged stage(all, look);
    open_editor(all, stage);
    press_all(stage, {pressed(Key::f3)});
    INFO(look.width << "x" << look.height << " at " << look.scale << ", " << look.language);
    for (const char* name : {"grid", "other_rows", "bundled"})
      CHECK(shows(all.seen(), stage.ui().tr(std::string("editor.difficulty.") + name)));
  }
}

TEST_CASE("arrows mark a line of the large picture of difficulty, which is named") {
  Surrounded& all = surrounded();
  for (const Look& look : kLooks) {
    Staged stage(all, look);
    open_editor(all, stage);
    const auto named = [&](const char* row) {
      const std::string head = stage.ui().tr("editor.difficulty.row", {{"row", row}}) + ", Penta ";
      return std::ranges::any_of(texts_of(all.seen()), [&](const SeenText& one) { return one.text.starts_with(head) && !one.cut; });
    };
    press_all(stage, {pressed(Key::f3)});
    INFO(look.width << "x" << look.height << " at " << look.scale << ", " << look.language);
    CHECK_FALSE(named("B"));
    press_all(stage, {pressed(Key::down)});
    CHECK(named("A"));
    press_all(stage, {pressed(Key::down)});
    CHECK(named("B"));
    press_all(stage, {pressed(Key::escape)});
    CHECK(all.seen().find("dialog")->is_null());
  }
}

TEST_CASE("no series of the list is seen by half") {
  Surrounded& all = surrounded();
  for (const Look& look : kLooks)
    for (const int down : {0, 3, 5}) {
      Staged stage(all, look);
      open_editor(all, stage);
      press_all(stage, {pressed(Key::o, true)});
      press_all(stage, std::vector<KeyChange>(static_cast<std::size_t>(down), pressed(Key::down)));
      INFO(look.width << "x" << look.height << " at " << look.scale << ", " << down << " down");
      for (const SeenText& one : texts_of(all.seen())) {
        INFO(one.text);
        CHECK(common(one.box, one.clip).h >= one.box.h - 1);
      }
    }
}

TEST_CASE("a window of more shapes than 16 bits count is drawn whole") {
  const ColouredPixels looked_at;
  Surrounded& all = surrounded();
  Staged stage(all, kLooks[0]);
  open_editor(all, stage);
  Dialog dialog{.title = "many"};
  dialog.content = [] {
    ImDrawList& list = *ImGui::GetForegroundDrawList();
    for (int i = 0; i < 40'000; ++i) list.AddRectFilled({0, 0}, {2, 2}, IM_COL32(0, 0, 255, 255));
    list.AddRectFilled({0, 500}, {100, 600}, IM_COL32(255, 0, 0, 255));  // the last of all
  };
  stage.ui().dialogs.ask(std::move(dialog));
  stage.settle();
  const sf::Color seen = stage.corner();
  CHECK(seen.r == 255);
  CHECK(seen.b == 0);
}

TEST_CASE("rows of different lengths keep their pentas, and that they will not is told before a grid is made") {
  Surrounded& all = surrounded();
  Staged stage(all, kLooks[0]);
  const auto file = all.home() / "lengths.yaml";
  std::ofstream(file)
      << "title: Lengths\nrows:\n  A: {first_penta: 4, numbers: [2, 4, 5, 8, 0]}\n  B: {first_penta: 3, numbers: [0, 0, 0, 0]}\n";
  auto screen = all.services().series_editor.open_file(stage.ui(), file);
  REQUIRE(screen);
  stage.show(std::move(*screen));
  stage.settle();
  press_all(stage, {pressed(Key::f6)});
  const std::string keep = stage.ui().tr("editor.generate.keep_pentas");
  const std::string lengths = stage.ui().tr("editor.generate.lengths", {{"from", 3}, {"to", 5}});
  REQUIRE(shows(all.seen(), keep));
  CHECK_FALSE(shows(all.seen(), lengths));
  const auto is_on_it = [&] {
    const Value seen = all.seen();
    return std::ranges::any_of(*seen.find("widgets")->as_list(), [&](const Value& widget) {
      return widget.find("label")->as_string() && *widget.find("label")->as_string() == keep && *widget.find("focused")->as_bool();
    });
  };
  for (int tabs = 0; tabs < 30 && !is_on_it(); ++tabs) press_all(stage, {pressed(Key::tab)});
  REQUIRE(is_on_it());
  press_all(stage, {pressed(Key::space)});
  CHECK(shows(all.seen(), lengths));
}

TEST_CASE("of a grid with more rows than there is room for keys come to the last one, which is seen whole") {
  Surrounded& all = surrounded();
  Staged stage(all, kLooks[0]);
  const auto file = all.home() / "many.yaml";
  std::ofstream many(file);
  many << "title: Many\nrows:\n";
  for (int r = 1; r <= 20; ++r) many << "  row" << r << ": {first_penta: 5, numbers: [0, 0, 0, 0, 0, 0, 0]}\n";
  many.close();
  auto screen = all.services().series_editor.open_file(stage.ui(), file);
  REQUIRE(screen);
  stage.show(std::move(*screen));
  stage.settle();
  press_all(stage, {pressed(Key::f6), pressed(Key::enter)});
  REQUIRE(shows(all.seen(), stage.ui().tr("editor.generate.take", {{"n", 1}})));
  CHECK_FALSE(shows(all.seen(), "row20"));
  press_all(stage, {pressed(Key::end)});
  CHECK(shows(all.seen(), "row20"));
  for (const SeenText& one : texts_of(all.seen()))
    if (one.text == "row20") CHECK(common(one.box, one.clip).h > one.box.h - 0.5F);
}

TEST_CASE("the editor's window begins anew where something threw, and offers what was not saved as it was left") {
  Surrounded& all = surrounded();
  std::filesystem::remove_all(all.services().paths.state / "editor");  // drafts of others
  Staged stage(all, kLooks[1]);
  const auto opening = editor::opening(all.services(), {});
  REQUIRE(opening);
  stage.show(first_screen(stage.ui(), *opening));
  stage.settle();
  stage.type("2 4 5 8 ");
  stage.settle();
  const std::string edited = to_json(*all.seen().find("rows"));
  stage.recover(std::make_exception_ptr(std::runtime_error("on purpose")), [&] { return first_screen(stage.ui(), *opening); });
  stage.settle();
  CHECK(text(all.seen(), "screen") == "editor");
  CHECK(text(all.seen(), "dialog") == "Something went wrong");
  stage.press(pressed(Key::enter));
  stage.settle();
  CHECK(text(all.seen(), "dialog") == stage.ui().tr("editor.ask.draft"));
  CHECK(to_json(*all.seen().find("rows")) != edited);
  stage.press(pressed(Key::enter));
  stage.settle();
  CHECK(text(all.seen(), "dialog").empty());
  CHECK(to_json(*all.seen().find("rows")) == edited);
  CHECK(truth(all.seen(), "changed"));
}

#include "catch.hpp"
#include "folders.hpp"
#include "match/save.hpp"
#include "on_board.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

using namespace tablier;
using namespace tablier::gui;

namespace {

/// Some 0.3 ms a call, and it is asked for each point of the board.
constexpr const char* kSlow = R"(return {
  extends = "freestyle",
  title = {fr = "Lente", en = "Slow"},
  allow = function()
    local n = 0
    for i = 1, 12000 do n = n + i end
    return n > 0
  end,
}
)";

/// As it draws, a frame may take so long before it is shown, in seconds.
constexpr double kMaxFrame = 0.02;
constexpr int kTries = 3;

/// A match of a variant whose script takes its time.
std::string slow_match(const Home& home) {
  const auto folder = home / "data/tablier/scripts/pente";
  std::filesystem::create_directories(folder);
  std::ofstream(folder / "slow.lua") << kSlow;
  MatchSetup setup;
  setup.players.resize(2);
  auto match = Match::start(*games().ruleset("pente/freestyle"), setup);
  REQUIRE(match);
  std::string text = write_save(*match, "2026-01-01T00:00:00Z");
  text.replace(text.find("freestyle"), std::string("freestyle").size(), "slow");
  const auto file = home / "start.yaml";
  std::ofstream(file) << text;
  return file.string();
}

/// It is on the table, and a first point was just clicked: its script works.
struct SlowTable {
  SlowTable() {
    window.wait_for_screen("table");
    window.click(crossing(window, "K10"));
  }
  const Display display{1280, 800};
  const Home home;
  Window window{display, home, {"play", "--load", slow_match(home)}};
};

}  // namespace

TEST_CASE("While a variant's script takes its time the window goes on drawing, and no click is lost or made twice") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"play", "--load", slow_match(home)});
  window.wait_for_screen("table");
  const Notations points{"K10", "A1", "A19", "T1", "T19", "C3", "C17", "R3", "R17", "K3", "K17", "C10"};
  const double calls = number(*window.seen().find("script_calls"));
  Notations played;
  double slowest = 1;
  for (int tried = 0; tried < kTries && slowest >= kMaxFrame; ++tried) {
    slowest = 0;
    for (int i = 0; i < 4; ++i) {  // one after the other, without waiting
      played.push_back(points[played.size()]);
      window.click(crossing(window, played.back()));
    }
    for (int i = 0; i < 40; ++i) {
      window.move(crossing(window, "E5") + Vec2{static_cast<float>(6 * i), 0});
      if (i > 20)
        window.wait("a look", [](const Value&) { return true; }), slowest = std::max(slowest, number(*window.seen().find("slowest")));
    }
    wait_for_moves(window, played);
  }
  std::cout << "slowest of 64 frames: " << slowest << " s\n";
  CHECK(slowest < kMaxFrame);
  CHECK(number(*window.seen().find("script_calls")) == calls);
  window.keys({"ctrl+z"});
  window.press_widget("All agree");
  played.pop_back();
  wait_for_moves(window, played);
}

namespace {

constexpr const char* kFaultButton = "Script fault";

/// A variant of Pente of one's own, saved as often as one likes.
class OwnVariant {
 public:
  explicit OwnVariant(const Home& home) : file_(home / "data/tablier/scripts/pente/live.lua") {
    std::filesystem::create_directories(file_.parent_path());
    save("return stone.row > 1");
  }
  void save(const std::string& allow) const {
    std::ofstream(file_) << "return {title={en=\"Live\"}, summary={en=\"Live\"},\n\nallow=function(stone) " << allow << " end}\n";
  }

 private:
  std::filesystem::path file_;
};

/// Where those words are drawn. Throws where they are not.
Rect place_of(const Value& seen, const std::string& words) {
  for (const Value& drawn : *seen.find("texts")->as_list())
    if (text(drawn, "text").starts_with(words)) return box(*drawn.find("box"));
  throw std::runtime_error("not seen: " + words);
}

/// Those words are drawn, and nothing cuts them.
bool is_whole(const Value& seen, const std::string& words) {
  for (const Value& drawn : *seen.find("texts")->as_list())
    if (text(drawn, "text").starts_with(words))
      return overlap_area(box(*drawn.find("box")), box(*drawn.find("clip"))) >=
             0.99F * box(*drawn.find("box")).w * box(*drawn.find("box")).h;
  return false;
}

void wait_for_words(Window& window, const std::string& words) {
  window.wait(words, [&](const Value&) { return window.widget(words).has_value(); });
}

}  // namespace

TEST_CASE("A hook that fails after its file was saved is told at the table with file, line and button, above the list of moves") {
  const TextsSeen texts;
  const Display display(1280, 800);
  const Home home;
  const OwnVariant variant(home);
  Window window(display, home, {"play", "pente/live", "--seats", "human,human", "--moves", "K10 L10"});
  window.wait_for_screen("table");
  CHECK_FALSE(window.widget(kFaultButton));
  variant.save("return stone.rw > 1");
  wait_for_words(window, "pente/live.lua:3: ");
  CHECK(window.widget(kFaultButton));
  const Rect said = place_of(window.seen(), "pente/live.lua:3: "), first = *window.widget("K10");
  const float line = said.h / 3;
  CHECK(said.bottom() + line <= first.y);  // the heading of the list stands between them
  window.click(crossing(window, "K12"));
  wait_for_moves(window, {"K10", "L10", "K12"});
  CHECK(window.widget(kFaultButton));
}

TEST_CASE("The frame of the console grows with what is told in it: its buttons stay whole") {
  const TextsSeen texts;
  const Display display(1280, 800);
  const Home home;
  const OwnVariant variant(home);
  Window window(display, home, {"play", "pente/live", "--seats", "human,human", "--moves", "K10 L10"});
  window.wait_for_screen("table");
  window.keys({"F12"});
  window.wait("the line to type in", [&](const Value&) { return window.widget("##line0").has_value(); });
  window.rest();
  for (const char* fault : {"print('one') print('two') print('three') return stone.rw > 1", "return stone.row > "}) {
    variant.save(fault);
    wait_for_words(window, "pente/live.lua:3: ");
    window.rest();
    CHECK(is_whole(window.seen(), "Close"));
    CHECK(is_whole(window.seen(), "Copy all"));
  }
}

TEST_CASE("While the console is open a fault stands there, and is not said over the table too") {
  const Display display(1280, 800);
  const Home home;
  const OwnVariant variant(home);
  Window window(display, home, {"play", "pente/live", "--seats", "human,human", "--moves", "K10 L10"});
  window.wait_for_screen("table");
  window.keys({"F12"});
  window.wait("the line to type in", [&](const Value&) { return window.widget("##line0").has_value(); });
  for (const char* fault : {"return stone.rw > 1", "return stone.row > "}) {
    variant.save(fault);
    wait_for_words(window, "pente/live.lua:3: ");
    for (const std::string& said : texts(window.seen(), "notices")) CHECK(said.find("live.lua") == said.npos);
    variant.save("return stone.row > 2");
    window.wait("that mended", [&](const Value&) { return !window.widget("pente/live.lua:3: "); });
  }
  variant.save("return stone.rw > 1");
  window.keys({"Escape"});
  window.wait("the button that says so", [&](const Value&) { return window.widget(kFaultButton).has_value(); });
}

TEST_CASE("While a file that is broken stands, the table says so with its button, and no more once it is mended") {
  const Display display(900, 600);
  const Home home;
  const OwnVariant variant(home);
  Window window(display, home, {"play", "pente/live", "--seats", "human,human", "--moves", "K10 L10"});
  window.wait_for_screen("table");
  variant.save("return stone.row > ");
  wait_for_words(window, "pente/live.lua:3: ");
  window.wait("the notice to go", [](const Value& seen) { return seen.find("notices")->as_list()->empty(); });
  CHECK(window.widget("pente/live.lua:3: "));
  CHECK(window.widget(kFaultButton));
  window.click(crossing(window, "K12"));
  wait_for_moves(window, {"K10", "L10", "K12"});
  CHECK(window.widget("pente/live.lua:3: "));
  variant.save("return stone.row > 2");
  window.wait("the new rules", [&](const Value&) { return !window.widget(kFaultButton) && !window.widget("pente/live.lua:3: "); });
}

TEST_CASE("Keys after one that asks for what a script works out wait for it, and are for what is shown then") {
  SlowTable table;
  Window& window = table.window;
  window.keys({"F8", "Tab", "Return"});
  window.wait("the end of the match", [](const Value& seen) { return truth(seen, "over"); });
  CHECK(texts(window.seen(), "moves").front() == "K10");
}

TEST_CASE("A table is left at once while a script works, and the match is saved as it stood") {
  SlowTable table;
  Window& window = table.window;
  wait_for_moves(window, {"K10"});
  window.click(crossing(window, "L11"));
  window.step("Escape");
  if (text(window.seen(), "screen") == "table") window.keys({"Escape"});  // the first let go of the click that still waited
  window.wait_for_screen("library");
  const auto saves = table.home.matches();
  REQUIRE(saves.size() == 1);
  const auto saved = read_save(saves.front());
  REQUIRE(saved);
  CHECK(saved->rounds.front().moves.front() == "K10");
}

namespace {

/// A frame may wait so long for anything but drawing, in seconds; some machines are five times slower than most.
constexpr double kMaxPause = 0.5;
/// Some 0.3 s, and more on such a machine.
constexpr const char* kWork = "local function work() local n = 0 for i = 1, 6000000 do n = n + i % 7 end return n end\n";

std::string text_of(const std::filesystem::path& file) {
  std::ifstream stream(file);
  return {std::istreambuf_iterator<char>(stream), {}};
}

void replace(std::string& text, const std::string& part, const std::string& by) {
  const auto at = text.find(part);
  REQUIRE(at != std::string::npos);
  text.replace(at, part.size(), by);
}

/// A game in Lua whose rounds begin slowly, with variants that are slow to read.
void add_slow_game(const Home& home) {
  namespace fs = std::filesystem;
  const fs::path data = home / "data/tablier", program = source_folder();
  for (const std::string part : {"content", "scripts"}) {
    fs::create_directories(data / part);
    fs::copy(program / part / "tictactoe", data / part / "slowtac", fs::copy_options::recursive);
  }
  std::string script = text_of(data / "scripts/slowtac/game.lua"), sheet = text_of(data / "content/slowtac/game.yaml");
  replace(script, "start = function(rules)", "start = function(rules) work()");
  replace(sheet, "en: Tic-tac-toe", "en: Slowtac");
  std::ofstream(data / "scripts/slowtac/game.lua") << kWork << script;
  std::ofstream(data / "content/slowtac/game.yaml") << sheet;
  std::ofstream(data / "scripts/slowtac/late.lua") << kWork << "work()\nreturn {title = {fr = 'Tard', en = 'Late'}}\n";
}

void check_thread(const Window& window) {
  CHECK(number(*window.seen().find("script_calls")) == 0);
  CHECK(number(*window.seen().find("slowest")) < kMaxPause);
}

}  // namespace

TEST_CASE("From the library to a table and back no script runs on the window's thread, however slow games and variants are") {
  const Display display(1280, 800);
  const Home home;
  add_slow_game(home);
  Window window(display, home);
  window.wait_for_screen("library");
  check_thread(window);
  window.press_widget("Slowtac");
  window.wait_for_screen("setup");
  check_thread(window);
  window.keys({"Return"});
  window.wait("the table", [](const Value& seen) { return text(seen, "screen") == "table"; });
  check_thread(window);
  window.keys({"Escape"});
  window.wait("the set-up", [](const Value& seen) { return text(seen, "screen") == "setup"; });
  window.keys({"Return"});
  window.wait("the way to a table", [](const Value& seen) { return text(seen, "screen") != "setup"; });
  window.keys({"Escape"});  // while it is being made, or from it
  window.wait("the set-up again", [](const Value& seen) { return text(seen, "screen") == "setup"; });
  window.keys({"Escape"});
  window.wait_for_screen("library");
  check_thread(window);
}

TEST_CASE("a script that is saved with slow rules is told to be read for as long as the match is played again under them") {
  namespace fs = std::filesystem;
  const Display display(1280, 800);
  const Home home;
  const fs::path data = home / "data/tablier";
  for (const std::string part : {"content", "scripts"}) {
    fs::create_directories(data / part);
    fs::copy(source_folder() / part / "tictactoe", data / part / "owntac", fs::copy_options::recursive);
  }
  Window window(display, home, {"play", "owntac", "--seats", "human,human", "--moves", "a1 a2 b1"});
  window.wait_for_screen("table");
  std::string script = text_of(data / "scripts/owntac/game.lua");
  replace(script, "play = function(position, place)", "play = function(position, place) work()");
  std::ofstream(data / "scripts/owntac/game.lua") << kWork << script;
  const auto is_told = [&](const char* text) {
    window.wait(text, [&](const Value& seen) {
      const auto told = texts(seen, "notices");
      return std::ranges::any_of(told, [&](const std::string& one) { return one.find(text) != one.npos; });
    });
  };
  is_told("it is being read");
  is_told("goes on under its new rules");
}

#include "catch.hpp"
#include "match/play_line.hpp"
#include "match/save.hpp"
#include "on_board.hpp"

#include <algorithm>
#include <fstream>

using namespace tablier;
using namespace tablier::gui;

namespace {

void hover(Window& window, const std::string& name, bool legal) {
  window.move(crossing(window, name));
  window.wait("a preview on " + name, [&](const Value& seen) {
    const Value* preview = seen.find("preview");
    return preview && preview->as_map() && text(*preview, "place") == name && truth(*preview, "legal") == legal;
  });
}

/// The program on a position that was reached by these moves.
std::string saved(const Home& home, const std::string& variant, const Notations& moves) {
  const auto rules = games().ruleset("pente/" + variant);
  REQUIRE(rules);
  MatchSetup setup;
  setup.game = "pente";
  setup.variant = variant;
  setup.players.resize(2);
  auto match = Match::start(*rules, setup);
  REQUIRE(match);
  REQUIRE(play_line(*match, moves));
  const auto file = home / "start.yaml";
  std::ofstream(file) << write_save(*match, "2026-01-01T00:00:00Z");
  return file.string();
}

/// That move of a line is looked at.
bool in_line(const Value& seen, std::int64_t node) {
  const Value* line = seen.find("line");
  return line && line->as_int() && *line->as_int() == node;
}

const Notations kNearlyWon{"K10", "T1", "K11", "T3", "K12", "T5", "K13", "T7"};

/// The first one of seat two, at a table of Pente Plus.
void lift_power_stone(Window& window) {
  window.wait_for_screen("table");
  constexpr int kFirstOfSeatTwo = 17;
  window.click(item(window, kFirstOfSeatTwo));
}

}  // namespace

TEST_CASE("a power stone is dragged to a point, or clicked and put, and its bonus follows on a diamond that is lit") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"play", "--load", saved(home, "plus", {"K10", "L11", "K11"})});
  window.wait_for_screen("table");
  constexpr int kSecondOfSeatTwo = 18;
  window.move(item(window, kSecondOfSeatTwo));
  window.press(1);
  hover(window, "M9", true);
  window.release(1);
  hover(window, "H8", false);  // no diamond
  hover(window, "G7", true);
  window.click(crossing(window, "G7"));
  wait_for_moves(window, {"K10", "L11", "K11", "M9!G7"});
  constexpr int kSecondOfSeatOne = 2;
  const auto says = [&](const char* text) { window.wait(text, [&](const Value&) { return window.widget(text).has_value(); }); };
  window.click(item(window, kSecondOfSeatOne));
  says("Place the power stone on a free point; Esc puts it back.");
  window.click(crossing(window, "K12"));
  says("And now its bonus stone, an ordinary one, on a free diamond; Esc takes everything back.");
  window.click(crossing(window, "D4"));
  wait_for_moves(window, {"K10", "L11", "K11", "M9!G7", "K12!D4"});
  // By keys: the cursor is where the last stone went.
  window.keys({"Tab", "Right", "Right", "Return", "Right", "Right", "Right", "Right", "Return"});
  wait_for_moves(window, {"K10", "L11", "K11", "M9!G7", "K12!D4", "F4!K4"});
}

TEST_CASE("who lost begins when the two play again") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"play", "--load", saved(home, "standard", kNearlyWon)});
  window.wait_for_screen("table");
  type(window, "k14");
  window.keys({"Return"});
  window.wait("the end", [](const Value& seen) { return truth(seen, "over"); });
  type(window, "k9");  // comes too late, and does not take the match away
  window.keys({"Return"});
  window.wait("the moment after the end to pass", [](const Value& seen) { return truth(seen, "enter_goes_on"); });
  CHECK(texts(window.seen(), "moves").size() == kNearlyWon.size() + 1);
  window.keys({"Return"});
  wait_for_moves(window, {});
  type(window, "k10");
  window.keys({"Return"});
  wait_for_moves(window, {"K10"});
  std::vector<int> starters;
  for (const auto& file : home.matches()) starters.push_back(load_match(file, games())->setup().starter);
  std::sort(starters.begin(), starters.end());
  CHECK(starters == std::vector{0, 1});
}

TEST_CASE("In a match that is over a line is tried by keys, and Enter goes back where nothing is aimed at") {
  const Display display(900, 600);
  const Home home;
  Window window(display, home, {"play", "pente", "--seats", "human,human", "--moves", "K10 T1 K11 T3 K12 T5 K13 T7 K14"});
  window.wait_for_screen("table");
  window.keys({"Page_Up", "Page_Up"});
  const auto back = [](const Value& seen) { return seen.find("looked_at")->is_null(); };
  window.wait("an earlier position", [&](const Value& seen) { return !back(seen); });
  window.keys({"Left", "Left", "Return"});
  window.wait("a line", [](const Value& seen) { return in_line(seen, 0); });
  window.keys({"Return"});
  window.wait("the match", back);
  window.keys({"Page_Up", "Page_Up", "Return"});
  window.wait("the match again", back);
  CHECK(truth(window.seen(), "over"));
  CHECK(texts(window.seen(), "moves").size() == 9);
}

TEST_CASE("what is half said is taken back first, and the moves before it stay") {
  const Display display(1280, 800);
  const Home home;
  const Notations before{"K10", "L11", "K11"};
  Window window(display, home, {"play", "--load", saved(home, "plus", before)});
  lift_power_stone(window);
  window.click(crossing(window, "M9"));
  hover(window, "H8", false);  // the power stone stands, and its bonus goes on a diamond
  window.keys({"ctrl+z"});
  hover(window, "H8", true);
  CHECK(texts(window.seen(), "moves") == before);
  window.keys({"ctrl+z"});  // the other's move: all must agree
  window.wait("the question", [](const Value& seen) { return !seen.find("dialog")->is_null(); });
  window.keys({"Return"});  // which alone is nobody's consent
  window.wait("no question", [](const Value& seen) { return seen.find("dialog")->is_null(); });
  CHECK(texts(window.seen(), "moves") == before);
  window.keys({"ctrl+z"});
  window.press_widget("All agree");
  wait_for_moves(window, {"K10", "L11"});
}

TEST_CASE("Advice asked for in the middle of a turn leaves what was laid where it is, and says that it is for the whole turn") {
  const TextsSeen texts_seen;
  const Display display(1280, 800);
  const Home home;
  const Notations before{"K10", "L11", "K11"};
  Window window(display, home, {"play", "--load", saved(home, "plus", before)});
  lift_power_stone(window);
  window.click(crossing(window, "A1"));  // no place that is advised
  hover(window, "H8", false);            // the power stone stands, and its bonus goes on a diamond
  window.keys({"F9"});
  window.wait("the advice", [](const Value& seen) { return truth(seen, "advised"); });
  const auto said = texts(window.seen(), "notices");
  REQUIRE_FALSE(said.empty());
  CHECK(said.back().ends_with("It is for the whole turn; Esc takes everything back."));
  hover(window, "H8", false);
  window.click(crossing(window, "D4"));
  wait_for_moves(window, {"K10", "L11", "K11", "A1!D4"});
}

TEST_CASE("Advice that is seen is played by asking once more, as its button says") {
  const TextsSeen texts_seen;
  const Display display(900, 600);
  const Home home;
  Window window(display, home, {"play", "pente", "--seats", "human,human", "--moves", "K10 L11"});
  window.wait_for_screen("table");
  CHECK_FALSE(window.widget("Play it"));
  window.keys({"F9"});
  window.wait("the advice", [](const Value& seen) { return truth(seen, "advised"); });
  window.rest();
  CHECK(window.widget("Play it"));
  window.keys({"F9"});
  window.wait("the move", [](const Value& seen) { return texts(seen, "moves").size() == 3 && !truth(seen, "advised"); });
  window.rest();
  CHECK(window.widget("Advice"));
}

namespace {

/// Of the words that begin so; where they are not drawn nothing is.
Rect box_of_words(const Value& seen, const std::string& begin) {
  for (const Value& t : *seen.find("texts")->as_list())
    if (text(t, "text").starts_with(begin)) return box(*t.find("box"));
  throw std::runtime_error("nothing begins with " + begin);
}

}  // namespace

TEST_CASE("All of a long advice is read, and what follows it keeps clear of it") {
  const TextsSeen texts_seen;
  const Display display(900, 600);
  const Home home("language: fr\nsound: false\n");
  Window window(display, home, {"play", "triominos", "--seats", "human,bot:1", "--seed", "4"});
  window.wait_for_screen("table");
  window.keys({"F9"});
  window.wait("the advice", [](const Value& seen) { return truth(seen, "advised"); });
  window.rest();
  const Rect advice = box_of_words(window.seen(), "Mon conseil"), hands = box_of_words(window.seen(), "Glisser");
  CHECK(advice.bottom() + 12 < hands.y);
}

TEST_CASE("points that the opening forbids say so under the mouse and under the cursor") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"play", "--load", saved(home, "tournament", {"K10", "L11"})});
  window.wait_for_screen("table");
  hover(window, "M12", false);
  hover(window, "N13", true);
  hover(window, "M12", false);
  window.keys({"Right"});  // the cursor is shown where the last stone went
  window.click(crossing(window, "M12"));
  window.click(crossing(window, "N13"));
  wait_for_moves(window, {"K10", "L11", "N13"});
}

TEST_CASE("A typed move that cannot be played is refused as one at the cursor is") {
  const Display display(900, 600);
  const Home home;
  Window window(display, home, {"play", "pente", "--seats", "human,human", "--moves", "K10"});
  window.wait_for_screen("table");
  window.keys({"slash", "k", "1", "0", "Return"});
  window.wait("why not", [](const Value& seen) { return !texts(seen, "notices").empty() && truth(seen, "warns"); });
}

TEST_CASE("What is said while a match is analysed in a low window leaves the list of moves its lines") {
  const Display display(900, 600);
  const Home home;
  Window window(display, home,
                {"--lang", "fr", "play", "pente/gomoku", "--seats", "human,human", "--moves", "K10 A1 K11 C1 K12 E1 K13 G1 K14"});
  window.wait_for_screen("table");
  window.keys({"F7"});
  window.wait("the analysis", [](const Value& seen) {
    const Value* analysis = seen.find("analysis");
    return analysis && number(*analysis->find("positions")) == 10 && !truth(*analysis, "busy");
  });
  window.keys({"Prior", "Prior"});
  const auto lists = [&window](const Value&) { return window.widget("C1") && window.widget("E1") && window.widget("K13"); };
  window.wait("the moves about the one that is seen", lists);
  window.keys({"ctrl+c"});
  window.wait("what is said", [&window](const Value&) { return window.widget("La partie est copi").has_value(); });
  CHECK(lists(window.seen()));
}

TEST_CASE("Escape takes advice away before it leaves, and analysis says that it is for rounds that are over") {
  const Display display(900, 600);
  const Home home;
  Window window(display, home, {"play", "pente", "--seats", "human,human", "--moves", "K10 L10 M13 L11"});
  window.wait_for_screen("table");
  window.keys({"F7"});
  window.wait("why not", [](const Value& seen) { return !texts(seen, "notices").empty(); });
  window.keys({"F9"});
  window.wait("advice", [](const Value& seen) { return truth(seen, "advised"); });
  window.keys({"Escape"});
  window.wait("none", [](const Value& seen) { return !truth(seen, "advised"); });
  CHECK(text(window.seen(), "screen") == "table");
  window.keys({"Escape"});
  window.wait_for_screen("library");
}

TEST_CASE("a round is typed to its end, analysed by keys, and copied to another table") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"play", "--load", saved(home, "standard", kNearlyWon)});
  window.wait_for_screen("table");
  type(window, "k14");
  window.keys({"Return"});
  Notations all = kNearlyWon;
  all.push_back("K14");
  wait_for_moves(window, all);
  window.wait("the end", [](const Value& seen) { return truth(seen, "over"); });

  window.keys({"F7"});
  window.wait("an analysis", [](const Value& seen) { return truth(*seen.find("analysis"), "busy"); });
  window.keys({"F1"});
  window.wait_for_screen("rules");
  window.keys({"Escape"});  // what was broken off there is gone on with
  window.wait_for_screen("table");
  window.wait("every position", [&](const Value& seen) {
    const Value* analysis = seen.find("analysis");
    return analysis && number(*analysis->find("positions")) == static_cast<double>(all.size() + 1) && !truth(*analysis, "busy");
  });
  window.keys({"Left", "Escape"});  // back to the end: what was worked out stays in sight
  window.wait("the end again", [](const Value& seen) { return seen.find("looked_at")->is_null(); });
  CHECK(window.widget("curve").has_value());
  window.keys({"Home", "Right", "Right", "Right", "F7"});
  window.wait("the position after three moves",
              [](const Value& seen) { return seen.find("looked_at")->as_int() && *seen.find("looked_at")->as_int() == 3; });
  window.click(crossing(window, "C3"));  // after the end a move that is made in the past begins a line of its own
  window.wait("the line", [](const Value& seen) { return in_line(seen, 0); });
  type(window, "d4");  // and it goes on, by keys
  window.keys({"Return"});
  window.wait("its second move", [](const Value& seen) { return in_line(seen, 1); });
  window.keys({"Delete"});
  window.wait("that removed", [](const Value& seen) { return in_line(seen, 0); });
  window.keys({"ctrl+n"});
  window.wait("the question", [](const Value& seen) { return !seen.find("dialog")->is_null(); });
  type(window, "hm");
  window.keys({"Escape"});  // what was written is not thrown away unasked
  window.wait("a question about it", [](const Value& seen) { return text(seen, "dialog") == "Discard this annotation?"; });
  window.keys({"Escape"});
  window.wait("what was begun", [](const Value& seen) { return text(seen, "dialog") == "How good is this move?"; });
  window.keys({"BackSpace", "BackSpace"});
  window.press_widget("!?");
  window.keys({"Escape"});  // nor is a mark
  window.wait("a question about it", [](const Value& seen) { return text(seen, "question") == "!?"; });
  window.keys({"Escape"});
  window.wait("what was begun", [](const Value& seen) { return text(seen, "dialog") == "How good is this move?"; });
  window.press_widget("Keep");
  window.press_widget("C3 !?");
  window.wait("the same position", [](const Value& seen) { return seen.find("dialog")->is_null() && in_line(seen, 0); });
  window.keys({"Escape"});
  window.wait("the end again", [](const Value& seen) { return !seen.find("looked_at")->as_int(); });

  window.keys({"ctrl+c"});
  window.keys({"ctrl+z"});
  window.press_widget("All agree");
  wait_for_moves(window, kNearlyWon);
  window.keys({"ctrl+v"});
  wait_for_moves(window, all);
  window.wait_for_screen("table");
  window.keys({"Prior"});  // what came as a whole can be looked back at too
  window.wait("the position before the end", [&](const Value& seen) {
    return seen.find("looked_at")->as_int() && *seen.find("looked_at")->as_int() == static_cast<std::int64_t>(all.size()) - 1;
  });
  window.press_widget("C3 !?");  // the line came with it
  window.wait("the line", [](const Value& seen) { return in_line(seen, 0); });
  CHECK(window.said().empty());
}

TEST_CASE("what a side has taken goes to the card of that side") {
  for (const int width : {900, 1280}) {
    const Display display(width, 600);
    const Home home;
    Window window(display, home, {"play", "pente/teams", "--seats", "human,human,human,human", "--moves", "K10 L10 H1 M10 N10"});
    window.wait("the pair taken", [](const Value& seen) { return text(seen, "screen") == "table" && truth(seen, "resting"); });
    const auto first = window.widget("A1"), second = window.widget("B1");
    REQUIRE(first);
    REQUIRE(second);
    CHECK(first->bottom() <= second->y);
    std::size_t on_first = 0, on_second = 0;
    for (const Value& item : *window.seen().find("items")->as_list()) {
      const Vec2 middle = point(item.find("cells")->as_list()->front());
      on_first += first->contains(middle) ? 1U : 0U;
      on_second += second->contains(middle) ? 1U : 0U;
    }
    CHECK(on_first == 2);
    CHECK(on_second == 0);
  }
}

#include "catch.hpp"
#include "content/files.hpp"
#include "match/date.hpp"
#include "match/match.hpp"
#include "on_board.hpp"
#include "play/challenges.hpp"
#include "play/daily.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>

using namespace tablier;
using namespace tablier::gui;

namespace {

const GameSpec& spec() {
  static const std::shared_ptr<const GameEntry> kEntry = games().find("pente");
  return kEntry->spec;
}

/// Of the strongest bot, which solves problems.
std::string best_stone(const Match& match) {
  const auto bot = match.rules().game->bot(1);
  return match.state().notation(bot->think(match.state(), {.level = 9}, {}).move);
}

std::size_t files_in(const Home& home, const char* ending) {
  const std::filesystem::directory_iterator folder(home / "");
  return static_cast<std::size_t>(
      std::count_if(begin(folder), end(folder), [ending](const auto& file) { return file.path().extension() == ending; }));
}

std::string head_of_file(const Home& home, const char* ending) {
  for (const auto& file : std::filesystem::directory_iterator(home / "")) {
    if (file.path().extension() != ending) continue;
    std::string head(6, ' ');
    std::ifstream(file.path()).read(head.data(), 6);
    return head;
  }
  return {};
}

/// One such file, that begins so: its name is taken before it is written.
void wait_for_file(Window& window, const Home& home, const char* ending, const std::string& head) {
  window.wait(std::string("a file that ends in ") + ending,
              [&](const Value&) { return files_in(home, ending) == 1 && head_of_file(home, ending) == head; });
}

}  // namespace

TEST_CASE("The puzzle of the day is opened with a key and solved with the mouse; the records know it") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"play", "pente", "--seats", "human,human"});
  window.wait_for_screen("table");
  window.keys({"Escape"});
  window.wait_for_screen("library");
  const std::string day = local_day();
  window.keys({"ctrl+2"});
  window.wait_for_screen("table");
  const auto id = challenge_of_day(spec(), day);
  REQUIRE(id);
  const MatchSetup setup = challenge_setup(spec(), *id);
  auto match = Match::start(*games().ruleset("pente/" + setup.variant, setup.options), setup);
  REQUIRE(match);
  while (!match->over()) {
    const std::string stone = best_stone(*match);
    const std::size_t before = match->history().size();
    window.click(crossing(window, stone));
    REQUIRE(match->play(stone));
    window.wait("stone " + stone + " and its answer",
                [&](const Value& seen) { return texts(seen, "moves").size() == before + (match->over() ? 1 : 2); });
    if (!match->over()) REQUIRE(match->play(texts(window.seen(), "moves").back()));
  }
  CHECK(match->winners() == std::vector{seat(0)});
  window.wait("it is solved", [&](const Value&) { return home.records().best("pente", to_text(*id)).has_value(); });
  CHECK(window.widget("Play again").has_value() == !next_challenge(spec().content, *id));
}

namespace {

/// As the series tells the solution of the problem that is played.
std::vector<std::string> solution_of(const Value& seen) {
  const auto id = parse_challenge(text(seen, "challenge"));
  return id ? told_solution(spec().content, *id) : std::vector<std::string>();
}

/// Its moves are listed, arrows step through them, and a click goes to one. Precondition: its second move is looked at.
void walk_through_solution(Window& window) {
  const std::vector<std::string> moves = solution_of(window.seen());
  REQUIRE(moves.size() > 2);
  const auto at = [](std::size_t step) {
    return [step](const Value& seen) { return *seen.find("leafed") == Value(static_cast<std::int64_t>(step)); };
  };
  for (const std::string& move : moves) CHECK(window.widget(move));
  CHECK_FALSE(window.widget("B1"));  // of the match
  window.keys({"Right"});
  window.wait("the third move", at(3));
  window.keys({"Left", "Left"});
  window.wait("the first move", at(1));
  window.keys({"Left", "Left"});
  window.wait("the position before it, and no other", at(0));
  window.keys({"Right"});
  window.wait("the first move again", at(1));
  window.keys({"F2", "Right"});
  window.wait("the second move", at(2));
  CHECK(window.widget("The solution: move\u00A02 of\u00A0" + std::to_string(moves.size())));
  window.keys({"F2", "End"});
  window.wait("the last move", at(moves.size()));
  window.press_widget(moves[1]);
  window.wait("the move that was clicked", at(2));
}

/// The next one of Pente that is to be solved.
void begin_problem(Window& window) {
  click_to_map(window, "Pente");
  window.keys({"Return"});
  window.wait_for_screen("table");
}

}  // namespace

TEST_CASE("A problem that was missed is played again, not left for the next one") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home);
  begin_problem(window);
  for (const char* stone : {"A1", "B1", "C1"}) {
    if (truth(window.seen(), "over")) break;
    const std::size_t before = texts(window.seen(), "moves").size();
    window.click(crossing(window, stone));
    window.wait("the stone and its answer",
                [&](const Value& seen) { return truth(seen, "over") || texts(seen, "moves").size() == before + 2; });
  }
  window.wait("the end", [](const Value& seen) { return truth(seen, "over"); });
  for (const std::int64_t step : {1, 2}) {
    window.keys({"F11"});
    window.wait("a move of the solution",
                [step](const Value& seen) { return seen.find("leafed")->as_int() && *seen.find("leafed")->as_int() == step; });
  }
  walk_through_solution(window);
  window.keys({"Return"});
  window.wait("the match as it ended", [](const Value& seen) { return seen.find("leafed")->is_null(); });
  window.press_widget("Play again");
  window.wait("the problem again", [](const Value& seen) { return !truth(seen, "over") && texts(seen, "moves").empty(); });
}

TEST_CASE("From a problem that was missed a key leads to the next one") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home);
  begin_problem(window);
  window.keys({"ctrl+Right"});  // not before the end
  window.keys({"F11"});
  window.wait("that the solution comes later", [](const Value& seen) {
    const auto told = texts(seen, "notices");
    return !told.empty() && told.back() == "The solution is shown once the challenge is over.";
  });
  window.keys({"F8"});
  window.wait("the question", [](const Value& seen) { return *seen.find("dialog") == Value("Give up the challenge?"); });
  window.keys({"Tab", "Return"});
  window.wait("the end", [](const Value& seen) { return truth(seen, "over"); });
  const auto challenge = [](const Value& seen) { return text(seen, "challenge"); };
  const std::string missed = challenge(window.seen());
  window.keys({"ctrl+Right"});
  window.wait("the next one", [&](const Value& seen) { return !truth(seen, "over") && challenge(seen) != missed; });
}

TEST_CASE("The map of problems shows the board of the one that is pointed at, a map of pieces shows none") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home);
  click_to_map(window, "Pente");
  window.wait("the board", [](const Value& seen) { return truth(seen, "board"); });
  window.keys({"Escape", "Escape"});
  click_to_map(window);
  CHECK_FALSE(truth(window.seen(), "board"));
  CHECK(window.said().empty());
}

TEST_CASE("The board becomes a picture and the round a film, which overwrite nothing, and the round is shown again") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"play", "pente", "--seats", "human,human", "--moves", "K10 L11 M12 K9"});
  window.wait_for_screen("table");
  window.keys({"ctrl+p"});
  wait_for_file(window, home, ".png", "\x89PNG\r\n");
  window.keys({"ctrl+g"});
  wait_for_file(window, home, ".gif", "GIF89a");
  window.keys({"ctrl+space"});
  window.wait("an earlier position", [](const Value& seen) { return seen.find("looked_at") && !seen.find("looked_at")->is_null(); });
  window.wait("the last one again", [](const Value& seen) { return !seen.find("looked_at") || seen.find("looked_at")->is_null(); });
}

namespace {

/// Of the only film in the home.
std::size_t frames_of_film(const Home& home) {
  std::size_t frames = 0;
  for (const auto& file : std::filesystem::directory_iterator(home / "")) {
    if (file.path().extension() != ".gif") continue;
    const std::string bytes = *read_file(file.path()), control("\x21\xF9\x04", 3);  // one before each frame
    for (auto at = bytes.find(control); at != bytes.npos; at = bytes.find(control, at + 1)) ++frames;
  }
  return frames;
}

}  // namespace

TEST_CASE("A film has no picture more for moves that change nothing on the board") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"play", "katamino/draft", "--seats", "human,human", "--moves", "take:L take:I take:X"});
  window.wait_for_screen("table");
  window.keys({"ctrl+g"});
  wait_for_file(window, home, ".gif", "GIF89a");
  CHECK(frames_of_film(home) == 1);
}

namespace {

/// So many moves that never end a round of gomoku: colours stand two by two, in rows that alternate. The first is in the centre.
std::string long_gomoku(int count) {
  const std::string centre = "K10";
  std::array<std::vector<std::string>, 2> of{{{centre}, {}}};
  for (int y = 0; y < 19; ++y)
    for (int x = 0; x < 19; ++x)
      if (const std::string point = std::string(1, "ABCDEFGHJKLMNOPQRST"[x]) + std::to_string(y + 1); point != centre)
        of[static_cast<std::size_t>(x / 2 + y + 1) % 2].push_back(point);
  std::string moves;
  for (int i = 0; i < count; ++i)
    moves += (moves.empty() ? "" : " ") + of[static_cast<std::size_t>(i % 2)][static_cast<std::size_t>(i / 2)];
  return moves;
}

}  // namespace

TEST_CASE("How far a film is stays in sight, Escape gives it up and nothing of it is left; once more it leads away") {
  const TextsSeen texts_seen;
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"play", "pente/gomoku", "--seats", "human,human", "--moves", long_gomoku(300)});
  window.wait_for_screen("table");
  window.keys({"ctrl+g"});
  window.wait("its share", [](const Value& seen) {
    const auto said = texts(seen, "notices");
    return !said.empty() && said.back().find("%. Esc stops it") != std::string::npos;
  });
  window.keys({"Escape"});
  window.wait("that it was given up", [](const Value& seen) {
    return texts(seen, "notices") == std::vector<std::string>{"The animated picture was given up: nothing is saved."};
  });
  CHECK(text(window.seen(), "screen") == "table");
  CHECK(files_in(home, ".gif") == 0);
  window.keys({"Escape"});
  window.wait_for_screen("library");
}

TEST_CASE("A match that is over is set up from the last position that can be played from, and that is said") {
  const TextsSeen texts_seen;
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"play", "pente", "--seats", "human,human", "--moves", "K10 T1 K11 T3 K12 T5 K13 T7"});
  window.wait_for_screen("table");
  window.click(crossing(window, "K14"));
  window.wait("the end", [](const Value& seen) { return truth(seen, "over"); });
  window.keys({"ctrl+e"});
  window.wait_for_screen("diagram");
  CHECK(texts(window.seen(), "diagram") == std::vector<std::string>{"1 K10 K11 K12 K13", "2 T1 T3 T5 T7"});
  window.wait("why it is not the last one", [](const Value& seen) {
    return texts(seen, "notices") == std::vector<std::string>{"This is the position 1 move earlier: no match can begin from a later one."};
  });
  const std::string said = texts(window.seen(), "notices").back();
  for (const std::string& label : under_notice(window.seen())) CHECK(label == said);  // the place itself
}

TEST_CASE("Of what may be done from an earlier position each has a key") {
  const Display display(900, 600);
  const Home home;
  Window window(display, home, {"play", "pente", "--seats", "human,human", "--moves", "K10 T1 K11 T3 K12 T5 K13 T7 K14"});
  window.wait_for_screen("table");
  window.keys({"Page_Up", "ctrl+Return"});
  window.wait("a question", [](const Value& seen) { return text(seen, "dialog") == "Begin a match from here?"; });
  window.keys({"End"});
  window.wait("the last position", [](const Value& seen) { return seen.find("dialog")->is_null() && seen.find("looked_at")->is_null(); });
}

TEST_CASE("A position is set up with the mouse and with keys, and played from") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"play", "pente", "--seats", "human,human", "--moves", "K10 L11"});
  window.wait_for_screen("table");
  window.keys({"ctrl+e"});
  window.wait_for_screen("diagram");
  window.keys({"2", "Return", "ctrl+t"});
  window.wait("a stone in the middle is the other one's",
              [](const Value& seen) { return texts(seen, "diagram") == std::vector<std::string>{"2 K10 L11", "turn 2"}; });
  const auto asks = [](const Value& seen) { return text(seen, "dialog") == "Leave this position?"; };
  for (const char* leaving : {"Escape", "ctrl+q"}) {  // it is kept nowhere
    window.keys({leaving});
    window.wait("whether it may be left", asks);
    window.keys({"Return"});  // no: what loses nothing is on Enter
    window.wait("the position", [](const Value& seen) { return seen.find("dialog")->is_null(); });
    CHECK(texts(window.seen(), "diagram").size() == 2);
  }
  for (const char* begins : {"ctrl+Return", "F7"}) {  // no move was made from it: it is kept nowhere yet
    window.keys({begins});
    window.wait_for_screen("table");
    window.keys({"Escape"});
    window.wait_for_screen("diagram");
    window.keys({"Escape"});
    window.wait("whether it may be left", asks);
    window.keys({"Return"});
    window.wait("the position", [](const Value& seen) { return seen.find("dialog")->is_null(); });
  }
  window.keys({"ctrl+Return"});
  window.wait_for_screen("table");
  window.click(crossing(window, "A1"));
  wait_for_moves(window, {"A1"});
  window.keys({"Escape"});
  window.wait_for_screen("diagram");
  window.keys({"Escape"});  // it was played from: nothing is lost
  window.wait_for_screen("table");
  CHECK(texts(window.seen(), "moves").size() == 2);
}

TEST_CASE("Who would leave a position that was set up may play from it: the key that plays from it never loses it") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"play", "pente", "--seats", "human,human", "--moves", "K10 L11"});
  window.wait_for_screen("table");
  window.keys({"ctrl+e"});
  window.wait_for_screen("diagram");
  window.keys({"2", "Return"});
  window.wait("a change", [](const Value& seen) { return texts(seen, "diagram").front() == "2 K10 L11"; });
  window.keys({"Escape"});
  window.wait("whether it may be left", [](const Value& seen) { return text(seen, "dialog") == "Leave this position?"; });
  window.rest();
  window.keys({"ctrl+Return"});
  window.wait_for_screen("table");
  CHECK(texts(window.seen(), "moves").empty());
  window.keys({"Escape"});
  window.wait_for_screen("diagram");
}

TEST_CASE("A position that was set up is analysed while one plays both sides of it") {
  const TextsSeen texts_seen;
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"play", "pente", "--seats", "human,human", "--moves", "K10 L11"});
  window.wait_for_screen("table");
  window.keys({"ctrl+e"});
  window.wait_for_screen("diagram");
  window.keys({"F7"});
  window.wait_for_screen("table");
  const auto thought = [](double positions) {
    return [positions](const Value& seen) {
      const Value* analysis = seen.find("analysis");
      return analysis && number(*analysis->find("positions")) == positions && !truth(*analysis, "busy");
    };
  };
  window.wait("the value of the position", thought(1));
  CHECK(window.widget("curve").has_value());
  window.click(crossing(window, "A1"));
  wait_for_moves(window, {"A1"});
  window.wait("the value after the move, unasked", thought(2));
  window.keys({"Left", "Up"});  // of the board: nothing is looked back at
  window.rest();
  CHECK(window.seen().find("looked_at")->is_null());
  window.keys({"Page_Up"});
  window.wait("the position before", [](const Value& seen) { return !seen.find("looked_at")->is_null(); });
  window.keys({"Right"});  // of the curve
  window.wait("the last one", [](const Value& seen) { return seen.find("looked_at")->is_null(); });
  window.keys({"Page_Up"});
  window.click(crossing(window, "B1"));  // who plays both sides asks nobody
  window.wait("a line of its own", [](const Value& seen) { return seen.find("line") && seen.find("line")->as_int(); });
  CHECK(texts(window.seen(), "moves") == std::vector<std::string>{"A1"});
  window.keys({"End", "F7"});
  window.rest();
  CHECK_FALSE(window.widget("curve").has_value());
  window.keys({"Escape"});
  window.wait_for_screen("diagram");
}

TEST_CASE("The list of keys of the problems tells no key that only puzzles with pieces have") {
  const TextsSeen texts_seen;
  const Display display(1280, 800);
  const Home home;
  Window window(display, home);
  click_to_map(window, "Pente");
  window.keys({"question"});
  window.wait("the keys", [&window](const Value& seen) { return !seen.find("dialog")->is_null() && window.widget("Home"); });
  CHECK_FALSE(window.widget("E · Ctrl N"));
}

TEST_CASE("On the map of a series the first arrow goes on from the one to play next, as each later one does") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home);
  click_to_map(window, "Katamino");
  const auto cell = [&window] { return *window.seen().find("cell")->as_string(); };
  const auto after = [&](const char* key) {
    const std::string before = cell();
    window.keys({key});
    window.wait("another challenge", [&](const Value&) { return cell() != before; });
    return cell();
  };
  const std::string first = cell(), right = after("Right");
  after("Down");
  after("Left");
  CHECK(after("Up") == first);
  window.keys({"Tab"});
  window.wait("another series", [&](const Value&) { return cell() != first; });
  const std::string other = cell();
  CHECK(after("Right") != other);
  CHECK(right != first);
}

TEST_CASE("Escape closes the list of moves, and leaves the position that is looked at") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"play", "pente", "--seats", "human,human", "--moves", "K10 L11 M12 K9"});
  window.wait_for_screen("table");
  const auto at_two = [](const Value& seen) { return seen.find("looked_at")->as_int() && *seen.find("looked_at")->as_int() == 2; };
  window.keys({"Page_Up", "Page_Up"});
  window.wait("the second move", at_two);
  window.keys({"F2"});
  window.wait("the list", [](const Value& seen) { return truth(seen, "lists_moves"); });
  window.keys({"Escape"});
  window.wait("no list", [](const Value& seen) { return !truth(seen, "lists_moves"); });
  window.rest();
  CHECK(at_two(window.seen()));
}

TEST_CASE("In a small window what is said at a puzzle stands in its place in the strip, over nothing else") {
  const TextsSeen texts_seen;
  const Display display(900, 600);
  const Home home;
  Window window(display, home, {"play", "katamino"});
  window.wait_for_screen("table");
  window.keys({"ctrl+p"});
  window.wait("where the picture is", [](const Value& seen) {
    const auto said = texts(seen, "notices");
    return !said.empty() && said.back().find(".png") != std::string::npos;
  });
  window.rest();
  const std::string said = texts(window.seen(), "notices").back();
  for (const std::string& label : under_notice(window.seen())) CHECK(label == said);  // the place itself
}

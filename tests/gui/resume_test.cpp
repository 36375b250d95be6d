#include "catch.hpp"
#include "content/files.hpp"
#include "fill_folder.hpp"
#include "hands.hpp"
#include "match/save.hpp"

#include <algorithm>
#include <csignal>
#include <filesystem>

using namespace tablier;
using namespace tablier::gui;

TEST_CASE("a program that is killed in a match offers to go on where it was") {
  const Display display(1280, 800);
  const Home home;
  Match match = challenge("katamino", kPenta4);
  const auto lays = solution(match);
  std::vector<std::string> played;
  {
    Window window(display, home, load_arguments(home, match));
    window.wait_for_screen("table");
    lay_by_keys(window, match, lays[0]);
    lay_by_keys(window, match, lays[1]);
    played = texts(window.seen(), "moves");
    window.wait("the save", [&](const Value&) {
      const auto files = home.matches();
      const auto save = files.size() == 1 ? read_save(files.front()) : Result<SaveData>(Problem("none"));
      return save.ok() && save->moves() == 2;
    });
    window.process().end(SIGKILL);
  }
  Window again(display, home);
  again.wait_for_screen("library");
  again.press_widget("Continue");
  again.wait_for_screen("table");
  CHECK(texts(again.seen(), "moves") == played);
  for (std::size_t i = 2; i < lays.size(); ++i) lay_by_keys(again, match, lays[i]);
  again.wait("the end", [](const Value& seen) { return truth(seen, "over"); });
  CHECK(home.matches().size() == 1);
  again.keys({"Escape"});
  again.wait_for_screen("map");  // a challenge leads to its series, also where it was taken up again
}

TEST_CASE("a program that is told to end, also from its terminal, says that the moves could be kept nowhere") {
  const int signal = GENERATE(SIGTERM, SIGINT, SIGHUP);
  const Display display(1280, 800);
  const Home home;
  REQUIRE(write_file(home.state() / "matches", "a file where the folder should be").ok());
  Match match = challenge("katamino", kPenta4);
  Window window(display, home, load_arguments(home, match));
  window.wait_for_screen("table");
  lay_by_keys(window, match, solution(match)[0]);
  window.process().end(signal);
  CHECK(window.said().find("the moves of the match are not kept: ") != std::string::npos);
  CHECK(window.said().find((home.state() / "matches").string()) != std::string::npos);
}

TEST_CASE("a match that is not on the disk says so above the table until it is, and may be written at once") {
  const Display display(1280, 800);
  const Home home;
  const auto folder = home.state() / "matches";
  REQUIRE(write_file(folder, "a file where the folder should be").ok());
  Match match = challenge("katamino", kPenta4);
  Window window(display, home, load_arguments(home, match));
  window.wait_for_screen("table");
  lay_by_keys(window, match, solution(match)[0]);
  const auto says = [&window](const std::string& what) {
    window.wait(what, [&](const Value& seen) {
      const auto told = texts(seen, "notices");
      return std::ranges::any_of(told, [&](const std::string& one) { return one.find(what) != one.npos; });
    });
  };
  window.press_widget("Not on the disk");
  says("Moves not kept");
  std::filesystem::remove(folder);
  window.press_widget("Not on the disk");
  says("The match is on the disk.");
  CHECK(home.matches().size() == 1);
  window.wait("no such button",
              [&window](const Value&) { return !window.widget("Not on the disk"); });  // gone with the frame after the notice
}

TEST_CASE("matches that were left and have no room in the library are counted there, one press away from all") {
  const Display display(900, 600);
  const Home home;
  Match match = challenge("katamino", kPenta4);
  MoveList moves;
  match.state().legal_moves(moves);
  match.play(moves[0]);
  for (const char* name : {"a.yaml", "b.yaml", "c.yaml", "d.yaml"})
    REQUIRE(write_file(home.state() / "matches" / name, write_save(match, "2024-05-31T08:00:00Z")).ok());
  Window window(display, home);
  window.wait_for_screen("library");
  window.press_widget("2 more unfinished matches");
  window.wait_for_screen("records");
  window.wait("all of them", [](const Value& seen) { return *seen.find("saves") == Value(4); });
}

TEST_CASE("A key that would resume a match says so where there is none") {
  const TextsSeen texts_seen;
  const Display display(900, 600);
  const Home home;
  Window window(display, home);
  window.wait_for_screen("library");
  window.keys({"1"});
  window.wait("that there is none",
              [](const Value& seen) { return texts(seen, "notices") == std::vector<std::string>{"There is no match to resume."}; });
}

TEST_CASE("arrows lead from the games up to the matches to resume, in a small window and in a large one") {
  const auto [width, height] = GENERATE(std::pair(900, 600), std::pair(1900, 1300));
  const Display display(width, height);
  const Home home;
  Match match = challenge("katamino", kPenta4);
  MoveList moves;
  match.state().legal_moves(moves);
  match.play(moves[0]);
  for (const char* name : {"a.yaml", "b.yaml"})
    REQUIRE(write_file(home.state() / "matches" / name, write_save(match, "2024-05-31T08:00:00Z")).ok());
  Window window(display, home);
  window.wait_for_screen("library");
  const auto chosen = [&window](const char* what) {
    window.wait(what, [what](const Value& seen) { return text(seen, "chosen") == what; });
  };
  window.keys({"Down", "Down", "Up", "Up"});
  chosen("daily 0");
  window.keys({"Up", "Right"});
  chosen("resume 1");
  window.keys({"Return"});
  window.wait_for_screen("table");
}

TEST_CASE("records count what players did as the library does, not what chance drew") {
  const Display display(1280, 800);
  const Home home;
  MatchSetup setup;
  setup.game = "triominos";
  setup.variant = "standard";
  setup.players = {Player{}, Player{.human = false, .level = 1, .name = {}}};
  setup.seed = 3;
  auto match = Match::start(*games().ruleset("triominos/standard", setup.options), setup);
  REQUIRE(match);
  for (int i = 0; i < 3; ++i) {
    MoveList moves;
    match->state().legal_moves(moves);
    match->play(moves[0]);
  }
  REQUIRE(match->history().size() > 3);  // the deal, and who begins
  REQUIRE(write_file(home.state() / "matches/a.yaml", write_save(*match, "2024-05-31T08:00:00Z")).ok());
  Window window(display, home);
  window.wait_for_screen("library");
  window.keys({"F3"});
  window.wait_for_screen("records");
  window.wait("the players' moves", [](const Value& seen) {
    const auto notes = texts(seen, "notes");
    return notes.size() == 1 && notes[0].find("· 3\u00a0moves") != std::string::npos;
  });
}

TEST_CASE("at a table it is told in a line that records were set aside") {
  const Display display(900, 600);
  const Home home;
  REQUIRE(write_file(home.state() / "records.sqlite", std::string(20000, 'x')).ok());
  Window window(display, home, {"play", "pente"});
  window.wait_for_screen("table");
  CHECK(texts(window.seen(), "notices") == std::vector<std::string>{"Your earlier results are no longer here: F3 says why."});
}

TEST_CASE("records that were set aside are told in the library, and among the records where they are") {
  const Display display(1280, 800);
  const Home home;
  REQUIRE(write_file(home.state() / "records.sqlite", std::string(20000, 'x')).ok());
  Window window(display, home);
  window.wait_for_screen("library");
  const auto told = texts(window.seen(), "notices");
  REQUIRE(told.size() == 1);
  CHECK(told.front().find("records.sqlite.damaged-") != std::string::npos);
  window.keys({"F3"});
  window.wait_for_screen("records");
  CHECK(text(window.seen(), "problem").find("records.sqlite.damaged-") != std::string::npos);
}

TEST_CASE("where no file of records can be a result waits beside until it can, and one that can be kept nowhere is told") {
  const Display display(900, 600);
  const Home home;
  const auto file = home.state() / "records.sqlite", beside = home.state() / "records-waiting.sqlite";
  std::filesystem::create_directories(file);
  const auto play_all = [&](Window& window) {
    window.wait_for_screen("table");
    window.wait("the end", [](const Value& seen) { return seen.find("over") && truth(seen, "over"); });
  };
  const std::vector<std::string> match{"play", "tictactoe", "--seats", "human,human", "--moves", "a1 a2 b1 b2"};
  {
    Window window(display, home, match);
    window.wait_for_screen("table");
    window.keys({"c", "1", "Return"});
    play_all(window);
    window.process().end(SIGTERM);
  }
  std::filesystem::remove(file);
  {
    Window window(display, home);
    window.wait_for_screen("library");
  }
  CHECK(home.records().count("tictactoe") == 1);
  std::filesystem::remove(file);
  std::filesystem::remove(beside);
  std::filesystem::create_directories(file);
  std::filesystem::create_directories(beside);
  Window window(display, home, match);
  window.wait_for_screen("table");
  window.keys({"c", "1", "Return"});
  window.wait("that told", [](const Value& seen) {
    const auto told = texts(seen, "notices");
    return std::ranges::any_of(told, [](const std::string& one) { return one.starts_with("The result of this match is not recorded: "); });
  });
}

TEST_CASE("A match that is over and could not be kept gives way to another only where its player says so") {
  const Display display(1280, 800);
  const Home home;
  REQUIRE(write_file(home.state() / "matches", "where the folder of the matches would be\n").ok());
  Window window(display, home, {"play", "tictactoe", "--seats", "human,human", "--moves", "a1 b1 a2 b2"});
  window.wait_for_screen("table");
  window.keys({"a", "3", "Return"});
  window.wait("the end", [](const Value& seen) { return texts(seen, "moves").size() == 5; });
  window.press_widget("Play again");
  window.wait("the question", [](const Value& seen) { return text(seen, "dialog") == "Leave without keeping the match?"; });
  window.rest();
  CHECK(texts(window.seen(), "moves").size() == 5);
  std::filesystem::remove(home.state() / "matches");
  window.press_widget("Stay at the table");
  window.wait("the table", [](const Value& seen) { return seen.find("dialog")->is_null(); });
  window.press_widget("Play again");  // there is room: it is kept, and nothing is asked
  window.wait("another match", [](const Value& seen) { return texts(seen, "moves").empty(); });
}

TEST_CASE("a match that could not be kept is not left without a question") {
  const Display display(1280, 800);
  const Home home;
  REQUIRE(write_file(home.state() / "matches", "where the folder of the matches would be\n").ok());
  Window window(display, home, {"play", "pente"});
  window.wait_for_screen("table");
  window.keys({"k", "1", "0", "Return"});
  window.wait("a stone, which nothing keeps", [](const Value& seen) { return !texts(seen, "moves").empty(); });
  const auto asked = [&window] {
    window.wait("the question", [](const Value& seen) { return text(seen, "dialog") == "Leave without keeping the match?"; });
    window.rest();
  };
  window.press_widget("‹ ");
  asked();
  window.press_widget("Stay at the table");
  window.wait("the table", [](const Value& seen) { return seen.find("dialog")->is_null(); });
  window.keys({"ctrl+q"});
  asked();
  window.keys({"Escape"});
  window.wait("the table again", [](const Value& seen) { return seen.find("dialog")->is_null(); });
  CHECK(text(window.seen(), "screen") == "table");
  window.keys({"F10"});
  window.wait_for_screen("settings");
  window.keys({"ctrl+q"});  // the table below has something to ask
  asked();
  window.keys({"Escape"});
  window.wait("the settings again", [](const Value& seen) { return seen.find("dialog")->is_null(); });
  window.keys({"Escape"});
  window.wait_for_screen("table");
  std::filesystem::remove(home.state() / "matches");  // there is room again: it is kept before it is left
  window.press_widget("‹ ");
  window.wait_for_screen("library");
  CHECK(home.matches().size() == 1);
}

TEST_CASE("a kept match whose script takes all its time takes none of another's") {
  const TextsSeen texts_seen;
  const Display display(1280, 800);
  const Home home;
  const auto data = home / "data/tablier";
  std::filesystem::create_directories(data);
  test::add_fill(data);
  std::string script = *read_file(data / "scripts/fill/game.lua");
  const std::string part = "  moves = function";
  script.insert(script.find(part), "  look = function() while true do end end,\n");
  REQUIRE(write_file(data / "scripts/fill/game.lua", script).ok());
  REQUIRE(write_file(home.state() / "matches/slow.yaml",
                     "tablier_save: 1\ngame: fill\nvariant: standard\noptions: {size: 4}\n"
                     "players: [{who: human}, {who: human}]\nseed: 1\n"
                     "date: \"2026-05-31T09:00:00Z\"\nrounds:\n"
                     "  - {moves: [a1, b1, c1], seconds: 1}\n")
              .ok());
  REQUIRE(write_file(home.state() / "matches/quick.yaml",
                     "tablier_save: 1\ngame: tictactoe\nvariant: standard\n"
                     "players: [{who: human}, {who: human}]\nseed: 1\n"
                     "date: \"2026-05-31T08:00:00Z\"\nrounds:\n"
                     "  - {moves: [b2, a1], seconds: 1}\n")
              .ok());
  Window window(display, home);
  window.wait_for_screen("library");
  window.wait("how the quick one stands", [](const Value& seen) {
    return std::ranges::any_of(*seen.find("texts")->as_list(), [](const Value& one) { return text(one, "text") == "Player 1 to move"; });
  });
  CHECK(window.widget("Continue · quick · Tic-tac-toe").has_value());
}

#include "catch.hpp"
#include "program.hpp"

using tablier::test::Program;

TEST_CASE("position --json prints what cli.md promises, and nothing else") {
  const Program tablier;
  const auto answer = tablier({"position", "heap", "--moves", "take:3 take:1", "--json"});
  CHECK(answer.status == 0);
  CHECK(answer.err.empty());
  CHECK(answer.out == R"({"game": "heap", "variant": "standard", "seats": 2, "ply": 2, "to_move": 0, "over": false, "scores": [3, 1], )"
                      R"("winners": [], "reason": null, "moves": ["take:1", "take:2", "take:3"], "history": ["take:3", "take:1"], )"
                      R"("facts": {"counters": 3}, "faults": []})"
                      "\n");
}

TEST_CASE("A finished round has nobody to move, winners and a reason, and nothing hidden") {
  const Program tablier;
  const auto answer = tablier({"position", "heap/misere", "--seed", "77", "--moves", "take:3 take:3 take:1", "--json"});
  CHECK(answer.out == R"({"game": "heap", "variant": "misere", "seats": 2, "ply": 3, "to_move": null, "over": true, "scores": [4, 3], )"
                      R"("winners": [1], "reason": "taken", "moves": [], "history": ["take:3", "take:3", "take:1"], )"
                      R"("facts": {"counters": 0, "secret": 77}, "faults": []})"
                      "\n");
}

TEST_CASE("What is hidden from the player to move is shown with --reveal alone") {
  const Program tablier;
  CHECK(tablier({"position", "heap", "--seed", "77", "--json"}).out.find("secret") == std::string::npos);
  CHECK(tablier({"position", "heap", "--seed", "77", "--json", "--reveal"}).out.find(R"("secret": 77)") != std::string::npos);
}

TEST_CASE("What chance gave another seat alone is in the history with --reveal alone, or when the round is over") {
  const Program tablier;
  const auto history = [&](std::vector<std::string> more) {
    std::vector<std::string> args{"position", "heap", "--option", "die=true", "--json"};
    args.insert(args.end(), more.begin(), more.end());
    const std::string out = tablier(args).out;
    const auto at = out.find("\"history\": ");
    return out.substr(at, out.find(']', at) - at + 1);
  };
  // The first player is to move, and does not see the second one's die.
  CHECK(history({}) == R"("history": ["roll"])");
  CHECK_THAT(history({"--reveal"}), contains("roll:"));
  CHECK_THAT(history({"--moves", "take:1"}), contains("roll:"));
  CHECK_THAT(history({"--moves", "resign"}), contains("roll:"));
  // What was printed can be played again.
  CHECK(history({"--moves", "roll take:1"}) == history({"--moves", "take:1"}));
  CHECK_THAT(tablier({"position", "heap", "--option", "die=true"}).out, !contains("roll:"));
}

TEST_CASE("An illegal move stops with 1, its number and why, and no output") {
  const Program tablier;
  const auto answer = tablier({"position", "heap", "--moves", "take:3 take:3 take:3", "--json"});
  CHECK(answer.status == 1);
  CHECK(answer.out.empty());
  CHECK(answer.err == "move 3 'take:3': there is 1 counter left\n");
}

TEST_CASE("A resignation is a move like another") {
  const Program tablier;
  const auto answer = tablier({"position", "heap", "--moves", "take:1 resign", "--json"});
  CHECK(answer.status == 0);
  CHECK(answer.out.find(R"("winners": [0], "reason": "resigned")") != std::string::npos);
}

TEST_CASE("How a round ended is said in the game's words") {
  const Program tablier;
  CHECK(tablier({"position", "heap", "--moves", "take:1 resign"}).out.find("player 1 wins: resigned") != std::string::npos);
}

TEST_CASE("Chance is drawn by the seed, and what it drew may be named or left out") {
  const Program tablier;
  const auto call = [&](const std::string& seed, const std::string& moves) {
    return tablier({"position", "heap", "--option", "die=true", "--seed", seed, "--moves", moves, "--json"}).out;
  };
  const std::string drawn = call("3", "take:1");
  const auto roll = drawn.substr(drawn.find("roll:"), 6);
  CHECK(drawn.find(R"("history": ["roll:)") != std::string::npos);
  CHECK(call("3", roll + " take:1") == drawn);
  bool differs = false;
  for (int seed = 4; seed < 30 && !differs; ++seed) differs = call(std::to_string(seed), "take:1").find(roll) == std::string::npos;
  CHECK(differs);
}

TEST_CASE("Options by hand are read by their types and win over the variant's") {
  const Program tablier;
  const auto answer = tablier({"position", "heap/long", "--option", "counters=9", "--option=banned=1,3", "--json"});
  CHECK(answer.status == 0);
  CHECK(answer.out.find(R"("moves": ["take:2"])") != std::string::npos);
  CHECK(answer.out.find(R"("counters": 9)") != std::string::npos);
}

TEST_CASE("Without --json a position is told to a person, in the language asked for") {
  const Program tablier;
  const auto english = tablier({"position", "heap", "--moves", "take:3"});
  CHECK(english.out.find("The heap · player 2 to move\n") == 0);
  CHECK(english.out.find("3 moves   take:1 take:2 take:3\n") != std::string::npos);
  CHECK(tablier({"position", "heap", "--lang", "fr"}).out.find("Le tas · au joueur 1\n") == 0);
}

TEST_CASE("An empty list of moves is the start") {
  const Program tablier;
  const auto start = tablier({"position", "heap", "--json"});
  CHECK(tablier({"position", "heap", "--moves", "", "--json"}).out == start.out);
  CHECK(tablier({"position", "heap", "--moves=", "--json"}).out == start.out);
}

TEST_CASE("perft counts lines of exactly the depth, and divides them by their first moves") {
  const Program tablier;
  // From 7 counters, one to three at a time: 7 - 1 - … by hand.
  const auto leaves = [&](const std::string& depth) {
    const auto out = tablier({"perft", "heap", depth, "--json"}).out;
    return out.substr(0, out.find(", \"seconds\""));
  };
  CHECK(leaves("0") == R"({"depth": 0, "leaves": 1)");
  CHECK(leaves("1") == R"({"depth": 1, "leaves": 3)");
  CHECK(leaves("2") == R"({"depth": 2, "leaves": 9)");
  // 27 lines of three numbers from 1 to 3, but for those whose first two leave less than the third: 1 of sum 6 … (3,3): 2 of 3 fail, (3,2),
  // (2,3): 1 each.
  CHECK(leaves("3") == R"({"depth": 3, "leaves": 23)");
  const auto divided = tablier({"perft", "heap", "3", "--divide", "--json"}).out;
  CHECK(divided.find(R"("moves": {"take:1": 9, "take:2": 8, "take:3": 6})") != std::string::npos);
  CHECK(tablier({"perft", "heap", "3", "--divide"}).out.find("take:1  9\ntake:2  8\ntake:3  6\n23 positions") == 0);
}

TEST_CASE("perft starts after the moves that are given, and draws chance without counting it") {
  const Program tablier;
  CHECK(tablier({"perft", "heap", "1", "--moves", "take:3 take:3", "--json"}).out.find(R"("leaves": 1,)") != std::string::npos);
  CHECK(tablier({"perft", "heap", "2", "--option", "die=true", "--json"}).out.find(R"("leaves": 9,)") != std::string::npos);
}

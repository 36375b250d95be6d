#include "table.hpp"

using namespace tablier;
using namespace tablier::katarenga;
using namespace tablier::katarenga::moving;

namespace {

Advice advice(const Round& round, int level, std::uint64_t seed = 1) {
  return round.game->bot(seed)->think(*round.state, {.level = level}, {});
}

std::string text_of(const Round& round, const Advice& a) { return round.state->notation(a.move); }

/// Bars every move of the pawn that stands on one square.
class BarsSquare final : public Script {
 public:
  bool has(Hook hook) const override { return hook == Hook::allow; }
  std::optional<Value> call(Hook, std::span<const Field> fields, std::uint64_t) const override {
    for (const Field& f : fields)
      if (std::string_view(f.name) == "from") return Value(std::string_view(std::get<const char*>(f.value)) != "e2");
    return Value(true);
  }
};

/// Says of every move but one that its square is en prise.
class FindsAllEnPrise final : public Script {
 public:
  bool has(Hook hook) const override { return hook == Hook::allow; }
  std::optional<Value> call(Hook, std::span<const Field> fields, std::uint64_t) const override {
    for (const Field& f : fields)
      if (std::string_view(f.name) == "to" && std::string_view(std::get<const char*>(f.value)) == "e3") return Value(true);
    return Value("en_prise");
  }
};

}  // namespace

TEST_CASE("Every level joins its pawns where one move does, and says that it wins") {
  const Round round("congress", {{"congress_start", "c3,h8,d4,a8,e2,h1"}}, "d4-d3 h8-g6");
  for (int level = 2; level <= round.game->levels(); ++level) {
    INFO("level " << level);
    const Advice a = advice(round, level);
    CHECK((text_of(round, a) == "e2-e3" || text_of(round, a) == "e2-d2"));
    CHECK(a.proof == Proof::win);
    CHECK(a.line.size() == 1);
  }
}

TEST_CASE("Every level takes the second camp, and says that it wins") {
  const Round round("katarenga", {}, "f1-f7 a8-a7 f7-f8 a7-b6 f8-left b6-b5 b1-b5 h8-g6 b5-b8 g6-h7");
  for (int level = 2; level <= round.game->levels(); ++level) {
    INFO("level " << level);
    const Advice a = advice(round, level);
    CHECK(text_of(round, a) == "b8-right");
    CHECK(a.proof == Proof::win);
  }
}

TEST_CASE("The line of a proven win goes to the end of the round") {
  const Round round("congress", {{"congress_start", "c3,h8,d4,a8,e2,h1"}});
  const Advice a = advice(round, 6);
  REQUIRE(a.proof == Proof::win);
  const auto state = round.state->clone();
  for (const Move m : a.line) state->play(m);
  CHECK(state->outcome().winners == std::vector{seat(0)});
}

TEST_CASE("A level and a seed give the same game each time, other seeds other games") {
  const auto game_of = [](std::uint64_t seed) {
    Round round("congress");
    std::string all;
    for (int ply = 0; ply < 10 && !round.state->outcome().over; ++ply) {
      const Advice a = advice(round, 2, seed);
      all += text_of(round, a) + " ";
      round.state->play(a.move);
    }
    return all;
  };
  CHECK(game_of(1) == game_of(1));
  CHECK(game_of(1) != game_of(2));
}

TEST_CASE("A bot keeps to what the script allows, and proves nothing against a script") {
  const Variant congress = bundled("congress");
  const auto game = try_game(settings_of(congress, {{"board", "A,B,C,D"}, {"congress_start", "c3,h8,d3,a8,e2,h1"}}),
                             std::make_shared<const BarsSquare>());
  REQUIRE(game);
  const auto state = (*game)->start({.seats = 2});
  const Advice a = (*game)->bot(1)->think(*state, {.level = 4}, {});
  CHECK_FALSE(state->notation(a.move).starts_with("e2"));
  CHECK(a.proof == Proof::none);
  const auto barred = state->parse("e2-e3");
  REQUIRE_FALSE(barred);
  CHECK(barred.problem().text.key == "katarenga.reason.move_not_allowed");
}

TEST_CASE("A bundled reason that a script gives of a pawn that moves names the pawn that attacks, and stands without one") {
  const auto game = try_game(settings_of(bundled("congress"), {{"board", "A,B,C,D"}, {"congress_start", "c3,h8,d4,a8,e2,h1"}}),
                             std::make_shared<const FindsAllEnPrise>());
  REQUIRE(game);
  const auto state = (*game)->start({.seats = 2});
  const auto refused = state->parse("e2-d3");
  REQUIRE_FALSE(refused);
  CHECK(said(refused.problem().text) == "d3 is en prise from the pawn on c3: red goes as a rook, up to the next red.");
  CHECK(said(state->parse("e2-f1").problem().text) == "f1 is en prise from another pawn.");
}

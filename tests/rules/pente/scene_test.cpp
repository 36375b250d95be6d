#include "table.hpp"

#include <set>

using namespace tablier;
using namespace tablier::pente;

namespace {

Token token_at(const Table& t, const char* name) {
  const Scene scene = t.state->scene(Seat::nobody);
  for (const Token& token : scene.tokens)
    if (token.places.front() == *t.pente().rules().grid.parse(name)) return token;
  return {};
}

std::vector<std::string> events(const Table& t) {
  std::vector<std::string> all;
  for (const Event& e : t.state->scene(Seat::nobody).events) all.push_back(e.text.key);
  return all;
}

std::size_t marks(const Scene& scene, MarkKind kind) {
  const auto& all = scene.surfaces.front().marks;
  return static_cast<std::size_t>(std::count_if(all.begin(), all.end(), [kind](const Mark& m) { return m.kind == kind; }));
}

}  // namespace

TEST_CASE("The board has its printed marks and names") {
  const Scene scene = Table().state->scene(Seat::nobody);
  CHECK(marks(scene, MarkKind::diamond) == 12);
  CHECK(marks(scene, MarkKind::half_disc) == 4);
  CHECK(marks(scene, MarkKind::dot) == 1);
  CHECK(scene.surfaces.front().coordinates);
  CHECK(scene.surfaces.front().grid.name({9, 9}) == "K10");
}

TEST_CASE("A board of a game without captures has star points and nothing of Pente's print") {
  const Scene scene = Table({{"capture_lengths", ""}}).state->scene(Seat::nobody);
  CHECK(marks(scene, MarkKind::diamond) == 0);
  CHECK(marks(scene, MarkKind::half_disc) == 0);
  CHECK(marks(scene, MarkKind::dot) == 9);
}

TEST_CASE("A board of any size looks the same from its four sides, and a bonus goes where a diamond is seen") {
  for (int side = kSmallestSide; side <= kSide; ++side) {
    const std::string size = std::to_string(side);
    INFO("size " << size);
    const Table t({{"size", size.c_str()}, {"power_stones", "2"}});
    const Scene scene = t.state->scene(Seat::nobody);
    std::set<Place> printed;
    for (const Mark& m : scene.surfaces.front().marks)
      if (m.kind == MarkKind::diamond) CHECK(printed.insert(m.place).second);
    for (const Place p : printed) {
      CHECK(printed.contains(Place(p.y, side - 1 - p.x)));  // turned by a quarter
      CHECK(printed.contains(Place(p.y, p.x)));             // in the mirror
      CHECK(t.pente().rules().board.diamonds[point_of(p)]);
      CHECK(distance_from_centre(point_of(p), side) > 0);  // there the first stone goes
    }
    CHECK(t.pente().rules().board.diamonds.count() == printed.size());
    CHECK(marks(scene, MarkKind::half_disc) == (side % 2 == 1 && side >= 9 ? 4 : 0));
  }
  const auto diamonds = [](int side) { return printed_diamonds(side).size(); };
  CHECK(diamonds(5) == 8);
  CHECK(diamonds(6) == 4);
  CHECK(diamonds(9) == 12);
  CHECK(diamonds(10) == 8);
  CHECK(diamonds(20) == 8);
}

TEST_CASE("A stone that is taken is the same thing in the bowl, and stones of a capture lie there as they lay on the board") {
  const Table t({}, "K10 L10 A1 M10");
  const int left = token_at(t, "L10").id, right = token_at(t, "M10").id;
  play(*t.state, "N10");  // from the right: found in the other order
  const auto bowl = t.state->scene(Seat::nobody).trays.front().items;
  REQUIRE(bowl.size() == 2);
  CHECK(bowl[0].id == left);
  CHECK(bowl[1].id == right);
}

TEST_CASE("Points that are barred to the next stone bear a cross for whoever places it") {
  const auto crosses = [](const Table& t, Seat viewer) {
    std::set<std::string> names;
    for (const Highlight& h : t.state->scene(viewer).highlights)
      if (h.kind == HighlightKind::danger) names.insert(t.pente().rules().grid.name(h.place));
    return names;
  };
  const Settings tournament{{"tournament_rule", "true"}};
  CHECK(crosses(Table(tournament, "K10"), seat(1)).empty());
  const Table second(tournament, "K10 L11");
  CHECK(crosses(second, seat(0)).size() == 5 * 5 - 2);
  CHECK(crosses(second, seat(0)).contains("M12"));
  CHECK_FALSE(crosses(second, seat(0)).contains("N12"));
  CHECK(crosses(second, seat(1)).empty());
  CHECK(crosses(Table(tournament, "K10 L11 N12"), seat(1)).empty());
  CHECK(crosses(Table({}, "K10 L11"), seat(0)).empty());
}

TEST_CASE("All stones of the last turn are marked, also after a choice of colours") {
  const Table two({{"stones_a_turn", "2"}, {"win_length", "6"}}, "K10 L10 M10");
  CHECK(token_at(two, "L10").last);
  CHECK(token_at(two, "M10").last);
  CHECK_FALSE(token_at(two, "K10").last);
  const Table chosen({{"opening", "first,first,second_chooses"}}, "K10 L10 swap");
  CHECK(token_at(chosen, "L10").last);
  CHECK_FALSE(token_at(chosen, "K10").last);
}

TEST_CASE("Whoever opens for a choice is told how many stones are left to place") {
  const auto status = [](const Table& t) { return t.state->scene(Seat::nobody).status; };
  const Settings swap2{{"opening", "first,first,first,second_chooses_or_adds"}};
  CHECK(status(Table(swap2, "K10")) == Text("pente.status.opening_or_add", {{"n", 2}}));
  CHECK(status(Table(swap2, "K10 L11 M9")) == Text("pente.status.choose_or_add"));
  CHECK(status(Table(swap2, "K10 L11 M9 C3")) == Text("pente.status.opening", {{"n", 1}}));
  CHECK(status(Table(swap2, "K10 L11 M9 C3 Q16")) == Text("pente.status.choose"));
  CHECK(status(Table(swap2)) == Text("pente.status.opening_or_add", {{"n", 3}}));
  const Settings on_centre{{"opening", "first,first,first,second_chooses_or_adds"}, {"first_stone", "centre"}};
  CHECK(status(Table(on_centre)) == Text("pente.status.first_of_opening", {{"n", 2}}));
}

TEST_CASE("Whoever places the next stone is told what was chosen, for it may be of another colour") {
  const auto status = [](const Table& t) { return t.state->scene(Seat::nobody).status; };
  const Settings swap2{{"opening", "first,first,first,second_chooses_or_adds"}};
  CHECK(status(Table(swap2, "K10 L11 M9 swap")) == Text("pente.status.swapped"));
  CHECK(status(Table(swap2, "K10 L11 M9 stay")) == Text("pente.status.stayed"));
  CHECK(status(Table(swap2, "K10 L11 M9 C3 Q16 swap")) == Text("pente.status.swapped"));
  CHECK(status(Table(swap2, "K10 L11 M9 stay D4")) == Text("pente.status.place"));
}

TEST_CASE("Stones are told apart by paint, in teams by name too, and keep their numbers") {
  const Table t({{"teams", "true"}}, "A1 B1 C1 D1");
  CHECK(token_at(t, "A1").labels == std::vector<std::string>{"A1"});
  CHECK(token_at(t, "D1").labels == std::vector<std::string>{"B2"});
  CHECK(token_at(t, "C1").paint == "stone.2");
  CHECK(token_at(t, "D1").last);
  CHECK_FALSE(token_at(t, "C1").last);
  const int id = token_at(t, "B1").id;
  play(*t.state, "T9");
  CHECK(token_at(t, "B1").id == id);
}

TEST_CASE("A seat keeps its colour whoever begins, and after a swap has the other one") {
  const auto paints = [](const Table& t) {
    std::vector<std::string> all;
    for (const SeatLook& s : t.state->scene(Seat::nobody).seats) all.push_back(s.paint);
    return all;
  };
  const std::vector<std::string> first_yellow{"stone.0", "stone.1"}, swapped{"stone.1", "stone.0"};
  CHECK(paints(Table()) == first_yellow);
  const Table second_begins(settings_of({}), "K10", 1);
  CHECK(paints(second_begins) == first_yellow);
  CHECK(token_at(second_begins, "K10").paint == "stone.1");
  CHECK(token_at(second_begins, "K10").owner == seat(1));
  const Settings swap{{"opening", "first,first,second_chooses"}};
  CHECK(paints(Table(swap, "K10 L10 swap")) == swapped);
  CHECK(token_at(Table(swap, "K10 L10 swap"), "K10").paint == "stone.0");
}

TEST_CASE("In teams a seat tells its side, and a side's bowl and count are both partners'") {
  const Scene scene = Table({{"teams", "true"}}).state->scene(Seat::nobody);
  REQUIRE(scene.seats.size() == 4);
  CHECK(scene.sides.size() == 2);
  CHECK(scene.seats[2].side == scene.seats[0].side);
  CHECK(scene.seats[1].side != scene.seats[0].side);
  CHECK(scene.seats[3].label == "B2");
  CHECK(scene.trays[0].of_side);
  CHECK(scene.counters[1].of_side);
  CHECK_FALSE(Table().state->scene(Seat::nobody).trays[0].of_side);
}

TEST_CASE("A pair that could be taken now is in danger") {
  const Table t({}, "D1 E1 A9 F1");
  CHECK(token_at(t, "E1").danger);
  CHECK(token_at(t, "F1").danger);
  CHECK_FALSE(token_at(t, "D1").danger);
}

TEST_CASE("The winning row is shown, and nothing else") {
  const Table t({}, "A1 T1 B1 T3 C1 T5 D1 T7 A9 T9 E1");
  CHECK(token_at(t, "A1").winning);
  CHECK(token_at(t, "E1").winning);
  CHECK_FALSE(token_at(t, "A9").winning);
  CHECK_FALSE(token_at(t, "T1").winning);
}

TEST_CASE("Captured stones lie in the bowl of who took them, with a counter") {
  const Table t({}, "D1 E1 A9 F1 G1");
  const Scene scene = t.state->scene(Seat::nobody);
  REQUIRE(scene.trays.size() == 2);
  CHECK(scene.trays[0].owner == seat(0));
  CHECK(scene.trays[0].items.size() == 2);
  CHECK(scene.trays[0].items[0].paint == "stone.1");
  CHECK(scene.trays[1].items.empty());
  CHECK(scene.counters[0].value == 2);
  CHECK(events(t) == std::vector<std::string>{"pente.call.taken"});
}

TEST_CASE("Tria and tessera are called, or not, as the option says") {
  CHECK(events(Table({}, "K10 A1 K11 A3 K12")) == std::vector<std::string>{"pente.call.tria"});
  CHECK(events(Table({}, "K10 A1 K11 A3 K13")) == std::vector<std::string>{"pente.call.tria"});
  CHECK(events(Table({}, "K10 K9 K11 A3 K12")).empty());
  CHECK(events(Table({}, "K10 K9 K11 A3 K12 A5 K13")) == std::vector<std::string>{"pente.call.tessera"});
  CHECK(events(Table({}, "K10 A1 K11 A3 K12 A5 K14")) == std::vector<std::string>{"pente.call.tessera"});
  CHECK(events(Table({{"calls", "false"}}, "K10 A1 K11 A3 K12")).empty());
}

TEST_CASE("Where another row than a five wins, nothing is called by the names of threes and fours") {
  const std::string five = "K10 A1 K11 A3 K12 A5 K13 A7 K14";
  CHECK(events(Table({{"win_length", "6"}}, five)).empty());
  CHECK(events(Table({{"win_length", "6"}}, five.substr(0, five.size() - 7))).empty());
}

TEST_CASE("A partner's stone that leaves the board with an enemy's is not told as taken") {
  const Table t({{"teams", "true"}}, "K10 L10 A1 J10 A3 A5 A7 M10");
  CHECK(t.state->scene(Seat::nobody).counters[1].value == 1);
  const Scene scene = t.state->scene(Seat::nobody);
  REQUIRE(scene.events.size() == 2);
  CHECK(scene.events[0].text == Text("pente.call.taken", {{"n", 1}}));
  CHECK(scene.events[1].text == Text("pente.call.partner", {{"n", 1}}));
}

TEST_CASE("A five that may yet be broken is called as one, and not as the four in it") {
  CHECK(events(Table({{"five_must_stand", "true"}}, "K10 M12 K11 A1 K13 C1 L12 E1 K14 G1 K12")) ==
        std::vector<std::string>{"pente.call.five"});
}

TEST_CASE("Facts list fours and open threes of each side") {
  const Table t({}, "K10 A1 K11 A3 K12");
  const Value facts = t.state->facts(Seat::nobody);
  CHECK(
      to_json(facts) ==
      R"({"captured": [0, 0], "power": [0, 0], "threats": [{"fours": [], "threes": [["K10", "K11", "K12"]]}, {"fours": [], "threes": []}]})");
  const Table four({}, "K10 K9 K11 A3 K12 A5 K13");
  CHECK(to_json(*four.state->facts(Seat::nobody).find("threats")->as_list()->front().find("fours")) == R"([["K10", "K11", "K12", "K13"]])");
}

TEST_CASE("A power stone is picked, put, and its bonus put: one gesture after the other") {
  const Table t({{"power_stones", "2"}}, "K10");
  const Touch touch = t.state->touch(*t.state->parse("L10!G7"));
  REQUIRE(touch.size() == 3);
  CHECK(touch[0].kind == GestureKind::pick);
  CHECK(touch[1].places.front() == Place(10, 9));
  CHECK(touch[2].places.front() == Place(5 + 1, 6));
  Touch begun{touch[0], touch[1], {.kind = GestureKind::put, .places = {{0, 0}}}};
  CHECK(t.state->why_not(begun).key == "pente.reason.no_diamond");
  CHECK(t.state->why_not({{.kind = GestureKind::put, .places = {{9, 9}}}}).key == "pente.reason.taken");
}

TEST_CASE("A stone says what speaks for it: what it takes, stops, makes, and whether it wins") {
  const auto why = [](const Table& t, const char* stone) {
    std::vector<std::string> keys;
    for (const Text& text : t.state->reasons(*t.state->parse(stone))) keys.push_back(text.key);
    return keys;
  };
  using Keys = std::vector<std::string>;
  // White K10, L10 and black about them: M10 takes the pair from J10.
  const Table pair({}, "K10 J10 L10 A1 C1");
  CHECK(why(pair, "M10") == Keys{"pente.why.takes"});
  CHECK(pair.state->reasons(*pair.state->parse("M10")).front() == Text("pente.why.takes", {{"n", 2}}));
  // Four in a row of white: the one stone that is left stops it, and is not called anything else.
  const Table four({}, "K10 J10 L10 A1 M10 C1 N10");
  CHECK(why(four, "O10") == Keys{"pente.why.stops_four"});
  CHECK(four.state->reasons(*four.state->parse("O10")).front() == Text("pente.why.stops_four", {{"from", "K10"}, {"to", "N10"}}));
  CHECK(four.state->reasons(*four.state->parse("A3")) == std::vector{Text("pente.why.supports", {{"point", "A1"}})});
  CHECK(why(four, "T19").empty());  // nothing stands near it
  const Table mine({}, "K10 J10 L10 A1 M10 C1 N10 C3");
  CHECK(why(mine, "O10") == Keys{"pente.why.wins_by_row"});
  const Table three({}, "K10 A1 L10 C1");
  CHECK(why(three, "M10") == Keys{"pente.why.makes_three"});
  // A hint is the same without the points.
  CHECK(pair.state->hints(*pair.state->parse("M10")) == std::vector{Text("pente.hint.takes", {{"n", 2}})});
  CHECK(four.state->hints(*four.state->parse("O10")) == std::vector{Text("pente.hint.stops_four")});
  CHECK(four.state->hints(*four.state->parse("A3")).empty());
}

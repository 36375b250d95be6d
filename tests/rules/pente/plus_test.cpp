#include "table.hpp"

using namespace tablier;
using namespace tablier::pente;

namespace {

const Settings kPlus{{"power_stones", "2"}};

Counts power(const Table& t) {
  Counts all;
  const Value facts = t.state->facts(Seat::nobody);
  for (const Value& v : *facts.find("power")->as_list()) all.push_back(*v.as_int());
  return all;
}

}  // namespace

TEST_CASE("A power stone brings a bonus on a free diamond, both in one move") {
  Table t(kPlus, "K10 L10!G7");
  CHECK(t.at("L10") == old_power(1));
  CHECK(t.at("G7") == stone(1));
  CHECK(t.state->to_move() == seat(0));
  CHECK(power(t) == Counts{2, 1});
  CHECK(t.why("A1!") == "pente.reason.bonus_missing");
  CHECK(t.why("A1!G7") == "pente.reason.taken");
  CHECK(t.why("A1!A2") == "pente.reason.no_diamond");
  CHECK(t.why("K10!N7") == "pente.reason.taken");
  CHECK(t.why("A1!Z99") == "place.off_board");
  t.state->undo();
  CHECK(power(t) == Counts{2, 2});
  CHECK(t.at("G7") == kEmpty);
}

TEST_CASE("The board has twelve diamonds") {
  const Table t(kPlus);
  std::string names;
  for (const Point p : t.pente().rules().diamonds) names += t.pente().rules().grid.name(place_of(p)) + " ";
  CHECK(names == "D4 K4 Q4 G7 N7 D10 Q10 G13 N13 D16 K16 Q16 ");
}

TEST_CASE("The first stone of the round is an ordinary one, unless the option says otherwise") {
  CHECK(Table(kPlus).why("K10!G7") == "pente.reason.power_first_stone");
  CHECK(Table({{"power_stones", "2"}, {"power_first_stone", "true"}}).why("K10!G7") == "legal");
  CHECK(Table().why("K10!G7") == "pente.reason.no_power");
  CHECK(Table({{"power_stones", "1"}}, "K10 L10!G7 A1").why("A2!N7") == "pente.reason.power_spent");
}

TEST_CASE("Where no diamond is free there is no bonus") {
  Table t({{"power_stones", "2"}, {"diamonds", "D4"}}, "D4");
  CHECK(t.may("A1!"));
  CHECK(t.why("A1!") == "legal");
  CHECK(t.why("A1!D4") == "pente.reason.no_free_diamond");
  play(*t.state, "A1!");
  CHECK(t.at("A1") == old_power(1));
  CHECK(t.state->to_move() == seat(0));
}

TEST_CASE("The bonus may be renounced where it is no must") {
  const Table t({{"power_stones", "2"}, {"bonus_required", "false"}}, "K10 A1!");
  CHECK(t.at("A1") == old_power(1));
  CHECK(t.state->to_move() == seat(0));
}

TEST_CASE("A power stone is its owner's in its turn: its bonus can complete a five with it and takes by it") {
  // G7 completes C7 D7 E7 and the power stone F7.
  const Table five(kPlus, "C7 T1 D7 T3 E7 T5 F7!G7");
  CHECK(five.state->outcome().winners == Seats{seat(0)});
  // The power stone G10 is the flank for the bonus on G7.
  const Table taken(kPlus, "A1 G8 A3 G9 G10!G7");
  CHECK(taken.captured() == Counts{2, 0});
}

TEST_CASE("A power stone that wins by itself brings no bonus") {
  Table t(kPlus, "C7 T1 D7 T3 E7 T5 F7 T7");
  CHECK(t.may("B7!"));
  CHECK_FALSE(t.may("B7!N7"));
  CHECK(t.why("B7!N7") == "pente.reason.bonus_after_end");
  play(*t.state, "B7!");
  CHECK(t.state->outcome().reason == "five");
}

TEST_CASE("A diamond that the power stone frees by a capture may take the bonus") {
  const Table t(kPlus, "G5 G6 A1 G7");
  CHECK(t.may("G8!G7"));
}

TEST_CASE("Ever after, a power stone counts for the other player too: for a five and for flanking") {
  // Seat 1's power stone E1 ends seat 0's row, and later is its fifth stone.
  const Table five(kPlus, "A1 E1!G7 B1 T5 C1 T7 D1");
  CHECK(five.state->outcome().winners == Seats{seat(0)});
  // Seat 1's power stone E1 flanks seat 1's own pair for seat 0.
  const Table flank(kPlus, "K10 E1!G7 T9 F1 T7 G1 H1");
  CHECK(flank.captured() == Counts{2, 0});
}

TEST_CASE("Ever after, a power stone is prey: even its owner can take it, alone with another") {
  // F1 is seat 0's power stone; with G1 of seat 1 it is a pair between E1 and H1.
  const Table own(kPlus, "E1 T1 F1!G7 G1 H1");
  CHECK(own.captured() == Counts{2, 0});
  CHECK(own.at("F1") == kEmpty);
  // Two power stones are a pair.
  const Table two(kPlus, "E1 T1 F1!G7 G1!N7 H1");
  CHECK(two.captured() == Counts{2, 0});
}

TEST_CASE("A power stone may be own at one place and enemy at another in one move") {
  // H1 takes G1 (seat 1) and F1 (power) by E1, and takes H2 H3 by the power stone H4.
  const Table t(kPlus, "E1 G1 F1!D4 H2 H4!Q4 H3 H1");
  CHECK(t.captured() == Counts{4, 0});
  CHECK(t.at("H4") == old_power(0));
  CHECK(t.at("F1") == kEmpty);
}

TEST_CASE("Five is tested after the captures: power stones that a stone takes out of its own row do not count") {
  const Table t(kPlus, "A5 T1 B5 T3 C5!G7 T5 D5!N7 T7 E5");
  CHECK_FALSE(t.state->outcome().over);
  CHECK(t.captured() == Counts{2, 0});
  CHECK(t.at("C5") == kEmpty);
}

TEST_CASE("Taken power stones go to the bowl with the number that they had in the tray") {
  Table t(kPlus, "E1 T1");
  const Scene before = t.state->scene(Seat::nobody);
  std::vector<int> ids;
  for (const Tray& tray : before.trays)
    if (tray.owner == seat(0) && tray.title.key == "pente.tray.power")
      for (const TrayItem& item : tray.items) ids.push_back(item.id);
  REQUIRE(ids.size() == 2);
  play(*t.state, "F1!G7 G1 H1");
  int found = 0;
  for (const Tray& tray : t.state->scene(Seat::nobody).trays)
    if (tray.title.key == "pente.tray.taken")
      for (const TrayItem& item : tray.items) found += static_cast<int>(std::count(ids.begin(), ids.end(), item.id));
  CHECK(found == 1);
}

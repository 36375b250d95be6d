#include "table.hpp"

#include <set>

using namespace tablier;
using namespace tablier::iso;

namespace {

constexpr const char* kSceneByPoints =
    "T:c8-d7-d8-e8 L:f6-f7-f8-g8 I:e4-e5-e6-e7 S:b2-c1-c2-d1 O:b6-b7-c6-c7 O:b4-b5-c4-c5 L:g5-h5-h6-h7 L:f4-f5-g4-h4 S:f3-g2-g3-h2 "
    "I:e1-f1-g1-h1 S:d3-d4-e2-e3 T:a2-a3-a4-b3";

constexpr const char* kByMissing =
    "L:b1-b2-c2-d2 O:d6-d7-e6-e7 T:f3-g2-g3-g4 S:e4-f4-f5-g5 S:b3-c3-c4-d4 T:e1-f1-f2-g1 I:b5-c5-d5-e5 I:a3-a4-a5-a6 O:b6-b7-c6-c7 "
    "O:f6-f7-g6-g7";

Scene scene_of(const Table& t) { return t.state->scene(Seat::nobody); }

const TrayItem& item(const Scene& scene, std::size_t seat, Shape shape) { return scene.trays.at(seat).items.at(index(shape)); }

/// The copies that won, as the first points of each by name.
std::set<std::string> winning(const Table& t) {
  std::set<std::string> names;
  for (const Token& token : scene_of(t).tokens)
    if (token.winning) names.insert(iso_state(*t.state).rules().grid.name(token.places.front()));
  return names;
}

}  // namespace

TEST_CASE("The table is a squared sheet with the border of the zone on it, where nothing can be drawn") {
  const Scene scene = scene_of(Table());
  const Surface& sheet = scene.surfaces.front();
  CHECK(sheet.ruled);
  CHECK(sheet.coordinates);
  CHECK(sheet.grid.lattice == Lattice::points);
  CHECK(sheet.grid.width == 16);
  CHECK(sheet.grid.in_extent({0, 0}));
  CHECK_FALSE(sheet.grid.contains({0, 0}));
  CHECK(sheet.grid.name({14, 14}) == "n14");
}

TEST_CASE("Each copy is one stroke of its player's ink; the last one is marked, also after a pass") {
  const Table t({}, "T:b4-c4-c5-d4 O:k10-k11-l10-l11");
  const Scene scene = scene_of(t);
  REQUIRE(scene.tokens.size() == 2);
  CHECK(scene.tokens[0].kind == TokenKind::stroke);
  CHECK(scene.tokens[0].places.size() == 5);
  CHECK(scene.tokens[0].owner == seat(0));
  CHECK(scene.tokens[0].paint != scene.tokens[1].paint);
  CHECK_FALSE(scene.tokens[0].last);
  CHECK(scene.tokens[1].last);
  CHECK(scene.tokens[1].places.front() == scene.tokens[1].places.back());
  const int id = scene.tokens[0].id;
  play(*t.state, "T:c6-c7-c8-d7");
  CHECK(scene_of(t).tokens[0].id == id);
}

TEST_CASE("A palette tells copies drawn, who drew a shape first, and what can be drawn nowhere now") {
  const Table t({}, "O:a1-a2-b1-b2 L:a3-b3-c2-c3 T:h8-i8-i9-j8 L:c1-d1-e1-e2");
  const Scene scene = scene_of(t);
  REQUIRE(scene.trays.size() == 3);
  CHECK(scene.trays[0].owner == seat(0));
  CHECK(scene.trays[2].title == Text("iso.tray.stars"));  // once, for both
  CHECK(scene.trays[2].owner == Seat::nobody);
  CHECK(scene.trays[2].items.empty());
  CHECK(scene_of(Table({{"tie_to", "nobody"}})).trays[2].title == Text("iso.tray.stars_no_ties"));
  CHECK(item(scene, 0, Shape::O).tally == 1);
  CHECK(item(scene, 1, Shape::L).tally == 2);
  CHECK(item(scene, 0, Shape::I).tally == 0);
  CHECK(item(scene, 0, Shape::O).marked);
  CHECK_FALSE(item(scene, 1, Shape::O).marked);
  CHECK(item(scene, 1, Shape::L).marked);
  CHECK(item(scene, 0, Shape::O).barred);
  CHECK_FALSE(item(scene, 1, Shape::O).barred);
  CHECK_FALSE(item(scene, 0, Shape::I).barred);
  std::set<int> ids;
  for (const Tray& tray : scene.trays)
    for (const TrayItem& i : tray.items) CHECK(ids.insert(i.id).second);
}

TEST_CASE("Points so far are counted, and a copy that wins a point says so where it stands") {
  const Table t({}, "T:b4-c4-c5-d4");
  const Scene first = scene_of(t);
  CHECK(first.counters[0].value == 1);
  CHECK(first.counters[1].value == 0);
  REQUIRE(first.events.size() == 1);
  CHECK(first.events[0].text == Text("iso.event.point", {{"shape", "T"}, {"points", std::int64_t{1}}}));
  CHECK(first.events[0].seat == seat(0));
  play(*t.state, "T:h8-i8-i9-j8");  // as many: the point is the second player's
  CHECK(scene_of(t).counters[1].value == 1);
  CHECK(scene_of(t).counters[0].value == 0);
  const Scene tied = scene_of(t);
  REQUIRE(tied.events.size() == 2);
  CHECK(tied.events[0].seat == seat(1));
  CHECK(tied.events[1].text == Text("iso.event.lost", {{"shape", "T"}, {"points", std::int64_t{1}}}));
  CHECK(tied.events[1].seat == seat(0));
  play(*t.state, "T:c6-c7-c8-d7 T:k8-l8-l9-m8 T:e7-e8-e9-f8");
  CHECK(scene_of(t).events.size() == 2);
  play(*t.state, "I:a14-b14-c14-d14 T:e6-f5-f6-g6");
  CHECK(scene_of(t).events.empty());  // it was the first player's already
}

TEST_CASE("The status says what to do next: how to draw, what holds copies together, which shape is still lacking") {
  const auto status = [](const Table& t) { return scene_of(t).status; };
  CHECK(status(Table()) == Text("iso.status.first"));
  CHECK(status(Table({}, "T:b4-c4-c5-d4")) == Text("iso.status.first"));
  CHECK(status(Table({}, "T:b4-c4-c5-d4 O:k10-k11-l10-l11")) == Text("iso.status.draw"));
  const std::string four = "T:b4-c4-c5-d4 O:k10-k11-l10-l11 O:h1-h2-i1-i2 I:a14-b14-c14-d14";
  CHECK(status(Table({}, four)) == Text("iso.status.missing", {{"shapes", "I, S, L"}}));
  CHECK(status(Table({{"missing_shape", "ignore"}}, four)) == Text("iso.status.draw"));
  CHECK(status(Table({{"missing_shape", "ignore"}, {"connect_scope", "none"}}, four)) == Text("iso.status.draw_free"));
  CHECK(status(Table({{"missing_shape", "ignore"}, {"connect_scope", "any_colour"}}, four)) == Text("iso.status.draw_any"));
  // The first player has neither T nor L, and no T has room any more.
  const std::string no_t =
      "I:g5-g6-g7-g8 L:f2-f3-g2-h2 O:a2-a3-b2-b3 T:d6-e6-e7-f6 O:c2-c3-d2-d3 S:b6-b7-c7-c8 I:h3-h4-h5-h6 I:d1-e1-f1-g1 O:d4-d5-e4-e5 "
      "O:b4-b5-c4-c5 S:f4-f5-g3-g4 pass";
  CHECK(status(Table({{"zone_squares", "9"}}, no_t)) == Text("iso.status.lost", {{"shapes", "T"}}));
  const char* const neither = "I:a1-b1-c1-d1 I:a2-b2-c2-d2 T:a3-b3-c3-b4 I:e1-e2-e3-e4 L:c6-c5-d5-e5 S:a4-a5-b5-b6";
  CHECK(status(Table({{"zone_squares", "7"}}, neither)) == Text("iso.status.both_lost", {{"shapes", "S, O"}, {"others", "T, O"}}));
  CHECK(status(Table({{"zone_squares", "9"}}, kSceneByPoints)) ==
        Text("iso.ending.points",
             {{"winner", Text("iso.ink.second")}, {"shapes", "I, T, L, O"}, {"points", std::int64_t{4}}, {"other", std::int64_t{1}}}));
  CHECK(status(Table({{"zone_squares", "8"}}, kByMissing)) ==
        Text("iso.ending.missing_shape", {{"shapes", "L"}, {"loser", Text("iso.ink.second")}, {"winner", Text("iso.ink.first")}}));
}

TEST_CASE("The copies of the shapes that won are marked, those of the loser are not") {
  const Table won({{"zone_squares", "9"}}, kSceneByPoints);
  for (const Token& token : scene_of(won).tokens)
    if (token.winning) CHECK(token.owner == seat(1));
  CHECK(winning(won).size() == 5);                                     // an S, an O, two L, an I and a T, of which the S is outnumbered
  CHECK(winning(Table({{"zone_squares", "8"}}, kByMissing)).empty());  // no copy did
  const Table resigned({}, "T:b4-c4-c5-d4 resign");
  CHECK(winning(resigned).empty());
}

TEST_CASE("What leaves the other no room for a shape is told, and whose points will be void says so") {
  const Table t({{"zone_squares", "8"}}, kByMissing);
  const auto counter = [&](std::size_t seat) { return scene_of(t).counters[seat].name; };
  CHECK(counter(0) == Text("iso.counter.points"));
  CHECK(counter(1) == Text("iso.counter.voided", {{"shapes", "L"}, {"points", std::int64_t{3}}}));
  int told = 0;
  for (int ply = 0; ply < 9; ++ply) {
    t.state->undo();
    for (const Event& e : scene_of(t).events)
      if (e.text.key == "iso.event.closed") ++told;
  }
  CHECK(told > 0);
  CHECK(counter(0) == Text("iso.counter.lacking", {{"shapes", "I S T O"}}));
  CHECK(counter(1) == Text("iso.counter.points"));
  CHECK(Table({{"missing_shape", "ignore"}}, "T:b4-c4-c5-d4").state->scene(seat(0)).counters[0].name == Text("iso.counter.points"));
}

TEST_CASE("Points that are void stand in words, not in the large figures") {
  const Table both({{"zone_squares", "5"}}, "O:b2-b3-c2-c3 L:a1-a2-b1-c1 L:b4-c4-d3-d4");
  REQUIRE(both.state->outcome().reason == "both_missing");
  const Scene over = scene_of(both);
  CHECK(over.counters[0].name == Text("iso.counter.voided", {{"shapes", "I S T"}, {"points", std::int64_t{2}}}));
  CHECK(over.counters[1].name == Text("iso.counter.void", {{"shapes", "I S T O"}}));
  for (const Counter& c : over.counters) CHECK(c.value == 0);
  const Scene won = scene_of(Table({{"zone_squares", "8"}}, kByMissing));
  CHECK(won.counters[0].value > 0);
  CHECK(won.counters[1].value == 0);
}

TEST_CASE("A score sheet says which shape's point each move won and lost") {
  const Table t({}, "T:b4-c4-c5-d4 T:h8-i8-i9-j8");
  const auto ply = read_sheet(t.state->facts(seat(0)));
  REQUIRE(ply);
  CHECK(ply->columns == std::vector<std::string>{"i", "s", "t", "l", "o"});
  CHECK(ply->turn == 1);
  CHECK(ply->entries == std::vector<SheetEntry>{{seat(1), 2, 1}, {seat(0), 2, -1}});
  t.state->undo();
  CHECK(read_sheet(t.state->facts(seat(0)))->entries == std::vector<SheetEntry>{{seat(0), 2, 1}});
}

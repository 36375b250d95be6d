#include "catch.hpp"
#include "tools/min_cost_flow.hpp"

using namespace tablier::katamino;

TEST_CASE("The cheapest flow takes back a greedy first path where that is cheaper in all") {
  MinCostFlow flow(4);
  flow.add_arc(0, 1, 1, 1);
  const int shortcut = flow.add_arc(1, 2, 1, 1);
  flow.add_arc(2, 3, 1, 1);
  flow.add_arc(0, 2, 1, 5);
  flow.add_arc(1, 3, 1, 5);
  CHECK(flow.send(0, 3, 1).cost == 3);
  CHECK(flow.flow(shortcut) == 1);
  const auto both = flow.send(0, 3, 2);
  CHECK(both.units == 2);
  CHECK(both.cost == 12);
  CHECK(flow.flow(shortcut) == 0);
}

TEST_CASE("No more units are sent than go through, and costs may be negative and change") {
  MinCostFlow flow(3);
  const int first = flow.add_arc(0, 1, 2, -4);
  flow.add_arc(1, 2, 3, 1);
  CHECK(flow.send(0, 2, 5).units == 2);
  CHECK(flow.send(0, 2, 5).cost == -6);
  flow.set_cost(first, 2);
  CHECK(flow.send(0, 2, 5).cost == 6);
}

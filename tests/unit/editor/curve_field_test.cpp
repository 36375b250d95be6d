#include "editor/series/view/curve_field.hpp"

#include "catch.hpp"

using namespace tablier::editor;

namespace {

constexpr CurveRange kRange{4, 11};

/// The middle of a column, as a fraction over all of them.
double middle(int column) { return (column - kRange.first + 0.5) / (kRange.last - kRange.first + 1); }

}  // namespace

TEST_CASE("What was not drawn of a curve rises from nothing to all") {
  CHECK(CurveField().values({4, 8}) == std::vector<int>{0, 25, 50, 75, 100});
}

TEST_CASE("A quick stroke leaves out no column, whichever way it goes") {
  CurveField field;
  field.stroke(kRange, middle(4), 80);
  field.stroke(kRange, middle(11), 10);
  CHECK(field.values(kRange) == std::vector<int>{80, 70, 60, 50, 40, 30, 20, 10});
  field.stroke(kRange, middle(9), 50);
  CHECK(field.values(kRange) == std::vector<int>{80, 70, 60, 50, 40, 50, 30, 10});
}

TEST_CASE("A new stroke begins where the mouse goes down, and what is beside the field counts for its edge") {
  CurveField field;
  field.stroke(kRange, middle(4), 90);
  field.end_stroke();
  field.stroke(kRange, 7.0, 0);
  CHECK(field.values(kRange) == std::vector<int>{90, 14, 28, 42, 57, 71, 85, 0});
}

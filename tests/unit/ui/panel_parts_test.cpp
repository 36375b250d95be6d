#include "catch.hpp"
#include "content/utf8.hpp"
#include "ui/table/curve_view.hpp"
#include "ui/table/message_slot.hpp"
#include "ui/table/move_list.hpp"
#include "ui/table/move_rows.hpp"
#include "ui/table/panel_actions.hpp"
#include "ui/table/series_steps.hpp"
#include "ui/table/view_parts.hpp"

#include <vector>

/// What the table's panel is laid out by.
using namespace tablier;

namespace {
std::vector<PanelAction> actions(int others, bool first) {
  std::vector<PanelAction> list;
  if (first) list.push_back({.command = TableCommand::next, .label = "next", .key = {}, .first = true});
  for (int i = 0; i < others; ++i) list.push_back({.command = TableCommand::undo, .label = std::to_string(i), .key = {}});
  return list;
}

}  // namespace

TEST_CASE("a name in the picture of a round stands where the curve does not pass, though no value lies there") {
  // From the middle steeply up and along the upper edge: the values are at its corners only.
  std::vector<Vec2> curve;
  for (int i = 0; i <= 100; ++i) curve.push_back({static_cast<float>(i), i < 50 ? 5.0F : 30.0F});
  const Rect half{0, 0, 100, 40};
  const Rect name = curve_name_place(half, {30, 12}, true, curve);
  for (const Vec2 p : curve) CHECK_FALSE(name.contains(p));
  CHECK(overlap_area(name, half) == name.w * name.h);
}

TEST_CASE("a name in the picture of a round stands beside the marker of the value that is looked at") {
  const std::vector<Vec2> curve{{50, 35}};
  const Rect half{0, 0, 100, 40};
  REQUIRE(curve_name_place(half, {30, 12}, true, curve).x < 10);
  const Rect name = curve_name_place(half, {30, 12}, true, curve, 10.0F);
  CHECK(name.x > 10);
  CHECK(overlap_area(name, half) == name.w * name.h);
}

TEST_CASE("as many buttons as there is room for are seen, the rest waits behind one more; what is to be done next is always seen") {
  CHECK(panel_foot(actions(4, false), 4).more.empty());
  const PanelFoot foot = panel_foot(actions(6, true), 4);
  REQUIRE(foot.shown.size() == 4);
  CHECK(foot.shown.front().command == TableCommand::next);
  CHECK(foot.more.size() == 3);
  CHECK(foot.more.front().label == "3");
}

TEST_CASE("the list of moves begins with a whole line and shows the one that is looked at") {
  CHECK(first_row_seen(3, 5, 6) == 0);
  CHECK(first_row_seen(0, 20, 6) == 0);
  CHECK(first_row_seen(10, 20, 6) == 6);
  CHECK(first_row_seen(19, 20, 6) == 14);
}

TEST_CASE("moves stand two in a row, each in its player's column; a long one has a row to itself, and all have where most are long") {
  const std::vector<MoveCell> moves{{80, 0}, {80, 1}, {150, 0}, {80, 1}, {80, 1}, {80, 0}, {80, 1}};
  const std::vector<MoveRow> rows = rows_of_moves(moves, 200);
  REQUIRE(rows.size() == 5);
  CHECK(rows[0].cells == std::vector<std::size_t>{0, 1});
  CHECK(rows[1].whole);
  CHECK(rows[2].cells == std::vector<std::size_t>{3});
  CHECK(rows[2].columns == std::vector<int>{1});
  CHECK(rows[3].columns == std::vector<int>{1});
  CHECK(rows[4].cells == std::vector<std::size_t>{5, 6});

  const std::vector<MoveCell> with_a_line{{80, 0}, {80, 1}, {80, 0}, {90, 0, true}, {90, 1}, {80, 1, true}};
  const std::vector<MoveRow> parted = rows_of_moves(with_a_line, 200);
  REQUIRE(parted.size() == 4);
  CHECK(parted[1].cells == std::vector<std::size_t>{2});
  CHECK(parted[2].cells == std::vector<std::size_t>{3, 4});
  CHECK(parted[3].columns == std::vector<int>{1});
  CHECK(rows_of_moves(std::vector<MoveCell>{{80}, {80, -1, true}, {80}}, 200).size() == 2);

  const std::vector<MoveCell> of_four{{80}, {80}, {80}};
  CHECK(rows_of_moves(of_four, 200).size() == 2);
  const std::vector<MoveCell> mostly_long{{150, 0}, {150, 1}, {80, 0}, {80, 1}, {150, 0}};
  CHECK(rows_of_moves(mostly_long, 200).size() == 5);
  CHECK(rows_of_moves({}, 200).empty());
  const std::vector<MoveRow> of_two =
      rows_of_moves(std::vector<MoveCell>{{80, 0}, {120, 1}, {80, 0}, {250, 1}, {120, 0}, {80, 1}, {80, 0}}, 200);
  REQUIRE(of_two.size() == 5);
  CHECK(of_two[0].cells == std::vector<std::size_t>{0, 1});  // no hole: the other leaves it what it needs
  CHECK(of_two[0].split == 80);
  CHECK(of_two[2].whole);
  CHECK(of_two[2].left == 0);  // no room
  CHECK(of_two[3].cells == std::vector<std::size_t>{4, 5});
  CHECK(of_two[3].split == 120);
  const std::vector<MoveRow> apart = rows_of_moves(std::vector<MoveCell>{{90, 0}, {120, 1}, {120, 0}, {90, 1}, {80, 0}, {80, 1}}, 200);
  REQUIRE(apart.size() == 5);
  CHECK(apart[1].whole);
  CHECK(apart[1].left == 80);  // as far to the right as it can be: its seat's column is there
  CHECK(apart[2].left == 0);   // of the first seat
  CHECK(apart[4].split == 100);
  CHECK(rows_of_moves(std::vector<MoveCell>{{150}, {80}, {40}, {40}, {40}, {40}}, 200)[1].columns == std::vector<int>{0, 1});
}

TEST_CASE("words that have no room give way to fewer, and to the fewest where none have") {
  const Message advice{.text = "K12. Why: takes two, stops a four.", .shorter = {"K12. Why: takes two.", "K12."}};
  const auto at_most = [](std::size_t room) { return [room](const std::string& text) { return text.size() <= room; }; };
  CHECK(fitting_text(advice, at_most(40)) == advice.text);
  CHECK(fitting_text(advice, at_most(25)) == "K12. Why: takes two.");
  CHECK(fitting_text(advice, at_most(2)) == "K12.");
  CHECK(fitting_text({.text = "all of it"}, at_most(2)) == "all of it");
}

TEST_CASE("the label of a tray is rather written in smaller letters than without the owner's name") {
  const auto at_most = [](float room) {
    return [room](const std::string& label, float size) { return static_cast<float>(label.size()) * size <= room; };
  };
  CHECK(tray_label_size("Ada", "Stones", true, at_most(14 * 13)) == 14);
  CHECK(tray_label_size("Ada", "Stones", true, at_most(13 * 13)) == 13);
  CHECK(tray_label_size("Ada", "Stones", true, at_most(14 * 7)) == 12);    // the title is cut
  CHECK(tray_label_size("Ada", "Stones", false, at_most(13 * 13)) == 14);  // it stands in two lines
}

TEST_CASE("the title at a tray is cut where it has no room after the owner's name, which stays") {
  const auto at_most = [](std::size_t room) { return [room](const std::string& label) { return count_characters(label) <= room; }; };
  CHECK(tray_label("Ada", "Power stones") == "Ada · Power stones");
  CHECK(tray_label("Ada", "") == "Ada");
  CHECK(tray_label("", "Power stones") == "Power stones");
  CHECK(fitting_title("Ada", "Power stones", at_most(24)) == "Power stones");
  CHECK(fitting_title("Bot 3", "Power stones", at_most(16)) == "Power s…");
  CHECK(fitting_title("Bot 3", "Power stones", at_most(14)) == "Power…");
  CHECK(fitting_title("Ada of Lovelace", "Power stones", at_most(16)).empty());
}

TEST_CASE("numbers of moves stand below each other in a list, with room for the longest") {
  std::vector<MoveLine> few(3), many(100);
  make_room_for_numbers(few);
  CHECK(few.front().digits == 2);
  make_room_for_numbers(many);
  CHECK(many.front().digits == 3);
  CHECK(many.back().digits == 3);
  few.back().number = 1000;  // of a line beside a long round
  make_room_for_numbers(few);
  CHECK(few.front().digits == 4);
}

TEST_CASE("the step of a penta that is solved is shown as solved once it is over, also while its solutions are leafed through") {
  CHECK(state_of({.label = "5", .done = true, .here = true, .over = true}) == StepState::done);
  CHECK(state_of({.label = "5", .done = true, .here = true}) == StepState::here);  // played anew
  CHECK(state_of({.label = "5", .here = true, .over = true}) == StepState::here);  // given up
  CHECK(state_of({.label = "5", .done = true}) == StepState::done);
  CHECK(state_of({.label = "5"}) == StepState::open);
}

TEST_CASE("the first and the last point of the picture of a round are whole") {
  const Rect plot{10, 0, 200, 60};
  CHECK(curve_x(plot, 6, 0, 47) == 16);
  CHECK(curve_x(plot, 6, 47, 47) == 204);
}

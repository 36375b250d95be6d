#include "position_query.hpp"
#include "refusal.hpp"
#include "sdk/position.hpp"
#include "state.hpp"

#include <algorithm>
#include <array>

/// What a variant's `after_move` makes of a stone, as hooks.cpp declares it, and what its hooks read of the position.
namespace tablier::pente {
namespace {

Text fault(const char* name, std::vector<TextArg> args = {}) { return Text(std::string("pente.script.") + name, std::move(args)); }

}  // namespace

std::vector<Point> PenteState::last_taken() const {
  std::vector<Point> points;
  for (const Undo& undo : last_records()) points.insert(points.end(), undo.taken.begin(), undo.taken.begin() + undo.count);
  return points;
}

void PenteState::ask_after_move(Seat mover) {
  const StateView position(*this, Seat::nobody);
  const auto points = last_points();
  const std::string point = points.empty() ? std::string() : rules_->grid.name(place_of(points.back()));
  const Value taken = point_names(*rules_, last_taken());
  const std::array fields{
      Field{"point", point.c_str()}, Field{"seat", seat_number(mover)}, Field{"number", std::int64_t{board_.placed()}},
      Field{"taken", &taken},        Field{"over", board_.over()},      Field{"seats", std::int64_t{rules_->seats()}},
      Field{"position", &position},
  };
  const auto answer = rules_->script->call(Hook::after_move, fields, mix(board_.hash()));
  if (answer && !answer->is_null()) follow(*answer, mover);
}

void PenteState::follow(const Value& answer, Seat mover) {
  if (const auto odd = idle_end(answer)) return rules_->script->tell(Hook::after_move, *odd);
  AfterMove said = read_after_move(answer);
  const auto points = points_to_take(answer);
  if (!points) return;
  const int colour = said.next ? colour_of_seat(index(*said.next)) : board_.mover();
  if (said.next && opening_step()) return rules_->script->tell(Hook::after_move, fault("opening"));
  if (!board_.over() && (!points->empty() || colour != board_.mover())) {
    const int side = side_of_seat(index(mover));
    old_ids_.push_back(0);
    board_.amend(*points, side, colour, record());
    const Undo& undo = records_.back();
    for (std::size_t i = 0; i < undo.count; ++i) taken_.push_back({ids_[undo.taken[i]], undo.taken_cells[i], side});
  }
  if (!said.over) return;
  ended_ = std::move(said);
}

/// Absent where one of them cannot be taken: the whole answer counts for nothing then.
std::optional<std::vector<Point>> PenteState::points_to_take(const Value& answer) const {
  std::vector<Point> points;
  const Value* takes = answer.find("takes");
  if (!takes || !takes->as_list()) return points;
  for (const Value& entry : *takes->as_list()) {
    const std::string& name = *entry.as_string();
    const auto place = rules_->grid.parse(name);
    if (!place) {
      rules_->script->tell(Hook::after_move, place.problem().text);
      return std::nullopt;
    }
    if (board_.at(point_of(*place)) == kEmpty || points.size() == Undo::kMax) {
      rules_->script->tell(Hook::after_move, fault("no_stone", {{"point", name}}));
      return std::nullopt;
    }
    if (std::ranges::count(points, point_of(*place)) == 0) points.push_back(point_of(*place));
  }
  return points;
}

Value PenteState::position(Seat) const {
  CommonPosition common{.grid = rules_->grid, .options = rules_->options, .turn = to_move(), .seats = rules_->seats()};
  std::vector<Point> power_stones;
  for (Point p = 0; p < kPoints; ++p) {
    const Cell cell = board_.at(p);
    if (cell == kEmpty) continue;
    if (is_power(cell)) power_stones.push_back(p);
    const Seat owner = is_old_power(cell) ? Seat::nobody : seat_of(colour_of(cell));
    common.cells.push_back({rules_->grid.name(place_of(p)), seat_number(owner)});
  }
  for (const Ply& ply : plies_) common.history.emplace_back(notation(ply.move));
  Value captured = Value::list(), power_left = Value::list();
  for (int s = 0; s < rules_->seats(); ++s) {
    captured.push(board_.taken(side_of_seat(s)));
    power_left.push(int{board_.turn().power_left[static_cast<std::size_t>(colour_of_seat(s))]});
  }
  Value all = to_value(std::move(common));
  all.set("captured", std::move(captured));
  all.set("power_left", std::move(power_left));
  all.set("power_stones", point_names(*rules_, power_stones));
  all.set("last", point_names(*rules_, last_points()));
  all.set("taken", point_names(*rules_, last_taken()));
  return all;
}

}  // namespace tablier::pente

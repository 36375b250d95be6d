#include "scripted_rules.hpp"

#include <algorithm>
#include <array>

namespace tablier::triominos {
namespace {

std::int64_t whole(const Value* v) { return v && v->as_int() ? *v->as_int() : 0; }

/// Where a hook answers nothing the game counts natively, as where there is none.
std::optional<Value> said(std::optional<Value> answer) { return answer && !answer->is_null() ? std::move(answer) : std::nullopt; }

/// The member of a list of seats' numbers from 1, as a seat; −1 where it is none.
int seat_in(const Value* v, int seats) {
  const auto n = whole(v);
  return n >= 1 && n <= seats ? static_cast<int>(n) - 1 : -1;
}

void add_list(const Value& list, int seats, Awards& awards) {
  if (!list.as_list()) return;
  for (const Value& entry : *list.as_list()) {
    const Value* named = entry.find("cause");
    const std::string* name = named ? named->as_string() : nullptr;
    const int seat = seat_in(entry.find("seat"), seats);
    if (!name || seat < 0) continue;
    if (const auto cause = cause_of(*name)) awards.add(*cause, seat, whole(entry.find("points")));
  }
}

std::optional<SeatSet> winners_of(const Value* list, int seats) {
  if (!list) return std::nullopt;
  SeatSet all = 0;
  if (list->as_list())
    for (const Value& entry : *list->as_list())
      if (const int seat = seat_in(&entry, seats); seat >= 0) all |= static_cast<SeatSet>(1 << seat);
  return all;
}

std::array<std::int64_t, kMaxSeats> wide(const FinalRacks& racks) {
  std::array<std::int64_t, kMaxSeats> sums{};
  std::copy(racks.sums.begin(), racks.sums.end(), sums.begin());
  return sums;
}

}  // namespace

std::optional<Value> ScriptedRules::ask_placement(Hook hook, const PlacementFacts& f, int seat, const PositionView& view) const {
  if (!has(hook)) return std::nullopt;
  const std::array fields{
      Field{"sum", std::int64_t{f.sum}},
      Field{"sides", std::int64_t{f.sides}},
      Field{"corners", std::int64_t{f.corners}},
      Field{"opposite", f.opposite},
      Field{"bridges_beside", std::int64_t{f.bridges_beside}},
      Field{"hexagons", std::int64_t{f.hexagons}},
      Field{"first", f.first},
      Field{"triple", f.triple},
      Field{"seat", std::int64_t{seat + 1}},
      Field{"options", &options_},
      Field{"position", &view},
  };
  return said(script_->call(hook, fields, 0));
}

std::optional<Value> ScriptedRules::ask_after(const char* kind, const FinalRacks& racks, int seat, const PositionView& view) const {
  if (!has(Hook::after_move)) return std::nullopt;
  const auto sums = wide(racks);
  const std::array fields{
      Field{"kind", kind},
      Field{"seat", std::int64_t{seat + 1}},
      Field{"seats", std::int64_t{racks.seats}},
      Field{"racks", std::span<const std::int64_t>(sums).first(static_cast<std::size_t>(racks.seats))},
      Field{"options", &options_},
      Field{"position", &view},
  };
  return said(script_->call(Hook::after_move, fields, 0));
}

void ScriptedRules::add_placement(const Rules& rules, const PlacementFacts& f, int seat, const PositionView& view, Awards& awards) const {
  const auto score = ask_placement(Hook::score, f, seat, view);
  awards.add(Cause::tile, seat, score ? whole(&*score) : tile_points(rules, f));
  const auto bonus = ask_placement(Hook::bonus, f, seat, view);
  const auto add = [&](Cause cause, std::int32_t native) { awards.add(cause, seat, bonus ? whole(bonus->find(name_of(cause))) : native); };
  add(Cause::bridge, bridge_points(rules, f));
  add(Cause::hexagon, hexagon_points(rules, f));
  add(Cause::start, start_points(rules, f));
}

void ScriptedRules::add_charge(const Position& position, const PositionView& view, Awards& awards) const {
  const LastEvent& last = position.data().last;
  if (last.charge == Cause::tile) return;
  const auto answer = ask_after(name_of(last.charge), position.final_racks(), last.seat, view);
  if (answer) add_list(answer->find("awards") ? *answer->find("awards") : *answer, position.seats(), awards);
  else awards.add(last.charge, last.seat, cost(position.rules(), last.charge));
}

std::optional<SeatSet> ScriptedRules::add_ending(const Position& position, const PositionView& view, Awards& awards) const {
  const LastEvent& last = position.data().last;
  if (last.ending == Ending::none || last.ending == Ending::resigned) return std::nullopt;
  const FinalRacks racks = position.final_racks();
  const auto answer = ask_after(last.ending == Ending::out ? "out" : "blocked", racks, last.seat, view);
  if (!answer) {
    triominos::add_ending(position.rules(), racks, awards);
    return uncounted_winners(position.rules(), racks);
  }
  add_list(answer->find("awards") ? *answer->find("awards") : *answer, position.seats(), awards);
  return winners_of(answer->find("winners"), position.seats());
}

void ScriptedRules::scripted(Position& position, const Views& views) const {
  if (!script_) return;
  const LastEvent& last = position.data().last;
  Awards awards;
  if (last.kind == MoveKind::lay) add_placement(position.rules(), last.facts, last.seat, views.before, awards);
  add_charge(position, views.after, awards);
  const auto winners = add_ending(position, views.after, awards);
  position.amend(awards, winners);
}

std::int64_t ScriptedRules::bonus(const Rules& rules, const PlacementFacts& facts, int seat, const PositionView& view) const {
  Awards awards;
  add_placement(rules, facts, seat, view, awards);
  std::int64_t total = 0;
  for (const Award& a : awards)
    if (a.cause != Cause::tile) total += a.points;
  return total;
}

}  // namespace tablier::triominos

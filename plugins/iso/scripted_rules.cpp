#include "scripted_rules.hpp"

namespace tablier::iso {
namespace {

RoundResult native(const Tally& tally, const Rules& rules) {
  const Score score = score_of(tally, rules);
  RoundResult result{.points = {score.points[0], score.points[1]}, .wins = {score.winner == 0, score.winner == 1}, .reason = "points"};
  const bool drawn = score.winner == kNobody;
  for (std::size_t s = 0; s < kShapes; ++s) result.holders[s] = static_cast<std::int8_t>(owner_of(tally, static_cast<Shape>(s), rules));
  result.by_shape = true;
  if (score.by_missing) result.reason = drawn ? "both_missing" : "missing_shape";
  else if (drawn) result.reason = "equal";
  return result;
}

}  // namespace

Value copies_of(const Tally& tally) {
  Value all = Value::list();
  for (int seat = 0; seat < 2; ++seat) {
    Value copies = Value::map();
    for (std::size_t s = 0; s < kShapes; ++s) copies.set(std::string(1, kShapeLetters[s]), tally.count(seat, static_cast<Shape>(s)));
    all.push(std::move(copies));
  }
  return all;
}

Value introducers_of(const Tally& tally) {
  Value first = Value::map();
  for (std::size_t s = 0; s < kShapes; ++s)
    if (tally.introducer[s] != kNobody) first.set(std::string(1, kShapeLetters[s]), tally.introducer[s] + 1);
  return first;
}

namespace {

std::int64_t whole(const Value& v) { return v.as_int() ? *v.as_int() : 0; }

void read_points(const Value* list, RoundResult& result) {
  if (!list || !list->as_list()) return;
  const auto& given = *list->as_list();
  for (std::size_t seat = 0; seat < result.points.size(); ++seat) result.points[seat] = seat < given.size() ? whole(given[seat]) : 0;
}

void read_holders(const Value* map, RoundResult& result) {
  result.holders.fill(kNobody);
  result.by_shape = map != nullptr;  // an empty table of a script need not be a map
  if (!result.by_shape) return;
  for (std::size_t s = 0; s < kShapes; ++s)
    if (const Value* holder = map->find(std::string(1, kShapeLetters[s])))
      if (const auto seat = whole(*holder); seat == 1 || seat == 2) result.holders[s] = static_cast<std::int8_t>(seat - 1);
}

void read_winners(const Value* list, RoundResult& result) {
  if (!list || !list->as_list()) return;
  result.wins = {};
  for (const Value& entry : *list->as_list())
    if (const auto seat = whole(entry); seat == 1 || seat == 2) result.wins[static_cast<std::size_t>(seat - 1)] = true;
}

}  // namespace

RoundResult ScriptedRules::scripted(const Tally& tally, const Rules& rules, bool over, const PositionView& position) const {
  RoundResult result = native(tally, rules);
  if (!script_ || !script_->has(Hook::score)) return result;
  const Value copies = copies_of(tally);
  const Value first = introducers_of(tally);
  const std::array fields{Field{"copies", &copies}, Field{"first", &first}, Field{"over", over}, Field{"options", &options_},
                          Field{"position", &position}};
  const auto answer = script_->call(Hook::score, fields, 0);
  if (!answer || answer->is_null()) return result;
  read_points(answer->find("points"), result);
  read_holders(answer->find("holders"), result);
  read_winners(answer->find("winners"), result);
  const Value* named = answer->find("reason");
  if (const std::string* name = named ? named->as_string() : nullptr; name && !name->empty()) result.reason = *name;
  return result;
}

}  // namespace tablier::iso

#include "scripted_rules.hpp"

namespace tablier::iso {
namespace {

Verdict native(const Tally& tally, const Rules& rules) {
  const Score score = score_of(tally, rules);
  Verdict verdict{.points = {score.points[0], score.points[1]}, .wins = {score.winner == 0, score.winner == 1}, .reason = "points"};
  const bool drawn = score.winner == kNobody;
  for (std::size_t s = 0; s < kShapes; ++s) verdict.holders[s] = static_cast<std::int8_t>(owner_of(tally, static_cast<Shape>(s), rules));
  verdict.by_shape = true;
  if (score.by_missing) verdict.reason = drawn ? "both_missing" : "missing_shape";
  else if (drawn) verdict.reason = "equal";
  return verdict;
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

void read_points(const Value* list, Verdict& verdict) {
  if (!list || !list->as_list()) return;
  const auto& given = *list->as_list();
  for (std::size_t seat = 0; seat < verdict.points.size(); ++seat) verdict.points[seat] = seat < given.size() ? whole(given[seat]) : 0;
}

void read_holders(const Value* map, Verdict& verdict) {
  verdict.holders.fill(kNobody);
  verdict.by_shape = map != nullptr;  // an empty table of a script need not be a map
  if (!verdict.by_shape) return;
  for (std::size_t s = 0; s < kShapes; ++s)
    if (const Value* holder = map->find(std::string(1, kShapeLetters[s])))
      if (const auto seat = whole(*holder); seat == 1 || seat == 2) verdict.holders[s] = static_cast<std::int8_t>(seat - 1);
}

void read_winners(const Value* list, Verdict& verdict) {
  if (!list || !list->as_list()) return;
  verdict.wins = {};
  for (const Value& entry : *list->as_list())
    if (const auto seat = whole(entry); seat == 1 || seat == 2) verdict.wins[static_cast<std::size_t>(seat - 1)] = true;
}

}  // namespace

Verdict ScriptedRules::scripted(const Tally& tally, const Rules& rules, bool over, const PositionView& position) const {
  Verdict verdict = native(tally, rules);
  if (!script_ || !script_->has(Hook::score)) return verdict;
  const Value copies = copies_of(tally);
  const Value first = introducers_of(tally);
  const std::array fields{Field{"copies", &copies}, Field{"first", &first}, Field{"over", over}, Field{"options", &options_},
                          Field{"position", &position}};
  const auto answer = script_->call(Hook::score, fields, 0);
  if (!answer || answer->is_null()) return verdict;
  read_points(answer->find("points"), verdict);
  read_holders(answer->find("holders"), verdict);
  read_winners(answer->find("winners"), verdict);
  const Value* named = answer->find("reason");
  if (const std::string* name = named ? named->as_string() : nullptr; name && !name->empty()) verdict.reason = *name;
  return verdict;
}

}  // namespace tablier::iso

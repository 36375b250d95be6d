#include "sdk/score_sheet.hpp"

namespace tablier {
namespace {

std::optional<std::int64_t> integer(const Value& map, const char* name) {
  const Value* found = map.find(name);
  const auto* number = found ? found->as_int() : nullptr;
  return number ? std::optional(*number) : std::nullopt;
}

std::optional<SheetEntry> read_entry(const Value& value, std::size_t columns) {
  const auto seat_number = integer(value, "seat"), column = integer(value, "column"), points = integer(value, "points");
  if (!seat_number || !column || !points) return std::nullopt;
  if (*seat_number < 0 || *seat_number >= kMaxSeats || *column < 0 || *column >= static_cast<std::int64_t>(columns)) return std::nullopt;
  return SheetEntry{seat(static_cast<int>(*seat_number)), static_cast<int>(*column), *points};
}

const Value::List* list(const Value& map, const char* name) {
  const Value* found = map.find(name);
  return found ? found->as_list() : nullptr;
}

}  // namespace

Value to_value(const SheetPly& ply) {
  Value entries = Value::list();
  for (const SheetEntry& e : ply.entries) entries.push(Value::map({{"seat", index(e.seat)}, {"column", e.column}, {"points", e.points}}));
  return Value::map({{"columns", Value::list_of(ply.columns)},
                     {"turn", ply.turn},
                     {"entries", std::move(entries)},
                     {"adds_to_match", ply.adds_to_match}});
}

std::optional<SheetPly> read_sheet(const Value& facts) {
  const Value* sheet = facts.find(kSheetFact);
  if (!sheet) return std::nullopt;
  const auto* columns = list(*sheet, "columns");
  const auto* entries = list(*sheet, "entries");
  const auto turn = integer(*sheet, "turn");
  if (!columns || !entries || !turn) return std::nullopt;
  SheetPly ply;
  ply.turn = static_cast<int>(*turn);
  const Value* adds = sheet->find("adds_to_match");
  if (const bool* said = adds ? adds->as_bool() : nullptr) ply.adds_to_match = *said;
  for (const Value& column : *columns)
    if (const std::string* name = column.as_string()) ply.columns.push_back(*name);
  for (const Value& value : *entries)
    if (const auto entry = read_entry(value, ply.columns.size())) ply.entries.push_back(*entry);
  return ply;
}

}  // namespace tablier

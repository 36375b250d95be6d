#include "match/round_position.hpp"

#include <utility>

namespace tablier {
namespace {

Value seen_history(const Round& round) {
  Value history = Value::list();
  for (const Ply& ply : round.history) history.push(seen_notation(ply, Seat::chance));
  return history;
}

void fill_in(Value& position, const char* name, Value value) {
  if (!position.find(name)) position.set(name, std::move(value));
}

}  // namespace

Value round_position(const Round& round, const Value& options, Seat eyes) {
  Value position = round.state->position(eyes);
  fill_in(position, "seats", round.setup.seats);
  fill_in(position, "options", options);
  fill_in(position, "history", seen_history(round));
  return position;
}

}  // namespace tablier

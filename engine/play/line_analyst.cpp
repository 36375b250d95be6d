#include "play/line_analyst.hpp"

#include "play/cached_state.hpp"
#include "script/decision.hpp"

#include <utility>

namespace tablier {
namespace {

/// Positions that are kept.
constexpr std::size_t kMaxKnown = 500;

PlyValue named(const State& position, PlyValue value, const std::vector<Move>& line, const VariantScript* hooks) {
  value.line = named_line(position, line, hooks);
  if (!value.line.empty()) value.best = value.line.front().name;
  return value;
}

}  // namespace

void LineAnalyst::begin(const Match& match, const State& position, std::string line, const std::vector<bool>& first_side) {
  if ((busy() && line == line_) || value(line)) return;
  stop();
  line_ = std::move(line);
  position_ = plain_state(position).clone();
  const Seat mover = position_->to_move();
  if (!is_player(mover)) return keep({.value = final_value(*position_), .proven = true});
  side_ = first_side[static_cast<std::size_t>(index(mover))] ? 1 : -1;
  thinker_.ask(analysis_request(match, *position_, Move::none));
}

void LineAnalyst::stop() {
  thinker_.cancel();
  namer_.cancel();
  position_.reset();
}

void LineAnalyst::forget() {
  stop();
  known_.clear();
}

bool LineAnalyst::poll(const Match& match) {
  if (!busy()) return false;
  if (auto named = namer_.poll()) {
    *named ? keep(*std::move(*named)) : stop();
    return true;
  }
  const auto found = thinker_.poll();
  if (!found) return false;
  if (!*found) stop();
  else name(match, found_value(**found, 0, side_), found_line(**found));
  return true;
}

void LineAnalyst::name(const Match& match, PlyValue value, std::vector<Move> line) {
  if (!match.rules().asks_scripts()) return keep(named(*position_, std::move(value), line, nullptr));
  namer_.ask([position = position_, value = std::move(value), line = std::move(line),
              hooks = match.rules().hooks](const std::stop_token& stop) -> Result<PlyValue> {
    const StoppableScripts stoppable(stop);
    return named(*position, value, line, hooks.get());
  });
}

void LineAnalyst::keep(PlyValue value) {
  if (known_.size() >= kMaxKnown) known_.clear();
  known_.insert_or_assign(line_, std::move(value));
  position_.reset();
}

const PlyValue* LineAnalyst::value(const std::string& line) const {
  const auto found = known_.find(line);
  return found == known_.end() ? nullptr : &found->second;
}

}  // namespace tablier

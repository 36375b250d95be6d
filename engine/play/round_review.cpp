#include "play/round_review.hpp"

#include <algorithm>
#include <utility>

namespace tablier {

void RoundReview::agree_to_values() {
  if (live_.later([this] { agree_to_values(); })) return;
  values_.agree(live_.match());
  live_.match().count_values();
  live_.changed();
  show_values(true);
}

void RoundReview::show_values(bool on) {
  values_.show(on);
  // At the end nothing is left to be played: one looks at the last choice there was.
  if (on && live_.match().round_over() && !navigation_.looked_at()) navigation_.step_back_or_on(-1);
}

void RoundReview::analyse() {
  analyst_.begin(live_.match(), navigation_.round());
  if (!navigation_.line()) return lines_.stop();
  lines_.begin(live_.match(), navigation_.position(), navigation_.moves_there(), analyst_.first_side());
}

const PlyValue* RoundReview::line_value() const { return navigation_.line() ? lines_.value(navigation_.moves_there()) : nullptr; }

const PlyValue* RoundReview::value_before_line() const {
  const MoveTree& tree = live_.match().rounds()[navigation_.round()].tree;
  int before = navigation_.line().value_or(-1);
  if (before < 0) return nullptr;
  const std::size_t from = tree.node(before).from;
  const auto drawn = [&](int node) { return node >= 0 && tree.node(node).seat == Seat::chance; };
  while (drawn(before)) before = tree.node(before).parent;
  if (before >= 0) before = tree.node(before).parent;
  if (before >= 0) return lines_.value(navigation_.moves_to(before));
  const auto here = std::ranges::find(analyst_.ply_values(), from, &PlyValue::ply);
  return here == analyst_.ply_values().end() ? nullptr : &*here;
}

void RoundReview::stop_analysis() {
  if (analyst_.busy()) analyst_.stop();
  lines_.stop();
}

/// Played again, which waits for a moment in which nothing else is at work.
void RoundReview::find_best_moves() {
  live_.find_out(
      [this](const Match& match) -> LiveMatch::Step { return [this, best = tablier::best_moves(match)] { best_moves_ = best; }; });
}

bool RoundReview::update() {
  bool changed = false;
  if (!live_.working() && std::exchange(best_moves_wanted_, false)) {
    find_best_moves();
    changed = true;
  }
  changed = analyst_.poll(live_.match()) || changed;
  changed = lines_.poll(live_.match()) || changed;
  const bool elsewhere = navigation_.in_earlier_round() || navigation_.line().has_value() || navigation_.solution().has_value();
  values_.watch(live_.match(), navigation_.position(), navigation_.plies(), live_.seating().curtain() || elsewhere);
  changed = values_.poll() || changed;
  if (values_.take_unknown()) live_.tell(Notice{Problem("table.values.unknown")});
  return changed;
}

void RoundReview::pause() {
  stop_analysis();
  values_.stop();
}

void RoundReview::cancel() {
  analyst_.cancel();
  lines_.forget();
  values_.stop();
}

}  // namespace tablier

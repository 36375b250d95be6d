#include "match/match_view.hpp"

#include "match/round_position.hpp"

namespace tablier {
namespace {

class CopiedPosition final : public PositionView {
 public:
  CopiedPosition(std::unique_ptr<State> state, Value position, Seat eyes)
      : state_(std::move(state)), position_(std::move(position)), eyes_(eyes) {}

  std::span<const HookField> queries() const override { return state_->queries(); }
  Value answer(std::size_t query, std::span<const Value> arguments) const override { return state_->answer(query, arguments, eyes_); }

 private:
  Value make() const override { return position_; }

  std::unique_ptr<State> state_;
  Value position_;
  Seat eyes_;
};

}  // namespace

Outcome MatchView::outcome() const {
  const auto& end = match_.rounds().back().end;
  return end ? end->outcome : match_.state().outcome();
}

Seat MatchView::to_move() const { return match_.state().to_move(); }

Text MatchView::status() const { return scene().status; }

Value MatchView::position() const { return round_position(match_.rounds().back(), match_.rules().options.values(), eyes_); }

std::shared_ptr<const PositionView> MatchView::position_view() const {
  return std::make_shared<CopiedPosition>(match_.state().clone(), position(), eyes_);
}

Scene MatchView::scene() const { return match_.state().scene(eyes_); }

std::vector<const RoundEnd*> MatchView::ended_rounds() const {
  std::vector<const RoundEnd*> ended;
  for (const Round& round : match_.rounds())
    if (round.end) ended.push_back(&*round.end);
  return ended;
}

bool MatchView::several_rounds() const { return match_.round() > 0 || (match_.round_over() && !match_.over()); }

std::size_t MatchView::moves() const {
  std::size_t moves = 0;
  for (const Round& round : match_.rounds())
    for (const Ply& ply : round.history) moves += is_player(ply.seat) && !ply.joined ? 1U : 0U;
  return moves;
}

std::vector<std::string> MatchView::notations() const {
  std::vector<std::string> seen;
  for (const Ply& ply : match_.history()) seen.push_back(seen_notation(ply, eyes_));
  return seen;
}

bool MatchView::knows(std::size_t round, std::size_t ply) const {
  const Ply& played = match_.rounds()[round].history[ply - 1];
  return seen_notation(played, eyes_) == played.notation;
}

bool MatchView::all_know(std::size_t round, std::size_t ply) const {
  const Ply& played = match_.rounds()[round].history[ply - 1];
  for (int i = 0; i < static_cast<int>(players().size()); ++i)
    if (seen_notation(played, seat(i)) != played.notation) return false;
  return true;
}

std::optional<double> MatchView::turn_limit() const {
  const auto limit = match_.state().turn_limit();
  return limit ? std::optional(limit->seconds) : std::nullopt;
}

}  // namespace tablier

#include "playout_position.hpp"

#include "candidate_moves.hpp"
#include "core/legality.hpp"

#include <algorithm>
#include <cmath>

namespace tablier::pente {
namespace {

/// Moves tried at a node, and places tried for a power stone.
constexpr std::size_t kWidth = 16;
constexpr std::size_t kPowerWidth = 4;
/// Stones that a playout places before the captures are compared.
constexpr int kPlayoutStones = 40;
/// How much a shape promises whoever makes it; who blocks it gets a part of that.
constexpr std::array<float, kShapes> kPromise{0, 0.01F, 0.03F, 0.04F, 0.10F, 0.12F, 0.3F, 0.35F, 0.7F, 1};
constexpr float kTakePromise = 0.12F;
/// A partner's stone is worth more where it stands than an enemy's in the bowl: its rows go with it.
constexpr int kPartnersLoss = 2;
constexpr float kBlock = 0.8F;

}  // namespace

PlayoutPosition::Taken PlayoutPosition::stones_taken(Point p, int colour) const {
  Taken taken;
  for (unsigned found = board_.captures_at(p, colour); found; found &= found - 1) {
    const auto bit = static_cast<unsigned>(std::countr_zero(found));
    const int way = bit % 2 != 0 ? 1 : -1;
    for (int n = 1; n <= board_.capture_length(p, colour, bit); ++n) {
      const Cell cell = board_.at(static_cast<Point>(p + way * n * kSteps[bit / 2]));
      const bool counts = is_old_power(cell) || side_of(colour_of(cell)) != side_of(colour);
      ++(counts ? taken.counted : taken.partners);
    }
  }
  return taken;
}

bool PlayoutPosition::wins_at(Point p, int colour) const {
  if (board_.five_at(p, colour)) return true;
  const int need = board_.rules().captures_to_win - board_.taken(side_of(colour));
  return need <= 2 * kLongestCapture * static_cast<int>(kDirections) && board_.captures_at(p, colour) != 0 &&
         stones_taken(p, colour).counted >= need;
}

float PlayoutPosition::promise_of(Point p, int colour) const {
  float sum = 0;
  const PointLines& lines_at = kPointLines[p];
  for (std::size_t d = 0; d < kDirections; ++d) {
    const Word own = board_.line(colour, lines_at.line[d]);
    sum += kPromise[static_cast<std::size_t>(shapes_->at(own, ~(own | board_.empty_line(lines_at.line[d])), lines_at.bit[d]))];
  }
  if (board_.captures_at(p, colour) != 0) {
    const Taken taken = stones_taken(p, colour);
    sum += kTakePromise * static_cast<float>(taken.counted - kPartnersLoss * taken.partners);
  }
  return std::clamp(sum, 0.0F, 1.0F);
}

/// The mover's own promise, and what it keeps from the others; a partner's row is as good as made.
float PlayoutPosition::prior(Point p) const {
  const int me = board_.mover();
  if (wins_at(p, me)) return 2;
  float best = promise_of(p, me);
  for (int c = 0; c < board_.rules().colours(); ++c) {
    if (c == me) continue;
    const bool enemy = side_of(c) != side_of(me);
    if (enemy && wins_at(p, c)) best = std::max(best, 1.0F) + 0.5F;
    else if (enemy) best += kBlock * promise_of(p, c);
  }
  return best;
}

void PlayoutPosition::moves(MctsMoves& list) const {
  if (board_.turn().bonus_due) {
    for_each_legal(board_, [&](Point p) { list.push_back({stone_move(p), prior(p)}); });
    if (board_.may_renounce()) list.push_back({kRenounce, 0});
    return;
  }
  const auto add = [&](Point p) {
    if (!is_restricted(board_) || illegality(board_, p) == Illegality::none) list.push_back({stone_move(p), prior(p)});
  };
  each_candidate(board_, add);
  if (list.empty()) for_each_legal(board_, add);
  const auto better = [](const MctsMove& a, const MctsMove& b) { return a.prior != b.prior ? a.prior > b.prior : a.move < b.move; };
  std::sort(list.begin(), list.end(), better);
  if (list.size() > kWidth) list.resize(kWidth);
  if (!board_.may_place_power() || list.front().prior >= 2) return;
  for (std::size_t i = 0, end = std::min(list.size(), kPowerWidth); i < end; ++i)
    list.push_back({power_move(point_of(list[i].move)), list[i].prior * 0.9F});
}

void PlayoutPosition::play(std::uint32_t move) {
  Undo unused;
  if (move == kRenounce) return board_.renounce_bonus(unused);
  last_ = point_of(move);
  if (is_power_move(move)) board_.place_power(last_, unused);
  else board_.place(last_, unused);
}

/// A free point a step or two from the last stone, or from the middle while there is none.
Point PlayoutPosition::near_point(Rng& rng) const {
  const int side = board_.rules().side;
  const Point from = last_ == kNoPoint ? point_at(side / 2, side / 2) : last_;
  for (int attempt = 0; attempt < 12; ++attempt) {
    const int x = column(from) + static_cast<int>(rng.below(7)) - 3;
    const int y = row(from) + static_cast<int>(rng.below(7)) - 3;
    if (x >= 0 && x < side && y >= 0 && y < side && board_.at(point_at(x, y)) == kEmpty) return point_at(x, y);
  }
  const auto empties = board_.empties();
  return empties[rng.below(static_cast<std::uint32_t>(empties.size()))];
}

/// A point on a line of `near` where the mover wins, else where somebody else would.
Point PlayoutPosition::urgent_point(Point near) const {
  if (near == kNoPoint) return kNoPoint;
  Point urgent = kNoPoint;
  const int me = board_.mover();
  const Cell cell = board_.at(near);
  const PointLines& lines_at = kPointLines[near];
  for (std::size_t d = 0; d < kDirections; ++d) {
    const Word window = board_.empty_line(lines_at.line[d]) & Word{0x1ff} << (lines_at.bit[d] - 4);
    for (Word points = window; points; points &= points - 1) {
      const auto p = static_cast<Point>(near + kSteps[d] * (std::countr_zero(points) - lines_at.bit[d]));
      if (board_.five_at(p, me)) return p;
      if (cell != kEmpty && board_.five_at(p, colour_of(cell))) urgent = p;
    }
  }
  return urgent;
}

void PlayoutPosition::play_near(Rng& rng) {
  const Point urgent = urgent_point(last_);
  play(stone_move(urgent != kNoPoint ? urgent : near_point(rng)));
}

Rewards PlayoutPosition::playout(Rng& rng) {
  Undo unused;
  for (int placed = 0; placed < kPlayoutStones && !board_.over(); ++placed) {
    if (!board_.turn().bonus_due) {
      play_near(rng);
      continue;
    }
    const auto empties = board_.empties();
    Point p = empties[rng.below(static_cast<std::uint32_t>(empties.size()))];
    while (!board_.rules().diamonds[p]) p = empties[rng.below(static_cast<std::uint32_t>(empties.size()))];
    board_.place(p, unused);
  }
  return rewards();
}

/// A side's reward goes to each of its seats; a round broken off is judged by the stones taken.
Rewards PlayoutPosition::rewards() const {
  float first = 0.5F;
  if (board_.over() && board_.winner() >= 0) first = board_.winner() == 0 ? 1 : 0;
  else if (!board_.over()) {
    const auto need = static_cast<float>(std::max(board_.rules().captures_to_win, 1));
    first = std::clamp(0.5F + 0.4F * static_cast<float>(board_.taken(0) - board_.taken(1)) / need, 0.1F, 0.9F);
  }
  return {first, 1 - first, first, 1 - first};
}

}  // namespace tablier::pente

#include "play/judge.hpp"

namespace tablier {
namespace {

constexpr double kProofPatience = 6, kCountPatience = 3;
constexpr std::uint64_t kJudgeSeed = 1;

}  // namespace

void Judge::ask(const Match& match) {
  forget();
  if (!is_player(match.state().to_move())) return;
  game_ = match.rules().game;
  start_ = match.state().clone();
  seats_ = static_cast<int>(match.setup().players.size());
  outlook_.kind = Outlook::Kind::thinking;
  think(false);
}

void Judge::forget() {
  thinker_.cancel();
  outlook_ = {};
  start_.reset();
  game_.reset();
}

void Judge::think(bool count) {
  counting_ = count;
  thinker_.ask({.game = game_,
                .state = start_.get(),
                .limits = {.level = 0, .seconds = count ? kCountPatience : kProofPatience, .threads = 1, .count_solutions = count},
                .seed = kJudgeSeed,
                .seats = seats_});
}

bool Judge::poll() {
  const auto thought = thinker_.poll();
  if (!thought) return false;
  const Proof proof = *thought ? (**thought).proof : Proof::none;
  if (counting_) {
    if (*thought) outlook_.solutions = (**thought).solutions;
    return true;
  }
  outlook_ = {proof == Proof::win    ? Outlook::Kind::possible
              : proof == Proof::loss ? Outlook::Kind::impossible
                                     : Outlook::Kind::unknown,
              {}};
  if (proof == Proof::win) think(true);
  return true;
}

}  // namespace tablier

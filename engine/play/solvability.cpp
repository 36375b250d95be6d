#include "play/solvability.hpp"

namespace tablier {
namespace {

constexpr double kProofPatience = 6, kCountPatience = 3;
constexpr std::uint64_t kJudgeSeed = 1;

}  // namespace

void Solvability::ask(const Match& match) {
  forget();
  game_ = match.rules().game;
  script_ = match.rules().hooks;
  start_ = match.state().clone();
  seats_ = static_cast<int>(match.setup().players.size());
  outlook_.kind = Outlook::Kind::thinking;
  think(false);
}

void Solvability::forget() {
  thinker_.cancel();
  outlook_ = {};
  start_.reset();
  script_.reset();
  game_.reset();
}

void Solvability::think(bool count) {
  counting_ = count;
  thinker_.ask({.game = game_,
                .state = start_.get(),
                .limits = {.level = 0, .seconds = count ? kCountPatience : kProofPatience, .threads = 1, .count_solutions = count},
                .seed = kJudgeSeed,
                .seats = seats_,
                .script = script_});
}

bool Solvability::poll() {
  const auto found = thinker_.poll();
  if (!found) return false;
  const Proof proof = *found ? (**found).proof : Proof::none;
  if (counting_) {
    if (*found) outlook_.solutions = (**found).solutions;
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

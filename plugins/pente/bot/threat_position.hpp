#pragma once

#include "eval_board.hpp"
#include "forced_win.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

/// Pente for proof-number search: does the attacker win with fours, captures and threes? The attacker tries threatening stones only; the
/// defender every stone that the rules allow, so that what is proven is certain.
namespace tablier::pente {

class ThreatPosition {
 public:
  /// Precondition: wins_are_plain(rules), not over.
  ThreatPosition(EvalBoard eval, int attacker) : eval_(std::move(eval)), attacker_(attacker), attack_(std::make_shared<ForcedWin>()) {}

  static std::uint32_t move_of(Point p) { return p + 1U; }
  static Point point_of(std::uint32_t move) { return static_cast<Point>(move - 1); }

  std::uint64_t key() const { return eval_.board().hash() ^ (attacker_ == 0 ? 0 : kSecondAttacks); }
  bool attacker_to_move() const { return eval_.mover() == attacker_; }
  std::optional<bool> attacker_wins();
  void moves(std::vector<std::uint32_t>& list);
  void play(std::uint32_t move) { eval_.place(point_of(move)); }
  void undo() { eval_.undo(); }

  EvalBoard& eval() { return eval_; }
  ForcedWin& attack() { return *attack_; }

 private:
  static constexpr std::uint64_t kSecondAttacks = 0x5ec0a77ac4e25ULL;

  bool threatens() const;
  void attacks(PointBits& points) const;
  void defences(std::vector<std::uint32_t>& list) const;

  EvalBoard eval_;
  int attacker_;
  std::shared_ptr<ForcedWin> attack_;  ///< copies of one thread share what they found out
};

}  // namespace tablier::pente

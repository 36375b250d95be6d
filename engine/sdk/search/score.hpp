#pragma once

/// Scores of a search: integers from the mover's side, the ends of the range for what is decided.
namespace tablier {

/// Beyond every score. A decided position is worth kWin less the plies to its end.
inline constexpr int kInfinite = 1 << 21;
inline constexpr int kWin = kInfinite - 1;
/// No line is longer than this: scores above kWin − kLongestLine are wins.
inline constexpr int kLongestLine = 1024;
/// An evaluation stays between −kMaxScore and kMaxScore.
inline constexpr int kMaxScore = kWin - kLongestLine - 1;

constexpr int win_in(int plies) { return kWin - plies; }
constexpr int loss_in(int plies) { return -win_in(plies); }
constexpr bool is_win(int score) { return score > kMaxScore; }
constexpr bool is_loss(int score) { return score < -kMaxScore; }
constexpr bool is_decided(int score) { return is_win(score) || is_loss(score); }
/// Plies to the end of a decided position.
constexpr int plies_to_end(int score) { return kWin - (score < 0 ? -score : score); }

/// A score that counts plies from a node `ply` plies below the root, counted from the root; and the other way round.
constexpr int value_from_tt(int score, int ply) { return is_win(score) ? score - ply : is_loss(score) ? score + ply : score; }
constexpr int value_to_tt(int score, int ply) { return is_win(score) ? score + ply : is_loss(score) ? score - ply : score; }

}  // namespace tablier

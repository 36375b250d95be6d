#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

/// Congress and Katarenga read aloud: squares by their names, one step after the other, no tables. What the plugin does is compared with
/// it.
namespace tablier::katarenga::plain {

struct Result {
  bool over = false;
  int winner = -1;
  std::string reason = {};
  friend bool operator==(const Result&, const Result&) = default;
};

class PlainRound {
 public:
  /// Rows of colours from the top; squares of the two sides in turn. With camps pawns capture and go for them; without they gather.
  PlainRound(std::vector<std::string> colours, const std::vector<std::string>& start, bool camps, int starter);

  /// Notations, sorted.
  std::vector<std::string> moves() const;
  void play(const std::string& move);
  Result result() const;

  bool captures = false;
  bool first_move_captures = false;
  bool stuck_loses = true;
  int fewest_pawns = 0;
  int repetitions = 3;
  int quiet_limit = 100;

 private:
  using Square = std::pair<int, int>;  // column, row

  char colour(Square s) const { return colours_[static_cast<std::size_t>(7 - s.second)][static_cast<std::size_t>(s.first)]; }
  bool may_take() const { return captures && (first_move_captures || plies_ >= 2); }
  bool own(Square s) const;
  bool enemy(Square s) const;
  void add(Square from, Square to, std::vector<std::string>& all) const;
  void slide(Square from, int dx, int dy, std::vector<std::string>& all) const;
  void add_moves(Square from, std::vector<std::string>& all) const;
  int groups(int side) const;
  int pawns(int side) const;
  std::string picture() const;

  std::vector<std::string> colours_;
  std::map<Square, int> board_;
  std::array<std::map<std::string, bool>, 2> camps_;
  bool has_camps_;
  int mover_;
  int plies_ = 0;
  int quiet_ = 0;
  std::map<std::string, int> stood_;
};

}  // namespace tablier::katarenga::plain

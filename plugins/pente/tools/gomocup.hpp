#pragma once

#include "sdk/game.hpp"

#include <functional>
#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// The protocol of Gomocup managers (P. Lastovicka, M. Petrik, "Gomoku AI protocol"): lines of text on two streams. Plays freestyle and
/// exact five on square boards up to the largest of this game, and swap2.
namespace tablier::pente {

/// What a manager has said with INFO. Times in seconds; 0 where there is no limit.
struct GomocupInfo {
  double turn = 5;
  double match = 0;
  double left = 0;    ///< of the match; negative where not told
  double memory = 0;  ///< bytes
  int rule = 0;       ///< bit 0: exactly five

  /// Seconds to think about one move: a part of the turn, and of what is left of the match.
  double seconds() const;
  /// Bytes that the bot may remember positions in.
  std::size_t table() const;
};

class GomocupTalk {
 public:
  GomocupTalk(std::istream& in, std::ostream& out, int threads) : in_(in), out_(out), threads_(threads) {}
  /// Answers until END or the end of the input.
  void run();

 private:
  struct Coordinates {
    int x = -1;
    int y = -1;
  };
  using Command = void (GomocupTalk::*)(std::string_view rest);

  static Command find(const std::string& name);
  bool read_line(std::string& line);
  void say(std::string_view line);
  void error(std::string_view what) { say(std::string("ERROR ").append(what)); }

  void start(std::string_view rest);
  void rect_start(std::string_view rest);
  void restart(std::string_view rest);
  void begin(std::string_view rest);
  void turn(std::string_view rest);
  void play(std::string_view rest);
  void take_back(std::string_view rest);
  void board(std::string_view rest);
  void swap2_board(std::string_view rest);
  void info(std::string_view rest);
  void about(std::string_view rest);

  bool make_board(int side, bool swap2);
  bool ready();
  /// The lines up to DONE, each read as that many numbers; false where one is not.
  bool read_numbers(std::size_t count, std::vector<std::vector<int>>& rows);
  bool place(int x, int y);
  bool apply(std::string_view notation);
  void settle_choice(const char* answer);
  void answer_swap2();
  std::string point(Move move) const;
  Move think();
  void answer();

  std::istream& in_;
  std::ostream& out_;
  int threads_;
  int side_ = 0;
  GomocupInfo info_;
  std::unique_ptr<const Game> game_;
  std::unique_ptr<State> state_;
  std::unique_ptr<Bot> bot_;
};

}  // namespace tablier::pente

#pragma once

#include "sdk/content.hpp"

#include <optional>
#include <span>
#include <string>

/// Pieces by keys: a letter is one at once; of a number, a figure that could begin a longer one waits for what comes next.
namespace tablier::editor {

class PieceTyping {
 public:
  /// What a key brought: up to two pieces, since a figure that cannot go on ends the number before it.
  struct Typed {
    std::optional<int> ended;
    std::optional<int> piece;
    friend bool operator==(const Typed&, const Typed&) = default;
  };

  /// `pieces` must outlive it.
  explicit PieceTyping(std::span<const PieceSpec> pieces) : pieces_(pieces) {}

  /// 0 … 9.
  Typed figure(int digit);
  /// A capital; nothing where no piece has it. Precondition: nothing waits.
  std::optional<int> letter(char capital) const;
  /// What waits for more figures, as typed; empty: nothing.
  std::string waiting() const { return waiting_ == 0 ? "" : std::to_string(waiting_); }
  /// The number that waits is meant as it stands.
  std::optional<int> end();
  void forget() { waiting_ = 0; }

 private:
  bool is_piece(int number) const;
  bool can_go_on(int number) const;

  std::span<const PieceSpec> pieces_;
  int waiting_ = 0;
};

}  // namespace tablier::editor

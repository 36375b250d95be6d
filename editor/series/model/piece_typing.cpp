#include "editor/series/model/piece_typing.hpp"

#include <algorithm>
#include <utility>

namespace tablier::editor {

bool PieceTyping::is_piece(int number) const {
  return std::any_of(pieces_.begin(), pieces_.end(), [number](const PieceSpec& p) { return p.number == number; });
}

bool PieceTyping::can_go_on(int number) const {
  return std::any_of(pieces_.begin(), pieces_.end(), [number](const PieceSpec& p) { return p.number / 10 == number && number > 0; });
}

PieceTyping::Typed PieceTyping::figure(int digit) {
  if (waiting_ > 0) {
    const int longer = waiting_ * 10 + digit;
    if (is_piece(longer)) {
      waiting_ = 0;
      return {{}, longer};
    }
  }
  Typed typed{end(), {}};
  if (can_go_on(digit)) waiting_ = digit;
  else if (digit > 0) typed.piece = digit;
  return typed;
}

std::optional<int> PieceTyping::letter(char capital) const {
  const auto found =
      std::find_if(pieces_.begin(), pieces_.end(), [capital](const PieceSpec& p) { return p.letter == std::string(1, capital); });
  return found == pieces_.end() ? std::nullopt : std::optional(found->number);
}

std::optional<int> PieceTyping::end() {
  const int number = std::exchange(waiting_, 0);
  return number == 0 ? std::nullopt : std::optional(number);
}

}  // namespace tablier::editor

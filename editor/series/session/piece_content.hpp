#pragma once

#include "sdk/content.hpp"

#include <utility>

/// What the series tools are given of a game: its pieces.
namespace tablier::editor {

inline Content content_of(std::vector<PieceSpec> pieces) {
  Content content;
  content.pieces = std::move(pieces);
  return content;
}

}  // namespace tablier::editor

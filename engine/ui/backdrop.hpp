#pragma once

#include "ui/canvas/canvas.hpp"

#include <SFML/Graphics/RenderTexture.hpp>
#include <imgui.h>

#include <cstdint>

/// What lies behind an open question, kept as a picture for as long as nothing of it changes: what is typed into the question then draws
/// the question alone. Where the processor draws, the rest takes most of a frame. Used by the stage, with its OpenGL target active.
namespace tablier {

class Backdrop {
 public:
  /// Pictures that it shows have changed, or what they are named by.
  void forget() { seen_ = 0; }
  /// Draws board and panels anew where they are not what was drawn last. True then: another target is active.
  bool update(const Canvas& board, const ImDrawData& panels, Vec2 size, Colour ground);
  const sf::Texture& texture() const { return target_.getTexture(); }
  /// How often it was drawn.
  std::int64_t drawn() const { return drawn_; }

 private:
  sf::RenderTexture target_;
  Vec2 size_;
  std::uint64_t seen_ = 0;  ///< a hash of what was drawn last; 0: nothing that holds any more
  std::int64_t drawn_ = 0;
};

}  // namespace tablier

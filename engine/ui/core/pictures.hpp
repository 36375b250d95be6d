#pragma once

#include "ui/canvas/canvas.hpp"
#include "ui/core/imgui_bridge.hpp"
#include "ui/core/pixels.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

namespace sf {
class RenderTexture;
}

/// Drawings kept as textures, for panels that show boards: cards, figures of the rules, the map.
namespace tablier {

/// What `ImGui::Image` and `ImDrawList::AddImageRounded` want.
struct PictureView {
  ImTextureID texture{};
  ImVec2 from;
  ImVec2 to;
};

class Pictures {
 public:
  explicit Pictures(Typeface& typeface);
  ~Pictures();

  /// The picture of that name and size (pixels), drawn by `draw` on `ground` when there is none yet. Few are drawn in one frame, so
  /// that none takes long: absent means that it will be there in the next, and one is asked for.
  std::optional<PictureView> get(const std::string& name, int width, int height, Colour ground,
                                 const std::function<void(Canvas&, Rect)>& draw);
  /// The same as plain colours, for a file; absent where OpenGL gives no target of that size.
  std::optional<Pixels> draw_pixels(int width, int height, Colour ground, const std::function<void(Canvas&, Rect)>& draw);
  /// Forgets everything: theme, language or scale changed.
  void clear();
  /// Forgets one: what it shows has changed.
  void forget(const std::string& name);
  void begin_frame() { drawn_ = 0; }
  /// True when something was put off, or another OpenGL target has been made active since the frame began.
  bool put_off() const { return drawn_ > kPerFrame; }
  bool drew() { return std::exchange(disturbed_, false) || drawn_ > 0; }

 private:
  static constexpr int kPerFrame = 2;
  struct Picture {
    std::unique_ptr<sf::RenderTexture> target;
    int width = 0, height = 0;
  };
  std::unique_ptr<sf::RenderTexture> drawn(int width, int height, Colour ground, const std::function<void(Canvas&, Rect)>& draw);
  static PictureView view(const Picture& picture);

  Canvas canvas_;
  std::unordered_map<std::string, Picture> pictures_;
  int drawn_ = 0;
  bool disturbed_ = false;  ///< another target was made active between frames
};

}  // namespace tablier

#include "ui/core/pictures.hpp"

#include "ui/canvas/canvas_gl.hpp"

#include <SFML/Graphics/Image.hpp>
#include <SFML/Graphics/RenderTexture.hpp>

#include <algorithm>

namespace tablier {

Pictures::Pictures(Typeface& typeface) : canvas_(&typeface) {}
Pictures::~Pictures() = default;

void Pictures::clear() { pictures_.clear(); }
void Pictures::forget(const std::string& name) { pictures_.erase(name); }

PictureView Pictures::view(const Picture& picture) {  // OpenGL's row 0 is the lowest
  return {bridge::texture_id(picture.target->getTexture().getNativeHandle()), {0, 1}, {1, 0}};
}

std::unique_ptr<sf::RenderTexture> Pictures::drawn(int width, int height, Colour ground, const std::function<void(Canvas&, Rect)>& draw) {
  auto target = std::make_unique<sf::RenderTexture>();
  if (!target->create(static_cast<unsigned>(width), static_cast<unsigned>(height))) return nullptr;
  canvas_.clear();
  draw(canvas_, {0, 0, static_cast<float>(width), static_cast<float>(height)});
  target->setActive(true);
  gl_clear(width, height, ground);
  gl_draw(canvas_, width, height);
  target->display();
  target->setActive(false);
  return target;
}

std::optional<Pixels> Pictures::draw_pixels(int width, int height, Colour ground, const std::function<void(Canvas&, Rect)>& draw) {
  disturbed_ = true;
  const auto target = drawn(width, height, ground, draw);
  if (!target) return std::nullopt;
  const sf::Image image = target->getTexture().copyToImage();
  const std::size_t count = static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
  Pixels pixels{width, height, std::vector<std::uint8_t>(3 * count)};
  for (std::size_t i = 0; i < count; ++i)
    std::copy_n(image.getPixelsPtr() + 4 * i, 3, pixels.rgb.begin() + static_cast<std::ptrdiff_t>(3 * i));
  return pixels;
}

std::optional<PictureView> Pictures::get(const std::string& name, int width, int height, Colour ground,
                                         const std::function<void(Canvas&, Rect)>& draw) {
  if (width <= 0 || height <= 0) return std::nullopt;
  Picture& picture = pictures_[name];
  if (picture.target && picture.width == width && picture.height == height) return view(picture);
  if (++drawn_ > kPerFrame) return std::nullopt;
  auto target = drawn(width, height, ground, draw);
  if (!target) return std::nullopt;
  picture = {std::move(target), width, height};
  return view(picture);
}

}  // namespace tablier

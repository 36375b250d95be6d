#include "ui/core/gif_film.hpp"

#include "catch.hpp"

#include <algorithm>
#include <cstring>
#include <gif_lib.h>

using namespace tablier;

namespace {

Pixels one_colour(int width, int height, std::uint8_t red) {
  Pixels p{width, height, std::vector<std::uint8_t>(3 * static_cast<std::size_t>(width * height), 10)};
  for (std::size_t i = 0; i < p.rgb.size(); i += 3) p.rgb[i] = red;
  return p;
}

void dot(Pixels& p, int x, int y, std::uint8_t red) { p.rgb[3 * static_cast<std::size_t>(y * p.width + x)] = red; }

/// What is left to be read of a file.
int feed(GifFileType* gif, GifByteType* bytes, int count) {
  auto& rest = *static_cast<std::string*>(gif->UserData);
  const auto n = std::min(static_cast<std::size_t>(count), rest.size());
  std::copy_n(rest.begin(), n, bytes);
  rest.erase(0, n);
  return static_cast<int>(n);
}

struct Decoded {
  explicit Decoded(std::string bytes) : rest(std::move(bytes)), gif(DGifOpen(&rest, feed, nullptr)) {
    REQUIRE(gif);
    REQUIRE(DGifSlurp(gif) == GIF_OK);
  }
  ~Decoded() { DGifCloseFile(gif, nullptr); }
  const SavedImage& frame(int i) const { return gif->SavedImages[i]; }
  int red(int frame_number, int at) const {
    const SavedImage& image = frame(frame_number);
    return image.ImageDesc.ColorMap->Colors[image.RasterBits[at]].Red;
  }

  std::string rest;
  GifFileType* gif;
};

}  // namespace

TEST_CASE("A film has a frame for each picture, of what has changed, in its colours, and begins again at its end") {
  GifFilm film;
  Pixels picture = one_colour(20, 10, 40);
  CHECK(film.add(picture, 0.5));
  dot(picture, 3, 4, 200);
  dot(picture, 5, 6, 90);
  CHECK(film.add(picture, 2));
  const std::string bytes = film.take();
  CHECK(bytes.find("NETSCAPE2.0") != std::string::npos);
  const Decoded decoded(bytes);
  REQUIRE(decoded.gif->ImageCount == 2);
  CHECK(decoded.frame(0).ImageDesc.Width == 20);
  CHECK(decoded.red(0, 0) == 40);
  CHECK(decoded.frame(1).ImageDesc.Left == 3);
  CHECK(decoded.frame(1).ImageDesc.Top == 4);
  CHECK(decoded.frame(1).ImageDesc.Width == 3);
  CHECK(decoded.frame(1).ImageDesc.Height == 3);
  CHECK(decoded.red(1, 0) == 200);
  CHECK(decoded.red(1, 8) == 90);
  GraphicsControlBlock control{};
  REQUIRE(DGifSavedExtensionToGCB(decoded.gif, 1, &control) == GIF_OK);
  CHECK(control.DelayTime == 200);
}

TEST_CASE("Many colours become the nearest of 256") {
  GifFilm film;
  Pixels picture = one_colour(64, 64, 0);
  for (std::size_t i = 0; i < 64 * 64; ++i) {
    picture.rgb[3 * i] = static_cast<std::uint8_t>(4 * (i % 64));
    picture.rgb[3 * i + 1] = static_cast<std::uint8_t>(4 * (i / 64));
  }
  CHECK(film.add(picture, 1));
  const Decoded decoded(film.take());
  int worst = 0;
  for (int i = 0; i < 64 * 64; ++i) worst = std::max(worst, std::abs(decoded.red(0, i) - picture.rgb[3 * static_cast<std::size_t>(i)]));
  CHECK(worst <= 16);
}

TEST_CASE("A film without pictures is no file") { CHECK(GifFilm().take().empty()); }

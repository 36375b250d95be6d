#include "ui/core/gif_film.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <gif_lib.h>
#include <limits>
#include <unordered_map>
#include <utility>
#include <vector>

namespace tablier {
namespace {

constexpr std::size_t kColours = 256;

using Rgb = std::array<std::uint8_t, 3>;

std::uint32_t key_of(Rgb c) { return static_cast<std::uint32_t>(c[0] << 16 | c[1] << 8 | c[2]); }
Rgb colour_of(std::uint32_t key) {
  return {static_cast<std::uint8_t>(key >> 16), static_cast<std::uint8_t>(key >> 8), static_cast<std::uint8_t>(key)};
}

/// A part of a picture.
struct Part {
  int x = 0, y = 0, width = 0, height = 0;
};

Rgb pixel(const Pixels& p, int x, int y) {
  const std::size_t at = 3 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(p.width) + static_cast<std::size_t>(x));
  return {p.rgb[at], p.rgb[at + 1], p.rgb[at + 2]};
}

/// The box around all that differs; one pixel where nothing does.
Part changed_part(const Pixels& before, const Pixels& now) {
  int left = now.width, top = now.height, right = 0, bottom = 0;
  for (int y = 0; y < now.height; ++y)
    for (int x = 0; x < now.width; ++x) {
      if (pixel(before, x, y) == pixel(now, x, y)) continue;
      left = std::min(left, x), right = std::max(right, x + 1);
      top = std::min(top, y), bottom = std::max(bottom, y + 1);
    }
  return left < right ? Part{left, top, right - left, bottom - top} : Part{0, 0, 1, 1};
}

int distance(Rgb a, Rgb b) {
  int sum = 0;
  for (std::size_t i = 0; i < 3; ++i) sum += (a[i] - b[i]) * (a[i] - b[i]);
  return sum;
}

/// The colours of a part, and the nearest of them for any other.
class Palette256 {
 public:
  Palette256(const Pixels& pixels, const Part& part) {
    std::unordered_map<std::uint32_t, std::size_t> count;
    for (int y = part.y; y < part.y + part.height; ++y)
      for (int x = part.x; x < part.x + part.width; ++x) ++count[key_of(pixel(pixels, x, y))];
    choose({count.begin(), count.end()});
  }

  std::uint8_t index_of(Rgb c) {
    const auto [known, fresh] = index_.try_emplace(key_of(c), std::uint8_t{0});
    if (fresh) known->second = nearest(c);
    return known->second;
  }
  const std::vector<Rgb>& colours() const { return colours_; }

 private:
  using Counted = std::pair<std::uint32_t, std::size_t>;

  /// The most frequent first; where there are too many, only such as are not nearly there already, the farther apart the more there are.
  void choose(std::vector<Counted> counted) {
    constexpr int kAlike = 48;
    std::sort(counted.begin(), counted.end(),
              [](const Counted& a, const Counted& b) { return std::pair(b.second, a.first) < std::pair(a.second, b.first); });
    for (int alike = counted.size() <= kColours ? 1 : kAlike; !choose_apart(counted, alike);) alike *= 2;
  }

  /// False where there are more.
  bool choose_apart(const std::vector<Counted>& counted, int alike) {
    colours_.clear();
    for (const auto& [key, count] : counted) {
      const Rgb c = colour_of(key);
      if (std::any_of(colours_.begin(), colours_.end(), [c, alike](Rgb other) { return distance(c, other) < alike; })) continue;
      if (colours_.size() == kColours) return false;
      colours_.push_back(c);
    }
    return true;
  }

  std::uint8_t nearest(Rgb c) const {
    const auto closer = [c](Rgb a, Rgb b) { return distance(a, c) < distance(b, c); };
    return static_cast<std::uint8_t>(std::min_element(colours_.begin(), colours_.end(), closer) - colours_.begin());
  }

  std::vector<Rgb> colours_;
  std::unordered_map<std::uint32_t, std::uint8_t> index_;
};

int append(GifFileType* gif, const GifByteType* bytes, int count) {
  static_cast<std::string*>(gif->UserData)->append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(count));
  return count;
}

ColorMapObject* map_of(const std::vector<Rgb>& colours) {
  ColorMapObject* map = GifMakeMapObject(kColours, nullptr);
  for (std::size_t i = 0; map && i < colours.size(); ++i) map->Colors[i] = {colours[i][0], colours[i][1], colours[i][2]};
  return map;
}

}  // namespace

struct GifFilm::Writer {
  std::string bytes;
  GifFileType* gif = nullptr;
  Pixels before;
  bool good = true;

  ~Writer() { close(); }

  void close() {
    if (gif && EGifCloseFile(std::exchange(gif, nullptr), nullptr) != GIF_OK) good = false;
  }

  bool begin(const Pixels& first) {
    gif = EGifOpen(&bytes, append, nullptr);
    if (!gif) return false;
    EGifSetGifVersion(gif, true);
    return EGifPutScreenDesc(gif, first.width, first.height, 8, 0, nullptr) == GIF_OK && repeat();
  }

  /// For ever, as Netscape's extension has it.
  bool repeat() {
    constexpr std::array<GifByteType, 3> kForEver{1, 0, 0};
    return EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE) == GIF_OK && EGifPutExtensionBlock(gif, 11, "NETSCAPE2.0") == GIF_OK &&
           EGifPutExtensionBlock(gif, kForEver.size(), kForEver.data()) == GIF_OK && EGifPutExtensionTrailer(gif) == GIF_OK;
  }

  bool lasts(double seconds) {
    GraphicsControlBlock control{DISPOSE_DO_NOT, false, static_cast<int>(std::lround(std::clamp(seconds, 0.02, 600.0) * 100)),
                                 NO_TRANSPARENT_COLOR};
    std::array<GifByteType, 4> block{};
    EGifGCBToExtension(&control, block.data());
    return EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, block.size(), block.data()) == GIF_OK;
  }

  bool put(const Pixels& pixels, const Part& part) {
    Palette256 palette(pixels, part);
    ColorMapObject* map = map_of(palette.colours());
    if (!map) return false;
    bool done = EGifPutImageDesc(gif, part.x, part.y, part.width, part.height, false, map) == GIF_OK;
    GifFreeMapObject(map);
    std::vector<GifByteType> line(static_cast<std::size_t>(part.width));
    for (int y = part.y; done && y < part.y + part.height; ++y) {
      for (int x = 0; x < part.width; ++x) line[static_cast<std::size_t>(x)] = palette.index_of(pixel(pixels, part.x + x, y));
      done = EGifPutLine(gif, line.data(), part.width) == GIF_OK;
    }
    return done;
  }
};

GifFilm::GifFilm() : writer_(std::make_unique<Writer>()) {}
GifFilm::~GifFilm() = default;

bool GifFilm::add(const Pixels& pixels, double seconds) {
  Writer& w = *writer_;
  const bool first = !w.gif;
  if (first) w.good = w.begin(pixels);
  const Part part = first ? Part{0, 0, pixels.width, pixels.height} : changed_part(w.before, pixels);
  w.good = w.good && w.lasts(seconds) && w.put(pixels, part);
  w.before = pixels;
  return w.good;
}

std::string GifFilm::take() {
  const bool any = writer_->gif != nullptr;
  writer_->close();
  return any && writer_->good ? std::move(writer_->bytes) : std::string();
}

}  // namespace tablier

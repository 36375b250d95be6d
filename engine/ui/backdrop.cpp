#include "ui/backdrop.hpp"

#include "sdk/rng.hpp"
#include "ui/canvas/canvas_gl.hpp"
#include "ui/core/panels_gl.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <span>

namespace tablier {
namespace {

/// Of everything that OpenGL would be handed.
class DrawingHash {
 public:
  void add(std::uint64_t word) { hash_ = (std::rotl(hash_, 23) ^ word) * 0x9e3779b97f4a7c15; }
  void add(ImVec4 box) { add_bytes(&box, sizeof box); }

  /// For elements without gaps between their parts.
  template <typename Element>
  void add_all(std::span<const Element> elements) {
    add_bytes(elements.data(), elements.size_bytes());
  }

  /// Never 0.
  std::uint64_t value() const { return mix(hash_) | 1; }

 private:
  void add_bytes(const void* from, std::size_t count) {
    const auto* bytes = static_cast<const unsigned char*>(from);
    add(count);
    for (; count > 0;) {
      std::uint64_t word = 0;
      const std::size_t part = std::min(count, sizeof word);
      std::memcpy(&word, bytes, part);
      add(word);
      bytes += part;
      count -= part;
    }
  }

  std::uint64_t hash_ = 0;
};

static_assert(sizeof(CanvasVertex) == 4 * sizeof(float) + 4 && sizeof(ImDrawVert) == 4 * sizeof(float) + 4, "no gaps to be hashed");

void add(DrawingHash& hash, const Canvas& canvas) {
  hash.add_all<CanvasVertex>(canvas.vertices());
  hash.add_all<std::uint32_t>(canvas.indices());
  for (const CanvasBatch& batch : canvas.batches()) {
    hash.add(std::bit_cast<std::uintptr_t>(batch.texture));
    hash.add(batch.first);
    hash.add(batch.count);
    hash.add(std::uint64_t{batch.opaque});
  }
}

template <typename Element>
std::span<const Element> all_of(const ImVector<Element>& vector) {
  return {vector.begin(), vector.end()};
}

void add(DrawingHash& hash, const ImDrawList& list) {
  hash.add_all<ImDrawVert>(all_of(list.VtxBuffer));
  hash.add_all<ImDrawIdx>(all_of(list.IdxBuffer));
  for (const ImDrawCmd& command : list.CmdBuffer) {
    hash.add(command.ClipRect);
    hash.add((std::uint64_t)command.GetTexID());  // NOLINT: a pointer or a number, by Dear ImGui's version
    hash.add(command.VtxOffset);
    hash.add(command.IdxOffset);
    hash.add(command.ElemCount);
  }
}

std::uint64_t hash_of(const Canvas& board, const ImDrawData& panels) {
  DrawingHash hash;
  add(hash, board);
  for (int i = 0; i < panels.CmdListsCount; ++i) add(hash, *panels.CmdLists[i]);
  return hash.value();
}

}  // namespace

bool Backdrop::update(const Canvas& board, const ImDrawData& panels, Vec2 size, Colour ground) {
  const std::uint64_t hash = hash_of(board, panels);
  if (hash == seen_ && size == size_) return false;
  const int width = static_cast<int>(size.x), height = static_cast<int>(size.y);
  if (size != size_) target_.create(static_cast<unsigned>(width), static_cast<unsigned>(height));
  target_.setActive(true);
  gl_clear(width, height, ground);
  gl_draw(board, width, height);
  gl_draw(panels);
  target_.display();
  target_.setActive(false);
  size_ = size;
  seen_ = hash;
  ++drawn_;
  return true;
}

}  // namespace tablier

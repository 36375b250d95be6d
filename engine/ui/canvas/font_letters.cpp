#include "ui/canvas/font_letters.hpp"

#include <stb/stb_truetype.h>

namespace tablier {

FontLetters::FontLetters() = default;
FontLetters::FontLetters(std::string_view bytes) : table_(std::make_unique<stbtt_fontinfo>()) {
  if (bytes.empty() || !stbtt_InitFont(table_.get(), reinterpret_cast<const unsigned char*>(bytes.data()), 0)) table_.reset();
}
FontLetters::FontLetters(FontLetters&& other) noexcept = default;
FontLetters& FontLetters::operator=(FontLetters&& other) noexcept = default;
FontLetters::~FontLetters() = default;

std::uint32_t FontLetters::drawn(std::uint32_t letter) const {
  const bool is_plain = letter >= ' ' && letter <= '~';
  return is_plain || !table_ || stbtt_FindGlyphIndex(table_.get(), static_cast<int>(letter)) != 0 ? letter : '?';
}

}  // namespace tablier

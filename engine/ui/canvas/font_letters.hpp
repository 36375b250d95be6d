#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

struct stbtt_fontinfo;

namespace tablier {

/// Which letters a font has: SFML draws an empty box for what is not there, and does not tell.
class FontLetters {
 public:
  /// None is known: all are drawn as they are.
  FontLetters();
  /// Of the bytes of a font file, which stay where they are for as long as this is asked. None is known where they are no font.
  explicit FontLetters(std::string_view bytes);
  FontLetters(FontLetters&& other) noexcept;
  FontLetters& operator=(FontLetters&& other) noexcept;
  ~FontLetters();

  /// What is drawn for a code point: itself, or a question mark.
  std::uint32_t drawn(std::uint32_t letter) const;

 private:
  std::unique_ptr<stbtt_fontinfo> table_;
};

}  // namespace tablier

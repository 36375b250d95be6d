#pragma once

#include <cstddef>

/// How long a text may be that somebody reads: what is longer is refused where it stands, so that every list, card and sentence has room.
/// In letters (characters of Unicode).
namespace tablier {

/// A title, and the name of a person: what stands on one line.
inline constexpr std::size_t kMaxTitle = 80;
/// Any other text: a summary, a sentence, a paragraph of rules.
inline constexpr std::size_t kMaxText = 2'000;
/// A name that code, files and saves know: of a game, a variant, a series.
inline constexpr std::size_t kMaxName = 64;

/// Bytes of a text that are drawn at most, wherever it comes from.
inline constexpr std::size_t kMaxDrawnBytes = 4 * kMaxText;

}  // namespace tablier

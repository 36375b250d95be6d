#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>

/// The clipboard of the X Window System, read on a connection of our own: SFML takes only what comes in one piece, and longer texts many
/// programs hand over piece by piece (INCR; Inter-Client Communication Conventions Manual 2.0, 2.7.2).
namespace tablier {

/// Longer texts are not read.
inline constexpr std::size_t kMaxSelection = std::size_t{4} << 20;

/// How long a program may take: to the next piece, and in all. Meanwhile the caller waits.
struct SelectionPatience {
  std::chrono::milliseconds piece{1000}, all{3000};
};

/// The window of who has the clipboard; 0: nobody has, or there is no X server.
std::uint32_t clipboard_owner();

/// What the owner of the clipboard, another program than this one, gives as text, in UTF-8. Empty where it has none, has too much or takes
/// too long.
std::string selection_text(const SelectionPatience& patience = {});

}  // namespace tablier

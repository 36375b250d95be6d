#include "ui/core/clipboard.hpp"

#include "ui/core/selection_text.hpp"

#include <SFML/Window/Clipboard.hpp>

namespace tablier {
namespace {

/// The window by which SFML has the clipboard, since this program put something there last; 0: never. For the thread that draws.
std::uint32_t own_window = 0;

}  // namespace

std::string clipboard_text() {
  const std::uint32_t owner = clipboard_owner();
  if (owner == 0) return {};
  if (owner != own_window) return selection_text();
  const auto text = sf::Clipboard::getString().toUtf8();
  return {text.begin(), text.end()};
}

void set_clipboard_text(const std::string& text) {
  sf::Clipboard::setString(sf::String::fromUtf8(text.begin(), text.end()));
  own_window = clipboard_owner();
}

}  // namespace tablier

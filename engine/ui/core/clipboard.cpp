#include "ui/core/clipboard.hpp"

#include <SFML/Window/Clipboard.hpp>

namespace tablier {

std::string clipboard_text() {
  const auto text = sf::Clipboard::getString().toUtf8();
  return {text.begin(), text.end()};
}

void set_clipboard_text(const std::string& text) { sf::Clipboard::setString(sf::String::fromUtf8(text.begin(), text.end())); }

}  // namespace tablier

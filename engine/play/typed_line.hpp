#pragma once

#include <string>

/// A move that is being typed, in the game's notation. Pure text; the table plays it.
namespace tablier {

class TypedLine {
 public:
  bool open() const { return open_; }
  void begin() { open_ = true; }
  void close() {
    open_ = false;
    text_.clear();
  }
  /// Adds a character that is printable ASCII, as notations are; others are left out.
  void add(char32_t character);
  /// Takes the last one back; closes when there is none.
  void erase();
  const std::string& text() const { return text_; }

 private:
  bool open_ = false;
  std::string text_;
};

}  // namespace tablier

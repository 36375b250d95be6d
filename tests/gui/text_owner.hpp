#pragma once

#include <cstddef>
#include <memory>
#include <string>

/// Another program that has the clipboard, and hands its text over in pieces of a size (INCR).
namespace tablier::gui {

struct OwnersWay {
  std::size_t piece = 1000;              ///< bytes
  std::size_t pieces = ~std::size_t{0};  ///< after so many it says nothing any more
  const char* kind = "UTF8_STRING";      ///< of text that it has; it has no other
};

class TextOwner {
 public:
  /// Has the clipboard of that display until it goes.
  TextOwner(const std::string& display, std::string text, const OwnersWay& way = {});
  ~TextOwner();
  TextOwner(const TextOwner&) = delete;
  TextOwner& operator=(const TextOwner&) = delete;

 private:
  class Link;
  std::unique_ptr<Link> link_;
};

}  // namespace tablier::gui

#pragma once

#include <functional>
#include <memory>
#include <string>

/// Another program from which things are dragged over the window, and dropped there: the sender's side of XDND, version 5.
namespace tablier::gui {

class FileDrag {
 public:
  /// `type` and `text` of what is dragged, over the one window on that display that takes drops. Throws where there is none.
  FileDrag(const std::string& display, const std::string& type, std::string text);
  ~FileDrag();
  FileDrag(const FileDrag&) = delete;
  FileDrag& operator=(const FileDrag&) = delete;

  /// It comes over the window; true when that would take it.
  bool hover();
  /// It goes away again.
  void leave();
  /// Lets go of it there; true when it was taken.
  bool drop();

 private:
  class Link;
  std::unique_ptr<Link> link_;
};

}  // namespace tablier::gui

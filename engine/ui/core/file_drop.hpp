#pragma once

#include "ui/core/input.hpp"

#include <memory>
#include <optional>

/// Files that are dragged from another program and dropped on a window of SFML, which knows nothing of that: drag and drop of the X Window
/// System (XDND, version 5; Lindal and others, 1998-2002). SFML's connection gets all that is sent to its window, so that senders are
/// told, by `XdndProxy`, to speak with a window of our own on a connection of our own.
namespace tablier {

class FileDrop {
 public:
  /// `window` as SFML has it. Where there is no X server nothing is ever dropped.
  explicit FileDrop(unsigned long window);
  ~FileDrop();
  FileDrop(const FileDrop&) = delete;
  FileDrop& operator=(const FileDrop&) = delete;

  /// The next thing that happened: files hover over the window, or no more, or were dropped. Absent: nothing did. Never waits. `open`:
  /// what is dropped now would be opened; else the other program is told that it is not wanted, and nothing hovers.
  std::optional<Input> poll(bool open);

 private:
  class Link;
  std::unique_ptr<Link> link_;
};

}  // namespace tablier

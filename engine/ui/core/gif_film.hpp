#pragma once

#include "ui/core/pixels.hpp"

#include <memory>
#include <string>

/// A moving picture, written frame by frame as an animated GIF that begins again when it ends.
namespace tablier {

class GifFilm {
 public:
  GifFilm();
  ~GifFilm();
  /// The next picture, seen for so long. All are as large as the first. Of each only what has changed is written, in the 256 colours that
  /// suit it best. False when the encoder failed.
  bool add(const Pixels& pixels, double seconds);
  /// The whole file; empty when something failed or nothing was added. Nothing may be added afterwards.
  std::string take();

 private:
  struct Writer;
  std::unique_ptr<Writer> writer_;
};

}  // namespace tablier

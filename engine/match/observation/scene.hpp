#pragma once

#include "content/codec.hpp"
#include "sdk/scene.hpp"

/// How a scene is written and read. What is read can be drawn: all that it refers to is there.
namespace tablier::observed {

Codec<Surface> surface();
Codec<Token> token();
Codec<Tray> tray();
Codec<Scene> scene();

}  // namespace tablier::observed

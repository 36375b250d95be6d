#pragma once

#include "sdk/scene.hpp"
#include "sdk/touch.hpp"

#include <functional>
#include <map>
#include <string_view>

/// What every scene and touch must keep to. Each throws Broken.
namespace tablier::rules {

/// True where the locale has that key.
using KnownText = std::function<bool(std::string_view key)>;

/// Everything in the scene refers to something that is there; no two tokens share a place; every text is in the locale.
void check_scene(const Scene& scene, int seats, const KnownText& known);

/// How often each thing that is single at the start (one copy in a tray, or a token) is on the table, by its id.
using Things = std::map<int, int>;
Things things_of(const Scene& scene);
/// The things that the first scene had are all still there, once each.
void check_conserved(const Things& first, const Scene& now);

/// Every gesture names things and places of the scene. `game` is the prefix of its buttons' texts.
void check_touch(const Touch& touch, const Scene& scene, std::string_view game, const KnownText& known);

/// Equal for touches that a hand cannot tell apart (a stroke drawn from its other end).
std::string touch_key(const Touch& touch);

}  // namespace tablier::rules

#pragma once

#include <string>
#include <utility>

/// How the generic checks say that a game breaks a promise of the SDK: thrown by a check, caught by whoever knows which
/// game, variant, options, seed and ply it was.
namespace tablier::rules {

struct Broken {
  std::string what;
};

/// Throws Broken where the promise does not hold.
inline void demand(bool holds, const char* what) {
  if (!holds) throw Broken{what};
}
/// The same with what it was about; `about` is only called on a failure.
template <typename About>
void demand(bool holds, const char* what, About about) {
  if (!holds) throw Broken{std::string(what) + ": " + about()};
}

}  // namespace tablier::rules

#pragma once

#include "content/theme.hpp"

#include <map>
#include <string>
#include <string_view>

/// Paints as a table shows them: the game's own first, then the theme's.
namespace tablier {

class Palette {
 public:
  using Paints = std::map<std::string, Paint, std::less<>>;

  /// Both must outlive it; `own` may be null.
  explicit Palette(const Theme& theme, const Paints* own = nullptr) : theme_(theme), own_(own) {}

  const Paint& paint(std::string_view role) const;
  Colour colour(std::string_view role) const { return paint(role).colour; }
  bool has(std::string_view role) const;
  /// True for a paint of the game's own, which the theme does not change.
  bool is_own(std::string_view role) const { return own_ && own_->contains(role); }
  /// The colour of `role` + `part` where there is one (`wood` + `_grid`), else `otherwise`.
  Colour part(std::string_view role, std::string_view part, Colour otherwise) const;
  const Theme& theme() const { return theme_; }
  /// What is read best on a ground: dark ink or light paper, whatever the theme.
  static Colour ink_on(Colour ground);

 private:
  const Theme& theme_;
  const Paints* own_;
};

}  // namespace tablier

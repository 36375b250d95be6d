#pragma once

#include "content/map_reader.hpp"
#include "content/theme.hpp"

/// A theme file by itself, before what it extends is added. For the loader and the checker.
namespace tablier {

struct ThemeSpec {
  Theme theme;
  std::optional<bool> dark;
  std::string extends;
  SourceSpot extends_at;
  SourceSpot where;
};

Kind<ThemeSpec> theme_spec_kind();
/// A colour, or `{colour: …, pattern: …, symbol: …}`.
Kind<Paint> paint_kind();

}  // namespace tablier

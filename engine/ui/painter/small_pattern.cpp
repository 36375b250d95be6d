#include "ui/painter/small_pattern.hpp"

namespace tablier {

SmallPattern small_pattern(Pattern pattern) {
  switch (pattern) {
    case Pattern::none: return {};
    case Pattern::dots: return {{{0.45F, 0.45F}}};
    case Pattern::stripes: return {{{0, 0.45F}, {0.9F, 0.45F}}};
    case Pattern::bars: return {{{0.45F, 0}, {0.45F, 0.9F}}};
    case Pattern::grid: return {{{0, 0.45F}, {0.9F, 0.45F}}, {{0.45F, 0}, {0.45F, 0.9F}}};
    case Pattern::rings: return {{{0.2F, 0.2F}, {0.7F, 0.2F}, {0.7F, 0.7F}, {0.2F, 0.7F}, {0.2F, 0.2F}}};
    case Pattern::crosses: return {{{0.2F, 0.2F}, {0.7F, 0.7F}}, {{0.7F, 0.2F}, {0.2F, 0.7F}}};
    case Pattern::chevrons: return {{{0.1F, 0.65F}, {0.45F, 0.25F}, {0.8F, 0.65F}}};
    case Pattern::waves: return {{{0.05F, 0.6F}, {0.3F, 0.3F}, {0.6F, 0.6F}, {0.85F, 0.3F}}};
    case Pattern::checks: return {{{0.22F, 0.22F}}, {{0.68F, 0.68F}}};
    case Pattern::diamonds: return {{{0.45F, 0.05F}, {0.7F, 0.45F}, {0.45F, 0.85F}, {0.2F, 0.45F}, {0.45F, 0.05F}}};
    case Pattern::hatch: return {{{0, 0.9F}, {0.9F, 0}}};
  }
  return {};
}

}  // namespace tablier

#pragma once

#include "sdk/expect.hpp"

#include <cstddef>

/// Going through things round and round.
namespace tablier {

/// The place of the one `steps` further on than `here` among `n`; from none of them (`here` is n) the first, or the last. Precondition: n >
/// 0.
inline std::size_t next_around(std::size_t n, std::size_t here, int steps) {
  expects(n > 0);
  const auto all = static_cast<std::ptrdiff_t>(n);
  const std::ptrdiff_t from = here < n ? static_cast<std::ptrdiff_t>(here) : steps > 0 ? -1 : 0;
  return static_cast<std::size_t>(((from + steps) % all + all) % all);
}

}  // namespace tablier

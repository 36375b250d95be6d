#pragma once

#include <cstdint>

/// Where the chance of a real match comes from.
namespace tablier {

/// 64 bits from the system: nobody finds out by trying what was dealt. A seed stays in saves; no observation has it.
std::uint64_t fresh_seed();

}  // namespace tablier

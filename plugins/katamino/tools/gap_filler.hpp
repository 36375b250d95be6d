#pragma once

#include "tools/penta_book.hpp"

#include <functional>
#include <optional>
#include <vector>

/// Fills one row of a series that is known with gaps.
namespace tablier::katamino {

/// The first row in numerical order whose pentas `allows` all accepts. `numbers` (0: unknown) has the row's full length; pentas start with
/// the first `first` numbers. `candidates`: numbers to fill in.
std::optional<std::vector<int>> fill_gaps(std::vector<int> numbers, int first, const std::vector<int>& candidates,
                                          const std::function<bool(NumberSet)>& allows);

}  // namespace tablier::katamino

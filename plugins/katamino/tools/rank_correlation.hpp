#pragma once

#include <optional>
#include <span>
#include <vector>

/// How far two orders of the same things agree.
namespace tablier::katamino {

/// Each one's place in the order, from 1; equal ones share the mean of theirs.
std::vector<double> ranks(std::span<const double> values);

/// Spearman's rank correlation (Charles Spearman, 1904): 1 the same order, −1 the reverse. Absent for fewer than two things, or where all
/// of one side are equal. Precondition: as many of both.
std::optional<double> rank_correlation(std::span<const double> one, std::span<const double> other);

}  // namespace tablier::katamino

#pragma once

#include "sdk/content.hpp"

#include <string>
#include <vector>

/// What rows are called: A, B, … Z, then 27, 28, …, or all by their numbers. Rows that follow one of the two keep following it whatever
/// is done to them; names of one's own are let be.
namespace tablier::editor {

/// The name of row `i`, from 0.
std::string row_name(std::size_t i, bool numbered = false);
bool is_numbered(const std::vector<SeriesRow>& rows);
/// True where the rows are called as number_rows would.
bool are_in_order(const std::vector<SeriesRow>& rows);
void number_rows(std::vector<SeriesRow>& rows, bool numbered = false);
/// The first name that no row has.
std::string free_name(const std::vector<SeriesRow>& rows);

}  // namespace tablier::editor

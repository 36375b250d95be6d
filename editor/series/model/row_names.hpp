#pragma once

#include "sdk/content.hpp"

#include <string>
#include <string_view>
#include <vector>

/// What rows are called: A, B, … Z, then 27, 28, …, or all by their numbers. A row keeps its name wherever it goes.
namespace tablier::editor {

/// The name of row `i`, from 0.
std::string row_name(std::size_t i, bool numbered = false);
/// Names all of them anew.
void number_rows(std::vector<SeriesRow>& rows, bool numbered = false);
/// The first name that no row has: a number where all are called by numbers, else a letter.
std::string free_name(const std::vector<SeriesRow>& rows);
/// It fits before its row, and in the names of challenges (`series/row/5`) and pentas (`row:5`).
bool is_good_row_name(std::string_view name);

}  // namespace tablier::editor

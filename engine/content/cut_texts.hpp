#pragma once

#include "content/yaml.hpp"

#include <filesystem>
#include <string_view>
#include <vector>

/// Texts without quotes of which YAML takes the end for a comment: `title: Series no #1`.
namespace tablier {

/// Where in a line, from `begin` on, a comment begins that somebody meant as a part of a text: a blank before its `#`, none after it, and
/// no quotes around it; npos: nowhere.
std::size_t comment_in_text(std::string_view line, std::size_t begin = 0);

/// The texts of a file that are cut so, each told where its comment begins. None where the file cannot be read.
std::vector<Problem> cut_texts(const std::filesystem::path& file);

}  // namespace tablier

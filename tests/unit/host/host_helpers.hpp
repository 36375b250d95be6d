#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

/// What the tests of the host share.
namespace tablier::test {

inline std::string bytes_of(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

}  // namespace tablier::test

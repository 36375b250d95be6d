#pragma once

#include "sdk/result.hpp"

#include <string>
#include <vector>

/// Problems as `line:column key`, one a line of text: what a test compares with.
inline std::vector<std::string> places(const std::vector<tablier::Problem>& problems) {
  std::vector<std::string> all;
  for (const tablier::Problem& p : problems)
    all.push_back(std::to_string(p.where.line) + ":" + std::to_string(p.where.column) + " " + p.text.key);
  return all;
}

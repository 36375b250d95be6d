#pragma once

#include "content/yaml.hpp"

/// How a document is kept. Private to the reader.
namespace tablier {

struct YamlNode::Tree {
  struct Node {
    YamlKind kind = YamlKind::null;
    int line = 0;
    int column = 0;
    std::string scalar = {};
    std::vector<std::uint32_t> children = {};  ///< items; of a map, key and value in turn
  };
  std::string file;
  std::vector<Node> nodes;  ///< the root first
};

}  // namespace tablier

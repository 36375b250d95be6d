#pragma once

#include <string>
#include <vector>

namespace tablier {

/// What YAML is sensitive to, for a Mutator.
inline std::vector<std::string> yaml_marks() {
  return {"{",
          "}",
          "[",
          "]",
          ":",
          ": ",
          ",",
          "\"",
          "'",
          "-",
          "- ",
          "\n",
          "\n  ",
          "\t",
          "#",
          " #",
          "&a ",
          "*a",
          "!!str ",
          "!",
          "|",
          ">",
          "%",
          "@",
          "`",
          "~",
          "null",
          "true",
          "12",
          "-1",
          ".nan",
          ".inf",
          "1e400",
          "\\",
          "\\u",
          "99999999999999999999",
          "? ",
          "---\n",
          "...\n",
          "<<: ",
          "\xFF",
          "\x04",
          "é",
          "\u2028",
          "{n|",
          "{{",
          "\r",
          "\xEF\xBB\xBF",
          std::string(1, '\0')};
}

}  // namespace tablier

#pragma once

#include <functional>
#include <string>

/// What becomes of a program that does something, seen from outside: for what ends it.
namespace tablier {

struct Ended {
  int status = 0;    ///< as waitpid has it
  std::string said;  ///< on standard error
};

Ended in_a_child(const std::function<void()>& what);

}  // namespace tablier

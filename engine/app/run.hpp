#pragma once

#include <iosfwd>
#include <string>
#include <vector>

/// The whole program behind main().
namespace tablier {

/// Does what the words ask for (the program's name not among them) and gives the exit status.
int run(const std::vector<std::string>& args, std::ostream& out, std::ostream& err);

}  // namespace tablier

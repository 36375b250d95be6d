#include "content/locale.hpp"
#include "folders.hpp"
#include "judge.hpp"

#include <iostream>

/// test_attacks FILE [--fail] [PART]: runs the attacks of a file, those alone whose name has PART. With --fail each must be found at fault.
namespace {

using namespace tablier;
using namespace tablier::attacks;

bool stood(Judge& judge, const Attack& attack, bool must_fail) {
  const std::vector<std::string> faults = judge.faults(attack);
  if (faults.empty() != must_fail) return true;
  std::cout << "FAILED: " << attack.name << "\n";
  for (const std::string& fault : faults) std::cout << "    " << fault << "\n";
  return false;
}

int run_attacks(const std::vector<Attack>& attacks, bool must_fail, const std::string& part) {
  Judge judge;
  int tried = 0, failed = 0;
  for (const Attack& attack : attacks) {
    if (attack.name.find(part) == std::string::npos) continue;
    ++tried;
    if (!stood(judge, attack, must_fail)) ++failed;
  }
  std::cout << tried << " attacks, failed: " << failed << '\n' << std::flush;
  return tried > 0 && failed == 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) try {
  std::vector<std::string> arguments{argv + 1, argv + argc};
  const bool must_fail = std::erase(arguments, "--fail") > 0;
  if (arguments.empty()) return 2;
  const auto loaded = load_attacks(arguments[0]);
  for (const Problem& problem : loaded.problems)
    std::cout << problem.where.file << ":" << problem.where.line << ":" << problem.where.column << ": " << problem.text.key << "\n";
  if (!loaded.sound()) return 1;
  return run_attacks(*loaded.value, must_fail, arguments.size() > 1 ? arguments[1] : "");
} catch (const std::exception& failure) {
  std::cout << failure.what() << '\n' << std::flush;
  return 3;
}

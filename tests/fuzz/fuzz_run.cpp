#include "fuzz_run.hpp"

#include <cstdio>
#include <cstdlib>
#include <iostream>

namespace tablier {
namespace {

constexpr double kUsualSeconds = 10;

template <typename Number>
Number from_environment(const char* name, Number otherwise) {
  const char* text = std::getenv(name);
  return text ? static_cast<Number>(std::strtod(text, nullptr)) : otherwise;
}

}  // namespace

FuzzRun::FuzzRun(std::string target)
    : target_(std::move(target)),
      first_(from_environment<std::uint64_t>("TABLIER_FUZZ_FROM", 0)),
      next_(first_),
      limit_(from_environment("TABLIER_FUZZ", kUsualSeconds)) {}

FuzzRun::~FuzzRun() { std::cout << target_ << ": " << tried() << " tried in " << static_cast<int>(seconds()) << " s\n" << std::flush; }

std::optional<std::uint64_t> FuzzRun::next() {
  if (next_ > first_ && seconds() >= limit_) return std::nullopt;
  return next_++;
}

double FuzzRun::seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count(); }

std::string told(std::uint64_t number, const std::string& text) {
  std::string shown = "number " + std::to_string(number) + ":\n";
  for (const char c : text) {
    if (c == '\n' || (c >= ' ' && c != '\x7F') || c < 0) {
      shown += c;
      continue;
    }
    char escaped[8];
    std::snprintf(escaped, sizeof escaped, "\\x%02X", static_cast<unsigned>(static_cast<unsigned char>(c)));
    shown += escaped;
  }
  return shown;
}

}  // namespace tablier

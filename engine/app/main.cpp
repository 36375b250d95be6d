#include "app/run.hpp"
#include "host/prints_aside.hpp"

#include <cstdio>
#include <cstdlib>
#include <iostream>

int main(int argc, char** argv) {
  const tablier::PrintsAside aside;
  std::ostream answer(aside.answer());
  const int status = tablier::run({argv + 1, argv + argc}, answer, std::cerr);
  answer.flush();
  std::cerr.flush();
  std::fflush(nullptr);
  // Everything is said and saved: what a plugin leaves to be done at the very end shall not break it.
  std::_Exit(status);
}

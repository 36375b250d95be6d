#include "app/run.hpp"
#include "host/prints_aside.hpp"

#include <iostream>

int main(int argc, char** argv) {
  const tablier::PrintsAside aside;
  std::ostream answer(aside.answer());
  return tablier::run({argv + 1, argv + argc}, answer, std::cerr);
}

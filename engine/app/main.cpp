#include "app/run.hpp"

#include <iostream>

int main(int argc, char** argv) { return tablier::run({argv + 1, argv + argc}, std::cout, std::cerr); }

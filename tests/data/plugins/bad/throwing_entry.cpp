#include <stdexcept>

extern "C" __attribute__((visibility("default"))) const void* tablier_plugin() { throw std::runtime_error("from the entry"); }

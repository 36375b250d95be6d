extern "C" __attribute__((visibility("default"))) const void* tablier_plugin() noexcept { return nullptr; }

extern "C" __attribute__((visibility("default"))) int some_other_library() { return 0; }

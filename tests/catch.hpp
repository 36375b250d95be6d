#pragma once

#include <string>

/// Catch2 2 (Debian 12) and 3 (Debian 13) under one name.
#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
using Catch::Approx;
/// For CHECK_THAT: a text with that part in it.
inline auto contains(const std::string& part) { return Catch::Matchers::ContainsSubstring(part); }
#else
#include <catch2/catch.hpp>
inline auto contains(const std::string& part) { return Catch::Matchers::Contains(part); }
#endif

#pragma once

#include <source_location>

/// Preconditions that are checked in every build, the one for players too: a promise that is broken ends the program where it is broken,
/// and says where, instead of going on with a game that is wrong. For what is cheap beside the work that it guards. The loops of a search
/// and the boards within them keep `assert`, which only a build without NDEBUG checks (`./tablier test --sanitize`).
namespace tablier {

/// Ends the program and names the place on standard error.
[[noreturn]] void broken_precondition(std::source_location where) noexcept;

/// Ends the program with file, line and function of the call where `kept` is false.
constexpr void expects(bool kept, std::source_location where = std::source_location::current()) {
  if (!kept) [[unlikely]]
    broken_precondition(where);
}

}  // namespace tablier

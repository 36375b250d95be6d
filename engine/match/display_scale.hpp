#pragma once

/// How large the window draws all, as the settings and the command line have it.
namespace tablier {

/// Of a setting; 0 stands for as the screen suggests.
inline constexpr double kMaxScale = 8;

}  // namespace tablier

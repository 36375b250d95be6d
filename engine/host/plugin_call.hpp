#pragma once

#include "host/plugin_loader.hpp"
#include "host/stdout_redirect.hpp"

#include <filesystem>

/// Calls of the functions in a plugin's table, which must not throw, and do.
namespace tablier {

/// What is said of the plugin of that file when an exception left it.
Problem plugin_threw(const std::filesystem::path& file);

/// What a function of a plugin answers, or that it threw. What it prints meanwhile goes to standard error.
template <typename Call>
auto ask_plugin(const LoadedPlugin& plugin, const Call& call) -> Result<decltype(call())> {
  const DescriptorRedirect aside;
  try {
    return call();
  } catch (...) {
    return plugin_threw(plugin.file());
  }
}

}  // namespace tablier

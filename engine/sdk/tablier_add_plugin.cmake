# tablier_add_plugin(name source…): a game. A shared library <name>.so that sees the SDK and exports its table and nothing else. Where there
# is a function tablier_plugin_added(name), it is called; where there is none, which is outside of the tree, a build type that nobody gave
# is Release: without any nothing would be optimised, and bots think many times as slowly.
function(tablier_add_plugin name)
  add_library(${name} MODULE ${ARGN})
  set_target_properties(${name} PROPERTIES PREFIX "" CXX_EXTENSIONS OFF CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
  target_link_libraries(${name} PRIVATE Tablier::sdk)
  if(COMMAND tablier_plugin_added)
    tablier_plugin_added(${name})
    return()
  endif()
  get_property(has_several_types GLOBAL PROPERTY GENERATOR_IS_MULTI_CONFIG)
  if(NOT CMAKE_BUILD_TYPE AND NOT has_several_types)
    message(STATUS "Tablier: no CMAKE_BUILD_TYPE was given, so that ${name} is built as Release")
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Debug, Release, RelWithDebInfo or MinSizeRel" FORCE)
  endif()
endfunction()

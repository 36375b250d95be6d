# tablier_add_plugin(name source…): a game. A shared library <name>.so that sees the SDK and exports its table and nothing else. Where there
# is a function tablier_plugin_added(name), it is called.
function(tablier_add_plugin name)
  add_library(${name} MODULE ${ARGN})
  set_target_properties(${name} PROPERTIES PREFIX "" CXX_EXTENSIONS OFF CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
  target_link_libraries(${name} PRIVATE Tablier::sdk)
  if(COMMAND tablier_plugin_added)
    tablier_plugin_added(${name})
  endif()
endfunction()

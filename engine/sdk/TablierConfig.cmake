# find_package(Tablier): the target Tablier::sdk and the function tablier_add_plugin.
include(${CMAKE_CURRENT_LIST_DIR}/TablierTargets.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/tablier_add_plugin.cmake)

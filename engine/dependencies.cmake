# What the program depends on, as imported targets. Each missing one stops with the name of its Debian package.

function(tablier_require condition package)
  if(NOT ${condition})
    message(FATAL_ERROR "Missing: ${package}. Install it with: apt-get install ${package}  (./tablier does it by itself)")
  endif()
endfunction()

find_package(Threads REQUIRED)

find_package(SFML 2.5 COMPONENTS graphics window audio network system QUIET)
tablier_require(SFML_FOUND libsfml-dev)

find_package(OpenGL QUIET COMPONENTS OpenGL)
tablier_require(OpenGL_OpenGL_FOUND libgl-dev)

find_package(Lua 5.4 QUIET)
tablier_require(LUA_FOUND liblua5.4-dev)
add_library(tablier_lua INTERFACE IMPORTED)
target_include_directories(tablier_lua SYSTEM INTERFACE ${LUA_INCLUDE_DIR})
target_link_libraries(tablier_lua INTERFACE ${LUA_LIBRARIES})

find_package(yaml-cpp QUIET)
tablier_require(yaml-cpp_FOUND libyaml-cpp-dev)
if(NOT TARGET yaml-cpp::yaml-cpp)  # 0.7 names its target without a namespace
  add_library(yaml-cpp::yaml-cpp ALIAS yaml-cpp)
endif()

find_package(fmt QUIET)
tablier_require(fmt_FOUND libfmt-dev)

find_package(CLI11 QUIET)
tablier_require(CLI11_FOUND libcli11-dev)

find_package(SQLite3 QUIET)
tablier_require(SQLite3_FOUND libsqlite3-dev)

find_path(IMGUI_INCLUDE_DIR imgui.h PATH_SUFFIXES imgui)
find_library(IMGUI_LIBRARY imgui)
tablier_require(IMGUI_INCLUDE_DIR libimgui-dev)
tablier_require(IMGUI_LIBRARY libimgui-dev)
find_library(STB_LIBRARY stb)  # Debian's Dear ImGui takes its font reader from there
tablier_require(STB_LIBRARY libstb-dev)
add_library(tablier_imgui INTERFACE IMPORTED)
target_include_directories(tablier_imgui SYSTEM INTERFACE ${IMGUI_INCLUDE_DIR})
target_link_libraries(tablier_imgui INTERFACE ${IMGUI_LIBRARY} ${STB_LIBRARY} OpenGL::GL)

find_package(PkgConfig QUIET)
tablier_require(PKG_CONFIG_FOUND pkg-config)
pkg_check_modules(CAIRO QUIET IMPORTED_TARGET cairo cairo-pdf cairo-svg cairo-png)
tablier_require(CAIRO_FOUND libcairo2-dev)
add_library(tablier_cairo INTERFACE IMPORTED)
target_link_libraries(tablier_cairo INTERFACE PkgConfig::CAIRO)

pkg_check_modules(XCB QUIET IMPORTED_TARGET xcb)
tablier_require(XCB_FOUND libxcb1-dev)
add_library(tablier_xcb INTERFACE IMPORTED)
target_link_libraries(tablier_xcb INTERFACE PkgConfig::XCB)

find_package(GIF QUIET)
tablier_require(GIF_FOUND libgif-dev)

if(TABLIER_TESTS)
  find_package(Catch2 QUIET)
  tablier_require(Catch2_FOUND catch2)
  find_package(benchmark QUIET)
  tablier_require(benchmark_FOUND libbenchmark-dev)
endif()

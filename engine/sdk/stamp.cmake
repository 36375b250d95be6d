# cmake -D FOLDER=… -D HEADERS=a.hpp:b.hpp -D SANITIZERS=… -D OUTPUT=… -P stamp.cmake
# Writes a header with the mark of the SDK: a hash over the names and the text of its headers, so that what is built with others is known
# (sdk/plugin.hpp). A file that says it already stays as it is, and nothing is compiled again.
string(REPLACE ":" ";" headers "${HEADERS}")
list(SORT headers)
set(all "")
foreach(header IN LISTS headers)
  file(SHA256 "${FOLDER}/${header}" hash)
  string(APPEND all "${header} ${hash}\n")
endforeach()
string(SHA256 mark "${all}")
string(SUBSTRING "${mark}" 0 16 mark)
if(SANITIZERS)
  set(SANITIZERS " -fsanitize=${SANITIZERS}")
endif()
file(CONFIGURE OUTPUT "${OUTPUT}" @ONLY NEWLINE_STYLE UNIX CONTENT [[
#pragma once

// Made by engine/sdk/stamp.cmake, for sdk/plugin.hpp.
#define TABLIER_SDK_MARK "@mark@"
#define TABLIER_SDK_SANITIZERS "@SANITIZERS@"
]])

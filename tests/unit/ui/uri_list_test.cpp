#include "ui/core/uri_list.hpp"

#include "catch.hpp"

#include <unistd.h>

using namespace tablier;

using Files = std::vector<std::filesystem::path>;

TEST_CASE("the files of a list of addresses are those of this machine, decoded, in their order") {
  CHECK(files_in_uri_list("file:///home/ann/one.yaml\r\nfile:///b.txt\r\n") == Files{"/home/ann/one.yaml", "/b.txt"});
  CHECK(files_in_uri_list("# a remark\r\nfile:/short\nFILE:///loud") == Files{"/short", "/loud"});
  CHECK(files_in_uri_list("file://localhost/a%20b%c3%a9%2Fc") == Files{"/a bé/c"});
  char name[256]{};
  REQUIRE(gethostname(name, sizeof name - 1) == 0);
  CHECK(files_in_uri_list("file://" + std::string(name) + "/here") == Files{"/here"});
}

TEST_CASE("what names no file of this machine is left out of a list of addresses") {
  for (const char* line : {"", "\r\n\r\n", "http://a.org/b", "file://elsewhere.example/b", "file:relative", "file:", "file:///a%",
                           "file:///a%4", "file:///a%zz", "file:///a%00b", "/no/scheme", "file", "%66ile:///a"})
    CHECK(files_in_uri_list(line).empty());
  CHECK(files_in_uri_list(std::string("file:///a\0b", 11)).empty());
  CHECK(files_in_uri_list("http://a\r\nfile:///b\r\n\xff\xfe") == Files{"/b"});
}

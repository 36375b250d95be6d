#include "host/file_watch.hpp"

#include "catch.hpp"
#include "temp_folder.hpp"

using namespace tablier;

TEST_CASE("a file that was saved is told once, when it has come to rest") {
  const test::TempFolder folder;
  const auto file = folder.write("a.lua", "return 1");
  FileWatch watch({file});
  REQUIRE(watch.next_wake());
  CHECK_FALSE(watch.changed(0));
  folder.write("a.lua", "return");
  CHECK_FALSE(watch.changed(1));
  folder.write("a.lua", "return 23");
  CHECK_FALSE(watch.changed(2));
  CHECK_FALSE(watch.changed(2.1));  // half a second between looks
  CHECK(watch.changed(3));
  CHECK_FALSE(watch.changed(4));
  std::filesystem::remove(file);
  CHECK_FALSE(watch.changed(5));
  CHECK(watch.changed(6));
}

TEST_CASE("without files there is nothing to wake up for") {
  FileWatch watch;
  CHECK_FALSE(watch.next_wake());
  CHECK_FALSE(watch.changed(1));
}

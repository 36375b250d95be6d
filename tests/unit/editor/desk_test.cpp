#include "editor/series/session/desk.hpp"

#include "content/files.hpp"
#include "editor/document/recent_files.hpp"
#include "fixture.hpp"

using namespace tablier;
using namespace tablier::editor;

namespace {

OpenFile file_of(const Profile& p, DocumentStart start) {
  OpenFile file;
  file.document = std::make_unique<Document>(p.context, std::move(start));
  return file;
}

}  // namespace

TEST_CASE("a new series in which nothing was done makes way; one that has changes does not") {
  const Profile p;
  Desk desk;
  desk.add(file_of(p, new_series(p.context)));
  desk.add(file_of(p, p.begun(p.folder / "one.yaml")));
  CHECK(desk.all().size() == 1);
  desk.add(file_of(p, new_series(p.context)));
  REQUIRE(desk.here().document->session().lay(3));
  desk.add(file_of(p, p.begun(p.folder / "two.yaml")));
  CHECK(desk.all().size() == 3);
  CHECK(desk.at() == 2);
  CHECK(desk.first_changed() == std::size_t{1});
}

TEST_CASE("each series that is open has an undo and a draft of its own") {
  const Profile p;
  Desk desk;
  for (const char* name : {"one.yaml", "two.yaml"}) {
    desk.add(file_of(p, p.begun(p.folder / name)));
    REQUIRE(desk.here().document->session().lay(desk.at() == 0 ? 3 : 4));
  }
  desk.each([](Document& document) { CHECK_FALSE(document.keep_draft()); });
  REQUIRE(desk.here().document->session().undo());
  CHECK(desk.all()[0].document->session().model().at({0, 0}) == 3);
  CHECK(desk.all()[1].document->session().model().at({0, 0}) == 0);
  desk.each([](Document& document) { document.keep_draft(); });
  while (!desk.empty()) desk.close(0);  // as if it had been killed: nobody let the drafts go
  const auto left = drafts_left(p.context);
  REQUIRE(left.size() == 1);
  CHECK(left[0].file == p.folder / "one.yaml");
}

TEST_CASE("tabs are gone through, found by their file and closed") {
  const Profile p;
  Desk desk;
  for (const char* name : {"one.yaml", "two.yaml", "three.yaml"}) desk.add(file_of(p, p.begun(p.folder / name)));
  desk.step(1);
  CHECK(desk.at() == 0);
  desk.step(-1);
  CHECK(desk.at() == 2);
  CHECK(desk.find(p.folder / "x/../two.yaml") == std::size_t{1});
  CHECK_FALSE(desk.find(p.folder / "four.yaml"));
  desk.close(0);
  CHECK(desk.at() == 1);
  CHECK(desk.here().file() == p.folder / "three.yaml");
  desk.close(1);
  CHECK(desk.here().file() == p.folder / "two.yaml");
}

TEST_CASE("files that were opened are remembered, the latest first, those that are gone forgotten") {
  const Profile p;
  const auto one = p.folder.write("one.yaml", "x"), two = p.folder.write("two.yaml", "x");
  RecentFiles recent(p.folder.path());
  for (const auto& file : {one, two, one}) recent.add(file);
  recent.add({});
  CHECK(RecentFiles(p.folder.path()).all() == std::vector<std::filesystem::path>{one, two});
  std::filesystem::remove(one);
  CHECK(recent.all() == std::vector<std::filesystem::path>{two});
  RecentFiles none{std::filesystem::path()};
  none.add(two);
  CHECK(none.all().empty());
}

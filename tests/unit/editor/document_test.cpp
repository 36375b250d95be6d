#include "editor/series/session/document.hpp"

#include "content/files.hpp"
#include "fixture.hpp"

using namespace tablier;
using namespace tablier::editor;

namespace fs = std::filesystem;

TEST_CASE("a file that is not there yet is made when it is saved") {
  const Profile p;
  const fs::path file = p.folder / "deep/mine.yaml";
  Document document(p.context, p.begun(file));
  CHECK_FALSE(fs::exists(file));
  REQUIRE(document.session().lay(2));
  const Status refused = document.save();  // a slip in its path makes no folder
  REQUIRE_FALSE(refused);
  CHECK(refused.problem().text.key == "file.no_such_folder");
  CHECK(document.changed());
  fs::create_directory(file.parent_path());
  REQUIRE(document.save());
  CHECK_FALSE(document.changed());
  const SeriesFile read = read_series(file, pieces());
  REQUIRE(read.series);
  CHECK(read.series->rows[0].numbers.front() == 2);
  CHECK(text_in(read.series->title, "en") == "New");
}

TEST_CASE("a bundled file is never written: what is made of it is the player's own copy, its head kept") {
  const Profile p;
  Document document(p.context, p.begun(p.bundled()));
  CHECK(document.becomes_copy());
  REQUIRE(document.session().lay(3));
  REQUIRE(document.save());
  CHECK(*read_file(p.bundled()) == Profile::kSlam);
  CHECK(document.file() == p.own("slam"));
  CHECK_FALSE(document.becomes_copy());
  CHECK(read_file(p.own("slam"))->starts_with("# Printed on a sheet.\n"));
}

TEST_CASE("a series without a file has nowhere to be saved until it is given a name") {
  const Profile p;
  Document document(p.context, new_series(p.context));
  CHECK(document.target().empty());
  REQUIRE(document.save_as(p.own("evening")));
  CHECK(document.target() == p.own("evening"));
  CHECK(fs::exists(p.own("evening")));
}

TEST_CASE("a file that cannot be written leaves the series unsaved and without that file") {
  const Profile p;
  Document document(p.context, new_series(p.context));
  REQUIRE(document.session().lay(3));
  p.folder.write("a-file", "");
  CHECK_FALSE(document.save_as(p.folder / "a-file/x.yaml"));
  CHECK(document.file().empty());
  CHECK(document.changed());
}

TEST_CASE("what has been written to the file meanwhile is seen before it is lost") {
  const Profile p;
  const fs::path file = p.folder.write("mine.yaml", Profile::kSlam);
  Document document(p.context, p.begun(file));
  CHECK_FALSE(document.overwrites());
  p.folder.write("mine.yaml", "title: Another hand\n");
  CHECK(document.overwrites());
  REQUIRE(document.save());
  CHECK_FALSE(document.overwrites());
  Document fresh(p.context, p.begun(p.folder / "new.yaml"));
  CHECK_FALSE(fresh.overwrites());
  p.folder.write("new.yaml", "x");
  CHECK(fresh.overwrites());
}

TEST_CASE("an own copy that is there already is not written over unsaid") {
  const Profile p;
  p.folder.write("own/content/katamino/series/slam.yaml", "title: Mine\n");
  const Document document(p.context, p.begun(p.bundled()));
  CHECK(document.overwrites());
}

TEST_CASE("a faulty file is told, not opened") {
  const Profile p;
  const fs::path file = p.folder.write("bad.yaml", "title: x\nrows: 3\n");
  const auto begun = begin(p.context, file);
  CHECK(std::get<FaultyFile>(begun).problems.size() == 1);
  CHECK_FALSE(std::get<FaultyFile>(begun).readable);
}

TEST_CASE("the lines of a faulty file that have faults are known, the last one for what is missed after the end") {
  const Profile p;
  const std::pair<const char*, std::set<int>> files[] = {{"title: x\nrows:\n  A: [2, 99]\n  B: [2, 2]\n", {3, 4}},
                                                         {"title: x\nrows:\n  A: [2, 3\n", {3}},
                                                         {"title: x\nrows:\n  A: [2, 3", {3}}};
  for (const auto& [text, lines] : files) {
    INFO(text);
    CHECK(faulty_lines(std::get<FaultyFile>(begin(p.context, p.folder.write("bad.yaml", text)))) == lines);
  }
}

TEST_CASE("what can be read of a faulty file is opened, and the file is not written over unasked") {
  const Profile p;
  const std::string text = "# By hand.\ntitle: {en: Mine}\nrows:\n  A: {first_pneta: 4, numbers: [2, 2, 99, 5]}\n  B: [3, x, 4]\n";
  const fs::path file = p.folder.write("bad.yaml", text);
  const auto begun = begin(p.context, file);
  const FaultyFile& faulty = std::get<FaultyFile>(begun);
  CHECK(faulty.text == text);
  REQUIRE(faulty.readable);
  Document document(p.context, begin_with_readable(faulty));
  const SeriesSpec& series = document.session().model().series();
  CHECK(series.title == Localised{{"en", "Mine"}});
  CHECK(series.rows[0].numbers == std::vector<int>{2, 0, 0, 5});
  CHECK(series.rows[1].numbers == std::vector<int>{3, 0, 4});
  CHECK(document.changed());
  CHECK(document.overwrites());
  CHECK(*read_file(file) == text);
}

TEST_CASE("a line that is no YAML costs its own row and no other") {
  const auto rows = [](const std::string& line) {
    const auto read = read_what_can_be("title: Mine\nrows:\n  A: [2, 4, 5]\n" + line + "\n  C: [3, 4, 6]\n  D: [2, 3]\n", pieces());
    std::string all;
    for (const SeriesRow& row : read ? read->rows : std::vector<SeriesRow>())
      for (const int n : row.numbers) all += row.name + std::to_string(n) + " ";
    return all;
  };
  const std::string others = "A2 A4 A5 B0 C3 C4 C6 D2 D3 ";
  for (const char* line : {"  B: {first_penta: 9 numbers: 3}", "  B: {first_penta: 4, numbers: [2, 4", "  B: [2, \"4]", "  B: ]"})
    CHECK(rows(line) == others);
  CHECK(rows("  B: {first_penta: 9 numbers: 3}\n  B2: ]\n  B3: [2") == "A2 A4 A5 B0 B20 B30 C3 C4 C6 D2 D3 ");
  CHECK(rows("  ]]]") == "A2 A4 A5 C3 C4 C6 D2 D3 ");
}

TEST_CASE("a second window on a file is told, edits nothing, and saves under another name; a window that is gone holds nothing") {
  const Profile p;
  const fs::path file = p.folder.write("mine.yaml", Profile::kSlam);
  auto first = std::make_unique<Document>(p.context, p.begun(file));
  CHECK_FALSE(first->read_only());
  Document second(p.context, p.begun(file));
  CHECK(second.read_only());
  CHECK(refusal(second.session().lay(3)) == "editor.no.read_only");
  CHECK(refusal(second.session().undo()) == "editor.no.read_only");
  REQUIRE(second.save_as(p.folder / "other.yaml"));
  CHECK_FALSE(second.read_only());
  REQUIRE(second.session().lay(3));
  first.reset();
  CHECK_FALSE(fs::exists(p.folder / ".mine.yaml.lock"));
  CHECK_FALSE(Document(p.context, p.begun(file)).read_only());
}

TEST_CASE("a lock that a killed program left behind locks nothing") {
  const Profile p;
  const fs::path file = p.folder.write("mine.yaml", Profile::kSlam);
  p.folder.write(".mine.yaml.lock", "");
  CHECK_FALSE(Document(p.context, p.begun(file)).read_only());
}

TEST_CASE("comments that would be lost are known, and gone once it was saved") {
  const Profile p;
  const fs::path file = p.folder.write("mine.yaml", "title: x  # mine\nrows: {A: {first_penta: 4, numbers: [2, 4, 5, 8]}}\n");
  Document document(p.context, p.begun(file));
  CHECK(document.loses_comments());
  REQUIRE(document.save());
  CHECK_FALSE(document.loses_comments());
}

TEST_CASE("what was not saved is found again after a crash, with its file and the comments at its head") {
  const Profile p;
  const fs::path file = p.folder.write("mine.yaml", Profile::kSlam);
  {
    Document document(p.context, p.begun(file));
    REQUIRE(document.session().lay(3));
    CHECK_FALSE(document.keep_draft());
  }  // as if it had been killed: nobody let the draft go
  const auto left = drafts_left(p.context, file);
  REQUIRE(left.size() == 1);
  Document again(p.context, go_on_with(p.context, left.front()));
  CHECK(again.changed());
  CHECK(again.session().model().at({0, 0}) == 3);
  REQUIRE(again.session().undo());  // what the file has can be looked at
  CHECK_FALSE(again.changed());
  REQUIRE(again.session().redo());
  REQUIRE(again.save());
  CHECK(read_file(file)->starts_with("# Printed on a sheet.\n"));
  CHECK_FALSE(fs::exists(again.written_draft()));
}

TEST_CASE("a draft that cannot be read is kept aside and told once, and nothing is written over it") {
  const Profile p;
  const fs::path file = p.folder.write("mine.yaml", Profile::kSlam);
  const fs::path place = Draft::place_of(p.context.drafts, file);
  for (const std::string text : {"file: [\n", "file: mine.yaml\ndocument:\n  title: x\n  wings: 2\n"}) {
    fs::create_directories(place.parent_path());
    REQUIRE(write_file(place, text).ok());
    Document document(p.context, p.begun(file));
    const auto told = document.keep_draft();
    REQUIRE(told);
    CHECK(told->text.key == "editor.draft_unread");
    REQUIRE(document.session().lay(3));
    CHECK_FALSE(document.keep_draft());
    CHECK(fs::exists(document.written_draft()));
    const auto has = [&](const char* ending) {
      const auto kept = read_file(place.string() + ending);
      return kept && *kept == text;
    };
    CHECK((has(".unread") || has(".unread-2")));
    document.let_go();
  }
}

TEST_CASE("a draft without a file that cannot be read is kept aside and told once, and others are left alone") {
  const Profile p;
  const fs::path folder = p.context.drafts;
  fs::create_directories(folder);
  {
    Document sound(p.context, new_series(p.context));
    REQUIRE(sound.session().lay(3));
    CHECK_FALSE(sound.keep_draft());
  }
  const fs::path torn = folder / "new-2.yaml";
  REQUIRE(write_file(torn, "file: ''\ndocument:\n  title: [\n").ok());
  const auto told = put_unread_nameless_away(p.context);
  REQUIRE(told.size() == 1);
  CHECK(told.front().text.key == "editor.draft_unread_unsaved");
  CHECK(fs::exists(torn.string() + ".unread"));
  CHECK(put_unread_nameless_away(p.context).empty());
  CHECK(drafts_left(p.context).size() == 1);
}

TEST_CASE("locks are there again when the file is opened again, also where rows have moved, but not on other pieces") {
  const Profile p;
  const fs::path file = p.folder.write(
      "mine.yaml", "title: x\nrows: {A: {first_penta: 4, numbers: [2, 4, 5, 8]}, B: {first_penta: 4, numbers: [2, 3, 7, 9]}}\n");
  {
    Document document(p.context, p.begun(file));
    REQUIRE(document.session().toggle_lock({0, 1}));
    REQUIRE(document.session().toggle_lock({1, 3}));
    document.keep_draft();
    CHECK_FALSE(document.changed());
  }
  p.folder.write("mine.yaml", "title: x\nrows: {B: {first_penta: 4, numbers: [2, 3, 7, 9]}, A: {first_penta: 4, numbers: [2, 6, 5, 8]}}\n");
  Document again(p.context, p.begun(file));
  CHECK(again.session().model().locks() == Locks{{0, 3}});
  REQUIRE(again.save_as(p.folder / "other.yaml"));
  (void)again.written_draft();  // all is written
  CHECK(Document(p.context, p.begun(p.folder / "other.yaml")).session().model().locks() == Locks{{0, 3}});
}

TEST_CASE("locks are kept when a draft that was gone on with is undone to what its file has") {
  const Profile p;
  const fs::path file = p.folder.write("mine.yaml", Profile::kSlam);
  {
    Document document(p.context, p.begun(file));
    REQUIRE(document.session().toggle_lock({0, 1}));
    REQUIRE(document.session().drop({0, 0}, 3));
    document.keep_draft();
  }  // as if it had been killed
  {
    Document again(p.context, go_on_with(p.context, drafts_left(p.context, file).front()));
    CHECK(again.session().model().locks() == Locks{{0, 1}});
    REQUIRE(again.session().undo());
    CHECK(again.session().model().locks() == Locks{{0, 1}});
    again.keep_draft();
  }
  CHECK(Document(p.context, p.begun(file)).session().model().locks() == Locks{{0, 1}});
}

TEST_CASE("a lock on a piece that only the draft has is there when that is gone on with over its file") {
  const Profile p;
  const fs::path file = p.folder.write("mine.yaml", Profile::kSlam);
  {
    Document document(p.context, p.begun(file));
    REQUIRE(document.session().toggle_lock({0, 1}));
    REQUIRE(document.session().drop({0, 0}, 3));
    REQUIRE(document.session().toggle_lock({0, 0}));
    document.keep_draft();
  }  // as if it had been killed
  const auto left = take_drafts_left(p.context, file);
  Document again(p.context, p.begun(file));
  (void)again.written_draft();  // all that opening the file writes
  again.take_up(left.front());
  CHECK(again.session().model().locks() == Locks{{0, 0}, {0, 1}});
}

TEST_CASE(
    "a draft of a faulty file that is gone on with knows what of the file is lost, keeps its head, and undo leads to what can be read") {
  const Profile p;
  const fs::path file = p.folder.write("bad.yaml", "# By hand.\ntitle: Mine\nrows:\n  A: {first_penta: 4, numbers: [2, 2, 99, 5]}\n");
  {
    Document document(p.context, begin_with_readable(std::get<FaultyFile>(begin(p.context, file))));
    REQUIRE(document.session().drop({0, 0}, 3));
    document.keep_draft();
  }  // as if it had been killed
  Document again(p.context, go_on_with(p.context, drafts_left(p.context, file).front()));
  CHECK(again.loses_unread());
  CHECK(again.unread().size() == 2);
  REQUIRE(again.session().undo());
  CHECK(again.session().model().rows()[0].numbers == std::vector<int>{2, 0, 0, 5});
  CHECK(again.changed());  // the file has more
  REQUIRE(again.session().redo());
  REQUIRE(again.save());
  CHECK(read_file(file)->starts_with("# By hand.\ntitle:"));
  CHECK_FALSE(again.loses_unread());
}

TEST_CASE("locks of a series that has no file come back with its draft, and go with it") {
  const Profile p;
  const auto kept = [&] { return list_files(p.context.drafts / "locks", ".yaml").size(); };
  {
    Document document(p.context, new_series(p.context));
    REQUIRE(document.session().lay(3));
    REQUIRE(document.session().toggle_lock({0, 0}));
    document.keep_draft();
  }  // as if it had been killed
  CHECK(kept() == 1);
  const auto left = drafts_left(p.context);
  REQUIRE(left.size() == 1);
  {
    Document again(p.context, go_on_with(p.context, left.front()));
    CHECK(again.session().model().locks() == Locks{{0, 0}});
    again.let_go();
  }
  CHECK(kept() == 1);  // of the first draft, which the screen lets go of
  forget_left(p.context, left);
  CHECK(kept() == 0);
  CHECK(drafts_left(p.context).empty());
}

TEST_CASE("a series that was saved under its own name again still has a draft") {
  const Profile p;
  const fs::path file = p.folder.write("mine.yaml", Profile::kSlam);
  {
    Document document(p.context, p.begun(file));
    REQUIRE(document.save_as(file));
    REQUIRE(document.session().lay(3));
    document.keep_draft();
  }
  CHECK(drafts_left(p.context, file).size() == 1);
}

TEST_CASE("nothing is left behind of what was let go, undone or never changed") {
  const Profile p;
  const fs::path file = p.folder.write("mine.yaml", Profile::kSlam);
  const auto left = [&] { return !drafts_left(p.context, file).empty(); };
  {
    Document document(p.context, p.begun(file));
    document.keep_draft();
  }
  CHECK_FALSE(left());
  {
    Document document(p.context, p.begun(file));
    REQUIRE(document.session().lay(3));
    document.keep_draft();
    REQUIRE(document.session().undo());
    document.keep_draft();
  }
  CHECK_FALSE(left());
  {
    Document document(p.context, p.begun(file));
    REQUIRE(document.session().lay(3));
    document.keep_draft();
    document.let_go();
  }
  CHECK_FALSE(left());
}

TEST_CASE("a file that another window has is never written, whatever was asked, and once that is gone it is edited as it stands then") {
  const Profile p;
  const fs::path file = p.folder.write("mine.yaml", Profile::kSlam);
  auto first = std::make_unique<Document>(p.context, p.begun(file));
  Document second(p.context, p.begun(file));
  REQUIRE(second.read_only());
  REQUIRE(first->session().lay(3));
  REQUIRE(first->save());
  const std::string kept = *read_file(file);
  CHECK(refusal(second.may_write(file)) == "editor.no.held");
  CHECK(refusal(second.save_as(file)) == "editor.no.held");
  CHECK(refusal(second.save()) == "editor.no.held");
  CHECK(second.file() == file);
  CHECK(*read_file(file) == kept);
  Document third(p.context, new_series(p.context));
  CHECK(refusal(third.save_as(file)) == "editor.no.held");
  CHECK(third.file().empty());
  CHECK_FALSE(second.take_over());
  first.reset();
  REQUIRE(second.take_over());
  CHECK_FALSE(second.read_only());
  CHECK_FALSE(second.changed());
  CHECK(second.session().model().rows()[0].numbers.front() == 3);
  REQUIRE(second.session().lay(9));
  REQUIRE(second.save());
  CHECK(read_file(file)->find("[9, 4, 5, 8]") != std::string::npos);
  CHECK(read_file(file)->starts_with("# Printed on a sheet.\n"));
}

TEST_CASE("what the series of the game repeats is meant in the player's copy too, but nothing else that is repeated") {
  const Profile p;
  const std::string rows = "rows:\n  A: {first_penta: 4, numbers: [2, 4, 5, 8, 7]}\n  B: {first_penta: 4, numbers: [8, 5, 4, 2, 9]}\n";
  p.folder.write("bundled/content/katamino/series/twice.yaml", "title: Twice\n" + rows);
  Document document(p.context, p.begun(p.folder / "bundled/content/katamino/series/twice.yaml"));
  const auto meant = [](const Document& of) { return meant_repeats(of.session().model().series(), of.printed_repeats()); };
  CHECK(meant(document) == std::vector<std::string>{"B:4"});
  REQUIRE(document.session().drop({1, 4}, 7));  // B:5 has the set of A:5
  CHECK(meant(document) == std::vector<std::string>{"B:4"});
  REQUIRE(document.save());
  CHECK(meant(document) == std::vector<std::string>{"B:4"});
  REQUIRE(document.session().drop({1, 0}, 3));
  REQUIRE(document.session().drop({0, 3}, 3));  // both have another set than the printed ones
  CHECK(meant(document).empty());
  const Document elsewhere(p.context, p.begun(p.folder.write("twice.yaml", "title: Mine\n" + rows)));
  CHECK(meant(elsewhere).empty());
}

TEST_CASE("what could not be read of a file is known until it is written over, also when nobody has touched the file") {
  const Profile p;
  const fs::path file = p.folder.write("bad.yaml", "title: Mine\nrows:\n  A: {first_penta: 4, numbers: [2, 2, 99, 5]}\n");
  Document document(p.context, begin_with_readable(std::get<FaultyFile>(begin(p.context, file))));
  CHECK(document.loses_unread());
  CHECK(document.unread().size() == 2);
  p.folder.write("bad.yaml", "title: Another hand\n");
  CHECK_FALSE(document.loses_unread());
  CHECK(document.overwrites());
  REQUIRE(document.save());
  CHECK(document.unread().empty());
  CHECK_FALSE(document.overwrites());
}

TEST_CASE("a file that is opened with a draft of it left behind loses neither: the draft stays until it is gone on with") {
  const Profile p;
  const fs::path file = p.folder.write("mine.yaml", Profile::kSlam);
  const auto edit = [&](int number) {
    Document document(p.context, p.begun(file));
    REQUIRE(document.session().lay(number));
    document.keep_draft();
  };  // as if it had been killed
  edit(3);
  REQUIRE(take_drafts_left(p.context, file).size() == 1);
  edit(9);
  const auto left = take_drafts_left(p.context, file);
  REQUIRE(left.size() == 2);
  Document again(p.context, p.begun(file));
  again.take_up(left.back());
  CHECK(again.session().model().at({0, 0}) == 3);
  CHECK(again.changed());
  REQUIRE(again.session().undo());
  CHECK(again.session().model().at({0, 0}) == 2);
  CHECK(drafts_left(p.context, file).size() == 2);
}

TEST_CASE("of two drafts of one file the one that is gone on with does not write over the other") {
  const Profile p;
  const fs::path file = p.folder.write("mine.yaml", Profile::kSlam);
  for (const int number : {3, 9}) {
    take_drafts_left(p.context, file);
    Document document(p.context, p.begun(file));
    REQUIRE(document.session().lay(number));
    document.keep_draft();
  }
  const auto left = drafts_left(p.context, file);
  REQUIRE(left.size() == 2);
  const std::size_t older = left[0].text.find("[3,") != std::string::npos ? 0 : 1;
  set_others_aside(p.context, left[older]);
  {
    const Document again(p.context, go_on_with(p.context, left[older]));
    CHECK(again.session().model().at({0, 0}) == 3);
  }
  bool kept = false;
  for (const LeftBehind& one : drafts_left(p.context, file)) kept = kept || one.text.find("[9,") != std::string::npos;
  CHECK(kept);
}

#include "editor/series/model/forum_reader.hpp"
#include "editor/series/model/pasted.hpp"
#include "editor/series/model/same_rows.hpp"
#include "editor/series/model/series_print.hpp"
#include "fixture.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <memory>
#include <regex>
#include <set>
#include <sstream>

using namespace tablier;
using namespace tablier::editor;

namespace {

const GameSpec& game() {
  static const GameSpec kGame = *load_game_spec({source_folder() / "content/katamino"}).spec;
  return kGame;
}

const Locale& french() {
  static const Locale kLocale = [] {
    Locale locale;
    locale.add_folder(source_folder() / "content/locale");
    locale.use("fr");
    return locale;
  }();
  return kLocale;
}

SeriesSpec winter() {
  SeriesSpec series = two_rows();
  series.title = {{"fr", "Soirées d’été à Noël"}, {"en", "Evenings"}};
  series.author = "Zoé Lefèvre";
  series.date = "2026-11-23";
  return series;
}

std::string bytes_of(const SeriesSpec& series, const PrintRequest& request) {
  const auto made = printed(sheet_of(series, game(), french(), solve_pentas(series, pieces()), request), request.format);
  REQUIRE(made);
  return *made;
}

std::size_t count_of(const std::string& text, const std::string& part) {
  std::size_t n = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++n;
  return n;
}

std::string text_of_pdf(const std::string& bytes) {
  const tablier::test::TempFolder folder;
  const auto file = folder.write("sheet.pdf", bytes);
  const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(("pdftotext -layout '" + file.string() + "' -").c_str(), "r"), pclose);
  REQUIRE(pipe);
  std::string text;
  std::array<char, 4096> part{};
  while (const std::size_t n = std::fread(part.data(), 1, part.size(), pipe.get())) text.append(part.data(), n);
  return text;
}

/// From where to where the paths with that many points and nothing but straight, slanting lines lie across a drawing.
std::pair<double, double> across(const std::string& svg, std::size_t points) {
  static const std::regex kPath(" d=\"([^\"]*)\""), kPoint("[ML] ([0-9.]+) ([0-9.]+)");
  std::pair<double, double> ends{1e9, -1e9};
  const std::string drawn = svg.substr(svg.rfind("</defs>"));
  for (std::sregex_iterator path(drawn.begin(), drawn.end(), kPath), end; path != end; ++path) {
    const std::string line = (*path)[1];
    std::vector<std::pair<double, double>> found;
    for (std::sregex_iterator p(line.begin(), line.end(), kPoint); p != end; ++p)
      found.emplace_back(std::stod((*p)[1]), std::stod((*p)[2]));
    if (found.size() < points || line.find('C') != std::string::npos || count_of(line, "L") + 1 != points) continue;
    if (found[0].first == found[1].first || found[0].second == found[1].second) continue;
    for (const auto& [x, y] : found) ends = {std::min(ends.first, x), std::max(ends.second, x)};
  }
  return ends;
}

/// How wide a blank is differs from one reader of PDF to the next.
std::string without_blanks(std::string text) {
  std::erase(text, ' ');
  return text;
}

}  // namespace

TEST_CASE("A printed series is one lying A4 page, two with solutions, and its fonts are in it") {
  const std::string one = bytes_of(winter(), {}), two = bytes_of(winter(), {.solutions = true});
  CHECK(one.starts_with("%PDF-1.4"));
  CHECK(count_of(one, "/MediaBox") == 1);
  CHECK(count_of(two, "/MediaBox") == 2);
  CHECK(count_of(one, "841.89") >= 1);
  CHECK(count_of(one, "595.28") + count_of(one, "595.27") >= 1);
  CHECK(count_of(one, "/FontFile") >= 1);
}

TEST_CASE("The words of a printed series can be read and searched, with their accents") {
  const std::string text = without_blanks(text_of_pdf(bytes_of(winter(), {.solutions = true})));
  for (const char* label :
       {"Soirées d’été à Noël", "Zoé Lefèvre · 2026-11-23", "Penta 6", "une solution de chaque penta", "1 / 2", "B 6"}) {
    INFO(label);
    CHECK(text.find(without_blanks(label)) != std::string::npos);
  }
}

TEST_CASE("More rows than a page takes go to the next one, and an empty series is a page all the same") {
  SeriesSpec many = winter();
  while (many.rows.size() < 30) many.rows.push_back({"R" + std::to_string(many.rows.size()), 4, {0, 0, 0, 0, 0, 0}});
  CHECK(count_of(bytes_of(many, {}), "/MediaBox") == 3);
  CHECK(count_of(bytes_of(series_of({}), {.solutions = true}), "/MediaBox") == 1);
}

TEST_CASE("A drawing and a picture have the measure of the page") {
  const std::string svg = bytes_of(winter(), {.format = PrintFormat::svg}),
                    png = bytes_of(winter(), {.format = PrintFormat::png, .solutions = true});
  CHECK(svg.find("<svg") != std::string::npos);
  CHECK(svg.find("841.89") != std::string::npos);
  REQUIRE(png.size() > 24);
  CHECK(png.substr(1, 3) == "PNG");
  const auto number = [&](std::size_t at) {
    return static_cast<unsigned char>(png[at + 2]) * 256 + static_cast<unsigned char>(png[at + 3]);
  };
  CHECK(number(16) == 1754);
  CHECK(number(20) == 2 * 1240);
}

TEST_CASE("A locked piece has a dot on paper, and an empty slot never") {
  SeriesSpec series = winter();
  series.rows[1].numbers[5] = 0;
  const SolvedPentas solved = solve_pentas(series, pieces());
  const PrintRequest request{.format = PrintFormat::svg, .locks = {{0, 4}, {1, 0}, {1, 5}}};
  const PrintSheet sheet = sheet_of(series, game(), french(), solved, request), bare = sheet_of(series, game(), french(), solved, {});
  CHECK(sheet.rows[0].cells[4].is_locked);
  CHECK(sheet.rows[1].cells[0].is_locked);
  CHECK_FALSE(sheet.rows[1].cells[5].is_locked);
  CHECK_FALSE(sheet.rows[0].cells[3].is_locked);
  CHECK_FALSE(bare.rows[0].cells[4].is_locked);
  CHECK(sheet.legend.size() == bare.legend.size() + 1);
  const auto paths = [](PrintSheet drawn) {
    drawn.legend.clear();
    return count_of(*printed(drawn, PrintFormat::svg), "<path");
  };
  CHECK(paths(sheet) == paths(bare) + 2);
}

TEST_CASE("Each solution on paper stands in its penta's column, with a gap where there is none") {
  SeriesSpec series = series_of({{"A", 4, {2, 4, 5, 8, 10, 7}}, {"B", 5, {2, 3, 7, 9, 8, 5}}});
  const PrintSheet sheet = sheet_of(series, game(), french(), solve_pentas(series, pieces()), {.solutions = true});
  REQUIRE(sheet.solutions.size() == 2);
  REQUIRE(sheet.solutions[0].size() == 3);
  CHECK(sheet.solutions[0][1].name == "A 5");
  CHECK(sheet.solutions[0][1].pieces.empty());  // 2 4 5 8 10 has no solution
  CHECK(sheet.solutions[0][2].pieces.size() == 6);
  REQUIRE(sheet.solutions[1].size() == 3);
  CHECK(sheet.solutions[1][0].name.empty());
  CHECK(sheet.solutions[1][1].name == "B 5");
}

TEST_CASE("A penta that has one solution and comes twice has its star and its cross beside each other on paper") {
  PrintSheet sheet = sheet_of(winter(), game(), french(), {}, {});
  sheet.legend.clear();
  PrintCell& cell = sheet.rows[0].cells[4];
  cell.count = "1";
  cell.is_single = cell.is_bad = true;
  const std::string svg = *printed(sheet, PrintFormat::svg);
  constexpr std::size_t kStarPoints = 10, kStrokePoints = 2;
  const auto star = across(svg, kStarPoints), cross = across(svg, kStrokePoints);
  CHECK(star.first < star.second);
  CHECK(star.second + 1 < cross.first);
  CHECK(cross.first < cross.second);
}

TEST_CASE("The legend on paper tells of the signs that are there, and each piece of a solution has its label") {
  const PrintSheet sheet = sheet_of(winter(), game(), french(), solve_pentas(winter(), pieces()), {.solutions = true, .letters = true});
  std::vector<PrintSign> signs;
  for (const PrintLegend& one : sheet.legend) signs.push_back(one.sign);
  CHECK(signs == std::vector{PrintSign::count, PrintSign::single, PrintSign::start});
  std::set<std::string> labels;
  for (const PrintLaid& laid : sheet.solutions[0][0].pieces) labels.insert(laid.label);
  CHECK(labels == std::set<std::string>{"L", "N", "V", "Z"});
}

TEST_CASE("How a file is written stands at the end of its name") {
  CHECK(print_format_of("a/b.PDF") == PrintFormat::pdf);
  CHECK(print_format_of("x.png") == PrintFormat::png);
  CHECK(!print_format_of(".svg"));
  CHECK(!print_format_of("grid.yaml"));
}

TEST_CASE("A post for a forum has each row in columns with the solutions of its pentas") {
  SeriesSpec series = winter();
  series.note = {{"fr", "Pour les longues soirées."}, {"en", "For long evenings."}};
  series.rows[1].numbers[5] = 0;
  const std::string text = forum_text(series, french(), solve_pentas(series, pieces()).counts);
  CHECK(text.starts_with("Soirées d’été à Noël\nZoé Lefèvre · 2026-11-23\n*" + text_in(series.note, "fr") + "*\n\n "));
  CHECK(text.find("  Penta 4  Penta 5  Penta 6\n    A ") != std::string::npos);
  CHECK(text.find("Entre parenthèses") != std::string::npos);
  CHECK(text.find("     8(2)     7(1)    10(1)\n") != std::string::npos);
  CHECK(text.find("     9(3)     8(1)        .\n") != std::string::npos);
}

TEST_CASE("Who wants marks has a pattern of its own on each piece, on paper too, and nobody else") {
  const auto patterns_of = [](bool marks) {
    std::map<std::string, Pattern> patterns;
    for (const PrintRow& row : sheet_of(winter(), game(), french(), {}, {.marks = marks}).rows)
      for (const PrintCell& cell : row.cells)
        if (cell.piece) patterns[cell.piece->label] = cell.piece->pattern;
    return patterns;
  };
  const auto marked = patterns_of(true), plain = patterns_of(false);
  std::set<Pattern> different;
  for (const auto& [label, pattern] : marked) different.insert(pattern);
  CHECK(marked.size() > 6);
  CHECK(different.size() == marked.size());
  CHECK(std::all_of(plain.begin(), plain.end(), [](const auto& one) { return one.second == Pattern::none; }));
  CHECK(bytes_of(winter(), {.format = PrintFormat::svg, .marks = true}) != bytes_of(winter(), {.format = PrintFormat::svg}));
  const SolvedPentas solved = solve_pentas(winter(), pieces());
  const auto boards = sheet_of(winter(), game(), french(), solved, {.solutions = true, .marks = true}).solutions;
  for (const auto& line : boards)
    for (const PrintBoard& board : line)
      for (const PrintLaid& piece : board.pieces) CHECK(piece.pattern == marked.at(piece.label));
}

TEST_CASE("solutions of many rows are drawn on pages of six rows at most, so that their numbers can be read, or more where they are wide") {
  const auto pages = [](SeriesSpec series, std::size_t count) {
    const SeriesRow row = series.rows[0];
    series.rows.clear();
    for (std::size_t i = 0; i < count; ++i) series.rows.push_back({std::to_string(i + 1), row.first, row.numbers});
    return count_of(bytes_of(series, {.solutions = true}), "/MediaBox") - 1;  // one is the grid's
  };
  CHECK(pages(winter(), 6) == 1);
  CHECK(pages(winter(), 7) == 2);
  SeriesSpec wide;
  wide.rows = {{"A", 4, {2, 3, 5, 6, 9, 7, 8, 12, 10, 1, 4}}};
  CHECK(pages(wide, 8) == 1);
  CHECK(pages(wide, 14) == 2);
}

TEST_CASE("solutions of rows of one penta stand abreast on paper") {
  SeriesSpec series;
  for (int i = 0; i < 20; ++i) series.rows.push_back({std::to_string(i + 1), 9, {1, 2, 3, 4, 5, 6, 7, 8, 9}});
  CHECK(count_of(bytes_of(series, {.solutions = true}), "/MediaBox") - 2 == 1);  // of the grid there are two
}

TEST_CASE("What was copied for a forum is pasted back as it was, also quoted, in either language and with gaps") {
  SeriesSpec series = winter();
  series.licence = "CC0";
  series.note = {{"fr", "Pour les longues soirées.\nDu facile au difficile."}};
  series.rows[0].name = "étoile 1";
  series.rows[1].first = 5;
  series.rows[1].numbers[5] = 0;
  const auto counts = solve_pentas(series, pieces()).counts;
  for (const std::string_view before : {"", "> "}) {
    std::string text;
    std::istringstream lines(forum_text(series, french(), counts));
    for (std::string line; std::getline(lines, line);) text.append(before).append(line) += "\n";
    const auto read = read_forum_text(text);
    REQUIRE(read);
    CHECK(read->author == series.author);
    CHECK(read->date == series.date);
    CHECK(read->licence == "CC0");
    CHECK(text_in(read->title, "fr") == text_in(series.title, "fr"));
    CHECK(text_in(read->note, "fr") == text_in(series.note, "fr"));
    CHECK(same_rows(read->rows, series.rows));
    CHECK(std::holds_alternative<PastedSeries>(read_pasted(text, pieces())));
  }
}

TEST_CASE("A note is no author where nobody says who made the series, and is found where its signs were lost") {
  SeriesSpec series = two_rows();
  series.note = {{"fr", "Pour commencer."}};
  const std::string text = forum_text(series, french(), {});
  const auto read = read_forum_text(text);
  REQUIRE(read);
  CHECK(read->author.empty());
  CHECK(text_in(read->note, "fr") == "Pour commencer.");
  series.author = "Zoé";
  std::string plain = forum_text(series, french(), {});
  std::erase(plain, '*');
  const auto again = read_forum_text(plain);
  REQUIRE(again);
  CHECK(again->author == "Zoé");
  CHECK(text_in(again->note, "fr") == "Pour commencer.");
}

TEST_CASE("Rows alone of a text for a forum are rows, where they say which penta begins them") {
  const Pasted pasted = read_pasted("A 2 4 5 8(2) 7(1)\nB 2 3 7 9(3) .\n", pieces());
  const auto* rows = std::get_if<PastedRows>(&pasted);
  REQUIRE(rows);
  REQUIRE(rows->size() == 2);
  CHECK((*rows)[1].first == 4);
  CHECK((*rows)[1].numbers == std::vector<int>{2, 3, 7, 9, 0});
  CHECK(std::holds_alternative<std::monostate>(read_pasted("A 2 4 5 8\n", pieces())));
}

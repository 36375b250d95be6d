#pragma once

#include "catch.hpp"
#include "content/game_sheet.hpp"
#include "editor/work/document.hpp"
#include "folders.hpp"
#include "temp_folder.hpp"

#include <chrono>
#include <stdexcept>
#include <thread>

/// The pieces of the bundled game, and series made of them.
namespace tablier::editor {

inline const std::vector<PieceSheet>& pieces() {
  static const auto kAll = load_game_sheet({source_folder() / "content/katamino"}).sheet->content.pieces;
  return kAll;
}

inline std::vector<int> numbers() {
  std::vector<int> all;
  for (const PieceSheet& piece : pieces()) all.push_back(piece.number);
  return all;
}

inline SeriesSheet series_of(std::vector<SeriesRow> rows) {
  SeriesSheet series;
  series.title = {{"fr", "Essai"}, {"en", "Trial"}};
  series.rows = std::move(rows);
  return series;
}

/// Two rows of the Grand Slam, from Penta 4 to Penta 6: 2, 1, 1 and 3, 1, 1 distinct solutions.
inline SeriesSheet two_rows() { return series_of({{"A", 4, {2, 4, 5, 8, 7, 10}}, {"B", 4, {2, 3, 7, 9, 8, 5}}}); }

inline std::string refusal(const Status& status) { return status ? std::string() : status.problem().text.key; }

/// Looks until nothing is worked out any more; what failed meanwhile.
inline std::optional<Problem> wait_for(Desk& desk) {
  constexpr std::chrono::seconds kPatience{120};
  std::optional<Problem> problem;
  for (const auto end = std::chrono::steady_clock::now() + kPatience; desk.busy();) {
    if (std::chrono::steady_clock::now() > end) throw std::runtime_error("the work beside never ends");
    if (!desk.update(problem)) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return problem;
}

/// A profile of a test's own, and bundled series beside it.
struct Profile {
  test::TempFolder folder;
  Workshop workshop;

  Profile() {
    workshop.game = "katamino";
    workshop.pieces = pieces();
    workshop.new_titles = {"Nouvelle", "New"};
    workshop.paths.user_data = folder / "own";
    workshop.paths.data = {folder / "bundled", folder / "own"};
    workshop.drafts = folder / "drafts";
    folder.write("bundled/content/katamino/series/slam.yaml", kSlam);
  }

  std::filesystem::path bundled() const { return folder / "bundled/content/katamino/series/slam.yaml"; }
  std::filesystem::path own(const std::string& name) const { return own_file(workshop.paths, workshop.game, name); }
  Beginning begun(const std::filesystem::path& file) const { return std::get<Beginning>(begin(workshop, file)); }

  static constexpr const char* kSlam =
      "# Printed on a sheet.\n\ntitle: {fr: Chelem, en: Slam}\nrows:\n  A: {first_penta: 4, numbers: [2, 4, 5, 8]}\n";
};

}  // namespace tablier::editor

#pragma once

#include "catch.hpp"
#include "content/game_spec.hpp"
#include "editor/series/session/document.hpp"
#include "folders.hpp"
#include "temp_folder.hpp"

#include <chrono>
#include <stdexcept>
#include <thread>

/// The pieces of the bundled game, and series made of them.
namespace tablier::editor {

inline const std::vector<PieceSpec>& pieces() {
  static const auto kAll = load_game_spec({source_folder() / "content/katamino"}).spec->content.pieces;
  return kAll;
}

inline std::vector<int> numbers() {
  std::vector<int> all;
  for (const PieceSpec& piece : pieces()) all.push_back(piece.number);
  return all;
}

inline SeriesSpec series_of(std::vector<SeriesRow> rows) {
  SeriesSpec series;
  series.title = {{"fr", "Essai"}, {"en", "Trial"}};
  series.rows = std::move(rows);
  return series;
}

/// Two rows of the Grand Slam, from Penta 4 to Penta 6: 2, 1, 1 and 3, 1, 1 distinct solutions.
inline SeriesSpec two_rows() { return series_of({{"A", 4, {2, 4, 5, 8, 7, 10}}, {"B", 4, {2, 3, 7, 9, 8, 5}}}); }

inline std::string refusal(const Status& status) { return status ? std::string() : status.problem().text.key; }

/// Looks until nothing is worked out any more; what failed meanwhile.
inline std::optional<Problem> wait_for(EditSession& session) {
  constexpr std::chrono::seconds kPatience{120};
  std::optional<Problem> problem;
  for (const auto end = std::chrono::steady_clock::now() + kPatience; session.busy();) {
    if (std::chrono::steady_clock::now() > end) throw std::runtime_error("the work beside never ends");
    if (!session.update(problem)) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return problem;
}

/// A profile of a test's own, and bundled series beside it.
struct Profile {
  test::TempFolder folder;
  EditorContext context;

  Profile() {
    context.game = "katamino";
    context.pieces = pieces();
    context.new_titles = {"Nouvelle", "New"};
    context.paths.user_data = folder / "own";
    context.paths.data = {folder / "bundled", folder / "own"};
    context.drafts = folder / "drafts";
    folder.write("bundled/content/katamino/series/slam.yaml", kSlam);
  }

  std::filesystem::path bundled() const { return folder / "bundled/content/katamino/series/slam.yaml"; }
  std::filesystem::path own(const std::string& name) const { return own_file(context.paths, context.game, name); }
  DocumentStart begun(const std::filesystem::path& file) const { return std::get<DocumentStart>(begin(context, file)); }

  static constexpr const char* kSlam =
      "# Printed on a sheet.\n\ntitle: {fr: Chelem, en: Slam}\nrows:\n  A: {first_penta: 4, numbers: [2, 4, 5, 8]}\n";
};

}  // namespace tablier::editor

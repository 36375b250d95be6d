#pragma once

#include "ui/core/ui.hpp"
#include "ui/table/table_labels.hpp"

#include <optional>
#include <string>

/// The curve of a finished round, over the table: how it stood after each move, in a picture and in words.
namespace tablier {

class AnalysisDialog {
 public:
  /// All of them outlive it, and the dialog.
  AnalysisDialog(Ui& ui, Play& play, const TableLabels& labels) : ui_(ui), play_(play), labels_(labels) {}

  /// Nothing where the round cannot be analysed.
  void show();

 private:
  void draw();
  bool key(const KeyChange& key);
  std::string side_name(bool first) const;
  std::string value_label(const PlyValue& ply_value) const;
  std::string words_about(std::size_t i) const;

  Ui& ui_;
  Play& play_;
  const TableLabels& labels_;
  std::optional<std::size_t> chosen_;  ///< of the analyst's ply_values, on the curve
};

}  // namespace tablier

#pragma once

#include "ui/core/ui.hpp"

/// A fault of a file that is named above it.
namespace tablier {

/// Its line and column, where they are known, and what is wrong; without the file's name.
inline std::string fault_line_in_file(const Ui& ui, const Problem& fault) {
  if (fault.where.line <= 0) return ui.tr(fault.text);
  return ui.tr("map.fault_at", {{"line", fault.where.line}, {"column", fault.where.column}, {"why", fault.text}});
}

}  // namespace tablier

#pragma once

#include "ui/core/ui.hpp"

#include <functional>
#include <string>
#include <vector>

/// What is to become of drafts that were found. For any editor.
namespace tablier::editor {

/// How a draft is called, and what is told of it below.
struct DraftLabel {
  std::string name;
  std::string note;
};

/// What the answers do; the draft is one of those that were asked about.
struct DraftAnswers {
  std::function<void(std::size_t draft)> go_on;
  std::function<void(std::size_t draft)> let_go;
  std::function<void()> later;  ///< all stay where they are
};

/// Go on with one, let one go, or leave them all where they are. Of several one is chosen.
void ask_about_drafts(Ui& ui, const std::vector<DraftLabel>& drafts, const DraftAnswers& answers);

}  // namespace tablier::editor

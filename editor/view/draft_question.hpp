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
  std::function<void(std::size_t draft)> let_go;  ///< asked about once more before
  std::function<void()> later;                    ///< all stay where they are
};

/// Go on with one, let one go, or leave them all where they are. Of several one is chosen. `unasked`: nobody who is at something else
/// expects it.
void ask_about_drafts(Ui& ui, const std::vector<DraftLabel>& drafts, const DraftAnswers& answers, bool unasked = false);

/// Before a draft of that name is gone for good: the accented answer keeps it, and calls `keep`.
void ask_to_let_go(Ui& ui, const std::string& name, const std::function<void()>& let_go, const std::function<void()>& keep = {});

}  // namespace tablier::editor

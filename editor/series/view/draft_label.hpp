#pragma once

#include "editor/series/session/document.hpp"
#include "editor/view/draft_question.hpp"

/// How the draft of a series is called wherever one is offered.
namespace tablier::editor {

/// Its title; below, its file, when it was written, and how much of it is there. Precondition: drafts_left has told it.
DraftLabel draft_label(const Ui& ui, const EditorContext& context, const LeftBehind& left);

}  // namespace tablier::editor

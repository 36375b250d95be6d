#pragma once

#include "ui/core/ui.hpp"
#include "ui/panels/fields.hpp"
#include "ui/panels/style.hpp"

#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

/// Fields beside each other in a dialog, their labels on one line. For any editor.
namespace tablier::editor {

/// Logical pixels: in a window lower than this a dialog is laid out closer.
inline constexpr float kLowWindow = 700;

/// Draws each in a column of the same width, which it is told in pixels; the cursor comes to stand below them all.
void field_columns(const Ui& ui, const std::vector<std::function<void(float width)>>& columns);

/// A text that wraps in a column of that width, in pixels: those of panels wrap at the edge of their window.
void text_in_column(const ImFont* font, Colour ink, std::string_view text, float width);

/// A whole number under its label, typed or stepped. True when Enter ended the typing.
bool number_under_label(const Ui& ui, const char* id, std::string_view label, std::int64_t& number, std::int64_t min, std::int64_t max,
                        const FieldLook& look = {});

}  // namespace tablier::editor

#pragma once

#include "ui/panels/style.hpp"

#include <string>
#include <string_view>

/// A text on as many lines as its width takes, where those of Dear ImGui end in the wrong places: lines end at blanks, not within a number
/// (16,384) or the name of a file, which breaks after a folder where it is wider than the room; and the dot
/// that stands between two parts stays with the one before it: no line begins with it.
namespace tablier {

/// With line feeds where lines end; as it is where Dear ImGui breaks it no otherwise.
std::string word_lines(const ImFont* font, std::string_view text, float width);

/// Size of that, in pixels.
Vec2 measure_word_lines(const ImFont* font, std::string_view text, float width);
void draw_word_lines(ImDrawList& list, const ImFont* font, Vec2 at, ImU32 colour, std::string_view text, float width);

}  // namespace tablier

#pragma once

#include "ui/panels/style.hpp"

#include <string>
#include <string_view>

/// One line of text that has only so much room: where it must be cut, the whole is told to whoever points at it.
namespace tablier {

/// `text` if it is no wider than `width` pixels, else as much of it as fits with "…" after it.
std::string fitted(const ImFont* font, std::string_view text, float width);

/// `head` and `tail`, where `head` alone is cut as long as there is room for the whole of `tail`, which tells it from others.
std::string fitted_before(const ImFont* font, std::string_view head, std::string_view tail, float width);

/// The same of a text that may be wrapped at `width` into so many lines.
std::string fitted_lines(const ImFont* font, std::string_view text, float width, int lines);

/// Draws what `fitted` gives, with the rest in a tooltip.
void draw_fitted(const Ui& ui, const ImFont* font, Vec2 at, Colour colour, std::string_view text, float width);

/// Draws what `fitted_before` gives, with the whole in a tooltip where it is cut.
void draw_fitted_before(const Ui& ui, const ImFont* font, Vec2 at, Colour colour, std::string_view head, std::string_view tail,
                        float width);

/// What pointing at something tells, wrapped at a readable width. Call while that is hovered.
void tell(const Ui& ui, std::string_view text);

}  // namespace tablier

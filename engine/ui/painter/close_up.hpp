#pragma once

#include "sdk/text.hpp"
#include "ui/painter/table_painter.hpp"

#include <functional>
#include <span>
#include <string>

/// Positions seen from near.
namespace tablier {

/// The part of the board where something lies fills the box, the rest runs out of it; what is only for who plays (what was played last,
/// what is about to be taken) is left out. Of a volume all layers are seen. For cards.
void draw_close_up(Canvas& canvas, const Palette& palette, const Scene& scene, Rect box, const TableTaste& taste);

/// The part of the board where the things of `played` lie fills the box, the rest runs out of it: the same part of several positions.
/// Layers bear their names; `say`: texts in the player's language.
void draw_part(Canvas& canvas, const Palette& palette, const Scene& scene, const Scene& played, Rect box, const TableTaste& taste,
               const std::function<std::string(const Text&)>& say);
/// The height over the width of the box that such a picture fills best.
float part_aspect(const Scene& played);

/// What explains something: the whole position where it can be read in the box; else the part where something lies, with the names of the
/// columns and rows that are seen. Strokes bear their names. For the rules. `beside`: what lies in pictures that are seen with it, before
/// or after a move; the same part of the board is shown in all of them.
void draw_figure(Canvas& canvas, const Palette& palette, const Scene& scene, Rect box, const TableTaste& taste,
                 std::span<const Token> beside = {});

}  // namespace tablier

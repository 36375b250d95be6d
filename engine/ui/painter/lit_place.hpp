#pragma once

#include "ui/painter/table_painter.hpp"

/// A light on a place that has something printed in its middle: at its edge, so that it hides nothing.
namespace tablier {

/// True where a drawn symbol is printed on the highlight's place.
bool has_symbol(const Scene& scene, const Palette& palette, const Highlight& highlight);
/// A ring with dark edges within the sides of the place, and a dot in a corner where nothing else is drawn.
void draw_lit_place(Canvas& canvas, const Palette& palette, const TableLayout& layout, const Highlight& highlight, bool dot = true);

/// True where something stands on the highlight's place: a move that ends there takes it.
bool takes(const Scene& scene, const Highlight& highlight);
/// True where something stands on the highlight's place that a light in its middle would hide: all but strokes, which are lines.
bool is_covered(const Scene& scene, const Highlight& highlight);
/// A highlight of a kind that is no value: in the middle of its place, and where something stands there around it, in the same colour, with
/// a mark in a corner.
void draw_place_light(Canvas& canvas, const Palette& palette, const Scene& scene, const TableLayout& layout, const Highlight& highlight,
                      const std::string& text);
/// Corners around what is taken, and a cross: told from a quiet move by its shape, too.
void draw_taken_place(Canvas& canvas, const Palette& palette, const TableLayout& layout, const Highlight& highlight);
/// Around a place, so much within it, in units; triangles have digits in their corners and theirs is a little outside.
Outline outline_of(const SurfaceFrame& frame, Place place, float within = 0.05F);
/// Where the keys are: a frame around the place, to be seen on things of its own colour too.
void draw_cursor(Canvas& canvas, const Palette& palette, const SurfaceFrame& frame, Place place);
/// The place of the thing that a hand has chosen, under it.
void draw_chosen_place(Canvas& canvas, const Palette& palette, const SurfaceFrame& frame, Place place);

}  // namespace tablier

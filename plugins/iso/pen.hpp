#pragma once

#include "core/forms.hpp"
#include "sdk/scene.hpp"

#include <vector>

/// How a pen draws the forms of core/ without being lifted, and how a hand turns and flips them.
namespace tablier::iso {

/// The points that it passes, from the form's corner: four, or five where it comes back to one (the centre of a T, the start of an O).
const std::vector<Place>& pen_walk(std::size_t form);

/// The forms of a shape in their order, each with the walk of the pen as its cells.
const std::vector<Orientation>& orientations_of(Shape shape);
/// The index in that list.
constexpr int orientation_of(std::size_t form) { return static_cast<int>(form - first_form(kAllForms[form].shape)); }

}  // namespace tablier::iso

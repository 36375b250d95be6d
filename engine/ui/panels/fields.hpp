#pragma once

#include "ui/panels/style.hpp"

#include <cstdint>
#include <string>
#include <string_view>

/// Where something is typed or counted.
namespace tablier {

struct FieldLook {
  float width = 0;                  ///< in pixels; 0: all there is
  std::string_view hint = {};       ///< shown while it is empty
  bool wrong = false;               ///< outlined as an error
  bool take_focus = false;          ///< from now on, keys go here
  std::size_t max_bytes = 0;        ///< that it holds; 0: enough for a name
  std::string_view line_end = " ";  ///< what stands in it for the end of a line that is pasted
};
/// A line of text; true when it changed. `entered`, where given, is set when Enter ended the typing.
bool text_field(const Ui& ui, const char* id, std::string& text, const FieldLook& look, bool* entered = nullptr);

/// A number with a way down and a way up, from `min` to `max`; it can be typed as well. True when it changed. `entered`, `look`: as for a
/// text; its width is its own.
bool number_field(const Ui& ui, const char* id, std::int64_t& number, std::int64_t min, std::int64_t max, bool* entered = nullptr,
                  FieldLook look = {});

/// A time as `clock_time_text` writes it, in minutes, with a way to a shorter and to a longer one; it can be typed as well. `seconds` stays
/// from `min` to `max`. True when it changed.
bool clock_time_field(const Ui& ui, const char* id, double& seconds, double min, double max);

/// One of a few steps, told in words over a gauge: a way down, a way up, and a click or a drag on the gauge; left and right step it where
/// the keys are on it. `width` in pixels, of all of it. True when it changed.
bool gauge_field(const Ui& ui, const char* id, int& step, int min, int max, std::string_view label, float width);
/// How wide its words may be in that width.
float gauge_label_room(const Ui& ui, float width);

}  // namespace tablier

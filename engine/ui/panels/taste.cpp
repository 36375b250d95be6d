#include "ui/panels/taste.hpp"

namespace tablier {

TableTaste taste_of(const Ui& ui) {
  return {.marks = ui.services.settings.marks, .labels = ui.services.settings.labels, .scale = ui.scale()};
}

}  // namespace tablier

#include "ui/core/ui.hpp"

namespace tablier {

Ui::Ui(Services& s, Typeface& face, Pictures& p, Sounds& noises) : services(s), typeface(face), pictures(p), sounds(noises) {}

std::vector<std::string> Ui::themes() const { return theme_names(services.paths.all("content/theme")); }

LoadedTheme theme_of(const Services& services) { return load_theme(services.paths.all("content/theme"), services.settings.theme); }

void Ui::load_theme_by_settings() {
  LoadedTheme loaded = theme_of(services);
  for (const Problem& problem : loaded.problems) say(problem);
  theme = std::move(loaded.theme);
  sizes = Sizes(theme);
}

}  // namespace tablier

#include "ui/core/ui.hpp"

#include "ui/core/desktop_theme.hpp"

#include <cstdlib>

namespace tablier {

Ui::Ui(Services& s, Typeface& face, Pictures& p, Sounds& noises) : services(s), typeface(face), pictures(p), sounds(noises) {}

std::vector<std::string> Ui::themes() const { return theme_names(services.paths.all("content/theme")); }

std::string theme_name(const Services& services) {
  if (services.settings.theme != kSystemTheme) return services.settings.theme;
  const auto environment = [](const char* name) -> const char* { return std::getenv(name); };
  return desktop_is_dark(services.paths.config.parent_path(), environment) ? "dark" : "light";
}

LoadedTheme theme_of(const Services& services) { return load_theme(services.paths.all("content/theme"), theme_name(services)); }

void Ui::load_theme_by_settings() {
  LoadedTheme loaded = theme_of(services);
  for (const Problem& problem : loaded.problems) say(problem);
  theme = std::move(loaded.theme);
  sizes = Sizes(theme);
}

}  // namespace tablier

#include "ui/core/ui.hpp"

#include "content/files.hpp"

namespace tablier {

Ui::Ui(Services& s, Typeface& face, Pictures& p, Sounds& noises) : services(s), typeface(face), pictures(p), sounds(noises) {}

std::map<std::string, std::filesystem::path> Ui::themes() const {
  std::map<std::string, std::filesystem::path> found;
  for (const auto& folder : services.paths.all("content/theme"))
    for (const auto& file : list_files(folder, ".yaml")) found[file.stem().string()] = file;
  return found;
}

void Ui::load_theme_by_settings() {
  const auto files = themes();
  for (const std::string& name : {services.settings.theme, std::string("light")}) {
    const auto at = files.find(name);
    if (at == files.end()) continue;
    auto loaded = load_theme(at->second);
    if (loaded) {
      theme = std::move(*loaded);
      return;
    }
    say(loaded.problem());
  }
}

}  // namespace tablier

#include "ui/core/ui.hpp"

#include "content/utf8.hpp"
#include "match/plugin_fault.hpp"
#include "ui/core/desktop_theme.hpp"
#include "ui/core/panel_fonts.hpp"

#include <algorithm>
#include <cstdlib>
#include <iostream>

namespace tablier {

Ui::Ui(Services& s, Typeface& face, Pictures& p, Sounds& noises) : services(s), typeface(face), pictures(p), sounds(noises) {}

std::vector<std::string> Ui::themes() const { return theme_names(services.paths.all("content/theme")); }

namespace {

std::string system_theme(const Services& services) {
  const auto environment = [](const char* name) -> const char* { return std::getenv(name); };
  return desktop_is_dark(services.paths.config.parent_path(), environment) ? "dark" : "light";
}

}  // namespace

std::string theme_name(const Services& services) {
  return services.settings.theme == kSystemTheme ? system_theme(services) : services.settings.theme;
}

namespace {

/// Those of the program's own, without the player's.
std::vector<std::filesystem::path> folders_that_came(const Services& services, std::vector<std::filesystem::path> folders) {
  std::erase_if(folders, [&](const auto& folder) { return services.paths.is_own(folder); });
  return folders;
}

/// A sound one in the place of one with a fault: that of the same name that came with the program, else the system's.
std::optional<LoadedTheme> stand_in(const Services& services, const std::vector<std::filesystem::path>& folders) {
  const auto came = folders_that_came(services, folders);
  const std::string usual = system_theme(services);
  for (const auto& [from, name] : {std::pair(came, theme_name(services)), std::pair(folders, usual), std::pair(came, usual)}) {
    LoadedTheme loaded = load_theme(from, name);
    if (loaded.problems.empty() && try_own_fonts(loaded.theme)) return loaded;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Theme> theme_that_came(const Services& services, const std::string& name) {
  LoadedTheme loaded = load_theme(folders_that_came(services, services.paths.all("content/theme")), name);
  return loaded.problems.empty() ? std::optional(std::move(loaded.theme)) : std::nullopt;
}

LoadedTheme theme_of(const Services& services) {
  const auto folders = services.paths.all("content/theme");
  LoadedTheme asked = load_theme(folders, theme_name(services));
  if (asked.problems.empty())
    if (const Status drawn = try_own_fonts(asked.theme); !drawn) asked.problems.push_back(drawn.problem());
  if (asked.problems.empty()) return asked;
  auto used = stand_in(services, folders);
  if (!used) return asked;
  used->problems = {Problem(Text("settings.theme_unused", {{"name", clipped(theme_name(services))}, {"why", asked.problems.front().text}}),
                            asked.problems.front().where)};
  return *std::move(used);
}

namespace {

bool is_drawable(const Theme& theme) {
  return std::ranges::all_of(required_sizes(), [&](std::string_view role) { return theme.sizes.contains(role); });
}

}  // namespace

Result<Theme> drawable_theme(const Services& services) {
  LoadedTheme loaded = theme_of(services);
  if (is_drawable(loaded.theme)) return std::move(loaded.theme);
  if (!loaded.problems.empty() && !loaded.problems.front().text.key.starts_with("theme.unknown")) return std::move(loaded.problems.front());
  return Problem("theme.nowhere", {{"folder", printable((services.paths.data.front() / "content/theme").string())}});
}

std::string Ui::tr_in_short(const Problem& problem) const {
  Problem shorter = with_last_moves(problem);
  if (problem.where.file.ends_with(".so")) shorter.where.file = std::filesystem::path(problem.where.file).filename().string();
  const std::string told = tr(shorter), whole = tr(problem);
  if (told != whole) std::cerr << printable(whole) << '\n';
  return told;
}

std::string Ui::tr_plugin_fault(const Problem& problem) const {
  std::string told = tr_in_short(problem) + ".";
  const std::string& file = problem.where.file;
  if (file.ends_with(".so") && services.paths.is_own(file)) told += "\n" + tr("window.fault.refuse", {{"file", printable(file)}});
  return told;
}

void Ui::load_theme_by_settings() {
  LoadedTheme loaded = theme_of(services);
  for (const Problem& problem : loaded.problems) say(problem);
  if (!is_drawable(loaded.theme)) return;  // its files were deleted meanwhile
  theme = std::move(loaded.theme);
  sizes = Sizes(theme);
}

}  // namespace tablier

#include "app/start.hpp"

#include "app/versions.hpp"
#include "content/utf8.hpp"
#include "content/yaml_refusals.hpp"
#include "editor/editor.hpp"

#include <algorithm>
#include <iterator>

namespace tablier {
namespace {

namespace fs = std::filesystem;

void append(std::vector<Problem>& all, std::vector<Problem> more) {
  all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

/// The language of the settings may be gone since, or come from another machine. What the call asks for is checked with its other words.
void use_language(Services& services, const fs::path& settings, bool asked) {
  const auto offered = services.locale.languages();
  const std::string& wished = services.settings.language;
  services.locale.use(language_for(wished, offered));
  if (!asked && !wished.empty() && std::ranges::count(offered, wished) == 0)
    services.problems.emplace_back(Text("settings.language_unused", {{"name", clipped(wished)}}), SourceSpot{settings.string()});
}

}  // namespace

Services make_services(const std::string& language, PluginTrust trust) {
  Services services;
  services.paths = find_paths();
  services.locale.know(StandIns({services.paths.data, services.paths.plugins}));
  for (const auto& folder : services.paths.all("content/locale")) append(services.problems, services.locale.add_folder(folder));
  services.locale.know_own_texts();
  remember_refused_yaml(services.paths.cache / "refused.yaml");
  const fs::path settings = services.paths.config / "settings.yaml";
  LoadedSettings loaded = load_settings(settings);
  append(services.problems, std::move(loaded.problems));
  // What the call asks for holds for it alone: as if it had been in the settings all the time, so that it is not written there.
  if (!language.empty()) loaded.settings.language = language;
  services.settings = services.settings_as_kept = std::move(loaded.settings);
  services.catalogue = Catalogue::load(services.paths, services.locale, trust);
  services.plugins_to_ask = services.catalogue.unknown_plugins();
  use_language(services, settings, !language.empty());
  services.series_editor = editor::series_editor();
  services.version = engine_version();
  for (const Library& library : libraries_used()) services.libraries.emplace_back(library.name, library.version);
  return services;
}

void open_records(Services& services) {
  auto opened = Records::open(services.paths.records());
  services.records_problem = opened ? opened->damage() : opened.problem();
  if (services.records_problem) services.problems.push_back(*services.records_problem);
  if (!opened) opened = Records::open_beside(services.paths.records());
  if (opened) services.records = *std::move(opened);
}

}  // namespace tablier

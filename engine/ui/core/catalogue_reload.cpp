#include "ui/core/catalogue_reload.hpp"

#include "content/file_stamp.hpp"
#include "content/files.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace tablier {
namespace {

namespace fs = std::filesystem;

/// What stands in a folder, in order.
std::vector<fs::path> items_of(const fs::path& folder) {
  std::vector<fs::path> items;
  std::error_code error;
  for (fs::directory_iterator item(folder, error), end; !error && item != end; item.increment(error)) items.push_back(item->path());
  std::ranges::sort(items);
  return items;
}

std::string stamp_of_files(const fs::path& folder, std::string_view ending) {
  std::string stamp;
  for (const fs::path& file : list_files(folder, ending)) stamp += file_stamp(file);
  return stamp;
}

/// What tells the player's own plugins and games apart from others. Series are looked at where they are played.
std::string stamp_of_own(const Paths& paths) {
  std::string stamp = folder_stamp({paths.own_plugins()});
  for (const fs::path& game : items_of(paths.user_data / "scripts")) stamp += stamp_of_files(game, ".lua");
  for (const fs::path& game : items_of(paths.user_data / "content"))
    stamp += stamp_of_files(game, ".yaml") + stamp_of_files(game / "texts", ".yaml");
  return stamp;
}

/// Those of `found` that nobody was asked about and that were not there before.
std::vector<fs::path> new_plugins(const Catalogue& before, const Catalogue& found) {
  std::vector<fs::path> fresh;
  for (const fs::path& file : found.unknown_plugins())
    if (std::ranges::count(before.unknown_plugins(), file) == 0) fresh.push_back(file);
  return fresh;
}

}  // namespace

void CatalogueReload::look(CatalogueReader& reader, const Services& services, std::function<void()> then) {
  std::string own = stamp_of_own(services.paths);
  const bool changed = own_ && *own_ != own;
  own_ = std::move(own);
  if (changed) ask(reader, services, std::move(then));
}

void CatalogueReload::ask(CatalogueReader& reader, const Services& services, std::function<void()> then) {
  if (then) then_.push_back(std::move(then));
  found_ = reader.ask<Found>(services.catalogue, [paths = services.paths, locale = services.locale](const Catalogue&) {
    Locale fresh = locale;
    Catalogue catalogue = Catalogue::load(paths, fresh);
    return Found{std::move(catalogue), std::move(fresh)};
  });
}

bool CatalogueReload::update(Services& services) {
  if (!found_.ready()) return false;
  if (auto found = found_.take()) {
    const std::string language = services.locale.language(), labels = services.locale.labels();
    for (fs::path& file : new_plugins(services.catalogue, found->catalogue)) services.plugins_to_ask.push_back(std::move(file));
    services.catalogue = std::move(found->catalogue);
    services.locale = std::move(found->locale);
    services.locale.use(language_for(language, services.locale.languages()));
    services.locale.use_labels(labels);
  }
  ++count_;
  for (const auto& then : std::exchange(then_, {})) then();
  return true;
}

}  // namespace tablier

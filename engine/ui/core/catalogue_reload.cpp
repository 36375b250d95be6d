#include "ui/core/catalogue_reload.hpp"

#include <utility>

namespace tablier {

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
    const std::string language = services.locale.language();
    services.catalogue = std::move(found->catalogue);
    services.locale = std::move(found->locale);
    services.locale.use(language);
  }
  ++count_;
  for (const auto& then : std::exchange(then_, {})) then();
  return true;
}

}  // namespace tablier

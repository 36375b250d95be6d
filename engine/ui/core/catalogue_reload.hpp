#pragma once

#include "play/catalogue_reader.hpp"
#include "ui/core/services.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

/// Finds all games anew beside the thread that draws, as after an answer about a plugin.
namespace tablier {

class CatalogueReload {
 public:
  /// The games as they are found then come in the place of those of the services, and `then` is called. Matches that are open keep theirs.
  void ask(CatalogueReader& reader, const Services& services, std::function<void()> then = {});
  /// The same where the player's own folder has other plugins, scripts, games or texts than when it was looked at last, or one was saved;
  /// the first look only remembers them.
  void look(CatalogueReader& reader, const Services& services, std::function<void()> then);
  /// True when they have come; plugins that nobody was asked about are then in the services' list.
  bool update(Services& services);
  bool busy() const { return found_.busy(); }
  /// How often they have: a screen that shows games looks whether it is still the same.
  std::uint64_t count() const { return count_; }

 private:
  struct Found {
    Catalogue catalogue;
    Locale locale;
  };

  Reading<Found> found_;
  std::vector<std::function<void()>> then_;
  std::uint64_t count_ = 0;
  std::optional<std::string> own_;  ///< the stamp of the player's own plugins, scripts and sheets
};

}  // namespace tablier

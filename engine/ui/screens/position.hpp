#pragma once

#include "host/catalogue.hpp"
#include "play/script_job.hpp"
#include "ui/core/ui.hpp"

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>

/// Positions that content names, for cards and for pictures of the rules.
namespace tablier {

/// Absent where it cannot be reached; a problem where a plugin throws. May run scripts.
Result<std::optional<Scene>> position_of(const std::shared_ptr<const GameEntry>& game, const Picture& picture);
/// The same with lights where it may go on, as far as one gesture tells.
Result<std::optional<Scene>> lit_position_of(const std::shared_ptr<const GameEntry>& game, const Picture& picture);

/// The positions of one screen, each found once: at once, or beside where scripts are asked.
class PositionPictures {
 public:
  enum class Lights : std::uint8_t { none, shown };

  /// True where `find` asks no script: it is known, or the rules have none. Else it is asked for beside.
  bool ready(const std::shared_ptr<const GameEntry>& game, const Picture& picture, Lights lights = Lights::none);
  /// Null where there is none; where that is a plugin's fault, says so once. Precondition: ready.
  const Scene* find(Ui& ui, const std::shared_ptr<const GameEntry>& game, const Picture& picture, Lights lights = Lights::none);
  /// True when one has come.
  bool update();
  bool busy() const { return job_.busy(); }
  /// The games are others now.
  void forget();
  /// What is not known yet is asked again when it is looked for.
  void pause();

 private:
  struct Wanted {
    std::string name;
    std::shared_ptr<const GameEntry> game;
    Picture picture;
    Lights lights;
  };
  void ask_next();

  std::map<std::string, Result<std::optional<Scene>>> known_;
  std::deque<Wanted> wanted_;  ///< the first is worked on
  ScriptJob<std::optional<Scene>> job_;
};

}  // namespace tablier

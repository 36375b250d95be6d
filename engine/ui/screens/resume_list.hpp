#pragma once

#include "match/autosave.hpp"
#include "play/script_job.hpp"
#include "ui/core/input.hpp"
#include "ui/screens/library_model.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// The last matches that were left, to go on with: each as a card with its game, who plays, how it stands and when it was left. Enter
/// means the one that is chosen.
namespace tablier {

class Ui;

class ResumeList {
 public:
  /// Finds them, and puts them into words. How they stand is known once `ask` was called, and a while later where scripts are asked.
  void find(const Ui& ui);
  bool any() const { return !left_.empty(); }
  /// The game of the last one; empty where there is none.
  std::string last_game() const { return left_.empty() ? std::string() : left_.front().data.setup.game; }
  /// Plays them again beside, to see how they stand. The variants of their games are read.
  void ask(const Ui& ui);
  /// True when that has come.
  bool update();
  bool busy() const { return std::ranges::any_of(jobs_, &ScriptJob<Standing>::busy); }
  void cancel() {
    for (ScriptJob<Standing>& job : jobs_) job.cancel();
  }
  /// Puts all into words, in the player's language.
  void read(const Ui& ui);
  /// How many are shown.
  std::size_t count() const { return shown_; }
  /// One of them was asked for by its key; `chosen`: the one that Enter means, if it means one of them.
  bool key(Ui& ui, const KeyChange& key, std::optional<std::size_t> chosen);
  /// In a row; nothing where there are none. `chosen` as above.
  void draw(Ui& ui, std::optional<std::size_t> chosen);

 private:
  struct Standing {
    MatchStanding match;
    std::shared_ptr<const Scene> scene;  ///< as somebody sees it who plays no part
  };
  static constexpr std::size_t kMaxResumed = 3;

  static Result<Standing> standing(const SaveData& save, const Catalogue& catalogue);
  std::size_t shown(const Ui& ui) const;
  static std::string key_label(const Ui& ui, std::size_t i, bool chosen);
  void draw_heading(Ui& ui) const;
  std::string others_label(const Ui& ui) const;
  void draw_card(Ui& ui, std::size_t i, Vec2 size, bool chosen);
  static void draw_title(const Ui& ui, const ResumeLabels& labels, Vec2 at, float room);
  bool draw_board(Ui& ui, std::size_t i, Rect at) const;
  void resume(Ui& ui, std::size_t i);

  std::size_t count_ = 0;   ///< of all that were left
  std::size_t unread_ = 0;  ///< saves that cannot be read
  std::size_t shown_ = 0;
  std::vector<SaveSummary> left_;
  std::array<std::optional<Result<Standing>>, kMaxResumed> standings_;  ///< absent: not known yet
  std::vector<ResumeLabels> labels_;
  std::array<ScriptJob<Standing>, kMaxResumed> jobs_;  ///< each with time of its own: no script of one match takes that of another
};

}  // namespace tablier

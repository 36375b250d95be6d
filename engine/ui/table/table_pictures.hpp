#pragma once

#include "content/files.hpp"
#include "play/play.hpp"
#include "ui/core/gif_film.hpp"
#include "ui/core/ui.hpp"
#include "ui/hand/hand.hpp"
#include "ui/painter/palette.hpp"
#include "ui/painter/table_layout.hpp"
#include "ui/painter/table_painter.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

/// Pictures of a table for others: the board as it is seen, a round as a film; and the round shown again on the table itself.
namespace tablier {

class TablePictures {
 public:
  /// All of them outlive it.
  TablePictures(Ui& ui, Play& play, const Hand& hand, const Palette& palette) : ui_(ui), play_(play), hand_(hand), palette_(palette) {}

  /// The position that is looked at, in a PNG that is nobody's yet; says which.
  void take_picture();
  /// The round that is looked at, so far, in an animated GIF, a picture a move, in the same way. It is drawn bit by bit, and how far it is
  /// is said meanwhile; asked for again, it is given up.
  void take_film();
  /// Says that nothing is written. Precondition: filming().
  void stop_film();
  bool filming() const { return film_ != nullptr; }

  /// Shows the round that is looked at move by move, from that position, from the start where it is the last one; or stops there.
  void replay_or_pause();
  bool replaying() const { return next_move_.has_value(); }
  void pause() { next_move_.reset(); }

  /// Goes on with both; true when there is something to be seen.
  bool update(double now);
  /// When it wants to be called next.
  std::optional<double> next_wake(double now) const;

 private:
  struct Film {
    std::vector<Scene> scenes;
    int width = 0, height = 0;
    TableLayout layout;
    GifFilm gif;
    std::optional<Pixels> shown;  ///< drawn, and not in the film before something else is
    std::size_t next = 0;
  };
  void begin_film(std::vector<Scene> scenes);
  void draw_next();
  void end_film();
  void drop_film();
  bool tell_share();
  void show_next_move();
  TableTaste taste() const;
  void draw(Canvas& canvas, const Scene& scene, const TableLayout& layout);
  void say_where(const char* key, const std::filesystem::path& file) { ui_.say(Text(key, {{"file", shown_path(file)}})); }

  Ui& ui_;
  Play& play_;
  const Hand& hand_;
  const Palette& palette_;
  std::shared_ptr<Film> film_;
  std::string told_;                 ///< how far it is
  std::optional<double> next_move_;  ///< when it is shown
};

}  // namespace tablier

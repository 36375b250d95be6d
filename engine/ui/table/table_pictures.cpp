#include "ui/table/table_pictures.hpp"

#include "match/stopwatch.hpp"
#include "ui/core/pictures.hpp"
#include "ui/painter/layer_names.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tablier {
namespace {

/// Pixels on all sides together: what is wide is less high.
constexpr float kPictureSide = 1200, kFilmSide = 560;
/// Of the names of layers in them.
constexpr float kNameScale = 1.5F;
/// Seconds that a move of a film, and its last one, is seen; that a move of a replay is.
constexpr double kFilmStep = 0.8, kFilmEnd = 4, kReplayStep = 0.9;
/// Seconds that are drawn on at a film before hands are heard again.
constexpr double kFilmSlice = 0.012;

struct PictureSize {
  int width, height;
};

PictureSize size_of(const Scene& scene, float side) {
  const float root = std::sqrt(picture_aspect(scene));
  return {static_cast<int>(std::lround(side / root)), static_cast<int>(std::lround(side * root))};
}

Rect whole(int width, int height) { return {0, 0, static_cast<float>(width), static_cast<float>(height)}; }

}  // namespace

/// With the names of layers: which lies over which is nowhere else to be seen.
void TablePictures::draw(Canvas& canvas, const Scene& scene, const TableLayout& layout) {
  draw_picture(canvas, palette_, scene, layout, taste());
  draw_layer_names(canvas, palette_, layout, kNameScale, [this](const Text& text) { return ui_.tr(text); });
}

/// A picture has a size of its own, whatever the interface's scale.
TableTaste TablePictures::taste() const { return {ui_.services.settings.marks, ui_.services.settings.labels}; }

void TablePictures::take_picture() {
  const Scene& scene = hand_.scene();
  const auto [width, height] = size_of(scene, kPictureSide);
  const auto file = fresh_picture_file(play_.match().game(), ".png");
  const auto pixels = ui_.pictures.draw_pixels(width, height, ui_.colour("ground"),
                                               [&](Canvas& canvas, Rect box) { draw(canvas, scene, picture_layout(scene, box)); });
  const Status written = pixels ? write_png(*pixels, file) : Problem("window.not_written", {{"file", file.string()}});
  if (written) say_where("table.picture.done", file);
  else ui_.say(written.problem());
}

void TablePictures::take_film() {
  if (filming()) return stop_film();
  film_ = std::make_shared<Film>();
  tell_share();
  const std::weak_ptr<Film> wanted = film_;
  play_.ask_scenes(
      [this, wanted](std::vector<Scene> scenes) {
        if (!wanted.expired()) begin_film(std::move(scenes));
      },
      [this, wanted] {
        if (!wanted.expired()) drop_film();
      });
}

void TablePictures::stop_film() {
  drop_film();
  ui_.say(Text("table.film.stopped"));
}

void TablePictures::drop_film() {
  film_.reset();
  told_.clear();
  ui_.notices.say_lasting({}, ui_.now);
}

/// Whatever took it away meanwhile; true where it is another one.
bool TablePictures::tell_share() {
  const auto percent = film_->scenes.empty() ? 0 : static_cast<std::int64_t>(100 * film_->next / film_->scenes.size());
  std::string share = film_->scenes.empty() ? ui_.tr("table.film.begun") : ui_.tr("table.film.share", {{"n", percent}});
  const auto& said = ui_.notices.all();
  if (share == told_ && std::ranges::any_of(said, &Notices::Notice::lasts)) return false;
  told_ = share;
  ui_.notices.say_lasting(std::move(share), ui_.now);
  return true;
}

/// In the layout of the last position, so that nothing jumps.
void TablePictures::begin_film(std::vector<Scene> scenes) {
  const auto [width, height] = size_of(scenes.back(), kFilmSide);
  film_->layout = picture_layout(scenes.back(), whole(width, height));
  film_->width = width;
  film_->height = height;
  film_->scenes = std::move(scenes);
}

/// A move that changes nothing that is seen, as a piece chosen from a tray, is no picture of its own.
void TablePictures::draw_next() {
  Film& film = *film_;
  const Scene& scene = film.scenes[film.next++];
  const bool last = film.next == film.scenes.size();
  auto pixels = ui_.pictures.draw_pixels(film.width, film.height, ui_.colour("ground"),
                                         [&](Canvas& canvas, Rect) { draw(canvas, scene, film.layout); });
  bool drawn = pixels.has_value();
  if (drawn && film.shown && film.shown->rgb != pixels->rgb) drawn = film.gif.add(*film.shown, kFilmStep);
  film.shown = std::move(pixels);
  if (drawn && last) drawn = film.gif.add(*film.shown, kFilmEnd);
  if (!drawn) film.next = 0;  // it is not whole
  if (!drawn || last) end_film();
}

void TablePictures::end_film() {
  const auto file = fresh_picture_file(play_.match().game(), ".gif");
  const std::string bytes = film_->next == film_->scenes.size() ? film_->gif.take() : std::string();
  drop_film();
  const Status written = bytes.empty() ? Problem("window.not_written", {{"file", file.string()}}) : write_file(file, bytes);
  if (written) say_where("table.film.done", file);
  else ui_.say(written.problem());
}

void TablePictures::replay_or_pause() {
  if (replaying()) return pause();
  if (!play_.navigation().has_later()) play_.navigation().look_at(0);
  next_move_ = ui_.now + kReplayStep;
}

/// What follows the round is no part of it. What a worker shows is known when the next move is due.
void TablePictures::show_next_move() {
  Navigation& shown = play_.navigation();
  if (shown.has_later()) shown.step_back_or_on(1);
  if (shown.has_later()) next_move_ = ui_.now + kReplayStep;
  else pause();
}

bool TablePictures::update(double now) {
  bool changed = false;
  if (film_) {
    for (const double end = steady_seconds() + kFilmSlice; film_ && !film_->scenes.empty() && steady_seconds() < end;) draw_next();
    changed = !film_ || tell_share();
  }
  if (!next_move_ || now < *next_move_ || play_.working()) return changed;
  show_next_move();
  return true;
}

std::optional<double> TablePictures::next_wake(double now) const {
  if (film_) return film_->scenes.empty() ? now + 1.0 / 60 : now;
  return next_move_;
}

}  // namespace tablier

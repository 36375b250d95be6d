#include "ui/screens/problem_board.hpp"

#include "ui/core/pictures.hpp"
#include "ui/painter/close_up.hpp"
#include "ui/panels/frame.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/taste.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>
#include <cmath>

namespace tablier {
namespace {

constexpr float kNamed = 220;  ///< logical pixels from which the names of columns and rows can be read

}  // namespace

void ProblemBoard::draw(Ui& ui, Rect at, const std::shared_ptr<const GameEntry>& game, const ChallengeId& id) {
  const MatchSetup setup = challenge_setup(game->spec, id);
  const Picture position{.variant = setup.variant, .options = setup.options, .moves = {}};
  const Panel panel(ui, "##problem", at, Panel::Ground::ground, {0, 0});
  const float side = std::floor(std::min(at.w, at.h) - ui.px(ui.sizes.l));
  const ImVec2 low{std::floor(at.x + (at.w - side) / 2), at.y}, high{low.x + side, low.y + side};
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float round = ui.px(ui.sizes.radius_button);
  list.AddRectFilled(low, high, im(ui.colour("paper")), round);
  if (positions_.ready(game, position)) {
    const Palette palette(ui.theme, &game->spec.paints);
    const TableTaste taste = taste_of(ui);
    // A file of problems may change under its names: the position itself is the name.
    const std::string name = "map." + game->name + "." + setup.variant + "." + to_text(setup.options) + (taste.marks ? ".marks" : "");
    const auto shown =
        ui.pictures.get(name, static_cast<int>(side), static_cast<int>(side), ui.colour("paper"), [&](Canvas& canvas, Rect box) {
          const Scene* scene = positions_.find(ui, game, position);
          if (!scene) return;
          if (side < ui.px(kNamed)) draw_close_up(canvas, palette, *scene, box, taste);
          else draw_picture(canvas, palette, *scene, box, taste);
        });
    shown_ = shown.has_value();
    if (shown) list.AddImageRounded(shown->texture, low, high, shown->from, shown->to, IM_COL32_WHITE, round);
  }
  list.AddRect(low, high, im(ui.colour("line")), round, 0, std::max(1.0F, std::floor(ui.scale())));
}

}  // namespace tablier

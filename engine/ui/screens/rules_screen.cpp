#include "ui/panels/frame.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/screens/screens.hpp"

namespace tablier {
namespace {

constexpr float kColumn = 720;  // a line that is longer is hard to read

class RulesScreen final : public Screen {
 public:
  RulesScreen(std::shared_ptr<const GameEntry> entry, std::string variant) : entry_(std::move(entry)), variant_(std::move(variant)) {}

  bool input(Ui& ui, const Input& input) override {
    const auto* key = std::get_if<KeyChange>(&input);
    if (!key || !(is_press(*key, Key::escape) || is_press(*key, Key::f1))) return false;
    go_back(ui);
    return true;
  }

  Value describe(const Ui&) const override { return Value::map({{"screen", "rules"}}); }

  void draw_panels(Ui& ui) override {
    const VariantEntry* variant = entry_->variant(variant_);
    if (bar(ui,
            {.back = ui.tr("bar.back"), .title = ui.tr(entry_->sheet.title), .where = variant ? ui.tr(variant->title) : ui.tr("bar.rules")})
            .back)
      go_back(ui);
    const Rect room = frame_without_panel(ui).board;
    const float side = std::max(ui.sizes.xxl, (room.w / ui.scale() - kColumn) / 2);
    const Panel panel(ui, "##rules", room, Panel::Ground::ground, {side, ui.sizes.xxl});
    for (const RulesChapter& chapter : entry_->sheet.rules) {
      title(ui, ui.tr(chapter.title));
      for (const Localised& words : chapter.paragraphs) paragraph(ui, ui.tr(words));
      gap(ui, ui.sizes.xl);
    }
  }

 private:
  std::shared_ptr<const GameEntry> entry_;
  std::string variant_;
};

}  // namespace

std::unique_ptr<Screen> rules_screen(std::shared_ptr<const GameEntry> entry, std::string variant) {
  return std::make_unique<RulesScreen>(std::move(entry), std::move(variant));
}

}  // namespace tablier

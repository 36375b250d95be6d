#include "ui/panels/frame.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/screens/screens.hpp"

namespace tablier {
namespace {

/// Between two looks whether it is there; until the player is told what for one waits, in seconds.
constexpr double kLoadingPoll = 0.01, kLoadingTold = 0.3;

class LoadingScreen final : public Screen {
 public:
  LoadingScreen(std::string game, std::unique_ptr<AwaitedScreen> awaited) : game_(std::move(game)), awaited_(std::move(awaited)) {}

  std::string name(const Ui&) const override { return game_; }
  void enter(Ui& ui) override { since_ = ui.now; }
  bool is_in_passing() const override { return true; }

  bool input(Ui& ui, const Input& input) override {
    const auto* key = std::get_if<KeyChange>(&input);
    if (!key || !is_press(*key, Key::escape) || done_) return false;
    leave_for_good(ui);
    return true;
  }

  bool update(Ui& ui, double now) override {
    if (!done_ && awaited_->ready()) {
      open(ui);
      return true;
    }
    return std::exchange(told_, now - since_ >= kLoadingTold) != told_;
  }
  std::optional<double> next_wake(const Ui&, double now) const override { return now + kLoadingPoll; }

  void draw_panels(Ui& ui) override {
    if (bar(ui, {.back = back_label(ui), .title = game_}).back && !done_) leave_for_good(ui);
    const Panel panel(ui, "##loading", frame_without_panel(ui).board, Panel::Ground::ground, {ui.sizes.xxl, ui.sizes.xxl});
    if (told_) paragraph(ui, ui.tr("table.loading"));
  }
  Value describe(const Ui&) const override { return Value::map({{"screen", "loading"}}); }
  bool settled() const override { return done_; }

 private:
  void open(Ui& ui) {
    done_ = true;
    auto screen = awaited_->take(ui);
    if (screen) return ui.navigator.replace(*std::move(screen));
    awaited_->tell(ui, screen.problem());
    go_back(ui);
  }

  void leave_for_good(Ui& ui) {
    done_ = true;
    go_back(ui);
  }

  std::string game_;
  std::unique_ptr<AwaitedScreen> awaited_;
  double since_ = 0;
  bool told_ = false;
  bool done_ = false;
};

}  // namespace

std::unique_ptr<Screen> loading_screen(std::string game, std::unique_ptr<AwaitedScreen> awaited) {
  return std::make_unique<LoadingScreen>(std::move(game), std::move(awaited));
}

}  // namespace tablier

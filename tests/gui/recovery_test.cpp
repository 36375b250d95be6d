#include "catch.hpp"
#include "staged.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/screens/screens.hpp"
#include "window.hpp"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <exception>
#include <memory>
#include <stdexcept>

using namespace tablier;
using namespace tablier::gui;

namespace {

enum class Moment { never, enter, leave, update, panel, child, still, board, tell };

/// Throws at one moment, as a game may that it asks.
class ThrowingScreen final : public Screen {
 public:
  explicit ThrowingScreen(Moment when) : when_(when) {}
  void enter(Ui&) override { at(Moment::enter); }
  void leave(Ui&) override { at(Moment::leave); }
  std::string fault(Ui&, const std::exception_ptr&) const override {
    at(Moment::tell);
    return "told by the screen";
  }
  bool update(Ui&, double) override {
    at(Moment::update);
    if (when_ == Moment::leave || when_ == Moment::tell) throw std::runtime_error("and in going");
    return false;
  }
  void draw_panels(Ui& ui) override {
    const Panel panel(ui, "##throwing", {0, 0, 300, 300}, Panel::Ground::paper);
    at(Moment::panel);
    ImGui::PushFont(ui.fonts.title);
    ImGui::PushStyleColor(ImGuiCol_Text, 0);
    ImGui::PushID("in it");
    ImGui::BeginChild("##child", {100, 100});
    at(Moment::child);
    ImGui::EndChild();
    ImGui::PopID();
    ImGui::PopStyleColor();
    ImGui::PopFont();
  }
  void draw_still(Ui&, Canvas&) override { at(Moment::still); }
  void draw_board(Ui&, Canvas&) override { at(Moment::board); }

 private:
  void at(Moment moment) const {
    if (moment == when_) throw std::runtime_error("thrown");
  }
  Moment when_;
};

}  // namespace

TEST_CASE("whatever throws in a screen, in the middle of its panels too, the library comes in its place and tells it") {
  Surrounded all;
  Staged stage(all, {900, 600, 1, "en", "light"});
  for (const Moment when :
       {Moment::enter, Moment::leave, Moment::update, Moment::panel, Moment::child, Moment::still, Moment::board, Moment::tell}) {
    CAPTURE(static_cast<int>(when));
    stage.show(std::make_unique<ThrowingScreen>(when));
    try {
      stage.draw(2);
      FAIL("nothing was thrown");
    } catch (const std::runtime_error&) {
      stage.recover(std::current_exception(), library_screen);
    }
    stage.settle();
    const Value seen = all.seen();
    CHECK(text(seen, "screen") == "library");
    CHECK(text(seen, "dialog") == "Something went wrong");
    CHECK(text(seen, "answer") == "All right");
    stage.press({.key = Key::enter});
    stage.settle();
    CHECK(text(all.seen(), "dialog").empty());
  }
}

TEST_CASE("a window of one screen begins anew with it where it failed, and tells why") {
  Surrounded all;
  Staged stage(all, {900, 600, 1, "en", "light"});
  stage.show(std::make_unique<ThrowingScreen>(Moment::panel));
  int made = 0;
  try {
    stage.draw(2);
    FAIL("nothing was thrown");
  } catch (const std::runtime_error&) {
    stage.recover(std::current_exception(), [&made] { return ++made, std::make_unique<ThrowingScreen>(Moment::never); });
  }
  stage.settle();
  CHECK(made == 1);
  CHECK(text(all.seen(), "screen") != "library");
  CHECK(text(all.seen(), "dialog") == "Something went wrong");
}

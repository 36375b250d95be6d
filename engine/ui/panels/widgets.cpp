#include "ui/panels/widgets.hpp"

#include "ui/panels/text_metrics.hpp"
#include "ui/panels/word_lines.hpp"

#include <cmath>
#include <exception>
#include <numbers>

namespace tablier {
namespace {

void draw_label(ImFont* font, Colour colour, std::string_view text) {
  const std::string lines = word_lines(font, text, ImGui::GetContentRegionAvail().x);
  ImGui::PushFont(font);
  ImGui::PushStyleColor(ImGuiCol_Text, im(colour));
  ImGui::PushTextWrapPos(0);
  ImGui::TextUnformatted(lines.data(), lines.data() + lines.size());
  ImGui::PopTextWrapPos();
  ImGui::PopStyleColor();
  ImGui::PopFont();
}

}  // namespace

Panel::Panel(const Ui& ui, const char* id, Rect at, Ground ground, Vec2 padding) : flying_(std::uncaught_exceptions()) {
  ImGui::SetNextWindowPos({at.x, at.y});
  ImGui::SetNextWindowSize({at.w, at.h});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(padding.x), ui.px(padding.y)});
  const Colour colour = ground == Ground::paper ? ui.colour("paper") : ground == Ground::ground ? ui.colour("ground") : Colour{0, 0, 0, 0};
  ImGui::PushStyleColor(ImGuiCol_WindowBg, im(colour));
  ImGui::Begin(id, nullptr,
               ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoCollapse | ImGuiWindowFlags_NoMove |
                   ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBringToFrontOnFocus);
  ImGui::PopStyleColor();
  ImGui::PopStyleVar();
}

Panel::~Panel() {
  if (std::uncaught_exceptions() == flying_) ImGui::End();
}

void heading(const Ui& ui, std::string_view text) { draw_label(ui.fonts.label_strong, ui.colour("soft_ink"), text); }
void title(const Ui& ui, std::string_view text) { draw_label(ui.fonts.title, ui.colour("ink"), text); }
void paragraph(const Ui& ui, std::string_view text) { draw_label(ui.fonts.body, ui.colour("ink"), text); }
void note(const Ui& ui, std::string_view text) { draw_label(ui.fonts.label, ui.colour("soft_ink"), text); }
void strong_line(const Ui& ui, std::string_view text) { draw_label(ui.fonts.strong, ui.colour("ink"), text); }
void clock_figure(const Ui& ui, std::string_view text) { draw_label(ui.fonts.clock, ui.colour("ink"), text); }

void refusal_note(const Ui& ui, std::string_view text) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  draw_word_lines(*ImGui::GetWindowDrawList(), ui.fonts.label, {at.x, at.y}, im(ui.colour("danger")), text, width);
  ImGui::Dummy({width, measure_word_lines(ui.fonts.label, text, width).y});
}

void gap(const Ui& ui, float height) { ImGui::Dummy({0, std::max(0.0F, ui.px(height) - ImGui::GetStyle().ItemSpacing.y)}); }

void edge_line(const Ui& ui, Rect at) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.PushClipRect(im(at.corner()), {at.right(), at.bottom()});
  list.AddRectFilled(im(at.corner()), {at.right(), at.bottom()}, im(ui.colour("line")));
  list.PopClipRect();
}

void rule(const Ui& ui) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float thick = std::max(1.0F, std::floor(ui.scale()));
  ImGui::GetWindowDrawList()->AddRectFilled(at, {at.x + ImGui::GetContentRegionAvail().x, at.y + thick}, im(ui.colour("line")));
  ImGui::Dummy({0, thick});
}

namespace {

bool hard_to_see(const Ui& ui, Colour colour) {
  constexpr double kSeen = 1.5;
  return contrast(colour, ui.colour("paper")) < kSeen;
}

}  // namespace

Colour seat_rim(const Ui& ui, Colour colour) { return faded(ui.colour("ink"), hard_to_see(ui, colour) ? 0.65F : 0.4F); }

Colour seat_ink(const Ui& ui, Colour colour) {
  const Colour paper = ui.colour("paper"), ink = ui.colour("ink");
  constexpr float kStep = 0.08F;
  const bool dark = contrast(paper, kWhite) > contrast(paper, kBlack);
  Colour seen = colour;
  for (float share = kStep; dark && share < 1 && hard_to_see(ui, seen); share += kStep)
    seen = blend(colour, ink, static_cast<double>(share));
  return seen;
}

void seat_disc(const Ui& ui, Vec2 middle, float radius, Colour colour) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddCircleFilled(im(middle), radius, im(seat_ink(ui, colour)));
  const float thin = std::max(1.0F, std::floor(ui.scale()));
  list.AddCircle(im(middle), radius, im(seat_rim(ui, colour)), 0, hard_to_see(ui, colour) ? 1.5F * thin : thin);
}

void seat_sign(const Ui& ui, Vec2 middle, float radius, Colour colour, std::string_view written) {
  if (written.empty()) return seat_disc(ui, middle, radius, colour);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImU32 ink = im(seat_ink(ui, colour));
  const float line = radius / 2;
  const ImVec2 low = list.GetClipRectMin(), high = list.GetClipRectMax();
  probe_text(written, {middle.x - radius, middle.y - radius, 2 * radius, 2 * radius}, {low.x, low.y, high.x - low.x, high.y - low.y},
             false);
  if (written == "ring") return list.AddCircle(im(middle), radius, ink, 0, line);
  for (const float way : {1.0F, -1.0F})
    list.AddLine({middle.x - radius, middle.y - way * radius}, {middle.x + radius, middle.y + way * radius}, ink, line);
}

Vec2 status(const Ui& ui, Colour dot, std::string_view first, std::string_view second) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float width = ImGui::GetContentRegionAvail().x, side = ui.px(ui.sizes.m), text_left = side + ui.px(14 + 10);
  const float wrap = width - text_left - side;
  const Vec2 one = measure_word_lines(ui.fonts.body, first, wrap),
             two = second.empty() ? Vec2{} : measure_word_lines(ui.fonts.label, second, wrap);
  const float between = second.empty() ? 0 : ui.px(2), height = one.y + between + two.y + 2 * ui.px(10);
  ImGui::Dummy({width, height});
  const Vec2 low = vec(ImGui::GetItemRectMin());
  list.AddRect(im(low), {low.x + width, low.y + height}, im(ui.colour("line")), ui.px(ui.sizes.radius_button), 0,
               std::max(1.0F, std::floor(ui.scale())));
  seat_disc(ui, {low.x + side + ui.px(6), low.y + height / 2}, ui.px(6), dot);
  draw_word_lines(list, ui.fonts.body, {low.x + text_left, low.y + ui.px(10)}, im(ui.colour("ink")), first, wrap);
  if (!second.empty())
    draw_word_lines(list, ui.fonts.label, {low.x + text_left, low.y + ui.px(10) + one.y + between}, im(ui.colour("soft_ink")), second,
                    wrap);
  return {text_left + std::max(one.x, two.x), height};
}

void draw_bar(const Ui& ui, Rect box, double fraction) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(im(box.corner()), {box.right(), box.bottom()}, im(ui.colour("line")), box.h / 2);
  if (fraction <= 0) return;
  const float done = std::max(box.h, box.w * static_cast<float>(std::min(fraction, 1.0)));
  list.AddRectFilled(im(box.corner()), {box.x + done, box.bottom()}, im(ui.colour("done")), box.h / 2);
}

bool progress(const Ui& ui, double fraction, std::string_view text, const ButtonLook& stop) {
  note(ui, text);
  const float width = ImGui::GetContentRegionAvail().x, height = ui.px(8);
  ImGui::Dummy({width, height});
  const ImVec2 low = ImGui::GetItemRectMin();
  draw_bar(ui, {low.x, low.y, width, height}, fraction);
  return !stop.label.empty() && button(ui, stop);
}

void draw_check(ImDrawList& list, Vec2 centre, float size, Colour colour) {
  const ImVec2 points[] = {{centre.x - size * 0.5F, centre.y},
                           {centre.x - size * 0.14F, centre.y + size * 0.36F},
                           {centre.x + size * 0.5F, centre.y - size * 0.36F}};
  list.AddPolyline(points, 3, im(colour), 0, size * 0.2F);
}

void draw_star(ImDrawList& list, Vec2 centre, float radius, Colour colour) {
  constexpr int kPoints = 5;
  constexpr float kInner = 0.44F, kStep = std::numbers::pi_v<float> / kPoints;
  const auto corner = [&](int i) {
    const float angle = static_cast<float>(i) * kStep - std::numbers::pi_v<float> / 2;
    const float r = i % 2 == 0 ? radius : radius * kInner;
    return ImVec2{centre.x + r * std::cos(angle), centre.y + r * std::sin(angle)};
  };
  // Filled without soft edges, which would show as seams between its five kites; the line around it makes them.
  const ImDrawListFlags flags = list.Flags;
  list.Flags &= ~ImDrawListFlags_AntiAliasedFill;
  for (int i = 0; i < 2 * kPoints; i += 2) list.AddQuadFilled(im(centre), corner(i + 9), corner(i), corner(i + 1), im(colour));
  list.Flags = flags;
  ImVec2 around[2 * kPoints];
  for (int i = 0; i < 2 * kPoints; ++i) around[i] = corner(i);
  list.AddPolyline(around, 2 * kPoints, im(colour), ImDrawFlags_Closed, 1);
}

}  // namespace tablier

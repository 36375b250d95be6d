#include "ui/panels/style.hpp"

namespace tablier {
namespace {

void set_shapes(ImGuiStyle& style, const Ui& ui) {
  const auto px = [&ui](float v) { return std::round(ui.px(v)); };
  style = ImGuiStyle();
  style.WindowPadding = style.FramePadding = {px(ui.sizes.m), px(ui.sizes.s)};
  style.ItemSpacing = {px(ui.sizes.s), px(ui.sizes.s)};
  style.ItemInnerSpacing = {px(ui.sizes.s), px(ui.sizes.xs)};
  style.WindowRounding = style.ChildRounding = 0;
  style.PopupRounding = style.FrameRounding = style.GrabRounding = px(ui.sizes.radius_button);
  style.ScrollbarRounding = px(ui.sizes.xs);
  style.ScrollbarSize = px(10);
  style.GrabMinSize = px(18);
  style.WindowBorderSize = style.ChildBorderSize = 0;
  style.FrameBorderSize = style.PopupBorderSize = std::max(1.0F, std::floor(ui.scale()));
  style.CellPadding = {px(ui.sizes.s), px(6)};
  style.AntiAliasedLinesUseTex = false;
  style.CurveTessellationTol = 0.6F;
  style.CircleTessellationMaxError = 0.2F;
}

void set_grounds(ImVec4* c, const Theme& theme) {
  const Colour paper = theme.colour("paper"), line = theme.colour("line");
  const Colour raised = theme.colour("raised");
  c[ImGuiCol_WindowBg] = im4(paper);
  c[ImGuiCol_ChildBg] = {0, 0, 0, 0};
  c[ImGuiCol_PopupBg] = im4(raised);
  c[ImGuiCol_Border] = c[ImGuiCol_Separator] = c[ImGuiCol_TableBorderLight] = c[ImGuiCol_TableBorderStrong] = im4(line);
  c[ImGuiCol_BorderShadow] = c[ImGuiCol_ScrollbarBg] = c[ImGuiCol_TableRowBg] = {0, 0, 0, 0};
  c[ImGuiCol_TableHeaderBg] = im4(paper);
  c[ImGuiCol_TableRowBgAlt] = im4(blend(paper, line, 0.25));
  c[ImGuiCol_FrameBg] = im4(raised);
  c[ImGuiCol_FrameBgHovered] = c[ImGuiCol_FrameBgActive] = im4(blend(raised, line, 0.35));
  c[ImGuiCol_ScrollbarGrab] = im4(line);
  c[ImGuiCol_ScrollbarGrabHovered] = c[ImGuiCol_ScrollbarGrabActive] = im4(blend(line, theme.colour("ink"), 0.25));
  c[ImGuiCol_ModalWindowDimBg] = c[ImGuiCol_NavWindowingDimBg] = {0, 0, 0, 0};
}

void set_inks(ImVec4* c, const Theme& theme) {
  const Colour accent = theme.colour("accent"), ink = theme.colour("ink");
  c[ImGuiCol_Text] = im4(ink);
  c[ImGuiCol_TextDisabled] = im4(theme.colour("soft_ink"));
  c[ImGuiCol_TextSelectedBg] = im4(faded(accent, 0.3));
  c[ImGuiCol_CheckMark] = c[ImGuiCol_SliderGrab] = c[ImGuiCol_SliderGrabActive] = im4(accent);
  c[ImGuiCol_PlotHistogram] = c[ImGuiCol_PlotLines] = im4(theme.colour("done"));
  c[ImGuiCol_PlotHistogramHovered] = c[ImGuiCol_PlotLinesHovered] = c[ImGuiCol_DragDropTarget] = im4(accent);
  c[ImGuiCol_NavHighlight] = im4(accent);
  c[ImGuiCol_NavWindowingHighlight] = im4(accent);
}

void set_handles(ImVec4* c, const Theme& theme) {
  const Colour raised = theme.colour("raised"), line = theme.colour("line");
  for (const int i : {ImGuiCol_Button, ImGuiCol_Header, ImGuiCol_Tab, ImGuiCol_TabUnfocused, ImGuiCol_TitleBg, ImGuiCol_TitleBgActive,
                      ImGuiCol_TitleBgCollapsed, ImGuiCol_MenuBarBg, ImGuiCol_ResizeGrip})
    c[i] = im4(raised);
  for (const int i :
       {ImGuiCol_ButtonHovered, ImGuiCol_HeaderHovered, ImGuiCol_TabHovered, ImGuiCol_ResizeGripHovered, ImGuiCol_SeparatorHovered})
    c[i] = im4(blend(raised, line, 0.35));
  for (const int i : {ImGuiCol_ButtonActive, ImGuiCol_HeaderActive, ImGuiCol_TabActive, ImGuiCol_TabUnfocusedActive,
                      ImGuiCol_ResizeGripActive, ImGuiCol_SeparatorActive})
    c[i] = im4(blend(raised, line, 0.7));
}

}  // namespace

void apply_style(const Ui& ui) {
  ImGuiStyle& style = ImGui::GetStyle();
  set_shapes(style, ui);
  set_grounds(style.Colors, ui.theme);
  set_inks(style.Colors, ui.theme);
  set_handles(style.Colors, ui.theme);
}

}  // namespace tablier

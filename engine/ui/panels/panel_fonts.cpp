#include "ui/panels/panel_fonts.hpp"

#include <imgui.h>

#include <cmath>

namespace tablier {
namespace {

/// Latin with its accents, typographic marks, arrows and signs that texts use.
constexpr ImWchar kLetters[] = {0x20,   0x2f,   0x3a,   0xff,   0x152,  0x153,  0x178,  0x178,  0x2010, 0x2026, 0x2039,
                                0x203a, 0x20ac, 0x20ac, 0x2190, 0x2193, 0x2212, 0x2212, 0x2260, 0x2265, 0};
constexpr ImWchar kFigures[] = {'0', '9', 0};
constexpr ImWchar kClock[] = {0x20, 0x20, '+', ':', 0x2212, 0x2212, 0};

ImFont* add(const FontFiles& files, Weight weight, float size, const ImWchar* letters, bool tabular) {
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  const std::string file = files[static_cast<std::size_t>(weight)].string();
  ImFontConfig config;
  config.OversampleH = 2;
  config.OversampleV = 1;
  config.PixelSnapH = false;
  // Inter's 0 is 0.62 of the font's size wide; figures narrower than that are centred in it.
  constexpr float kFigureWidth = 0.62F;
  if (tabular) config.GlyphMinAdvanceX = config.GlyphMaxAdvanceX = std::round(size * kFigureWidth * 2) / 2;
  atlas.AddFontFromFileTTF(file.c_str(), size, &config, kFigures);
  config.GlyphMinAdvanceX = 0;
  config.GlyphMaxAdvanceX = 1e6F;
  config.MergeMode = true;
  return atlas.AddFontFromFileTTF(file.c_str(), size, &config, letters);
}

}  // namespace

PanelFonts load_panel_fonts(const FontFiles& files, const Sizes& sizes, float scale) {
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  atlas.Clear();
  atlas.Flags |= ImFontAtlasFlags_NoMouseCursors;
  const auto px = [&](float size) { return std::round(size * scale); };
  PanelFonts fonts;
  fonts.body = add(files, Weight::regular, px(sizes.body), kLetters, false);
  fonts.strong = add(files, Weight::medium, px(sizes.body), kLetters, false);
  fonts.label = add(files, Weight::regular, px(sizes.label), kLetters, false);
  fonts.label_strong = add(files, Weight::bold, px(sizes.label), kLetters, false);
  fonts.title = add(files, Weight::bold, px(sizes.card_title), kLetters, false);
  fonts.bar = add(files, Weight::bold, px(sizes.bar_title), kLetters, false);
  fonts.figures = add(files, Weight::regular, px(sizes.body), kLetters, true);
  fonts.small_figures = add(files, Weight::bold, px(sizes.label), kClock, true);
  fonts.clock = add(files, Weight::medium, px(sizes.clock), kClock, true);
  atlas.Build();
  return fonts;
}

}  // namespace tablier

#include "ui/core/panel_fonts.hpp"

#include "content/files.hpp"
#include "host/child_trial.hpp"

#include <imgui.h>

#include <cmath>
#include <set>
#include <stb/stb_truetype.h>

namespace tablier {
namespace {

/// Latin with all its accents, Greek and Cyrillic as languages of today write them, typographic marks, arrows and signs that texts use:
/// whatever a language of the player's own, a name or a game's texts may say that the usual font has.
constexpr ImWchar kLetters[] = {0x20,   0x2f,   0x3a,   0x17f,  0x18f,  0x18f,  0x1a0,  0x1a1,  0x1af,  0x1b0,  0x1cd,  0x1dc,  0x1e6,
                                0x1e7,  0x1ea,  0x1eb,  0x1fa,  0x1ff,  0x218,  0x21b,  0x259,  0x259,  0x384,  0x3ce,  0x400,  0x45f,
                                0x490,  0x491,  0x492,  0x493,  0x49a,  0x49b,  0x4a2,  0x4a3,  0x4ae,  0x4b1,  0x4ba,  0x4bb,  0x4d8,
                                0x4d9,  0x4e8,  0x4e9,  0x1e80, 0x1e85, 0x1e9e, 0x1e9e, 0x1ea0, 0x1ef9, 0x2010, 0x202f, 0x2039, 0x203a,
                                0x20ac, 0x20ac, 0x2190, 0x2193, 0x2212, 0x2212, 0x2260, 0x2265, 0};
constexpr std::size_t kMaxInstalledFont = 32U << 20;
constexpr ImWchar kFigures[] = {'0', '9', 0};
constexpr ImWchar kClock[] = {0x20, 0x20, '+', ':', 0x2212, 0x2212, 0};

/// Height of a font's lines over the size of its letters: Dear ImGui is told the one, designers give the other.
float line_ratio(const std::filesystem::path& file) {
  const auto bytes = read_file(file, kMaxInstalledFont);
  stbtt_fontinfo font;
  if (!bytes || !stbtt_InitFont(&font, reinterpret_cast<const unsigned char*>(bytes->data()), 0)) return 1;
  int ascent = 0, descent = 0, gap = 0;
  stbtt_GetFontVMetrics(&font, &ascent, &descent, &gap);
  return static_cast<float>(ascent - descent) * stbtt_ScaleForMappingEmToPixels(&font, 1);
}

ImFont* add(const FontFiles& files, Weight weight, float letter, const ImWchar* letters, bool tabular) {
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  const std::string file = files[static_cast<std::size_t>(weight)].string();
  const float size = letter * line_ratio(file);
  ImFontConfig config;
  config.OversampleH = 2;
  config.OversampleV = 1;
  config.PixelSnapH = false;
  // Inter's 0 is 0.62 of the font's size wide; figures narrower than that are centred in it.
  constexpr float kFigureWidth = 0.62F;
  if (tabular) config.GlyphMinAdvanceX = config.GlyphMaxAdvanceX = std::round(letter * kFigureWidth * 2) / 2;
  atlas.AddFontFromFileTTF(file.c_str(), size, &config, kFigures);
  config.GlyphMinAdvanceX = 0;
  config.GlyphMaxAdvanceX = 1e6F;
  config.MergeMode = true;
  return atlas.AddFontFromFileTTF(file.c_str(), size, &config, letters);
}

/// As it will be drawn, in a size that stands for all: what is wrong in a font ends the process here.
void draw_all_letters(const std::string& file) {
  constexpr float kSize = 24;
  ImFontAtlas atlas;
  atlas.AddFontFromFileTTF(file.c_str(), kSize * line_ratio(file), nullptr, kLetters);
  atlas.AddFontFromFileTTF(file.c_str(), kSize, nullptr, kFigures);
  if (!atlas.Build()) throw GaveNothing{};
}

}  // namespace

Status try_own_fonts(const Theme& theme) {
  std::set<std::string> own;
  for (const auto& [weight, file] : theme.fonts)
    if (std::filesystem::path(file).is_absolute()) own.insert(file);
  for (const std::string& file : own) {
    const TrialEnd end = try_in_child([&] { draw_all_letters(file); }).end;
    if (end == TrialEnd::returned) continue;
    const std::string name = std::filesystem::path(file).filename().string();
    return Problem(Text("theme.font_unread", {{"name", name}, {"why", Text("theme.font_undrawn")}}));
  }
  return Done{};
}

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

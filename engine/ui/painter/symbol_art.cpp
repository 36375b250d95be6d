#include "ui/painter/symbol_art.hpp"

#include "ui/canvas/polygon.hpp"

#include <array>
#include <ranges>
#include <vector>

namespace tablier {
namespace {

/// Corners clockwise in a square from −½ to ½, y down.
using Corners = std::vector<Vec2>;

/// The right half from the top to the foot, and the same mirrored.
Corners mirrored(const Corners& half) {
  Corners all = half;
  for (const Vec2 p : std::views::reverse(half)) all.push_back({-p.x, p.y});
  return all;
}

const Corners& rook() {
  static const Corners kRook{{-0.31F, -0.42F}, {-0.18F, -0.42F}, {-0.18F, -0.33F}, {-0.07F, -0.33F}, {-0.07F, -0.42F},
                             {0.07F, -0.42F},  {0.07F, -0.33F},  {0.18F, -0.33F},  {0.18F, -0.42F},  {0.31F, -0.42F},
                             {0.31F, -0.22F},  {0.21F, -0.12F},  {0.24F, 0.24F},   {0.33F, 0.32F},   {0.33F, 0.44F},
                             {-0.33F, 0.44F},  {-0.33F, 0.32F},  {-0.24F, 0.24F},  {-0.21F, -0.12F}, {-0.31F, -0.22F}};
  return kRook;
}

const Corners& king() {
  static const Corners kKing = mirrored({{0.045F, -0.50F},
                                         {0.045F, -0.43F},
                                         {0.125F, -0.43F},
                                         {0.125F, -0.34F},
                                         {0.045F, -0.34F},
                                         {0.045F, -0.24F},
                                         {0.10F, -0.27F},
                                         {0.20F, -0.285F},
                                         {0.30F, -0.26F},
                                         {0.375F, -0.19F},
                                         {0.395F, -0.09F},
                                         {0.36F, 0.02F},
                                         {0.25F, 0.19F},
                                         {0.25F, 0.27F},
                                         {0.31F, 0.33F},
                                         {0.31F, 0.44F}});
  return kKing;
}

const Corners& bishop() {
  static const Corners kBishop = mirrored({{0.03F, -0.50F},
                                           {0.06F, -0.465F},
                                           {0.06F, -0.42F},
                                           {0.035F, -0.38F},
                                           {0.11F, -0.31F},
                                           {0.18F, -0.20F},
                                           {0.205F, -0.09F},
                                           {0.19F, 0.01F},
                                           {0.11F, 0.115F},
                                           {0.16F, 0.15F},
                                           {0.16F, 0.20F},
                                           {0.11F, 0.225F},
                                           {0.14F, 0.30F},
                                           {0.30F, 0.35F},
                                           {0.31F, 0.44F}});
  return kBishop;
}

const Corners& knight() {
  static const Corners kKnight{
      {0.02F, -0.49F},   {0.06F, -0.40F},  {0.16F, -0.34F},   {0.25F, -0.23F},  {0.31F, -0.08F},   {0.33F, 0.10F},    {0.31F, 0.31F},
      {0.35F, 0.34F},    {0.35F, 0.44F},   {-0.27F, 0.44F},   {-0.27F, 0.34F},  {-0.21F, 0.31F},   {-0.17F, 0.19F},   {-0.07F, 0.08F},
      {0.01F, -0.01F},   {0.02F, -0.08F},  {-0.08F, -0.045F}, {-0.17F, 0.005F}, {-0.23F, 0.085F},  {-0.30F, 0.11F},   {-0.37F, 0.055F},
      {-0.375F, -0.03F}, {-0.30F, -0.13F}, {-0.24F, -0.24F},  {-0.18F, -0.33F}, {-0.09F, -0.385F}, {-0.085F, -0.46F}, {-0.03F, -0.41F}};
  return kKnight;
}

const Corners& flag() {
  static const Corners kFlag{{-0.29F, -0.46F}, {-0.20F, -0.46F}, {-0.20F, -0.41F}, {0.33F, -0.41F}, {0.18F, -0.225F},
                             {0.33F, -0.04F},  {-0.20F, -0.04F}, {-0.20F, 0.46F},  {-0.29F, 0.46F}};
  return kFlag;
}

struct Symbol {
  std::string_view name;
  const Corners& (*corners)();
};
constexpr std::array<Symbol, 5> kSymbols{{{"rook", rook}, {"bishop", bishop}, {"knight", knight}, {"king", king}, {"flag", flag}}};

const Symbol* find(std::string_view name) {
  for (const Symbol& s : kSymbols)
    if (s.name == name) return &s;
  return nullptr;
}

/// What tells them apart when they are small: the cut in a mitre, an eye.
void cut_out(Canvas& canvas, std::string_view name, Vec2 centre, float side, Colour ground) {
  const auto at = [&](float x, float y) { return centre + Vec2{x, y} * side; };
  if (name == "bishop") canvas.line(std::array{at(0.015F, -0.10F), at(0.115F, -0.235F)}, std::array{side * 0.055F}, ground);
  if (name == "knight") canvas.disc(at(-0.10F, -0.235F), side * 0.04F, ground);
  if (name == "king") canvas.line(std::array{at(-0.21F, 0.225F), at(0.21F, 0.225F)}, std::array{side * 0.045F}, ground);
}

}  // namespace

bool is_drawn_symbol(std::string_view symbol) { return find(symbol) != nullptr; }

void draw_symbol(Canvas& canvas, std::string_view symbol, Vec2 centre, float side, Colour colour, Colour ground) {
  Corners corners = find(symbol)->corners();
  for (Vec2& c : corners) c = centre + c * side;
  fill_polygon(canvas, corners, colour);
  cut_out(canvas, symbol, centre, side, ground);
}

Colour symbol_tone(Colour square) { return luminance(square) > 0.18 ? blend(square, kBlack, 0.38) : blend(square, kWhite, 0.42); }

}  // namespace tablier

#include "content/theme.hpp"

#include "content/files.hpp"
#include "content/font_check.hpp"
#include "content/map_reader.hpp"
#include "content/theme_spec.hpp"
#include "sdk/spelling.hpp"

#include <algorithm>
#include <array>
#include <ranges>
#include <set>

namespace tablier {
namespace {

using namespace std::string_view_literals;

constexpr std::array kPaints{
    "ground"sv,     "paper"sv,       "raised"sv,      "tray"sv,       "line"sv,         "ink"sv,           "soft_ink"sv,
    "highlight"sv,  "shadow"sv,      "veil"sv,        "accent"sv,     "accent_hover"sv, "on_accent"sv,     "on_accent_soft"sv,
    "accent_ink"sv, "done"sv,        "done_ground"sv, "on_done"sv,    "danger"sv,       "danger_ground"sv, "on_danger"sv,
    "gold"sv,       "on_gold"sv,     "wood"sv,        "wood_frame"sv, "wood_edge"sv,    "wood_out"sv,      "wood_dark"sv,
    "wood_grid"sv,  "wood_ink"sv,    "divider"sv,     "felt"sv,       "felt_frame"sv,   "felt_grid"sv,     "on_felt"sv,
    "sheet"sv,      "sheet_frame"sv, "sheet_grid"sv,  "sheet_ink"sv,  "tile"sv,         "tile_edge"sv,     "tile_ink"sv,
    "legal"sv,      "bonus"sv,       "last"sv,        "winning"sv,    "focus"sv,        "seat.0"sv,        "seat.1"sv,
    "seat.2"sv,     "seat.3"sv,      "on_seat.0"sv,   "on_seat.1"sv,  "on_seat.2"sv,    "on_seat.3"sv};

/// A size with what can be drawn: letters that can be read and whose pictures a graphics card holds, bars that leave room for the screen.
struct SizeRange {
  std::string_view role;
  double min, max;
};
constexpr std::array kSizes{SizeRange{"body", 10, 18},
                            SizeRange{"label", 9, 16},
                            SizeRange{"card_title", 10, 22},
                            SizeRange{"bar_title", 10, 26},
                            SizeRange{"clock", 12, 44},
                            SizeRange{"space_1", 0, 6},
                            SizeRange{"space_2", 0, 12},
                            SizeRange{"space_3", 0, 16},
                            SizeRange{"space_4", 0, 24},
                            SizeRange{"space_5", 0, 32},
                            SizeRange{"space_6", 0, 48},
                            SizeRange{"radius_chip", 0, 64},
                            SizeRange{"radius_button", 0, 64},
                            SizeRange{"radius_card", 0, 64},
                            SizeRange{"line_width", 0, 3},
                            SizeRange{"bar_height", 44, 80},
                            SizeRange{"panel_width", 220, 360},
                            SizeRange{"panel_width_players", 300, 420},
                            SizeRange{"panel_players_break", 0, 10'000},
                            SizeRange{"panel_players_min", 0, 10'000},
                            SizeRange{"panel_break", 0, 10'000},
                            SizeRange{"snap_time", 0, 5'000},
                            SizeRange{"slide_time", 0, 5'000},
                            SizeRange{"celebrate_time", 0, 5'000}};
constexpr auto kSizeRoles = [] {
  std::array<std::string_view, kSizes.size()> roles;
  std::ranges::transform(kSizes, roles.begin(), &SizeRange::role);
  return roles;
}();

constexpr std::array kFonts{"regular"sv, "medium"sv, "bold"sv};

constexpr std::array kPatterns{"none"sv,    "dots"sv,     "stripes"sv, "bars"sv,   "grid"sv,     "rings"sv,
                               "crosses"sv, "chevrons"sv, "waves"sv,   "checks"sv, "diamonds"sv, "hatch"sv};
static_assert(kPatterns.size() == static_cast<std::size_t>(Pattern::hatch) + 1);

Kind<Pattern> pattern_kind() {
  const auto names = kind::choice({kPatterns.begin(), kPatterns.end()});
  return {[names](const YamlNode& node, ProblemList& problems) -> std::optional<Pattern> {
            const auto name = names.read(node, problems);
            if (!name) return std::nullopt;
            return static_cast<Pattern>(std::find(kPatterns.begin(), kPatterns.end(), *name) - kPatterns.begin());
          },
          names.outline};
}

Kind<Colour> colour_kind() {
  return {[](const YamlNode& node, ProblemList& problems) -> std::optional<Colour> {
            const auto colour = parse_colour(node.scalar());
            if (colour) return *colour;
            add_expected(problems, node, Text(node.is(YamlKind::null) ? "yaml.kind.quoted_colour" : "yaml.kind.colour"));
            return std::nullopt;
          },
          [] { return SchemaOutline("\"#RRGGBB\""); }};
}

using Sizes = std::vector<std::pair<std::string, double>>;

Kind<double> size_kind(std::string_view role) {
  constexpr double kAny = 10'000;  // nobody draws with a role that is not known
  const auto known = std::ranges::find(kSizes, role, &SizeRange::role);
  return known == kSizes.end() ? kind::real(0, kAny) : kind::real(known->min, known->max);
}

/// Each size within its own range.
Kind<Sizes> sizes_kind() {
  return {[](const YamlNode& node, ProblemList& problems) -> std::optional<Sizes> {
            if (!is_map(node, problems)) return std::nullopt;
            Sizes sizes;
            for (std::size_t i = 0; i < node.size(); ++i) {
              const std::string& role = node.key(i).scalar();
              if (const auto size = size_kind(role).read(node.member(i), problems)) sizes.emplace_back(role, *size);
            }
            return sizes;
          },
          [] {
            SchemaOutline map;
            for (const SizeRange& size : kSizes) map.add_member(std::string(size.role) + "?", size_kind(size.role).outline());
            return map;
          }};
}

/// A font beside the theme becomes its path, any other stays a name.
Kind<std::string> font_kind() {
  const auto word = kind::word(kMaxTitle);
  return {[word](const YamlNode& node, ProblemList& problems) -> std::optional<std::string> {
            const auto name = word.read(node, problems);
            if (!name) return std::nullopt;
            const auto file = font_beside(std::filesystem::absolute(node.where().file).parent_path(), *name);
            if (!file) problems.add(file.problem().text, node.where());
            if (!file) return std::nullopt;
            return file->empty() ? *name : file->string();
          },
          [] { return SchemaOutline("name of a font file"); }};
}

Paint read_paint(MapReader& spec) {
  Paint paint;
  paint.colour = spec.required("colour", colour_kind());
  paint.pattern = spec.optional("pattern", pattern_kind(), Pattern::none);
  paint.symbol = spec.optional("symbol", kind::text(), "");
  return paint;
}

/// Fills what `theme` lacks.
void extend(Theme& theme, const Theme& base) {
  theme.paints.insert(base.paints.begin(), base.paints.end());
  theme.sizes.insert(base.sizes.begin(), base.sizes.end());
  theme.fonts.insert(base.fonts.begin(), base.fonts.end());
}

template <typename Map>
void add_missing(const Map& map, std::span<const std::string_view> roles, std::vector<std::string>& missing) {
  for (const std::string_view role : roles)
    if (!map.contains(role)) missing.emplace_back(role);
}

/// All that is missing, in one sentence: a theme that extends none lacks much.
std::optional<Problem> missing_roles(const Theme& theme, const ThemeSpec& spec) {
  std::vector<std::string> missing;
  add_missing(theme.paints, required_paints(), missing);
  add_missing(theme.sizes, required_sizes(), missing);
  add_missing(theme.fonts, required_fonts(), missing);
  if (missing.empty()) return std::nullopt;
  if (spec.extends.empty())
    return Problem(
        Text("theme.roles_missing_base", {{"n", missing.size()}, {"roles", joined(missing)}, {"base", theme.dark ? "dark" : "light"}}),
        spec.where);
  return Problem(Text("theme.roles_missing", {{"n", missing.size()}, {"roles", joined(missing)}}), spec.where);
}

/// Finds a theme by its name and all that it extends.
class ThemeLoader {
 public:
  explicit ThemeLoader(const std::vector<std::filesystem::path>& folders) : folders_(folders) {}

  LoadedTheme load(const std::string& name, const SourceSpot& asked_at) {
    LoadedTheme loaded;
    loaded.theme.name = name;
    const auto file = find(name);
    if (!file) loaded.problems.emplace_back(unknown(name), asked_at);
    else if (!seen_.insert(name).second) loaded.problems.emplace_back(Text("theme.loop", {{"name", name}}), asked_at);
    else read(*file, loaded);
    return loaded;
  }

 private:
  Text unknown(const std::string& name) const {
    const std::string near = nearest(name, theme_names(folders_));
    return near.empty() ? Text("theme.unknown", {{"name", name}}) : Text("theme.unknown_near", {{"name", name}, {"near", near}});
  }

  /// Where there is no file of that name to be read, what stands in its place: whoever reads it says what it is.
  std::optional<std::filesystem::path> find(const std::string& name) const {
    std::error_code ignored;
    std::optional<std::filesystem::path> other;
    for (const auto& folder : std::views::reverse(folders_)) {
      auto file = folder / (name + ".yaml");
      if (std::filesystem::is_regular_file(file, ignored)) return file;
      if (!other && std::filesystem::exists(std::filesystem::symlink_status(file, ignored))) other = std::move(file);
    }
    return other;
  }

  /// One that has a fault gives way to a less binding one of its name: its fault is told where it is asked for itself.
  LoadedTheme load_base(const std::string& name, const SourceSpot& asked_at) {
    LoadedTheme base = load(name, asked_at);
    if (base.problems.empty() || base.problems.front().text.key == "theme.loop") return base;
    for (auto less = folders_; less.size() > 1;) {
      less.pop_back();
      LoadedTheme other = ThemeLoader(less).load(name, asked_at);
      if (other.problems.empty()) return other;
    }
    return base;
  }

  void read(const std::filesystem::path& file, LoadedTheme& loaded) {
    auto spec = load_spec(file, theme_spec_kind());
    loaded.problems = std::move(spec.problems);
    if (!spec.value) return;
    const std::string name = loaded.theme.name;
    loaded.theme = std::move(spec.value->theme);
    loaded.theme.name = name;
    loaded.theme.dark = spec.value->dark.value_or(false);
    if (!spec.value->extends.empty()) {
      LoadedTheme base = load_base(spec.value->extends, spec.value->extends_at);
      loaded.theme.dark = spec.value->dark.value_or(base.theme.dark);
      extend(loaded.theme, base.theme);
      loaded.problems.insert(loaded.problems.end(), base.problems.begin(), base.problems.end());
    }
    if (!loaded.problems.empty()) return;
    if (auto missing = missing_roles(loaded.theme, *spec.value)) loaded.problems.push_back(*std::move(missing));
  }

  const std::vector<std::filesystem::path>& folders_;
  std::set<std::string> seen_;
};

}  // namespace

std::span<const std::string_view> required_paints() { return kPaints; }

std::vector<std::string> paint_names(const Paints& own) {
  constexpr std::string_view kSeat = "seat.";
  std::vector<std::string> names(kPaints.begin(), kPaints.end());
  for (const auto& [role, paint] : own) names.push_back(role);
  for (std::size_t i = names.size(); i-- > 0;)
    if (names[i].starts_with(kSeat)) names.push_back("stone." + names[i].substr(kSeat.size()));
  std::ranges::sort(names);
  names.erase(std::ranges::unique(names).begin(), names.end());
  return names;
}

bool is_paint(const Paints& own, std::string_view role) {
  constexpr std::string_view kStone = "stone.";
  if (own.contains(role) || std::ranges::find(kPaints, role) != kPaints.end()) return true;
  return role.starts_with(kStone) && is_paint(own, "seat." + std::string(role.substr(kStone.size())));
}
std::span<const std::string_view> required_sizes() { return kSizeRoles; }

std::span<const std::string_view> required_fonts() { return kFonts; }

const Paint& Theme::paint(std::string_view role) const {
  static const Paint kMissing{Colour{255, 0, 255}, Pattern::checks, ""};
  const auto found = paints.find(role);
  return found == paints.end() ? kMissing : found->second;
}

double Theme::size(std::string_view role) const {
  const auto found = sizes.find(role);
  return found == sizes.end() ? 0 : found->second;
}

Kind<Paint> paint_kind() {
  const auto colour = colour_kind();
  const auto spec = kind::sheet_of(&read_paint);
  return {[colour, spec](const YamlNode& node, ProblemList& problems) -> std::optional<Paint> {
            if (node.is(YamlKind::map)) return spec.read(node, problems);
            const auto plain = colour.read(node, problems);
            if (!plain) return std::nullopt;
            return Paint{*plain, Pattern::none, ""};
          },
          [] { return SchemaOutline("\"#RRGGBB\" | {colour: \"#RRGGBB\", pattern?: name, symbol?: text}"); }};
}

Kind<ThemeSpec> theme_spec_kind() {
  return kind::sheet_of(Schema<ThemeSpec>([](MapReader& spec) {
    ThemeSpec read;
    read.where = spec.where();
    read.theme.title = spec.required("title", kind::title());
    read.extends = spec.optional("extends", kind::name(), "");
    read.extends_at = spec.where("extends");
    read.dark = spec.optional("dark", kind::boolean());
    for (auto& [role, paint] : spec.optional("paints", kind::map_of("role", paint_kind()), {})) read.theme.paints[role] = std::move(paint);
    for (auto& [role, size] : spec.optional("sizes", sizes_kind(), {})) read.theme.sizes[role] = size;
    for (auto& [weight, file] : spec.optional("fonts", kind::map_of("weight", font_kind()), {})) read.theme.fonts[weight] = file;
    return read;
  }));
}

LoadedTheme load_theme(const std::vector<std::filesystem::path>& folders, const std::string& name) {
  LoadedTheme loaded = ThemeLoader(folders).load(name, {});
  if (!loaded.problems.empty()) extend(loaded.theme, ThemeLoader(folders).load(loaded.theme.dark ? "dark" : "light", {}).theme);
  return loaded;
}

Result<Theme> load_theme(const std::filesystem::path& file) {
  LoadedTheme loaded = load_theme({file.parent_path()}, file.stem().string());
  if (!loaded.problems.empty()) return loaded.problems.front();
  return std::move(loaded.theme);
}

std::vector<std::string> theme_names(const std::vector<std::filesystem::path>& folders) {
  std::set<std::string> names;
  for (const auto& folder : folders)
    for (const auto& file : list_files(folder, ".yaml")) names.insert(file.stem().string());
  return {names.begin(), names.end()};
}

}  // namespace tablier

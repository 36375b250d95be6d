#include "editor/series/view/open_screen.hpp"

#include "ui/panels/fitted_text.hpp"
#include "ui/panels/frame.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/tiles.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/screens/file_screen.hpp"

#include <array>
#include <utility>

namespace tablier::editor {
namespace {

namespace fs = std::filesystem;

constexpr float kColumn = 620, kLine = 56;

enum class Group : std::uint8_t { recent, own, bundled };

struct Line {
  KnownSeries series;
  Group group;
};

std::vector<Line> lines_of(const EditorContext& context, const std::vector<fs::path>& recent) {
  std::vector<Line> lines;
  for (const fs::path& file : recent) {
    const SeriesFile read = read_series(file, context.pieces);
    lines.push_back({{file, file.stem().string(), read.series ? read.series->title : Localised(), true}, Group::recent});
  }
  for (KnownSeries& series : known_series(context.paths, context.game, context.pieces)) {
    const Group group = series.own ? Group::own : Group::bundled;
    lines.push_back({std::move(series), group});
  }
  return lines;
}

/// Files of late lie anywhere, and two may have one name.
std::string file_label(const Line& line) {
  const std::string name = line.series.file.filename().string();
  return line.group == Group::recent ? name + " · " + line.series.file.parent_path().string() : name;
}

class OpenScreen final : public Screen {
 public:
  OpenScreen(const EditorContext& context, const std::vector<fs::path>& recent, std::function<void(Ui&, const fs::path&)> open)
      : all_(lines_of(context, recent)), open_(std::move(open)) {}

  Value describe(const Ui&) const override { return Value::map({{"screen", "editor_open"}}); }
  bool panels_take_keys() const override { return false; }

  bool input(Ui& ui, const Input& input) override {
    if (std::holds_alternative<PointerMoved>(input)) picker_.mouse_moved();
    const auto* key = std::get_if<KeyChange>(&input);
    if (!key || !key->down) return false;
    if (is_press(*key, Key::escape)) ui.navigator.back();
    else if (is_press(*key, Key::o, true)) other(ui);
    else if ((is_press(*key, Key::enter) || is_press(*key, Key::space)) && picker_.any()) choose(ui, picker_.chosen());
    else return picker_.key(*key);
    return true;
  }

  void draw_panels(Ui& ui) override {
    picker_.lay(all_.size());
    if (bar(ui, {.back = ui.tr("editor.title"), .title = ui.tr("editor.open")}).back) ui.navigator.back();
    const Rect room = frame_without_panel(ui).board;
    const float side = std::max(ui.sizes.xxl, (room.w / ui.scale() - kColumn) / 2);
    const Panel panel(ui, "##all", room, Panel::Ground::ground, {side, ui.sizes.xl});
    if (all_.empty()) status(ui, ui.colour("line"), ui.tr("editor.no.series"));
    for (std::size_t i = 0; i < all_.size(); ++i) {
      if (i == 0 || all_[i].group != all_[i - 1].group) group(ui, all_[i].group, i == 0);
      line(ui, i);
    }
    gap(ui, ui.sizes.l);
    const std::string label = ui.tr("editor.open_other"), key = ui.tr("editor.key.open");
    if (button(ui, {.label = label, .key = key, .width = -1})) other(ui);
    note(ui, ui.tr("editor.open_keys"));
  }

 private:
  /// Any file of the disk.
  void other(Ui& ui) {
    ui.navigator.replace(open_file_screen({".yaml"}, [open = open_](Ui& then, const fs::path& file) {
      then.navigator.back();
      open(then, file);
    }));
  }

  void group(const Ui& ui, Group which, bool first) {
    if (!first) gap(ui, ui.sizes.l);
    constexpr std::array kHeadings{"editor.recent", "editor.own", "editor.bundled"};
    heading(ui, ui.tr(kHeadings[static_cast<std::size_t>(which)]));
    if (which == Group::bundled) note(ui, ui.tr("editor.bundled_note"));
  }

  void line(Ui& ui, std::size_t i) {
    const KnownSeries& series = all_[i].series;
    const float width = ImGui::GetContentRegionAvail().x, pad = ui.px(ui.sizes.l);
    const TileAnswer t = picked_tile(ui, picker_, i, {.size = {width, ui.px(kLine)}, .round = 10, .label = series.name});
    const bool faulty = series.title.empty();
    const float high = line_height(ui.fonts.strong) + line_height(ui.fonts.label), top = t.box.y + (t.box.h - high) / 2;
    draw_fitted(ui, ui.fonts.strong, {t.box.x + pad, top}, ui.colour("ink"), faulty ? series.name : ui.tr(series.title), width - 2 * pad);
    draw_fitted(ui, ui.fonts.label, {t.box.x + pad, top + line_height(ui.fonts.strong)}, ui.colour(faulty ? "danger" : "soft_ink"),
                faulty ? ui.tr("editor.faulty") : file_label(all_[i]), width - 2 * pad);
    if (t.pressed) choose(ui, i);
  }

  void choose(Ui& ui, std::size_t i) {
    ui.navigator.back();
    open_(ui, all_[i].series.file);
  }

  std::vector<Line> all_;
  std::function<void(Ui&, const fs::path&)> open_;
  Picker picker_;
};

}  // namespace

std::unique_ptr<Screen> open_screen(const EditorContext& context, const std::vector<fs::path>& recent,
                                    std::function<void(Ui&, const fs::path&)> open) {
  return std::make_unique<OpenScreen>(context, recent, std::move(open));
}

}  // namespace tablier::editor

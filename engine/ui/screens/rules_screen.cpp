#include "host/option_meaning.hpp"
#include "ui/core/pictures.hpp"
#include "ui/painter/close_up.hpp"
#include "ui/panels/frame.hpp"
#include "ui/panels/key_scroll.hpp"
#include "ui/panels/taste.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/tiles.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/screens/parameter_labels.hpp"
#include "ui/screens/position.hpp"
#include "ui/screens/record_rows.hpp"
#include "ui/screens/screen_links.hpp"
#include "ui/screens/screens.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace tablier {
namespace {

constexpr float kColumn = 700;         // a line that is longer is hard to read
constexpr double kPicturePoll = 0.03;  // seconds
constexpr float kContentsWidth = 232, kRulesPictureHeight = 300, kRulesPictureAspect = 0.76F, kBetweenBlocks = 16;

/// One goes on from the other.
bool is_of_one_round(const Picture& a, const Picture& b) {
  const bool same = a.variant == b.variant && a.options == b.options;
  return same && std::equal(a.moves.begin(), a.moves.begin() + static_cast<std::ptrdiff_t>(std::min(a.moves.size(), b.moves.size())),
                            b.moves.begin());
}

class RulesScreen final : public Screen {
 public:
  RulesScreen(std::shared_ptr<const GameEntry> entry, std::string variant, Value options)
      : entry_(std::move(entry)), variant_(std::move(variant)), options_(std::move(options)) {}

  std::string name(const Ui& ui) const override { return ui.tr("rules.title"); }
  bool panels_take_keys() const override { return false; }

  bool input(Ui& ui, const Input& input) override {
    const auto* key = std::get_if<KeyChange>(&input);
    if (!key) return false;
    if (is_press(*key, Key::f1)) {
      go_back(ui);
      return true;
    }
    if (is_press(*key, Key::tab)) {
      turn_to((here_ + (key->shift ? chapters() - 1 : 1)) % chapters());
      return true;
    }
    if (is_press(*key, Key::left) || is_press(*key, Key::right)) {
      turn_to(key->key == Key::right ? std::min(here_ + 1, chapters() - 1) : here_ - std::min<std::size_t>(here_, 1));
      return true;
    }
    return scroll_.key(*key) || screen_link_key(ui, *key, {});
  }

  bool update(Ui&, double) override { return pictures_.update(); }
  std::optional<double> next_wake(const Ui&, double now) const override {
    return pictures_.busy() ? std::optional(now + kPicturePoll) : std::nullopt;
  }
  bool settled() const override { return !pictures_.busy(); }
  void leave(Ui&) override { pictures_.pause(); }
  std::vector<std::string> keys() const override { return screen_keys("rules", {"chapter", "scroll"}); }
  Value describe(const Ui&) const override { return Value::map({{"screen", "rules"}, {"scrolled", static_cast<double>(scrolled_)}}); }

  void draw_panels(Ui& ui) override {
    const VariantEntry* variant = entry_->variant(variant_);
    screen_link_bar(ui, ui.tr(entry_->spec.title),
                    variant && !variant->title.empty() ? ui.tr("rules.of", {{"variant", ui.tr(variant->title)}}) : ui.tr("rules.title"),
                    {});
    const Rect room = frame_without_panel(ui).board;
    const float list = ui.px(kContentsWidth);
    draw_list(ui, {room.x, room.y, list, room.h});
    const float side = std::max(ui.sizes.xxl, ((room.w - list) / ui.scale() - kColumn) / 2);
    const Panel panel(ui, "##rules", {room.x + list, room.y, room.w - list, room.h}, Panel::Ground::ground, {side, ui.sizes.xxl});
    if (std::exchange(fresh_, false)) begin_at_top();
    scroll_.apply(ui);
    if (variant) draw_lead(ui, *variant);
    for (std::size_t i = 0; i < entry_->spec.rules.size(); ++i) draw_chapter(ui, i);
    draw_parameters(ui, variant);
    // The last chapters can be brought to the top as well.
    ImGui::Dummy({1, std::max(0.0F, room.h * 0.5F)});
    note_place();
  }

 private:
  /// The chapters of the content, and one with the parameters.
  std::size_t chapters() const { return entry_->spec.rules.size() + 1; }
  void turn_to(std::size_t chapter) { turn_to_ = here_ = chapter; }

  void draw_list(const Ui& ui, Rect at) {
    const Panel panel(ui, "##chapters", at, Panel::Ground::paper, {ui.sizes.m, ui.sizes.l});
    edge_line(ui, {at.right() - 1, at.y, std::max(1.0F, std::floor(ui.scale())), at.h});
    for (std::size_t i = 0; i < chapters(); ++i) {
      ImGui::PushID(static_cast<int>(i));
      if (list_entry(ui, i < entry_->spec.rules.size() ? ui.tr(entry_->spec.rules[i].title) : ui.tr("rules.parameters"), i == here_))
        turn_to(i);
      ImGui::PopID();
    }
    gap(ui, ui.sizes.l);
    note(ui, ui.tr("rules.keys"));
  }

  /// Not where another screen of rules was left.
  void begin_at_top() {
    ImGui::SetScrollY(0);
    held_ = true;
  }

  /// The start of a chapter: brought to the top where it was asked for, and remembered.
  void begin(const Ui& ui, std::size_t chapter) {
    if (tops_.size() <= chapter) tops_.resize(chapter + 1);
    tops_[chapter] = ImGui::GetCursorPosY();
    if (turn_to_ == chapter) {
      ImGui::SetScrollY(std::max(0.0F, tops_[chapter] - ui.px(ui.sizes.xl)));
      turn_to_.reset();
      held_ = true;
    }
  }

  /// The chapter that is read, by how far the page is scrolled.
  void note_place() {
    scrolled_ = ImGui::GetScrollY();
    if (std::exchange(held_, false)) {
      last_scroll_ = -1;  // it takes effect with the next frame
      return;
    }
    const float scroll = ImGui::GetScrollY();
    if (last_scroll_ >= 0 && scroll != last_scroll_)
      for (std::size_t i = 0; i < tops_.size(); ++i)
        if (tops_[i] <= scroll + ImGui::GetWindowHeight() * 0.3F) here_ = i;
    last_scroll_ = scroll;
  }

  /// Over the text, which tells of the game as it comes: what is else in this variant, and in the settings that were changed.
  void draw_lead(const Ui& ui, const VariantEntry& variant) const {
    const bool other = variant.name != entry_->spec.default_variant && !variant.summary.empty();
    const std::string changes = changed_settings(ui.services.locale, *entry_, variant, options_);
    if (other) paragraph(ui, lead(ui, variant));
    if (!changes.empty()) paragraph(ui, changes);
    if (other || !changes.empty()) gap(ui, ui.sizes.xl);
  }

  std::string lead(const Ui& ui, const VariantEntry& variant) const {
    const RulesChapter* const own = chapter_of(variant.name);
    std::string text = ui.tr(variant.summary);
    if (own) text += " " + ui.tr("rules.own_chapter", {{"chapter", ui.tr(own->title)}, {"game", ui.tr(entry_->spec.title)}});
    return text;
  }

  /// Null where none is of that variant.
  const RulesChapter* chapter_of(const std::string& variant) const {
    const auto own = std::ranges::find_if(
        entry_->spec.rules, [&](const RulesChapter& c) { return std::ranges::find(c.variants, variant) != c.variants.end(); });
    return own == entry_->spec.rules.end() ? nullptr : &*own;
  }

  void draw_chapter(Ui& ui, std::size_t i) {
    const RulesChapter& chapter = entry_->spec.rules[i];
    begin(ui, i);
    title(ui, ui.tr(chapter.title));
    gap(ui, ui.sizes.s);
    for (const Localised& label : chapter.paragraphs) {
      paragraph(ui, ui.tr(label));
      gap(ui, ui.sizes.s);
    }
    draw_pictures(ui, i);
    gap(ui, ui.sizes.xxl);
  }

  void draw_pictures(Ui& ui, std::size_t chapter) {
    const auto& pictures = entry_->spec.rules[chapter].pictures;
    const float room = ImGui::GetContentRegionAvail().x, between = ui.px(kBetweenBlocks);
    const float width = pictures.size() > 1 ? std::floor((room - between) / 2) : std::min(room, ui.px(460)), left = ImGui::GetCursorPosX();
    for (std::size_t i = 0; i < pictures.size(); ++i) {
      if (i % 2 == 1) ImGui::SameLine(0, between);
      ImGui::SetCursorPosX(left + (i % 2 == 1 ? width + between : 0));
      ImGui::BeginGroup();
      draw_picture_of(ui, pictures, i, std::to_string(chapter) + "." + std::to_string(i), width);
      ImGui::EndGroup();
      if (i % 2 == 1) gap(ui, ui.sizes.m);
    }
  }

  /// True where all are known that tell of the same round.
  bool ready(const std::vector<Picture>& pictures, const Picture& picture) {
    return std::ranges::all_of(pictures, [&](const Picture& other) {
      return !is_of_one_round(picture, other) || pictures_.ready(entry_, other, PositionPictures::Lights::shown);
    });
  }

  /// What lies in the other pictures of the round. Precondition: ready.
  std::vector<Token> beside(Ui& ui, const std::vector<Picture>& pictures, const Picture& picture) {
    std::vector<Token> tokens;
    for (const Picture& other : pictures) {
      const bool counts = &other != &picture && is_of_one_round(picture, other);
      const Scene* const scene = counts ? pictures_.find(ui, entry_, other, PositionPictures::Lights::shown) : nullptr;
      if (scene) tokens.insert(tokens.end(), scene->tokens.begin(), scene->tokens.end());
    }
    return tokens;
  }

  void draw_picture_of(Ui& ui, const std::vector<Picture>& pictures, std::size_t i, const std::string& number, float width) {
    const Picture& picture = pictures[i];
    const float height = std::min(ui.px(kRulesPictureHeight), std::floor(width * kRulesPictureAspect)),
                round = ui.px(ui.sizes.radius_button);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::Dummy({width, height});
    const Palette palette(ui.theme, &entry_->spec.paints);
    const TableTaste taste = taste_of(ui);
    const std::string name = "rules." + entry_->name + "." + number + "." + taste.labels + (taste.marks ? ".marks" : "");
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(at, {at.x + width, at.y + height}, im(ui.colour("paper")), round);
    if (ImGui::IsItemVisible() && ready(pictures, picture)) {
      const auto shown =
          ui.pictures.get(name, static_cast<int>(width), static_cast<int>(height), ui.colour("paper"), [&](Canvas& canvas, Rect box) {
            if (const Scene* scene = pictures_.find(ui, entry_, picture, PositionPictures::Lights::shown))
              draw_figure(canvas, palette, *scene, box, taste, beside(ui, pictures, picture));
          });
      if (shown) list.AddImageRounded(shown->texture, at, {at.x + width, at.y + height}, shown->from, shown->to, IM_COL32_WHITE, round);
    }
    list.AddRect(at, {at.x + width, at.y + height}, im(ui.colour("line")), round, 0, std::max(1.0F, std::floor(ui.scale())));
    if (picture.caption.empty()) return;
    ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + width);
    ImGui::PushFont(ui.fonts.label);
    ImGui::PushStyleColor(ImGuiCol_Text, im(ui.colour("soft_ink")));
    const std::string caption = ui.tr(picture.caption);
    ImGui::TextUnformatted(caption.c_str());
    ImGui::PopStyleColor();
    ImGui::PopFont();
    ImGui::PopTextWrapPos();
  }

  /// What the variant that is played is made of.
  void draw_parameters(Ui& ui, const VariantEntry* variant) {
    begin(ui, entry_->spec.rules.size());
    title(ui, ui.tr("rules.parameters"));
    gap(ui, ui.sizes.s);
    if (variant && !variant->summary.empty()) paragraph(ui, ui.tr(variant->summary));
    gap(ui, ui.sizes.m);
    const Value values = settings(variant);
    for (const Parameter& p : entry_->parameters)
      if (is_meant(entry_->parameters, p, values)) draw_parameter(ui, p, *values.find(p.name));
  }

  Value settings(const VariantEntry* variant) const {
    return all_values(entry_->parameters, variant ? variant->settings : Value(), options_);
  }

  void draw_parameter(const Ui& ui, const Parameter& p, const Value& value) const {
    const Locale& locale = ui.services.locale;
    const std::string label = value_label(locale, *entry_, p, value), name = parameter_title(locale, *entry_, p);
    const float room = ImGui::GetContentRegionAvail().x, first = room * 0.52F;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float height =
        std::max(measure(ui.fonts.strong, name, first).y, measure(ui.fonts.body, label, room - first - ui.px(ui.sizes.l)).y);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_text(list, ui.fonts.strong, vec(at), im(ui.colour("ink")), name, first);
    draw_text(list, ui.fonts.body, {at.x + first + ui.px(ui.sizes.l), at.y}, im(ui.colour("ink")), label, room - first - ui.px(ui.sizes.l));
    ImGui::Dummy({room, height});
    const std::string help = parameter_help(locale, *entry_, p);
    if (!help.empty()) note(ui, help);
    gap(ui, ui.sizes.s);
    rule(ui);
    gap(ui, ui.sizes.s);
  }

  std::shared_ptr<const GameEntry> entry_;
  std::string variant_;
  Value options_;
  PositionPictures pictures_;
  KeyScroll scroll_;
  std::size_t here_ = 0;
  std::optional<std::size_t> turn_to_;
  std::vector<float> tops_;
  float last_scroll_ = -1;
  float scrolled_ = 0;  ///< as it was drawn last, in pixels
  bool fresh_ = true;   ///< nothing of it was seen yet
  bool held_ = false;
};

}  // namespace

std::unique_ptr<Screen> rules_screen(std::shared_ptr<const GameEntry> entry, std::string variant, Value options) {
  return std::make_unique<RulesScreen>(std::move(entry), std::move(variant), std::move(options));
}

}  // namespace tablier

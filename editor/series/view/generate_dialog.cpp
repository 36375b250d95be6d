#include "editor/series/view/generate_dialog.hpp"

#include "editor/view/field_columns.hpp"
#include "ui/core/probe.hpp"
#include "ui/panels/fields.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>
#include <cmath>

namespace tablier::editor {
namespace {

using katamino::Objective;

/// Logical pixels.
constexpr float kGenerateWidth = 860, kCurveHeight = 84, kNumberColumn = 22, kBetweenLines = 2;
constexpr int kMaxGeneratedRows = 40, kCurveStep = 10;
constexpr std::int64_t kMaxSeed = 999;
constexpr int kFramesToStand = 3;
constexpr std::size_t kCloseChoice = 1;  ///< of the dialog's choices

constexpr std::array<Objective, 4> kObjectives{Objective::single, Objective::fewest, Objective::max, Objective::curve};
constexpr std::array<const char*, 4> kObjectiveLabels{"editor.generate.objective.single", "editor.generate.objective.fewest",
                                                      "editor.generate.objective.most", "editor.generate.objective.curve"};

bool is_same_piece(const SeriesRow* row, std::size_t column, int number) {
  return !row || (column < row->numbers.size() && row->numbers[column] == number);
}

/// A row's pieces in columns of numbers; those that another row (null: none to be held against) has not there stand out.
void draw_numbers(const Ui& ui, const SeriesRow& row, const SeriesRow* other, float width, float name_room) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float column = std::floor(std::min(ui.px(kNumberColumn), (width - name_room) / static_cast<float>(row.numbers.size())));
  draw_text(list, ui.fonts.label_strong, {at.x, at.y}, im(ui.colour("soft_ink")), row.name);
  for (std::size_t c = 0; c < row.numbers.size(); ++c) {
    const bool same = is_same_piece(other, c, row.numbers[c]);
    const ImFont* const font = same ? ui.fonts.label : ui.fonts.label_strong;
    const std::string number = std::to_string(row.numbers[c]);
    const float right = at.x + name_room + static_cast<float>(c + 1) * column;
    draw_text(list, font, {right - measure(font, number).x, at.y + (line_height(ui.fonts.label_strong) - line_height(font)) / 2},
              im(ui.colour(same ? "ink" : "accent_ink")), number);
  }
}

float name_room_of(const Ui& ui, const std::vector<SeriesRow>& rows) {
  float room = 0;
  for (const SeriesRow& row : rows) room = std::max(room, measure(ui.fonts.label_strong, row.name).x);
  return room;
}

}  // namespace

GenerateDialog::GenerateDialog(std::vector<PieceSpec> pieces) : pieces_(std::move(pieces)), generator_(pieces_) {}

void GenerateDialog::begin(const EditSession& session) {
  const SeriesModel& model = session.model();
  rows_ = model.rows();
  from_ = rows_.front().first;
  to_ = 0;
  for (std::size_t r = 0; r < rows_.size(); ++r) {
    from_ = std::min<std::int64_t>(from_, rows_[r].first);
    to_ = std::max(to_, static_cast<std::int64_t>(rows_[r].numbers.size()));
    for (std::size_t c = 0; c < rows_[r].numbers.size(); ++c)
      if (!model.is_locked({r, c})) rows_[r].numbers[c] = 0;
  }
  to_ = std::max(to_, from_ + 1);
  row_count_ = static_cast<std::int64_t>(rows_.size());
  alternatives_.clear();
  problem_.reset();
}

void GenerateDialog::open(Ui& ui, const EditSession& session, std::function<void(std::vector<SeriesRow>)> take) {
  begin(session);
  take_ = std::move(take);
  Dialog dialog{.title = ui.tr("editor.generate.title"), .text = ui.tr("editor.generate.note"), .width = kGenerateWidth};
  dialog.content = [this, &ui] { draw(ui); };
  dialog.key = [this, &ui](const KeyChange& pressed) { return key(ui, pressed); };
  dialog.content_has_enter = [this] { return on_.has_value(); };
  dialog.choices = {{ui.tr("editor.generate.make"), [this] { make(); }, true}, {ui.tr("button.close"), [this] { generator_.cancel(); }}};
  ui.dialogs.ask(std::move(dialog));
}

bool GenerateDialog::update(Ui&) {
  auto answer = generator_.poll();
  if (!answer) {
    const bool settled = frames_ > 0;
    frames_ -= settled ? 1 : 0;
    return settled || generator_.busy();
  }
  frames_ = kFramesToStand;
  problem_.reset();
  if (*answer) alternatives_ = **std::move(answer);
  else problem_ = answer->problem();
  return true;
}

void GenerateDialog::make() {
  if (generator_.busy()) return;
  alternatives_.clear();
  on_.reset();
  problem_.reset();
  katamino::GridRequest wished{.rows = static_cast<int>(row_count_),
                               .from = static_cast<int>(from_),
                               .to = static_cast<int>(to_),
                               .n1_in_penta5 = n1_in_penta5_,
                               .last_pieces_differ = last_pieces_differ_,
                               .objective = kObjectives[static_cast<std::size_t>(objective_)],
                               .seed = static_cast<std::uint64_t>(seed_)};
  wished.keeps_lengths = true;
  if (wished.objective == Objective::curve) wished.curve = curve_;
  generator_.start(grid_request(std::move(wished), rows_, [this](CellIndex cell) { return rows_[cell.row].numbers[cell.column] != 0; }));
}

void GenerateDialog::draw(Ui& ui) {
  draw_measure(ui);
  gap(ui, ui.sizes.s);
  std::vector<std::string> labels;
  for (const char* label : kObjectiveLabels) labels.push_back(ui.tr(label));
  choose_one(ui, "objective", labels, objective_);
  if (kObjectives[static_cast<std::size_t>(objective_)] == Objective::curve) draw_curve(ui);
  toggle(ui, ui.tr("editor.generate.n1"), n1_in_penta5_);
  toggle(ui, ui.tr("editor.generate.differ"), last_pieces_differ_);
  gap(ui, ui.sizes.s);
  draw_result(ui);
}

void GenerateDialog::draw_measure(Ui& ui) {
  const auto pieces = static_cast<std::int64_t>(pieces_.size());
  field_columns(ui, {[&](float) { number_under_label(ui, "##rows", ui.tr("editor.generate.rows"), row_count_, 1, kMaxGeneratedRows); },
                     [&](float) { number_under_label(ui, "##from", ui.tr("editor.generate.from"), from_, 1, pieces - 1); },
                     [&](float) {
                       to_ = std::max(to_, from_ + 1);
                       number_under_label(ui, "##to", ui.tr("editor.generate.to"), to_, from_ + 1, pieces);
                     },
                     [&](float) { number_under_label(ui, "##seed", ui.tr("editor.generate.seed"), seed_, 0, kMaxSeed); }});
}

/// A bar a column, as high as its pentas are to be hard. The mouse draws over them.
void GenerateDialog::draw_curve(Ui& ui) {
  if (curve_.size() != columns()) {
    curve_.resize(columns());
    for (std::size_t i = 0; i < curve_.size(); ++i) curve_[i] = curve_.size() < 2 ? 0 : static_cast<int>(100 * i / (curve_.size() - 1));
  }
  at_ = std::min(at_, curve_.size() - 1);
  note(ui, ui.tr("editor.generate.curve"));
  const ImVec2 corner = ImGui::GetCursorScreenPos();
  const Rect box{corner.x, corner.y, std::floor(ImGui::GetContentRegionAvail().x), ui.px(kCurveHeight)};
  ImGui::InvisibleButton("##curve", {box.w, box.h});
  probe_item("curve");
  if (ImGui::IsItemActive()) {
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const float share = std::clamp((mouse.x - box.x) / box.w, 0.0F, 0.999F), up = std::clamp((box.bottom() - mouse.y) / box.h, 0.0F, 1.0F);
    at_ = static_cast<std::size_t>(share * static_cast<float>(curve_.size()));
    curve_[at_] = static_cast<int>(std::lround(up * 100));
  }
  draw_bars(ui, box);
}

void GenerateDialog::draw_bars(const Ui& ui, Rect box) const {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(im(box.corner()), {box.right(), box.bottom()}, im(ui.colour("raised")), ui.px(8));
  list.AddRect(im(box.corner()), {box.right(), box.bottom()}, im(ui.colour("line")), ui.px(8));
  const float width = box.w / static_cast<float>(curve_.size());
  for (std::size_t i = 0; i < curve_.size(); ++i) {
    const float x = box.x + static_cast<float>(i) * width, high = (box.h - ui.px(18)) * static_cast<float>(curve_[i]) / 100;
    const ImU32 colour = im(ui.colour(i == at_ ? "accent" : "done"));
    list.AddRectFilled({x + ui.px(4), box.bottom() - high - ui.px(2)}, {x + width - ui.px(4), box.bottom() - ui.px(2)}, colour, ui.px(3));
    const std::string name = std::to_string(from_ + static_cast<std::int64_t>(i));
    draw_text(list, ui.fonts.small_figures, {x + (width - measure(ui.fonts.small_figures, name).x) / 2, box.y + ui.px(2)},
              im(ui.colour("soft_ink")), name);
  }
}

void GenerateDialog::take(Ui& ui, std::size_t i) {
  take_(alternatives_[i].rows);
  ui.dialogs.answer(kCloseChoice);
}

/// Enter takes the grid that the keys are on. Ctrl with the arrows: to another column of the curve, higher and lower.
bool GenerateDialog::key(Ui& ui, const KeyChange& pressed) {
  if (is_press(pressed, Key::enter) && on_ && *on_ < alternatives_.size()) {
    take(ui, *on_);
    return true;
  }
  if (!pressed.down || !pressed.ctrl || kObjectives[static_cast<std::size_t>(objective_)] != Objective::curve || curve_.empty())
    return false;
  if (pressed.key == Key::left && at_ > 0) --at_;
  else if (pressed.key == Key::right && at_ + 1 < curve_.size()) ++at_;
  else if (pressed.key == Key::up) curve_[at_] = std::min(100, curve_[at_] + kCurveStep);
  else if (pressed.key == Key::down) curve_[at_] = std::max(0, curve_[at_] - kCurveStep);
  else return false;
  return true;
}

void GenerateDialog::draw_result(Ui& ui) {
  if (generator_.busy() && tablier::progress(ui, generator_.progress(), ui.tr("editor.generate.making"), ui.tr("editor.generate.stop")))
    generator_.cancel();
  if (problem_) status(ui, ui.colour("danger"), ui.tr(*problem_));
  if (alternatives_.empty()) return;
  const float between = ui.px(ui.sizes.s), count = static_cast<float>(alternatives_.size());
  const float width = std::floor((ImGui::GetContentRegionAvail().x - (count - 1) * between) / count);
  if (alternatives_.size() > 1) note(ui, ui.tr("editor.generate.differing"));
  on_now_.reset();
  for (std::size_t i = 0; i < alternatives_.size(); ++i) {
    if (i > 0) ImGui::SameLine(0, between);
    draw_alternative(ui, i, width);
  }
  on_ = on_now_;
}

void GenerateDialog::draw_alternative(Ui& ui, std::size_t i, float width) {
  const Alternative& one = alternatives_[i];
  ImGui::PushID(static_cast<int>(i));
  ImGui::BeginGroup();
  const std::string label = ui.tr("editor.generate.take", {{"n", i + 1}});
  const bool on = on_ == i;
  const std::string enter = on ? ui.tr("key.enter") : std::string();
  if (button(ui, {.label = label, .key = enter, .kind = on ? ButtonKind::primary : ButtonKind::secondary, .width = width, .compact = true}))
    take(ui, i);
  if (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible) on_now_ = i;
  for (const std::string& text : remarks(ui, one)) text_in_column(ui.fonts.label, ui.colour("soft_ink"), text, width);
  draw_rows(ui, i, width);
  ImGui::EndGroup();
  ImGui::PopID();
}

/// What is told of a grid.
std::vector<std::string> GenerateDialog::remarks(const Ui& ui, const Alternative& one) const {
  std::vector<std::string> all{
      ui.tr("editor.generate.figures", {{"single", one.figures.single}, {"solutions", static_cast<std::int64_t>(one.figures.solutions)}})};
  if (kObjectives[static_cast<std::size_t>(objective_)] != Objective::curve)
    all.push_back(ui.tr(one.optimal ? "editor.generate.optimal" : "editor.generate.not_proven"));
  if (last_pieces_differ_ && !one.last_pieces_differ) all.push_back(ui.tr("editor.generate.alike"));
  return all;
}

/// What is not as in the first grid stands out there: the others often differ in a few places only.
void GenerateDialog::draw_rows(const Ui& ui, std::size_t i, float width) const {
  const std::vector<SeriesRow>& rows = alternatives_[i].rows;
  const std::vector<SeriesRow>& first = alternatives_.front().rows;
  const float room = name_room_of(ui, rows) + ui.px(ui.sizes.xs), line = line_height(ui.fonts.label_strong) + ui.px(kBetweenLines);
  const ImVec2 at = ImGui::GetCursorPos();
  for (std::size_t r = 0; r < rows.size(); ++r) {
    ImGui::SetCursorPos({at.x, at.y + static_cast<float>(r) * line});
    draw_numbers(ui, rows[r], i > 0 && r < first.size() ? &first[r] : nullptr, width, room);
  }
  ImGui::SetCursorPos(at);
  ImGui::Dummy({width, static_cast<float>(rows.size()) * line});
}

}  // namespace tablier::editor

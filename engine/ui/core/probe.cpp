#include "ui/core/probe.hpp"

#include "ui/core/ui.hpp"

#include <imgui.h>

#include <cstdlib>
#include <ctime>
#include <fstream>
#include <sstream>
#include <unistd.h>

namespace tablier {
namespace {

/// Field 22 of /proc/self/stat (proc(5)): clock ticks from the machine's start to the process's. The name, field 2, may hold spaces.
double process_start() {
  std::ifstream file("/proc/self/stat");
  std::string line;
  std::getline(file, line);
  constexpr int kFieldsBetween = 19;
  std::istringstream rest(line.substr(std::min(line.size(), line.rfind(')') + 1)));
  std::string skipped;
  for (int i = 0; i < kFieldsBetween; ++i) rest >> skipped;
  double ticks = 0;
  rest >> ticks;
  return ticks / static_cast<double>(sysconf(_SC_CLK_TCK));
}

Value texts(const std::vector<Notices::Notice>& notices) {
  Value list = Value::list();
  for (const auto& notice : notices) list.push(notice.text);
  return list;
}

}  // namespace

double seconds_since_start() {
  timespec t{};
  clock_gettime(CLOCK_BOOTTIME, &t);
  static const double start = process_start();
  return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec) * 1e-9 - start;
}

Value to_value(Rect box) { return Value::list_of(std::vector<double>{box.x, box.y, box.w, box.h}); }

std::unique_ptr<Probe> Probe::from_environment() {
  const char* file = std::getenv("TABLIER_PROBE");
  if (!file || !*file) return nullptr;
  auto probe = std::make_unique<Probe>(file);
  probe->wants_texts_ = std::getenv("TABLIER_PROBE_TEXTS") != nullptr;
  return probe;
}

void Probe::shown(const Ui& ui, const FrameCost& cost, bool rests) {
  if (frames_++ == 0) first_ = seconds_since_start();
  const Dialog* dialog = ui.dialogs.top();
  Value all = Value::map(
      {{"frame", frames_},
       {"first_frame", first_},
       {"cost", Value::map({{"build", cost.build}, {"submit", cost.submit}})},
       {"backdrops", cost.backdrops},
       {"slowest", cost.slowest},
       {"script_calls", static_cast<std::int64_t>(cost.script_calls)},
       {"keys", cost.keys},
       {"rests", rests},
       {"size", Value::list_of(std::vector<double>{ui.size.x, ui.size.y})},
       {"scale", static_cast<double>(ui.scale())},
       {"dialog", dialog ? Value(dialog->title) : Value()},
       {"question", dialog ? Value(dialog->text) : Value()},
       {"answer", dialog && ui.dialogs.ready() && !dialog->choices.empty() ? Value(dialog->choices[ui.dialogs.chosen()].label) : Value()},
       {"notices", texts(ui.notices.all())},
       {"warns", !ui.notices.all().empty() && ui.notices.all().back().warns},
       {"widgets", widgets_}});
  if (wants_texts_) all.set("texts", texts_);
  if (const Screen* top = ui.navigator.top()) {
    const Value of_screen = top->describe(ui);
    if (const auto* members = of_screen.as_map())
      for (const Member& m : *members) all.set(m.name, m.value);
  }
  const std::filesystem::path fresh = file_.string() + ".new";
  std::ofstream(fresh) << to_json(all) << '\n';
  std::error_code ignored;
  std::filesystem::rename(fresh, file_, ignored);  // whoever reads it sees all of a frame
}

bool probe_wants_texts() {
  const auto* const probe = static_cast<const Probe*>(ImGui::GetIO().UserData);
  return probe && probe->wants_texts();
}

void probe_text(std::string_view label, Rect box, Rect clip, bool cut) {
  if (!probe_wants_texts()) return;
  static_cast<Probe*>(ImGui::GetIO().UserData)
      ->text(Value::map({{"text", label}, {"box", to_value(box)}, {"clip", to_value(clip)}, {"cut", cut}}));
}

void probe_item(std::string_view label, bool enabled, std::string_view kind) {
  auto* const probe = static_cast<Probe*>(ImGui::GetIO().UserData);
  if (!probe) return;
  const ImVec2 low = ImGui::GetItemRectMin(), high = ImGui::GetItemRectMax();
  probe->widget(Value::map({{"label", label},
                            {"box", to_value(Rect{low.x, low.y, high.x - low.x, high.y - low.y})},
                            {"enabled", enabled},
                            {"kind", kind},
                            {"visible", ImGui::IsItemVisible()},
                            {"focused", ImGui::IsItemFocused() && ImGui::GetIO().NavVisible}}));
}

}  // namespace tablier

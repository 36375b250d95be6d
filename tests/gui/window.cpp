#include "window.hpp"

#include "content/yaml.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <thread>
#include <utility>

namespace tablier::gui {
namespace {

using Clock = std::chrono::steady_clock;

/// Nothing takes as long but on a machine that is very busy, or in a sanitized build.
constexpr std::chrono::seconds kPatience{30};
constexpr std::chrono::milliseconds kLook{10};

std::vector<std::string> call(const std::vector<std::string>& arguments) {
  std::vector<std::string> all{program_file().string()};
  all.insert(all.end(), arguments.begin(), arguments.end());
  return all;
}

std::vector<std::string> environment(const Display& display, const Home& home, const std::filesystem::path& probe) {
  std::vector<std::string> all = home.environment();
  // A sanitized program must not answer for what drivers of OpenGL keep to the end.
  for (std::string more : {"DISPLAY=" + display.name(), "TABLIER_PROBE=" + probe.string(), std::string("ASAN_OPTIONS=detect_leaks=0")})
    all.push_back(std::move(more));
  return all;
}

std::string read_file(const std::filesystem::path& file) {
  std::ostringstream all;
  all << std::ifstream(file).rdbuf();
  return all.str();
}

}  // namespace

Window::Window(const Display& display, const Home& home, const std::vector<std::string>& arguments)
    : display_(display.name()),
      probe_(home / "probe.json"),
      log_(home / "said.txt"),
      program_((std::filesystem::remove(probe_), call(arguments)), environment(display, home, probe_), log_.string()) {
  wait("the first frame", [](const Value& seen) { return seen.find("frame") != nullptr; });
}

bool Window::look() {
  std::string written = read_file(probe_);
  if (written.empty()) return false;
  if (written == read_) return true;
  const LoadedYaml read = read_yaml(written, "probe");  // JSON is YAML (YAML 1.2, 1.3)
  if (!read.document) return false;
  seen_ = read.document->root().value();
  read_ = std::move(written);
  return true;
}

const Value& Window::wait(const std::string& what, const std::function<bool(const Value&)>& wanted) {
  for (const auto end = Clock::now() + kPatience; Clock::now() < end; std::this_thread::sleep_for(kLook)) {
    if (look() && wanted(seen_)) return seen_;
    if (!program_.running()) throw std::runtime_error("the program has ended before " + what + "; it said: " + said());
  }
  throw std::runtime_error("not seen: " + what + "; it said: " + said() + "; seen: " + to_json(seen_));
}

void Window::wait_for_screen(const std::string& name) {
  wait("the screen " + name, [&](const Value& seen) { return text(seen, "screen") == name && truth(seen, "rests"); });
}

void Window::xdotool(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "xdotool");
  if (run(arguments, {"DISPLAY=" + display_}) != 0) throw std::runtime_error("xdotool failed");
}

void Window::move(Vec2 to) { xdotool({"mousemove", std::to_string(static_cast<int>(to.x)), std::to_string(static_cast<int>(to.y))}); }
void Window::press(int button) { xdotool({"mousedown", std::to_string(button)}); }
void Window::release(int button) { xdotool({"mouseup", std::to_string(button)}); }

void Window::click(Vec2 at, int button) {
  move(at);
  xdotool({"click", std::to_string(button)});
}

void Window::keys(const std::vector<std::string>& names) {
  std::vector<std::string> arguments{"key", "--delay", "5"};
  arguments.insert(arguments.end(), names.begin(), names.end());
  if (!names.empty()) xdotool(arguments);
}

std::optional<Rect> Window::widget(const std::string& label) const {
  const Value* all = seen_.find("widgets");
  if (!all) return std::nullopt;
  std::optional<Rect> found;
  for (const Value& w : *all->as_list()) {
    const std::string shown_text = text(w, "label");
    if (!shown_text.starts_with(label) || !truth(w, "enabled") || !truth(w, "visible")) continue;
    if (shown_text == label) return box(*w.find("box"));
    if (!found) found = box(*w.find("box"));
  }
  return found;
}

void Window::press_widget(const std::string& label) {
  wait("a widget " + label, [&](const Value& seen) { return truth(seen, "rests") && widget(label).has_value(); });
  click(widget(label)->centre());
}

void Window::step(const std::string& key) {
  rest();
  const double before = number(*seen_.find("keys"));
  keys({key});
  wait("the key " + key, [&](const Value& seen) { return number(*seen.find("keys")) >= before + 2; });  // down and up
  rest();
}

double Window::rest() {
  constexpr auto kStill = std::chrono::milliseconds(60);
  double last = -1;
  auto since = Clock::now();
  wait("rest", [&](const Value& seen) {
    const double frame = number(*seen.find("frame"));
    if (std::exchange(last, frame) != frame || !truth(seen, "rests")) since = Clock::now();
    return Clock::now() - since > kStill;
  });
  return last;
}

void Window::focus_widget(const std::string& label, const std::string& key) {
  constexpr int kMaxSteps = 40;
  const auto focused = [&] {
    for (const Value& w : *seen_.find("widgets")->as_list())
      if (truth(w, "focused") && text(w, "label").starts_with(label)) return true;
    return false;
  };
  for (int i = 0; i < kMaxSteps && !focused(); ++i) step(key);
  if (!focused()) throw std::runtime_error("the keyboard does not come to " + label + "; seen: " + to_json(seen_));
}

std::string Window::said() const { return read_file(log_); }

Rect box(const Value& list) {
  const auto& n = *list.as_list();
  return {static_cast<float>(number(n[0])), static_cast<float>(number(n[1])), static_cast<float>(number(n[2])),
          static_cast<float>(number(n[3]))};
}

TextsSeen::TextsSeen() { setenv("TABLIER_PROBE_TEXTS", "1", 1); }
TextsSeen::~TextsSeen() { unsetenv("TABLIER_PROBE_TEXTS"); }

std::vector<std::string> under_notice(const Value& seen) {
  const std::string said = texts(seen, "notices").back();
  const auto& drawn = *seen.find("texts")->as_list();
  const auto words = std::find_if(drawn.rbegin(), drawn.rend(), [&](const Value& t) { return text(t, "text") == said; });
  if (words == drawn.rend()) throw std::runtime_error("not to be seen: " + said);
  std::vector<std::string> labels;
  for (const Value& w : *seen.find("widgets")->as_list())
    if (truth(w, "visible") && overlap_area(box(*words->find("box")), box(*w.find("box"))) > 0) labels.push_back(text(w, "label"));
  return labels;
}

std::string text(const Value& map, const char* name) {
  const Value* found = map.find(name);
  const std::string* as_text = found ? found->as_string() : nullptr;
  return as_text ? *as_text : std::string();
}

double number(const Value& value) {
  if (const auto* i = value.as_int()) return static_cast<double>(*i);
  const double* real = value.as_real();
  return real ? *real : 0;
}

bool truth(const Value& map, const char* name) {
  const Value* found = map.find(name);
  const bool* as_bool = found ? found->as_bool() : nullptr;
  return as_bool && *as_bool;
}

std::vector<std::string> texts(const Value& map, const char* name) {
  std::vector<std::string> all;
  const Value* found = map.find(name);
  if (!found || !found->as_list()) return all;
  for (const Value& v : *found->as_list()) all.push_back(v.as_string() ? *v.as_string() : std::string());
  return all;
}

Vec2 point(const Value& pair) {
  const auto& n = *pair.as_list();
  return {static_cast<float>(number(n[0])), static_cast<float>(number(n[1]))};
}

}  // namespace tablier::gui

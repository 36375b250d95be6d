#include "jobs/end_in_time.hpp"
#include "jobs/left_behind.hpp"
#include "ui/canvas/font_files.hpp"
#include "ui/core/display.hpp"
#include "ui/core/file_drop.hpp"
#include "ui/core/records_keeper.hpp"
#include "ui/core/settings_keeper.hpp"
#include "ui/core/sfml_input.hpp"
#include "ui/core/waker.hpp"
#include "ui/first_screen.hpp"
#include "ui/run.hpp"
#include "ui/screens/screens.hpp"
#include "ui/stage.hpp"

#include <SFML/System/Err.hpp>
#include <SFML/Window/Event.hpp>
#include <SFML/Window/VideoMode.hpp>
#include <SFML/Window/Window.hpp>

#include <chrono>
#include <csignal>
#include <cstdio>
#include <exception>
#include <functional>
#include <memory>
#include <utility>

namespace tablier {
namespace {

constexpr int kBroken = 3;  ///< as ExitStatus::broken
constexpr unsigned kMinWidth = 900, kMinHeight = 600;
/// Between two looks for events, in seconds: for safety where one can wait for them; where one cannot, as rarely as nobody feels.
constexpr double kLook = 0.1, kBlindLook = 0.008;
/// What is worked on beside is asked to stop as the window closes. In seconds that is given to it: more than a search needs from one look
/// at whether it is to stop to the next, and than a slow disk needs for a file.
constexpr double kEndTime = 15;
/// Frames come no faster, whatever the mouse's rate.
constexpr double kMinFrameTime = 0.006;

double seconds_now() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

/// A session ends, a terminal is closed, or somebody ends the program.
volatile std::sig_atomic_t told_to_end = 0;

/// Then the window closes as at any other time, but asks nothing; told once more, the program ends at once.
void close_when_told() {
  struct sigaction action{};
  action.sa_handler = [](int) { told_to_end = 1; };
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  for (const int signal : {SIGTERM, SIGINT, SIGHUP}) {
    struct sigaction before{};
    // What was started so that it does not hear one (`nohup`) is not to hear it.
    if (sigaction(signal, nullptr, &before) == 0 && before.sa_handler != SIG_IGN) sigaction(signal, &action, nullptr);
  }
}

void tell(const Services& services, const Problem& problem) { std::fprintf(stderr, "%s\n", services.locale.say(problem).c_str()); }

int refuse(const Services& services, const Problem& problem) {
  tell(services, problem);
  return kBroken;
}

/// Nobody sees a notice any more.
void keep_the_rest(Services& services) {
  if (const Status kept = services.records ? services.records->keep_waiting() : Status(Done{}); !kept)
    tell(services, Problem(Text("records.kept_nowhere", kept.problem().text.args)));
  if (const Status saved = keep_settings(services); !saved) tell(services, saved.problem());
}

/// SFML 2.5 takes the screen's width for its height when it does this.
void centre(sf::Window& window) {
  const sf::VideoMode screen = sf::VideoMode::getDesktopMode();
  const auto middle = [](unsigned room, unsigned size) { return std::max(0, (static_cast<int>(room) - static_cast<int>(size)) / 2); };
  window.setPosition({middle(screen.width, window.getSize().x), middle(screen.height, window.getSize().y)});
}

/// The size that the player left, where the screen has room for it.
unsigned length_on_screen(int left, unsigned min, unsigned screen) {
  const unsigned wanted = std::max(min, static_cast<unsigned>(left));
  return screen < min ? wanted : std::min(wanted, screen);
}

/// The window and the loop around the stage.
class WindowLoop {
 public:
  WindowLoop(Services& services, sf::Window& window, Stage& stage)
      : services_(services), window_(window), stage_(stage), file_drop_(window.getSystemHandle()) {}

  using MakeScreen = std::function<std::unique_ptr<Screen>()>;

  /// `again`: the screen to begin anew with where one failed.
  void run(const MakeScreen& first, const MakeScreen& again) {
    recovering([&] { stage_.ui().navigator.open(first()); }, again);
    while (!stage_.ui().closing && told_to_end == 0) recovering([this] { turn(); }, again);
  }

 private:
  void turn() {
    const double began = seconds_now();
    take_events();
    const double now = seconds_now();
    if (const Status kept = settings_.update(services_, now); !kept) stage_.ui().say(kept.problem());
    records_.update(services_, now);
    for (const Problem& left : take_left_behind()) stage_.ui().say(left);
    const bool due = stage_.due(now);
    stage_.took(seconds_now() - began);
    if (!due || now - drawn_ < kMinFrameTime) return rest(now);
    stage_.frame(now);
    window_.display();
    stage_.shown();
    drawn_ = now;
    recovered_ = false;
  }

  /// A game from outside may throw anywhere. Where the screen to begin anew with cannot be shown nothing helps.
  template <typename Step>
  void recovering(const Step& step, const MakeScreen& again) {
    try {
      step();
    } catch (...) {
      if (std::exchange(recovered_, true)) throw;
      stage_.recover(std::current_exception(), again);
    }
  }

  void take_events() {
    sf::Event event{};
    while (window_.pollEvent(event)) {
      if (event.type == sf::Event::Closed) stage_.close();
      if (event.type == sf::Event::Resized) remember_size(event.size.width, event.size.height);
      if (const auto input = to_input(event)) stage_.input(*input);
    }
    while (const auto input = file_drop_.poll(!stage_.ui().dialogs.any())) stage_.input(*input);
  }

  void remember_size(unsigned width, unsigned height) {
    services_.settings.window_width = static_cast<int>(width);
    services_.settings.window_height = static_cast<int>(height);
  }

  void rest(double now) {
    double nap = kLook;
    if (const auto wake = stage_.next_wake(now)) nap = std::clamp(*wake - now, 0.0005, nap);
    if (stage_.due(now)) nap = std::min(nap, kMinFrameTime);
    waker_.sleep(nap, kBlindLook);
  }

  Services& services_;
  sf::Window& window_;
  Stage& stage_;
  SettingsKeeper settings_;
  RecordsKeeper records_;
  FileDrop file_drop_;
  Waker waker_;  // after all that it waits for
  double drawn_ = 0;
  bool recovered_ = false;  ///< and no frame has been shown since
};

}  // namespace

int run_window(Services& services, const OpenAt& at) {
  if (!display_present()) return refuse(services, Problem("window.no_display"));
  const auto theme = drawable_theme(services);
  if (!theme) return refuse(services, theme.problem());
  const auto fonts = find_fonts(*theme);
  if (!fonts) return refuse(services, fonts.problem());
  sf::err().rdbuf(nullptr);
  const sf::VideoMode screen = sf::VideoMode::getDesktopMode();
  const unsigned width = length_on_screen(services.settings.window_width, kMinWidth, screen.width);
  const unsigned height = length_on_screen(services.settings.window_height, kMinHeight, screen.height);
  sf::Window window(sf::VideoMode(width, height), services.locale.say(at.title), sf::Style::Default, sf::ContextSettings(0, 0, 0, 2, 1));
  if (!window.isOpen()) return refuse(services, Problem("window.no_opengl"));
  centre(window);
  window.setVerticalSyncEnabled(false);
  window.setKeyRepeatEnabled(true);
  Stage stage(services, *fonts, static_cast<int>(width), static_cast<int>(height), [&window] { window.setActive(true); });
  if (at.scale) stage.begin_at_scale(*at.scale);
  close_when_told();
  const auto first = [&] { return first_screen(stage.ui(), at); };
  at.make ? WindowLoop(services, window, stage).run(first, first) : WindowLoop(services, window, stage).run(first, library_screen);
  if (told_to_end != 0)
    for (const Problem& lost : stage.ui().navigator.losses()) tell(services, lost);
  keep_the_rest(services);
  end_in_time(kEndTime, 0);
  return 0;
}

}  // namespace tablier

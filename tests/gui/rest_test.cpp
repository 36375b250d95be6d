#include "catch.hpp"
#include "window.hpp"

#include <algorithm>
#include <chrono>
#include <fstream>
#include <sstream>
#include <thread>
#include <unistd.h>
#include <utility>

using namespace tablier;
using namespace tablier::gui;

namespace {

/// Fields 14 and 15 of /proc/PID/stat (proc(5)): what a process took of processors, in seconds.
double processor_seconds(pid_t process) {
  std::ifstream file("/proc/" + std::to_string(process) + "/stat");
  std::string line;
  std::getline(file, line);
  std::istringstream rest(line.substr(line.rfind(')') + 1));
  std::string skipped;
  for (int i = 0; i < 11; ++i) rest >> skipped;
  double user = 0, system = 0;
  rest >> user >> system;
  return (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

/// The share of a processor that a window takes while nobody touches it.
double share_at_rest(Window& window, double seconds = 4) {
  const double before = processor_seconds(window.process().id());
  std::this_thread::sleep_for(std::chrono::duration<double>(seconds));
  return (processor_seconds(window.process().id()) - before) / seconds;
}

/// The least of three looks, or the first that is small enough: what another program took from the processor's caches for a while is not
/// the window's doing.
double least_share_at_rest(Window& window, double enough) {
  double least = share_at_rest(window);
  for (int look = 1; look < 3 && least >= enough; ++look) least = std::min(least, share_at_rest(window));
  return least;
}

/// Five times what is promised on a machine that does nothing else; a loop without a wait takes a whole processor.
constexpr double kMaxShare = 0.10;
/// A frame a second is drawn by the processor here, which takes a slow machine a tenth of a second.
constexpr double kMaxShareOfClock = 0.25;
constexpr double kMaxFirstFrame = 2.5;

/// Pictures of cards are made beside the window, and drawn as they come: until none came for a while. The number of the last frame.
double rest_for_long(Window& window) {
  double last = -1;
  for (double frame = window.rest(); std::exchange(last, frame) != frame; frame = window.rest()) share_at_rest(window, 1);
  return last;
}

}  // namespace

TEST_CASE("a library that nobody touches draws nothing and takes next to no time") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home);
  window.wait_for_screen("library");
  CHECK(number(*window.seen().find("first_frame")) < kMaxFirstFrame);
  const double frames = rest_for_long(window);
  CHECK(least_share_at_rest(window, kMaxShare) < kMaxShare);
  window.wait("a frame", [](const Value&) { return true; });
  CHECK(number(*window.seen().find("frame")) == frames);
}

TEST_CASE("a table that nobody touches draws once a second, for its clock") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"play", "katamino"});
  window.wait("a table at rest", [](const Value& seen) { return truth(seen, "resting"); });
  CHECK(number(*window.seen().find("first_frame")) < kMaxFirstFrame);
  const double frames = number(*window.seen().find("frame"));
  CHECK(least_share_at_rest(window, kMaxShareOfClock) < kMaxShareOfClock);
  window.wait("a frame", [](const Value&) { return true; });
  CHECK(number(*window.seen().find("frame")) - frames <= 20);
}

#include "app/early_exit.hpp"
#include "app/run.hpp"
#include "host/stdout_redirect.hpp"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <iostream>
#include <unistd.h>

namespace {

/// A standard stream that the caller has closed is taken by the null device, so that no file that is opened gets its number and with it
/// what was meant for the caller. What should be read or written there fails, as it must: the device is opened the wrong way round.
void take_closed_streams() {
  constexpr int kWrongWay[]{O_WRONLY, O_RDONLY, O_WRONLY};
  for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; ++stream)
    if (fcntl(stream, F_GETFD) < 0) open("/dev/null", kWrongWay[stream]);  // the lowest number that is free
}

}  // namespace

int main(int argc, char** argv) {
  take_closed_streams();
  std::signal(SIGXFSZ, SIG_IGN);  // past a limit of the size of files a write fails, and is told as that of a full disk
  tablier::watch_for_early_exit();
  const tablier::StreamRedirect aside;
  std::ostream answer(aside.answer());
  const int status = tablier::run({argv + 1, argv + argc}, answer, std::cerr);
  answer.flush();
  std::cerr.flush();
  std::fflush(nullptr);
  // Everything is said and saved: what a plugin leaves to be done at the very end shall not break it.
  std::_Exit(status);
}

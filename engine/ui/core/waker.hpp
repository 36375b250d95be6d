#pragma once

#include <vector>

/// Sleeps until something happens. SFML 2 can only be asked whether there are events; asking a hundred times a second costs more than
/// everything else that an idle window does, and delays what hands do. So this waits on SFML's connections to the X server.
namespace tablier {

class Waker {
 public:
  /// Finds the connections; to be made when the window stands.
  Waker();
  /// Returns after `seconds`, or as soon as the X server has something to say. `at_most` replaces a longer time where there are no
  /// connections to wait on (another window system): then events are only found by asking.
  void sleep(double seconds, double at_most) const;
  bool can_wait() const { return !sockets_.empty(); }

 private:
  std::vector<int> sockets_;
};

}  // namespace tablier

#include "ui/core/waker.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstring>
#include <netinet/in.h>
#include <poll.h>
#include <string_view>
#include <sys/socket.h>
#include <sys/un.h>

namespace tablier {
namespace {

constexpr int kMaxDescriptors = 1024;
/// X servers listen on TCP ports from here, one a display (the X Window System Protocol, X11R7).
constexpr int kFirstPort = 6000, kPorts = 64;

bool is_x_port(in_port_t port) {
  const int number = ntohs(port);
  return number >= kFirstPort && number < kFirstPort + kPorts;
}

/// True for a socket whose other end is an X server.
bool is_x_socket(int descriptor) {
  sockaddr_storage peer{};
  socklen_t size = sizeof peer;
  if (getpeername(descriptor, reinterpret_cast<sockaddr*>(&peer), &size) != 0) return false;
  if (peer.ss_family == AF_INET) return is_x_port(reinterpret_cast<const sockaddr_in&>(peer).sin_port);
  if (peer.ss_family == AF_INET6) return is_x_port(reinterpret_cast<const sockaddr_in6&>(peer).sin6_port);
  if (peer.ss_family != AF_UNIX || size <= offsetof(sockaddr_un, sun_path)) return false;
  const auto& local = reinterpret_cast<const sockaddr_un&>(peer);
  const std::string_view path(local.sun_path, size - offsetof(sockaddr_un, sun_path));
  return path.find(".X11-unix/X") != std::string_view::npos;
}

timespec time_of(double seconds) {
  constexpr double kNano = 1e9;
  const double whole = std::floor(seconds);
  return {static_cast<time_t>(whole), static_cast<long>((seconds - whole) * kNano)};
}

}  // namespace

Waker::Waker() {
  for (int d = 3; d < kMaxDescriptors; ++d)
    if (is_x_socket(d)) sockets_.push_back(d);
}

void Waker::sleep(double seconds, double at_most) const {
  if (seconds <= 0) return;
  std::vector<pollfd> watched;
  for (const int s : sockets_) watched.push_back({s, POLLIN, 0});
  const timespec time = time_of(can_wait() ? seconds : std::min(seconds, at_most));
  ppoll(watched.data(), watched.size(), &time, nullptr);
}

}  // namespace tablier

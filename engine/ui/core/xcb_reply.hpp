#pragma once

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string_view>
#include <xcb/xcb.h>

/// What an X server answers by way of xcb: memory of the C library, freed with it.
namespace tablier {

struct XcbFree {
  void operator()(void* reply) const { std::free(reply); }
};
template <class T>
using XcbReply = std::unique_ptr<T, XcbFree>;

inline xcb_intern_atom_cookie_t ask_atom(xcb_connection_t* connection, std::string_view name) {
  return xcb_intern_atom(connection, 0, static_cast<std::uint16_t>(name.size()), name.data());
}
/// XCB_ATOM_NONE where there is no answer.
inline xcb_atom_t take_atom(xcb_connection_t* connection, xcb_intern_atom_cookie_t asked) {
  const XcbReply<xcb_intern_atom_reply_t> reply(xcb_intern_atom_reply(connection, asked, nullptr));
  return reply ? reply->atom : xcb_atom_t{XCB_ATOM_NONE};
}

}  // namespace tablier

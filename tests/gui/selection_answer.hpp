#pragma once

#include <xcb/xcb.h>

/// How a program that has a selection of an X server answers who asks for it.
namespace tablier::gui {

/// To be told once it was given: `property` says where, and stays none where it was not.
inline xcb_selection_notify_event_t answer_to(const xcb_selection_request_event_t& request) {
  xcb_selection_notify_event_t answer{};
  answer.response_type = XCB_SELECTION_NOTIFY;
  answer.time = request.time;
  answer.requestor = request.requestor;
  answer.selection = request.selection;
  answer.target = request.target;
  return answer;
}

inline void tell(xcb_connection_t* connection, const xcb_selection_notify_event_t& answer) {
  xcb_send_event(connection, 0, answer.requestor, 0, reinterpret_cast<const char*>(&answer));
  xcb_flush(connection);
}

}  // namespace tablier::gui

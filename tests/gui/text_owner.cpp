#include "text_owner.hpp"

#include "selection_answer.hpp"
#include "ui/core/xcb_reply.hpp"

#include <algorithm>
#include <chrono>
#include <stdexcept>
#include <thread>

namespace tablier::gui {

class TextOwner::Link {
 public:
  Link(const std::string& display, std::string text, const OwnersWay& way)
      : connection_(xcb_connect(display.c_str(), nullptr)), text_(std::move(text)), way_(way) {
    if (xcb_connection_has_error(connection_) != 0) throw std::runtime_error("no connection to " + display);
    own_ = xcb_generate_id(connection_);
    const xcb_screen_t* const screen = xcb_setup_roots_iterator(xcb_get_setup(connection_)).data;
    xcb_create_window(connection_, XCB_COPY_FROM_PARENT, own_, screen->root, 0, 0, 1, 1, 0, XCB_WINDOW_CLASS_INPUT_ONLY,
                      XCB_COPY_FROM_PARENT, 0, nullptr);
    kind_ = atom(way.kind);
    in_pieces_ = atom("INCR");
    xcb_set_selection_owner(connection_, own_, atom("CLIPBOARD"), XCB_CURRENT_TIME);
    atom("");  // a round trip: from here on it has it
    thread_ = std::jthread([this](const std::stop_token& stop) { serve(stop); });
  }
  ~Link() {
    thread_.request_stop();
    thread_.join();
    xcb_disconnect(connection_);
  }
  Link(const Link&) = delete;
  Link& operator=(const Link&) = delete;

 private:
  xcb_atom_t atom(std::string_view name) { return take_atom(connection_, ask_atom(connection_, name)); }

  void serve(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
      const XcbReply<xcb_generic_event_t> event(xcb_poll_for_event(connection_));
      if (!event) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        continue;
      }
      const auto kind = event->response_type & ~0x80U;
      if (kind == XCB_SELECTION_REQUEST) answer(reinterpret_cast<const xcb_selection_request_event_t&>(*event));
      if (kind == XCB_PROPERTY_NOTIFY) follow(reinterpret_cast<const xcb_property_notify_event_t&>(*event));
    }
  }

  void answer(const xcb_selection_request_event_t& request) {
    xcb_selection_notify_event_t said = answer_to(request);
    if (request.target == kind_) {
      requestor_ = request.requestor;
      said.property = property_ = request.property;
      given_ = pieces_ = 0;
      const std::uint32_t events = XCB_EVENT_MASK_PROPERTY_CHANGE;
      xcb_change_window_attributes(connection_, requestor_, XCB_CW_EVENT_MASK, &events);
      const auto size = static_cast<std::uint32_t>(text_.size());
      xcb_change_property(connection_, XCB_PROP_MODE_REPLACE, requestor_, property_, in_pieces_, 32, 1, &size);
    }
    tell(connection_, said);
  }

  /// The piece before was taken: the next follows, the last one is empty.
  void follow(const xcb_property_notify_event_t& change) {
    if (change.window != requestor_ || change.atom != property_ || change.state != XCB_PROPERTY_DELETE || pieces_ == way_.pieces) return;
    const std::size_t size = std::min(way_.piece, text_.size() - given_);
    xcb_change_property(connection_, XCB_PROP_MODE_REPLACE, requestor_, property_, kind_, 8, static_cast<std::uint32_t>(size),
                        text_.data() + given_);
    xcb_flush(connection_);
    given_ += size;
    ++pieces_;
    if (size == 0) requestor_ = 0;
  }

  xcb_connection_t* connection_;
  std::string text_;
  OwnersWay way_;
  xcb_window_t own_ = 0, requestor_ = 0;
  xcb_atom_t kind_ = XCB_ATOM_NONE, in_pieces_ = XCB_ATOM_NONE, property_ = XCB_ATOM_NONE;
  std::size_t given_ = 0, pieces_ = 0;
  std::jthread thread_;
};

TextOwner::TextOwner(const std::string& display, std::string text, const OwnersWay& way)
    : link_(std::make_unique<Link>(display, std::move(text), way)) {}
TextOwner::~TextOwner() = default;

}  // namespace tablier::gui

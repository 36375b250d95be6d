#include "file_drag.hpp"

#include "selection_answer.hpp"
#include "ui/core/xcb_reply.hpp"

#include <array>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <stdexcept>
#include <thread>
#include <xcb/xcb.h>

namespace tablier::gui {
namespace {

constexpr xcb_atom_t kNone = XCB_ATOM_NONE;
constexpr auto kAnswerTime = std::chrono::seconds(20);
constexpr auto kBreath = std::chrono::milliseconds(2);

}  // namespace

class FileDrag::Link {
 public:
  Link(const std::string& display, const std::string& type, std::string text)
      : connection_(xcb_connect(display.c_str(), nullptr)), text_(std::move(text)) {
    if (xcb_connection_has_error(connection_) != 0) throw std::runtime_error("no connection to " + display);
    root_ = xcb_setup_roots_iterator(xcb_get_setup(connection_)).data->root;
    own_ = xcb_generate_id(connection_);
    xcb_create_window(connection_, XCB_COPY_FROM_PARENT, own_, root_, 0, 0, 1, 1, 0, XCB_WINDOW_CLASS_INPUT_ONLY, XCB_COPY_FROM_PARENT, 0,
                      nullptr);
    type_ = atom(type);
    find_target();
    xcb_set_selection_owner(connection_, own_, atom("XdndSelection"), XCB_CURRENT_TIME);
    xcb_flush(connection_);
  }
  ~Link() { xcb_disconnect(connection_); }
  Link(const Link&) = delete;
  Link& operator=(const Link&) = delete;

  void tell(const char* type, std::array<std::uint32_t, 4> data) {
    xcb_client_message_event_t message{};
    message.response_type = XCB_CLIENT_MESSAGE;
    message.format = 32;
    message.window = target_;
    message.type = atom(type);
    message.data.data32[0] = own_;
    std::memcpy(message.data.data32 + 1, data.data(), sizeof data);
    xcb_send_event(connection_, 0, proxy_, 0, reinterpret_cast<const char*>(&message));
    xcb_flush(connection_);
  }

  xcb_atom_t type() const { return type_; }
  xcb_atom_t atom(const std::string& name) { return take_atom(connection_, ask_atom(connection_, name)); }

  /// Gives what is dragged to who asks for it meanwhile. The first figure of the answer has the bit that says yes.
  bool answer(const char* type) {
    const xcb_atom_t awaited = atom(type);
    for (const auto until = std::chrono::steady_clock::now() + kAnswerTime; std::chrono::steady_clock::now() < until;) {
      const XcbReply<xcb_generic_event_t> event(xcb_poll_for_event(connection_));
      if (!event) {
        std::this_thread::sleep_for(kBreath);
        continue;
      }
      const auto kind = event->response_type & ~0x80U;
      if (kind == XCB_SELECTION_REQUEST) give(reinterpret_cast<const xcb_selection_request_event_t&>(*event));
      if (kind != XCB_CLIENT_MESSAGE) continue;
      const auto& message = reinterpret_cast<const xcb_client_message_event_t&>(*event);
      if (message.type == awaited && message.data.data32[0] == target_) return (message.data.data32[1] & 1) != 0;
    }
    throw std::runtime_error(std::string("the window never sent ") + type);
  }

 private:
  std::optional<std::uint32_t> property(xcb_window_t window, const char* name) {
    const auto asked = xcb_get_property(connection_, 0, window, atom(name), XCB_GET_PROPERTY_TYPE_ANY, 0, 1);
    const XcbReply<xcb_get_property_reply_t> reply(xcb_get_property_reply(connection_, asked, nullptr));
    if (!reply || reply->format != 32 || reply->value_len != 1) return std::nullopt;
    return *static_cast<const std::uint32_t*>(xcb_get_property_value(reply.get()));
  }

  bool is_seen(xcb_window_t window) {
    const XcbReply<xcb_get_window_attributes_reply_t> reply(
        xcb_get_window_attributes_reply(connection_, xcb_get_window_attributes(connection_, window), nullptr));
    return reply && reply->map_state == XCB_MAP_STATE_VIEWABLE;
  }

  void find_target() {
    const XcbReply<xcb_query_tree_reply_t> tree(xcb_query_tree_reply(connection_, xcb_query_tree(connection_, root_), nullptr));
    if (!tree) throw std::runtime_error("no windows can be seen");
    const xcb_window_t* const all = xcb_query_tree_children(tree.get());
    for (int i = 0; i < xcb_query_tree_children_length(tree.get()); ++i) {
      if (!is_seen(all[i]) || property(all[i], "XdndAware").value_or(0) < 5) continue;
      target_ = all[i];
      const auto proxy = property(target_, "XdndProxy");
      // A proxy that is gone is told by its not naming itself.
      proxy_ = proxy && property(*proxy, "XdndProxy") == proxy ? *proxy : target_;
      return;
    }
    throw std::runtime_error("no window takes drops");
  }

  void give(const xcb_selection_request_event_t& request) {
    xcb_selection_notify_event_t answer = answer_to(request);
    if (request.target == type_) {
      answer.property = request.property;
      xcb_change_property(connection_, XCB_PROP_MODE_REPLACE, request.requestor, request.property, type_, 8,
                          static_cast<std::uint32_t>(text_.size()), text_.data());
    }
    gui::tell(connection_, answer);
  }

  xcb_connection_t* connection_;
  std::string text_;
  xcb_atom_t type_ = XCB_ATOM_NONE;
  xcb_window_t root_ = 0, own_ = 0, target_ = 0, proxy_ = 0;
};

FileDrag::FileDrag(const std::string& display, const std::string& type, std::string text)
    : link_(std::make_unique<Link>(display, type, std::move(text))) {}
FileDrag::~FileDrag() = default;

bool FileDrag::hover() {
  link_->tell("XdndEnter", {5U << 24U, link_->type(), XCB_ATOM_NONE, XCB_ATOM_NONE});
  link_->tell("XdndPosition", {0, 100U << 16U | 100U, XCB_CURRENT_TIME, link_->atom("XdndActionCopy")});
  return link_->answer("XdndStatus");
}

void FileDrag::leave() { link_->tell("XdndLeave", {}); }

bool FileDrag::drop() {
  link_->tell("XdndDrop", {0, XCB_CURRENT_TIME, 0, 0});
  return link_->answer("XdndFinished");
}

}  // namespace tablier::gui

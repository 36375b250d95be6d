#include "ui/core/file_drop.hpp"

#include "ui/core/uri_list.hpp"
#include "ui/core/xcb_reply.hpp"

#include <array>
#include <chrono>
#include <cstring>
#include <string>
#include <vector>

namespace tablier {
namespace {

constexpr std::uint32_t kVersion = 5;
/// Senders with more kinds of data than stand in a message list them elsewhere; so many of them are looked through.
constexpr std::uint32_t kMaxTypes = 256;
/// Of a list of files, in bytes; a longer one is not read.
constexpr std::uint32_t kMaxList = 1 << 20;
/// So long a program has to hand over what it dropped.
constexpr auto kAnswerTime = std::chrono::seconds(5);

constexpr xcb_atom_t kNone = XCB_ATOM_NONE;

}  // namespace

/// The connection, and what is being dragged.
class FileDrop::Link {
 public:
  explicit Link(xcb_window_t window) : connection_(xcb_connect(nullptr, nullptr)), window_(window) {
    if (!alive()) return;
    own_ = xcb_generate_id(connection_);
    const xcb_screen_t* const screen = xcb_setup_roots_iterator(xcb_get_setup(connection_)).data;
    xcb_create_window(connection_, XCB_COPY_FROM_PARENT, own_, screen->root, -1, -1, 1, 1, 0, XCB_WINDOW_CLASS_INPUT_ONLY,
                      screen->root_visual, 0, nullptr);
    find_atoms();
    for (const xcb_window_t w : {own_, window_}) {
      set_property(w, atom_.proxy, XCB_ATOM_WINDOW, own_);
      set_property(w, atom_.aware, XCB_ATOM_ATOM, kVersion);
    }
    xcb_flush(connection_);
  }
  ~Link() { xcb_disconnect(connection_); }
  Link(const Link&) = delete;
  Link& operator=(const Link&) = delete;

  std::optional<Input> poll(bool open) {
    open_ = open;
    while (alive()) {
      const XcbReply<xcb_generic_event_t> event(xcb_poll_for_event(connection_));
      if (!event) break;
      if (auto input = take(*event)) return input;
    }
    if (!awaited_until_ || std::chrono::steady_clock::now() < *awaited_until_) return std::nullopt;
    return finish({});
  }

 private:
  struct Atoms {
    xcb_atom_t aware, proxy, enter, position, status, leave, drop, finished, selection, types, copy, uri_list, files;
  };
  static constexpr std::array<const char*, 13> kAtoms{"XdndAware",      "XdndProxy",     "XdndEnter",    "XdndPosition",  "XdndStatus",
                                                      "XdndLeave",      "XdndDrop",      "XdndFinished", "XdndSelection", "XdndTypeList",
                                                      "XdndActionCopy", "text/uri-list", "TABLIER_FILES"};

  bool alive() const { return xcb_connection_has_error(connection_) == 0; }

  void find_atoms() {
    std::array<xcb_intern_atom_cookie_t, kAtoms.size()> asked{};
    for (std::size_t i = 0; i < asked.size(); ++i) asked[i] = ask_atom(connection_, kAtoms[i]);
    std::array<xcb_atom_t, kAtoms.size()> found{};
    for (std::size_t i = 0; i < asked.size(); ++i) found[i] = take_atom(connection_, asked[i]);
    static_assert(sizeof found == sizeof atom_);
    std::memcpy(&atom_, &found, sizeof found);
  }

  void set_property(xcb_window_t window, xcb_atom_t property, xcb_atom_t type, std::uint32_t value) {
    xcb_change_property(connection_, XCB_PROP_MODE_REPLACE, window, property, type, 32, 1, &value);
  }

  std::optional<Input> take(const xcb_generic_event_t& event) {
    const auto kind = event.response_type & ~0x80U;
    if (kind == XCB_DESTROY_NOTIFY) return gone(reinterpret_cast<const xcb_destroy_notify_event_t&>(event).window);
    if (kind == XCB_SELECTION_NOTIFY) return files(reinterpret_cast<const xcb_selection_notify_event_t&>(event));
    if (kind != XCB_CLIENT_MESSAGE) return std::nullopt;
    const auto& message = reinterpret_cast<const xcb_client_message_event_t&>(event);
    if (message.format != 32) return std::nullopt;
    const auto& data = message.data.data32;
    if (message.type == atom_.enter) return enter(data);
    if (source_ == 0 || data[0] != source_) return std::nullopt;
    if (message.type == atom_.position) answer_position();
    if (message.type == atom_.leave) return end();
    if (message.type == atom_.drop) return drop(data[2]);
    return std::nullopt;
  }

  std::optional<Input> enter(const std::uint32_t (&data)[5]) {
    source_ = data[0];
    awaited_until_.reset();
    watch(source_);
    const bool listed = (data[1] & 1) != 0;
    wanted_ = open_ && offers_files(listed ? types_of(source_) : std::vector<xcb_atom_t>(data + 2, data + 5));
    return FilesHover{wanted_};
  }

  /// A program that ends in the middle of a drag never says that it leaves.
  void watch(xcb_window_t window) {
    const std::uint32_t events = XCB_EVENT_MASK_STRUCTURE_NOTIFY;
    xcb_change_window_attributes(connection_, window, XCB_CW_EVENT_MASK, &events);
  }

  std::optional<Input> gone(xcb_window_t window) { return source_ != 0 && window == source_ ? end() : std::nullopt; }

  bool offers_files(const std::vector<xcb_atom_t>& types) const {
    for (const xcb_atom_t type : types)
      if (type == atom_.uri_list) return true;
    return false;
  }

  std::vector<xcb_atom_t> types_of(xcb_window_t source) {
    const auto asked = xcb_get_property(connection_, 0, source, atom_.types, XCB_ATOM_ATOM, 0, kMaxTypes);
    const XcbReply<xcb_get_property_reply_t> reply(xcb_get_property_reply(connection_, asked, nullptr));
    if (!reply || reply->format != 32) return {};
    const auto* const first = static_cast<const xcb_atom_t*>(xcb_get_property_value(reply.get()));
    return {first, first + xcb_get_property_value_length(reply.get()) / static_cast<int>(sizeof(xcb_atom_t))};
  }

  /// Anywhere in the window is as good: no more positions are asked for.
  void answer_position() { send(atom_.status, wanted_ ? 1U : 0U, 0, 0, wanted_ ? atom_.copy : kNone); }

  std::optional<Input> drop(xcb_timestamp_t time) {
    if (awaited_until_) return std::nullopt;
    if (!wanted_) {
      send(atom_.finished, 0, kNone);
      return end();
    }
    xcb_delete_property(connection_, own_, atom_.files);
    xcb_convert_selection(connection_, own_, atom_.selection, atom_.uri_list, atom_.files, time);
    xcb_flush(connection_);
    awaited_until_ = std::chrono::steady_clock::now() + kAnswerTime;
    return std::nullopt;
  }

  std::optional<Input> files(const xcb_selection_notify_event_t& event) {
    if (!awaited_until_ || event.selection != atom_.selection || event.target != atom_.uri_list) return std::nullopt;
    const auto list = event.property == atom_.files ? list_of(event.property) : std::nullopt;
    if (!list) return finish({});
    return finish({.files = files_in_uri_list(*list), .read = true});
  }

  Input finish(FilesDropped dropped) {
    send(atom_.finished, dropped.files.empty() ? 0U : 1U, dropped.files.empty() ? kNone : atom_.copy);
    end();
    return dropped;
  }

  /// Absent: it is longer than kMaxList, or comes in pieces, as what no message can hold does.
  std::optional<std::string> list_of(xcb_atom_t property) {
    const auto asked = xcb_get_property(connection_, 0, own_, property, XCB_GET_PROPERTY_TYPE_ANY, 0, kMaxList / 4);
    const XcbReply<xcb_get_property_reply_t> reply(xcb_get_property_reply(connection_, asked, nullptr));
    xcb_delete_property(connection_, own_, property);
    if (!reply || reply->format != 8 || reply->bytes_after != 0) return std::nullopt;
    return std::string(static_cast<const char*>(xcb_get_property_value(reply.get())),
                       static_cast<std::size_t>(xcb_get_property_value_length(reply.get())));
  }

  std::optional<Input> end() {
    source_ = 0;
    wanted_ = false;
    awaited_until_.reset();
    return FilesHover{false};
  }

  void send(xcb_atom_t type, std::uint32_t second, std::uint32_t third, std::uint32_t fourth = 0, std::uint32_t fifth = 0) {
    xcb_client_message_event_t message{};
    message.response_type = XCB_CLIENT_MESSAGE;
    message.format = 32;
    message.window = source_;
    message.type = type;
    const std::array<std::uint32_t, 5> data{window_, second, third, fourth, fifth};
    std::memcpy(message.data.data32, data.data(), sizeof data);
    xcb_send_event(connection_, 0, source_, 0, reinterpret_cast<const char*>(&message));
    xcb_flush(connection_);
  }

  xcb_connection_t* connection_;
  xcb_window_t window_;
  xcb_window_t own_ = 0;
  Atoms atom_{};
  xcb_window_t source_ = 0;  ///< of what is dragged over the window; 0: nothing is
  bool wanted_ = false;      ///< it offers files, and they would be opened
  bool open_ = true;
  std::optional<std::chrono::steady_clock::time_point> awaited_until_;  ///< of what was dropped and not handed over yet
};

FileDrop::FileDrop(unsigned long window) : link_(std::make_unique<Link>(static_cast<xcb_window_t>(window))) {}
FileDrop::~FileDrop() = default;

std::optional<Input> FileDrop::poll(bool open) { return link_->poll(open); }

}  // namespace tablier

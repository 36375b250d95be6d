#include "ui/core/selection_text.hpp"

#include "content/utf8.hpp"
#include "ui/core/xcb_reply.hpp"

#include <algorithm>
#include <optional>
#include <poll.h>

namespace tablier {
namespace {

using Clock = std::chrono::steady_clock;

/// A connection that lasts for one question.
class Connection {
 public:
  Connection() : connection_(xcb_connect(nullptr, nullptr)) {}
  ~Connection() { xcb_disconnect(connection_); }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  bool alive() const { return xcb_connection_has_error(connection_) == 0; }
  xcb_connection_t* get() const { return connection_; }
  xcb_atom_t atom(std::string_view name) const { return take_atom(connection_, ask_atom(connection_, name)); }

 private:
  xcb_connection_t* connection_;
};

std::string from_latin_1(std::string_view text) {
  std::string utf8;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x80) utf8 += c;
    else utf8 += {static_cast<char>(0xC0 | byte >> 6), static_cast<char>(0x80 | (byte & 0x3F))};
  }
  return utf8;
}

/// One window that asks for the clipboard.
class SelectionReader {
 public:
  SelectionReader(const Connection& connection, const SelectionPatience& patience)
      : connection_(connection), patience_(patience), end_(Clock::now() + patience.all), own_(xcb_generate_id(connection.get())) {
    const xcb_screen_t* const screen = xcb_setup_roots_iterator(xcb_get_setup(connection.get())).data;
    const std::uint32_t events = XCB_EVENT_MASK_PROPERTY_CHANGE;
    xcb_create_window(connection.get(), XCB_COPY_FROM_PARENT, own_, screen->root, -1, -1, 1, 1, 0, XCB_WINDOW_CLASS_INPUT_ONLY,
                      screen->root_visual, XCB_CW_EVENT_MASK, &events);
    selection_ = connection.atom("CLIPBOARD");
    property_ = connection.atom("TABLIER_CLIPBOARD");
    in_pieces_ = connection.atom("INCR");
  }

  /// As that kind of text; absent where the owner has none or does not answer.
  std::optional<std::string> read(xcb_atom_t kind) {
    xcb_delete_property(connection_.get(), own_, property_);
    xcb_convert_selection(connection_.get(), own_, selection_, kind, property_, XCB_CURRENT_TIME);
    const auto answer = await(XCB_SELECTION_NOTIFY, [](const xcb_generic_event_t& event) {
      return reinterpret_cast<const xcb_selection_notify_event_t&>(event).property != xcb_atom_t{XCB_ATOM_NONE};
    });
    if (!answer) return std::nullopt;
    auto first = take_property();
    if (!first || !first->incremental) return first ? std::optional(std::move(first->bytes)) : std::nullopt;
    return read_pieces();
  }

 private:
  struct Piece {
    std::string bytes;
    bool incremental = false;  ///< no text yet: it follows in pieces, each when the one before is taken
  };

  /// An empty piece is the end.
  std::optional<std::string> read_pieces() {
    std::string text;
    for (;;) {
      const auto changed = await(XCB_PROPERTY_NOTIFY, [&](const xcb_generic_event_t& event) {
        const auto& change = reinterpret_cast<const xcb_property_notify_event_t&>(event);
        return change.atom == property_ && change.state == XCB_PROPERTY_NEW_VALUE;
      });
      auto piece = changed ? take_property() : std::nullopt;
      if (!piece || text.size() + piece->bytes.size() > kMaxSelection) return std::nullopt;
      if (piece->bytes.empty()) return text;
      text += piece->bytes;
    }
  }

  /// Reads and deletes it, which asks for the next piece. Absent: there is none, or it is too long.
  std::optional<Piece> take_property() {
    const auto asked = xcb_get_property(connection_.get(), 1, own_, property_, XCB_GET_PROPERTY_TYPE_ANY, 0, kMaxSelection / 4);
    const XcbReply<xcb_get_property_reply_t> reply(xcb_get_property_reply(connection_.get(), asked, nullptr));
    if (!reply) return std::nullopt;
    if (reply->type == in_pieces_) return Piece{{}, true};
    if (reply->format != 8 || reply->bytes_after != 0) return std::nullopt;
    return Piece{{static_cast<const char*>(xcb_get_property_value(reply.get())),
                  static_cast<std::size_t>(xcb_get_property_value_length(reply.get()))}};
  }

  /// Waits for an event of that kind; false where there comes none, or the first answer to the question says no. Changes of the property
  /// that mean nothing pass.
  template <typename Meant>
  bool await(int kind, const Meant& meant) {
    const auto until = std::min(end_, Clock::now() + patience_.piece);
    xcb_flush(connection_.get());
    while (connection_.alive()) {
      const XcbReply<xcb_generic_event_t> event(xcb_poll_for_event(connection_.get()));
      if (!event) {
        if (!wait_for_bytes(until)) return false;
        continue;
      }
      if ((event->response_type & ~0x80) != kind) continue;
      if (meant(*event)) return true;
      if (kind == XCB_SELECTION_NOTIFY) return false;
    }
    return false;
  }

  bool wait_for_bytes(Clock::time_point until) const {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now()).count();
    pollfd socket{xcb_get_file_descriptor(connection_.get()), POLLIN, 0};
    return left > 0 && poll(&socket, 1, static_cast<int>(left)) != 0;
  }

  const Connection& connection_;
  SelectionPatience patience_;
  Clock::time_point end_;
  xcb_window_t own_;
  xcb_atom_t selection_ = XCB_ATOM_NONE, property_ = XCB_ATOM_NONE, in_pieces_ = XCB_ATOM_NONE;
};

}  // namespace

std::uint32_t clipboard_owner() {
  const Connection connection;
  if (!connection.alive()) return 0;
  const auto asked = xcb_get_selection_owner(connection.get(), connection.atom("CLIPBOARD"));
  const XcbReply<xcb_get_selection_owner_reply_t> reply(xcb_get_selection_owner_reply(connection.get(), asked, nullptr));
  return reply ? reply->owner : 0;
}

std::string selection_text(const SelectionPatience& patience) {
  const Connection connection;
  if (!connection.alive()) return {};
  SelectionReader reader(connection, patience);
  if (const auto text = reader.read(connection.atom("UTF8_STRING"))) return repaired_utf8(*text);
  return from_latin_1(reader.read(XCB_ATOM_STRING).value_or(""));
}

}  // namespace tablier

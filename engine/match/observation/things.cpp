#include "match/observation/basics.hpp"
#include "match/observation/scene.hpp"

#include <array>

/// What lies on boards and beside them.
namespace tablier::observed {
namespace {

constexpr std::array kTokenKinds{"stone", "polyform", "tile", "stroke", "pawn"};
constexpr std::array kTrayKinds{"pieces", "rack", "stones", "bowl", "palette"};

Codec<std::vector<std::string>> labels() { return codec::list_of(codec::text()); }

Codec<Orientation> orientation() {
  return StructCodec<Orientation>()
      .required("cells", &Orientation::cells, places(1))
      .member("labels", &Orientation::labels, labels())
      .member("turned", &Orientation::turned, number())
      .member("flipped", &Orientation::flipped, number())
      .member("tipped", &Orientation::tipped, number())
      .codec();
}

void check_turns(MapReader& reader, const TrayItem& item) {
  const int all = static_cast<int>(item.orientations.size());
  for (std::size_t i = 0; i < item.orientations.size() && reader.kept_all("orientations", item.orientations.size()); ++i) {
    const Orientation& o = item.orientations[i];
    if (o.turned >= all || o.flipped >= all || o.tipped >= all)
      reader.fault("orientations", i, Text("observation.orientation", {{"n", all}}));
  }
}

Codec<TrayItem> tray_item() {
  return StructCodec<TrayItem>()
      .required("id", &TrayItem::id, number())
      .required("kind", &TrayItem::kind, codec::choice<TokenKind>(kTokenKinds))
      .member("paint", &TrayItem::paint, codec::text())
      .required("orientations", &TrayItem::orientations, codec::list_of(orientation(), 1))
      .member("copies", &TrayItem::copies, count())
      .member("tally", &TrayItem::tally, number())
      .member("barred", &TrayItem::barred, codec::boolean())
      .member("marked", &TrayItem::marked, codec::boolean())
      .check(check_turns)
      .codec();
}

}  // namespace

Codec<Token> token() {
  return StructCodec<Token>()
      .required("id", &Token::id, number())
      .required("kind", &Token::kind, codec::choice<TokenKind>(kTokenKinds))
      .member("surface", &Token::surface, count())
      .required("places", &Token::places, places(1))
      .member("owner", &Token::owner, seat())
      .member("paint", &Token::paint, codec::text())
      .member("labels", &Token::labels, labels())
      .member("last", &Token::last, codec::boolean())
      .member("danger", &Token::danger, codec::boolean())
      .member("winning", &Token::winning, codec::boolean())
      .codec();
}

Codec<Tray> tray() {
  return StructCodec<Tray>()
      .member("title", &Tray::title, text())
      .required("kind", &Tray::kind, codec::choice<TrayKind>(kTrayKinds))
      .member("owner", &Tray::owner, seat())
      .member("items", &Tray::items, codec::list_of(tray_item()))
      .member("hidden", &Tray::hidden, count())
      .member("of_side", &Tray::of_side, codec::boolean())
      .codec();
}

}  // namespace tablier::observed

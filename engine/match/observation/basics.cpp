#include "match/observation/basics.hpp"

#include <array>
#include <charconv>
#include <limits>
#include <string_view>

namespace tablier::observed {
namespace {

constexpr const char* kText = "text";
constexpr const char* kWith = "with";
constexpr const char* kChance = "chance";
constexpr const char* kNobody = "nobody";

Value written(const Text& text, bool as_map);

Value written(const TextArg& arg) {
  if (const auto* n = std::get_if<std::int64_t>(&arg.value)) return *n;
  if (const auto* word = std::get_if<std::string>(&arg.value)) return *word;
  const auto* sentences = std::get_if<std::vector<Text>>(&arg.value);
  return written(sentences->empty() ? Text() : sentences->front(), true);
}

/// A sentence within another is a map, so that it is not taken for a plain word.
Value written(const Text& text, bool as_map) {
  if (!as_map && text.args.empty()) return text.key;
  Value map = Value::map({{kText, text.key}});
  if (text.args.empty()) return map;
  Value args = Value::map();
  for (const TextArg& arg : text.args) args.set(arg.name, written(arg));
  map.set(kWith, std::move(args));
  return map;
}

std::optional<Text> read_text(const YamlNode& node, ProblemList& problems);

std::optional<TextArg> read_arg(const std::string& name, const YamlNode& node, ProblemList& problems) {
  if (node.is(YamlKind::integer)) return TextArg(name, *node.value().as_int());
  if (node.is(YamlKind::text)) return TextArg(name, node.scalar());
  auto sentence = read_text(node, problems);
  if (!sentence) return std::nullopt;
  return TextArg(name, *std::move(sentence));
}

std::vector<TextArg> read_args(const YamlNode& map, ProblemList& problems) {
  std::vector<TextArg> args;
  if (!is_map(map, problems)) return args;
  for (std::size_t i = 0; i < map.size(); ++i)
    if (auto arg = read_arg(map.key(i).scalar(), map.member(i), problems)) args.push_back(*std::move(arg));
  return args;
}

std::optional<Text> read_text(const YamlNode& node, ProblemList& problems) {
  if (node.is(YamlKind::text)) return Text(node.scalar());
  if (!node.is(YamlKind::map)) {
    add_expected(problems, node, Text("observation.kind.sentence"));
    return std::nullopt;
  }
  MapReader reader(node, problems);
  Text text(reader.required(kText, kind::text()));
  const Kind<std::vector<TextArg>> args{[](const YamlNode& map, ProblemList& f) { return std::optional(read_args(map, f)); }, {}};
  if (reader.has(kWith)) text.args = reader.optional(kWith, args, {});
  else reader.optional(kWith, kind::any_map());
  reader.finish();
  return text;
}

std::optional<Seat> read_seat(const YamlNode& node, ProblemList& problems) {
  if (node.scalar() == kChance) return Seat::chance;
  if (node.scalar() == kNobody) return Seat::nobody;
  const Value value = node.value();
  const auto* number = value.as_int();
  if (number && *number >= 0 && *number < kMaxSeats) return tablier::seat(static_cast<int>(*number));
  add_expected(problems, node, Text("observation.kind.seat", {{"max", kMaxSeats - 1}}));
  return std::nullopt;
}

Value written_seat(Seat seat) {
  if (is_player(seat)) return index(seat);
  return seat == Seat::chance ? kChance : kNobody;
}

std::string written_place(Place p) {
  std::string text = std::to_string(p.x) + "," + std::to_string(p.y);
  return p.z == 0 ? text : text + "," + std::to_string(p.z);
}

/// The number at the start of `text`, which is cut off with the comma behind it.
std::optional<std::int16_t> next_number(std::string_view& text) {
  std::int16_t n = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (error != std::errc{}) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  const bool goes_on = text.size() > 1 && text.front() == ',';
  if (goes_on) text.remove_prefix(1);
  else if (!text.empty()) return std::nullopt;
  return n;
}

std::optional<Place> parse_place(std::string_view text) {
  std::array<std::int16_t, 3> all{};
  std::size_t n = 0;
  for (; n < all.size() && !text.empty(); ++n) {
    const auto number = next_number(text);
    if (!number) return std::nullopt;
    all[n] = *number;
  }
  if (n < 2 || !text.empty()) return std::nullopt;
  return Place(all[0], all[1], all[2]);
}

std::optional<std::vector<Place>> parse_places(std::string_view text) {
  std::vector<Place> all;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const auto place = parse_place(text.substr(0, end));
    if (!place) return std::nullopt;
    all.push_back(*place);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return all;
}

std::optional<Place> read_place(const YamlNode& node, ProblemList& problems) {
  const auto place = node.is(YamlKind::text) ? parse_place(node.scalar()) : std::nullopt;
  if (!place) add_expected(problems, node, Text("observation.kind.place"));
  return place;
}

}  // namespace

Codec<Text> text() {
  return codec::leaf<Text>({read_text, [] { return SchemaOutline("text | {text: text, with: {<name>: text}}"); }},
                           [](const Text& text) { return written(text, false); });
}

Codec<Seat> seat() {
  return codec::leaf<Seat>({read_seat, [] { return SchemaOutline("seat | chance | nobody"); }},
                           [](const Seat& seat) { return written_seat(seat); });
}

Codec<std::vector<Seat>> seats() { return codec::list_of(seat(), 0, kMaxSeats); }

Codec<Place> place() {
  return codec::leaf<Place>({read_place, [] { return SchemaOutline("\"x,y\""); }}, [](const Place& p) { return Value(written_place(p)); });
}

Codec<std::vector<Place>> places(std::size_t min) {
  const auto read = [min](const YamlNode& node, ProblemList& problems) {
    auto all = node.is(YamlKind::text) ? parse_places(node.scalar()) : std::nullopt;
    if (all && all->size() < min) all.reset();
    if (!all) add_expected(problems, node, Text("observation.kind.places", {{"n", min}}));
    return all;
  };
  const auto write = [](const std::vector<Place>& all) {
    std::string text;
    for (const Place p : all) text += (text.empty() ? "" : " ") + written_place(p);
    return Value(std::move(text));
  };
  return codec::leaf<std::vector<Place>>({read, [] { return SchemaOutline("\"x,y x,y …\""); }}, write);
}

Codec<int> number() { return codec::small_integer(-1, kMaxNumber); }
Codec<int> count() { return codec::small_integer(0, kMaxNumber); }

}  // namespace tablier::observed

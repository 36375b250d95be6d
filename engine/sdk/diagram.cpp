#include "sdk/diagram.hpp"

#include "sdk/several_faults.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace tablier {
namespace {

constexpr const char* kTurn = "turn";
constexpr const char* kCount = "count";

std::vector<std::string> tokens_of(const std::string& text) {
  std::vector<std::string> labels;
  std::size_t at = text.find_first_not_of(' ');
  while (at != std::string::npos) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    labels.push_back(text.substr(at, end - at));
    at = text.find_first_not_of(' ', end);
  }
  return labels;
}

std::optional<int> number_in(const std::string& word, int min, int max) {
  int n = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), n);
  const bool whole = error == std::errc{} && end == word.data() + word.size();
  return whole && n >= min && n <= max ? std::optional(n) : std::nullopt;
}

std::string known_heads(const DiagramKit& kit) {
  std::string all;
  for (const DiagramKind& kind : kit.kinds) all += kind.name + ", ";
  return all + kTurn + (kit.max_count > 0 ? std::string(", ") + kCount : std::string());
}

class DiagramReader {
 public:
  explicit DiagramReader(const DiagramKit& kit) : kit_(kit) {}

  Result<Diagram> read(std::span<const std::string> texts) {
    for (const std::string& text : texts) read_text(tokens_of(text));
    if (auto wrong = as_one(faults_)) return *std::move(wrong);
    std::sort(diagram_.things.begin(), diagram_.things.end(),
              [](const DiagramThing& a, const DiagramThing& b) { return a.place < b.place; });
    return std::move(diagram_);
  }

 private:
  /// Each once.
  void fault(Problem problem) {
    if (std::ranges::count(faults_, problem) == 0) faults_.push_back(std::move(problem));
  }
  void fault(const char* what, std::vector<TextArg> args) { fault(Problem(std::string("diagram.") + what, std::move(args))); }

  void read_text(const std::vector<std::string>& labels) {
    const std::string head = labels.empty() ? std::string() : labels.front();
    const auto rest = labels.empty() ? std::span<const std::string>() : std::span(labels).subspan(1);
    const auto kind = std::find_if(kit_.kinds.begin(), kit_.kinds.end(), [&](const DiagramKind& k) { return k.name == head; });
    if (kind != kit_.kinds.end()) read_things(static_cast<std::size_t>(kind - kit_.kinds.begin()), rest);
    else if (head == kTurn) read_turn(rest);
    else if (head == kCount && kit_.max_count > 0) read_counts(rest);
    else fault("word", {{"word", head}, {"known", known_heads(kit_)}});
  }

  void read_things(std::size_t kind, std::span<const std::string> names) {
    if (kit_.kinds[kind].last && (names.size() > 1 || std::exchange(last_read_, true)))
      return fault("last", {{"word", kit_.kinds[kind].name}});
    for (const std::string& name : names) read_thing(kind, name);
  }

  void read_thing(std::size_t kind, const std::string& name) {
    const auto place = kit_.grid.parse(name);
    if (!place) return fault(place.problem());
    if (std::ranges::find(kit_.kinds[kind].barred, *place) != kit_.kinds[kind].barred.end())
      return fault("barred", {{"word", kit_.kinds[kind].name}, {"place", kit_.grid.name(*place)}});
    if (!taken_.insert(*place).second) return fault("twice", {{"place", kit_.grid.name(*place)}});
    diagram_.things.push_back({kind, *place});
  }

  void read_turn(std::span<const std::string> labels) {
    const auto seat = labels.size() == 1 ? number_in(labels.front(), 1, kit_.seats) : std::nullopt;
    if (!seat) return fault("turn", {{"seats", kit_.seats}});
    diagram_.turn = *seat - 1;
  }

  void read_counts(std::span<const std::string> labels) {
    diagram_.counts.clear();
    for (const std::string& word : labels)
      if (const auto count = number_in(word, 0, kit_.max_count)) diagram_.counts.push_back(*count);
    const bool whole = diagram_.counts.size() == labels.size() && labels.size() == static_cast<std::size_t>(kit_.seats);
    if (!whole) fault("count", {{"seats", kit_.seats}, {"max", kit_.max_count}});
  }

  const DiagramKit& kit_;
  Diagram diagram_;
  std::vector<Problem> faults_;
  std::set<Place> taken_;
  bool last_read_ = false;
};

}  // namespace

std::size_t painted_as(std::size_t kind, const Diagram& diagram, const DiagramKit& kit) {
  return kit.kinds[kind].last ? static_cast<std::size_t>((diagram.turn + kit.seats - 1) % kit.seats) : kind;
}

const std::string& paint_of(std::size_t kind, const Diagram& diagram, const DiagramKit& kit) {
  return kit.kinds[painted_as(kind, diagram, kit)].paint;
}

std::vector<std::string> to_texts(const Diagram& diagram, const DiagramKit& kit) {
  std::vector<std::string> texts;
  for (std::size_t kind = 0; kind < kit.kinds.size(); ++kind) {
    std::string text = kit.kinds[kind].name;
    const std::size_t bare = text.size();
    for (const DiagramThing& thing : diagram.things)
      if (thing.kind == kind) text += ' ' + kit.grid.name(thing.place);
    if (text.size() > bare) texts.push_back(std::move(text));
  }
  if (diagram.turn != 0) texts.push_back(kTurn + (' ' + std::to_string(diagram.turn + 1)));
  const bool counted = std::any_of(diagram.counts.begin(), diagram.counts.end(), [](int n) { return n != 0; });
  if (!counted) return texts;
  std::string counts = kCount;
  for (const int n : diagram.counts) counts += ' ' + std::to_string(n);
  texts.push_back(std::move(counts));
  return texts;
}

std::vector<std::string> to_start_texts(const Diagram& diagram, const DiagramKit& kit) {
  std::vector<std::string> texts = to_texts(diagram, kit);
  if (texts.empty()) texts.push_back(kTurn + (' ' + std::to_string(diagram.turn + 1)));
  return texts;
}

Result<Diagram> parse_diagram(std::span<const std::string> texts, const DiagramKit& kit) { return DiagramReader(kit).read(texts); }

}  // namespace tablier

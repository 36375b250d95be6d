#include "app/game_template.hpp"

#include "app/template_text.hpp"
#include "content/yaml_writer.hpp"

namespace tablier {
namespace {

namespace fs = std::filesystem;

/// The game. A line `--@key` stands for a comment, `"@key"` for a text, of the locale's new_game.
constexpr std::string_view kScript = R"(--@intro
local board = require("lib.board")

--@lines
local LINES = {}
for size = 3, 7 do
  LINES[size] = board.lines(size, size, 3)
end

return {
  version = "0.1",

  --@seats
  seats = {2, 2},

  --@parameters
  parameters = {
    size = {type = "integer", min = 3, max = 7, default = 3},
  },

  --@board
  board = function(options)
    return {lattice = "squares", width = options.size, height = options.size, coordinates = true}
  end,

  --@start
  start = function(rules)
    local size = rules.options.size
    return {cells = board.filled(size, size, 0)}
  end,

  --@moves
  moves = function(position)
    local free = {}
    for place, seat in ipairs(position.cells) do
      if seat == 0 then
        free[#free + 1] = place
      end
    end
    return free
  end,

  --@play
  play = function(position, place)
    position.cells[place] = position.turn
  end,

  --@result
  result = function(position)
    local cells = position.cells
    for _, line in ipairs(LINES[position.rules.options.size]) do
      local seat = cells[line[1]]
      if seat ~= 0 and cells[line[2]] == seat and cells[line[3]] == seat then
        return {winners = {seat}, reason = "row"}
      end
    end
    for _, seat in ipairs(cells) do
      if seat == 0 then
        return nil
      end
    end
    return {winners = {}, reason = "full"}
  end,

  --@why_not
  why_not = function(position, places)
    return position.cells[places[1]] ~= 0 and "taken" or nil
  end,

  --@tests
  tests = {
    {name = "@test_row", moves = "a1 b1 a2 b2 a3", over = true, winners = {1}, reason = "row"},
    {name = "@test_taken", moves = "b2", legal = {"a1"}, illegal = {b2 = "taken"}, turn = 2},
  },
}
)";

class GameTemplate {
 public:
  GameTemplate(const Locale& locale, std::string_view name) : locale_(locale), name_(name) {}

  std::vector<TemplateFile> files() const {
    const fs::path content = fs::path("content") / name_;
    return {{fs::path("scripts") / name_ / "game.lua", script()},
            {fs::path("scripts") / name_ / "standard.lua", variant()},
            {content / "game.yaml", write_yaml(sheet(), said("game_head"))},
            {content / "texts.yaml", write_yaml(texts(), said("texts_head"))},
            {content / "rules.yaml", write_yaml(rules(), said("rules_head"))}};
  }

 private:
  std::string said(std::string_view key) const { return locale_.say("new_game." + std::string(key)); }

  /// In every language.
  Value all(const std::string& key) const {
    Value languages = Value::map();
    const auto text = locale_.texts().find("new_game." + key);
    if (text == locale_.texts().end()) return languages;
    for (const auto& [language, label] : text->second) languages.set(language, label);
    return languages;
  }

  std::string script() const {
    std::string made;
    for (std::string_view rest = kScript; !rest.empty();) {
      const std::size_t end = rest.find('\n');
      made += line(rest.substr(0, end));
      rest.remove_prefix(end + 1);
    }
    return made;
  }

  /// The variant that the sheet names: as the game is by itself.
  std::string variant() const {
    std::string titles;
    const Value languages = title();
    for (const Member& m : *languages.as_map()) titles += (titles.empty() ? "" : ", ") + m.name + " = " + lua_text(*m.value.as_string());
    return lua_comment("", said("variant")) + "return {\n  title = {" + titles + "},\n}\n";
  }

  std::string line(std::string_view line) const {
    if (const auto mark = line.find("--@"); mark != line.npos)
      return lua_comment(std::string(line.substr(0, mark)), said(line.substr(mark + 3)));
    const auto start = line.find("\"@");
    if (start == line.npos) return std::string(line) + "\n";
    const auto end = line.find('"', start + 1);
    return std::string(line.substr(0, start)) + lua_text(said(line.substr(start + 2, end - start - 2))) +
           std::string(line.substr(end + 1)) + "\n";
  }

  /// The name in every language: nobody knows better yet.
  Value title() const {
    Value languages = Value::map();
    const Value known = all("summary");
    for (const Member& m : *known.as_map()) languages.set(m.name, title_of(name_));
    return languages;
  }

  static Value moves(const std::vector<std::string>& notations) { return Value::list_of(notations); }

  Value sheet() const {
    const Value first = Value::map({{"colour", "#9A3412"}, {"symbol", "cross"}}),
                second = Value::map({{"colour", "#1D5F94"}, {"symbol", "ring"}});
    return Value::map({{"title", title()},
                       {"summary", all("summary")},
                       {"players", Value::list_of(std::vector<int>{2, 2})},
                       {"default_variant", "standard"},
                       {"card", Value::map({{"variant", "standard"}, {"moves", moves({"b2", "a1", "c1", "a3"})}})},
                       {"paints", Value::map({{"stone.0", first},
                                              {"stone.1", second},
                                              {"seat.0", Value::map({{"colour", "#9A3412"}})},
                                              {"seat.1", Value::map({{"colour", "#1D5F94"}})}})}});
  }

  Value texts() const {
    return Value::map({{"outcome", Value::map({{"row", all("outcome_row")}, {"full", all("outcome_full")}})},
                       {"reason", Value::map({{"taken", all("reason_taken")}})},
                       {"parameter", Value::map({{"size", all("size")}})},
                       {"parameter_help", Value::map({{"size", all("size_help")}})}});
  }

  Value rules() const {
    const Value picture =
        Value::map({{"variant", "standard"}, {"moves", moves({"a1", "b1", "a2", "b2", "a3"})}, {"caption", all("caption")}});
    const Value chapter = Value::map({{"title", all("chapter")},
                                      {"paragraphs", Value::list_of(std::vector{all("paragraph")})},
                                      {"pictures", Value::list_of(std::vector{picture})}});
    return Value::map({{"chapters", Value::list_of(std::vector{chapter})}});
  }

  const Locale& locale_;
  std::string name_;
};

}  // namespace

std::vector<TemplateFile> game_template(const Locale& locale, std::string_view name) { return GameTemplate(locale, name).files(); }

}  // namespace tablier

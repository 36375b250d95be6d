#pragma once

#include "catch.hpp"
#include "lua_folder.hpp"

#include <lua.hpp>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// The same Lua in the sandbox and in a plain Lua with its own library: they must answer alike.
namespace tablier::test {

/// Holds a function of a table of texts that returns a text, in both.
class SideBySide {
 public:
  /// `source` is a chunk that defines `local function probe(given)`.
  explicit SideBySide(std::string_view source) : plain_(luaL_newstate(), lua_close) {
    const std::string prelude = std::string(kShow) + std::string(source);
    auto variant = folder_.load(prelude + "\nreturn { title = { en = 'Test' }, score = probe }");
    if (!variant.ok()) FAIL(variant.problem().text.key);
    sandboxed_ = variant->hooks;
    luaL_openlibs(plain_.get());
    REQUIRE(luaL_dostring(plain_.get(), (prelude + "\nreturn probe").c_str()) == LUA_OK);
  }

  struct Given {
    const char* name;
    std::string text;
  };

  /// What the sandbox answers.
  std::string ours(const std::vector<Given>& given) const {
    std::vector<Field> fields;
    for (const Given& g : given) fields.push_back({g.name, g.text.c_str()});
    const auto value = sandboxed_->call(Hook::score, fields, 0);
    if (value && value->as_string()) return *value->as_string();
    const auto faults = sandboxed_->take_faults();
    return faults.empty() ? "no text" : faults[0].problem.text.key;
  }

  /// What plain Lua answers.
  std::string theirs(const std::vector<Given>& given) const {
    lua_State* L = plain_.get();
    lua_pushvalue(L, -1);
    lua_newtable(L);
    for (const Given& g : given) {
      lua_pushstring(L, g.text.c_str());
      lua_setfield(L, -2, g.name);
    }
    if (lua_pcall(L, 1, 1, 0) != LUA_OK) FAIL(lua_tostring(L, -1));
    std::string answer = lua_tostring(L, -1);
    lua_pop(L, 1);
    return answer;
  }

 private:
  /// show(…) writes values with their types; of an error only that it was one, for the wording is ours.
  static constexpr std::string_view kShow = R"(
    local function quote(v)
      return type(v) == 'string' and '"' .. v:gsub('[^%g ]', function(c) return '\\' .. c:byte() end) .. '"' or tostring(v)
    end
    local function show(ok, ...)
      if ok == false then return 'error' end
      local out = {}
      for i = 1, select('#', ...) do out[i] = quote((select(i, ...))) end
      return table.concat(out, ', ')
    end
  )";

  LuaFolder folder_;
  std::unique_ptr<lua_State, decltype(&lua_close)> plain_;
  std::shared_ptr<const VariantScript> sandboxed_;
};

}  // namespace tablier::test

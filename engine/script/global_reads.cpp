#include "script/global_reads.hpp"

#include "script/lexer.hpp"

#include <lua.hpp>

#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>
#include <set>

namespace tablier::lua {
namespace {

// Lua 5.4: lopcodes.h, lobject.h, ldebug.h, ldump.c.
constexpr unsigned kGetGlobal = 11;  // OP_GETTABUP
constexpr unsigned kSetGlobal = 15;  // OP_SETTABUP
constexpr int kNoLine = -128;        // ABSLINEINFO
enum Constant : unsigned { kIntegerTag = 0x03, kRealTag = 0x13, kShortTextTag = 0x04, kLongTextTag = 0x14 };

/// One function as compiled, as far as global names go.
struct Function {
  int line = 0;
  std::vector<std::uint32_t> code;
  std::vector<std::string> constants;  // texts; others are empty
  std::vector<signed char> lines;      // steps from one instruction's line to the next
  std::map<std::size_t, int> fixed_lines;
  std::vector<std::string> upvalues;

  int line_of(std::size_t instruction) const {
    int at = line;
    for (std::size_t i = 0; i <= instruction && i < lines.size(); ++i) {
      const auto fixed = fixed_lines.find(i);
      at = lines[i] == kNoLine && fixed != fixed_lines.end() ? fixed->second : at + lines[i];
    }
    return at;
  }
  bool is_environment(std::size_t upvalue) const { return upvalue < upvalues.size() && upvalues[upvalue] == "_ENV"; }
  std::string text(std::size_t constant) const { return constant < constants.size() ? constants[constant] : ""; }
};

/// Reads what lua_dump wrote, and notes the global names of every function in it.
class Dump {
 public:
  explicit Dump(std::string_view bytes) : left_(bytes) {}

  void read() {
    if (!take_header()) return;
    byte();  // upvalues of the main function
    function();
  }

  std::map<std::string, int> reads;              ///< first line of each
  std::map<std::string, std::set<int>> readers;  ///< as GlobalRead::functions
  std::set<std::string> writes;

 private:
  bool take_header() {
    constexpr std::string_view kHeader("\x1bLua\x54\x00\x19\x93\r\n\x1a\n\x04\x08\x08", 15);
    constexpr std::size_t kSamples = 16;  // an integer and a real, to tell how they are written
    if (!left_.starts_with(kHeader) || left_.size() < kHeader.size() + kSamples) return false;
    left_.remove_prefix(kHeader.size() + kSamples);
    return true;
  }

  std::string_view bytes(std::size_t count) {
    const std::string_view taken = left_.substr(0, count);
    left_.remove_prefix(taken.size());
    return taken;
  }
  unsigned byte() {
    const auto taken = bytes(1);
    return taken.empty() ? 0U : static_cast<unsigned char>(taken.front());
  }
  /// Seven bits a byte, the highest first; the last byte is marked.
  std::size_t number() {
    std::size_t n = 0;
    while (!left_.empty()) {
      const unsigned part = byte();
      n = (n << 7) | (part & 0x7F);
      if ((part & 0x80) != 0) break;
    }
    return n;
  }
  std::string text() {
    const std::size_t size = number();
    return size == 0 ? std::string() : std::string(bytes(size - 1));
  }

  void function() {
    Function f;
    text();  // the chunk's name
    f.line = static_cast<int>(number());
    ++depth_;
    if (depth_ == kOfFile) reader_ = f.line;
    number();  // last line
    bytes(3);  // parameters, varargs, stack
    code(f);
    constants(f);
    bytes(3 * number());  // upvalues
    for (std::size_t n = number(); n > 0 && !left_.empty(); --n) function();
    debug(f);
    note(f);
    if (--depth_ < kOfFile) reader_ = 0;
  }

  void code(Function& f) {
    for (std::size_t n = number(); n > 0 && left_.size() >= 4; --n) {
      std::uint32_t instruction = 0;
      for (unsigned shift = 0; shift < 32; shift += 8) instruction |= byte() << shift;
      f.code.push_back(instruction);
    }
  }

  void constants(Function& f) {
    for (std::size_t n = number(); n > 0 && !left_.empty(); --n) {
      const unsigned type = byte();
      f.constants.emplace_back();
      if (type == kIntegerTag || type == kRealTag) bytes(8);
      else if (type == kShortTextTag || type == kLongTextTag) f.constants.back() = text();
    }
  }

  void debug(Function& f) {
    for (const char step : bytes(number())) f.lines.push_back(static_cast<signed char>(step));
    for (std::size_t n = number(); n > 0 && !left_.empty(); --n) {
      const std::size_t instruction = number();
      f.fixed_lines[instruction] = static_cast<int>(number());
    }
    for (std::size_t n = number(); n > 0 && !left_.empty(); --n) {  // locals
      text();
      number();
      number();
    }
    for (std::size_t n = number(); n > 0 && !left_.empty(); --n) f.upvalues.push_back(text());
  }

  void note(const Function& f) {
    for (std::size_t i = 0; i < f.code.size(); ++i) {
      const std::uint32_t instruction = f.code[i];
      const unsigned operation = instruction & 0x7F, a = instruction >> 7 & 0xFF, b = instruction >> 16 & 0xFF, c = instruction >> 24;
      if (operation == kSetGlobal && f.is_environment(a)) writes.insert(f.text(b));
      if (operation != kGetGlobal || !f.is_environment(b)) continue;
      const int line = f.line_of(i);
      readers[f.text(c)].insert(reader_);
      const auto [known, added] = reads.emplace(f.text(c), line);
      if (!added) known->second = std::min(known->second, line);
    }
  }

  static constexpr int kOfFile = 2;  ///< depth of the functions that stand in the file's own chunk

  std::string_view left_;
  int depth_ = 0;
  int reader_ = 0;  ///< line of the one that is read
};

int append(lua_State*, const void* bytes, std::size_t size, void* all) {
  static_cast<std::string*>(all)->append(static_cast<const char*>(bytes), size);
  return 0;
}

/// The source as Lua compiles it; empty where it does not.
std::string compiled(std::string_view source) {
  const std::unique_ptr<lua_State, decltype(&lua_close)> L(luaL_newstate(), lua_close);
  if (!L || luaL_loadbufferx(L.get(), source.data(), source.size(), "=", "t") != LUA_OK) return {};
  std::string bytes;
  return lua_dump(L.get(), append, &bytes, 0) == 0 ? bytes : std::string();
}

void find_columns(std::string_view source, std::vector<GlobalRead>& reads) {
  Lexer lexer(source);
  for (Token token = lexer.next(); token.kind != Token::Kind::end; token = lexer.next()) {
    if (token.kind != Token::Kind::name) continue;
    for (GlobalRead& read : reads)
      if (read.column == 0 && read.line == token.line && read.name == token.text) read.column = token.column;
  }
}

}  // namespace

std::vector<GlobalRead> global_reads(std::string_view source) {
  const std::string bytes = compiled(source);
  Dump dump(bytes);
  dump.read();
  std::vector<GlobalRead> found;
  for (const auto& [name, line] : dump.reads)
    if (const auto& in = dump.readers[name]; !dump.writes.contains(name)) found.push_back({name, line, 0, {in.begin(), in.end()}});
  std::ranges::stable_sort(found, {}, &GlobalRead::line);
  find_columns(source, found);
  return found;
}

}  // namespace tablier::lua

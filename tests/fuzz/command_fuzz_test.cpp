#include "attacks/call.hpp"
#include "attacks/judge.hpp"
#include "catch.hpp"
#include "content/files.hpp"
#include "content/utf8.hpp"
#include "fuzz_run.hpp"
#include "heap_folder.hpp"
#include "mutation.hpp"

#include <csignal>

/// The real program, called as nobody would call it.
namespace {

using namespace tablier;

/// What takes longer is at work, and is ended.
constexpr double kPatience = 1;

using Arguments = std::vector<std::string>;

const std::vector<Arguments>& sound_calls() {
  static const std::vector<Arguments> kCalls{
      {"games", "--json"},
      {"rules", "heap/misere", "--hooks", "--json"},
      {"position", "heap/dear", "--seats", "2", "--seed", "5", "--option", "counters=9", "--moves", "take:3 take:1", "--json", "--reveal"},
      {"perft", "heap", "3", "--moves", "take:1", "--divide", "--json"},
      {"bestmove", "heap", "--moves", "take:1", "--time", "0.05", "--threads", "1", "--json"},
      {"bestmove", "heap", "--level", "2", "--seed", "7"},
      {"arena", "heap", "--bot", "1", "--bot", "time:0.01", "--games", "2", "--seed", "1", "--json"},
      {"export", "save.yaml", "-o", "out.txt"},
      {"import", "heap", "save.yaml", "-o", "out.yaml"},
      {"replay", "save.yaml", "--json"},
      {"check", "save.yaml", "data", "--json"},
      {"test-script", "data/scripts/heap/misere.lua"},
      {"new", "variant", "heap", "mine"},
      {"plugins", "allow", "data/plugins/heap.so"},
      {"plugins", "refuse", "save.yaml"},
      {"heap", "weigh", "--figure", "pair"},
      {"shot", "table", "heap", "--size", "640x400", "--scale", "1.5", "--locale", "fr", "-o", "out.png"},
      {"play", "heap", "--seats", "human,bot:3", "--load", "save.yaml"},
      {"version", "--json"},
      {"help", "position"},
      {"api", "markdown"},
      {"bench", "nothing"},
  };
  return kCalls;
}

Arguments all_words() {
  Arguments arguments{"--help", "--",    "-",       "-o",   "", "=", "/", "/dev/null", "nan", "inf", "-1", "99999999999999999999",
                      "1e400",  "heap/", "/misere", "pente"};
  for (const Arguments& call : sound_calls()) arguments.insert(arguments.end(), call.begin(), call.end());
  return arguments;
}

/// A sound call with some words spoiled, moved, doubled or gone.
Arguments call_of(const Mutator& mutator, const Arguments& arguments, std::uint64_t number) {
  Rng rng(number);
  const auto below = [&rng](std::size_t n) { return rng.below(static_cast<std::uint32_t>(n)); };
  Arguments call = sound_calls()[below(sound_calls().size())];
  for (auto n = rng.below(5); n > 0; --n) {
    const auto at = static_cast<std::ptrdiff_t>(below(call.size() + 1));
    const bool there = at < std::ssize(call);
    switch (rng.below(4)) {
      case 0: call.insert(call.begin() + at, arguments[below(arguments.size())]); break;
      case 1: call.insert(call.begin() + at, mutator.text(rng())); break;
      case 2:
        if (there) call[static_cast<std::size_t>(at)] = mutator.text(rng());
        break;
      default:
        if (there) call.erase(call.begin() + at);
    }
  }
  for (std::string& word : call) word.resize(std::min(word.find('\0'), word.size()));  // as the system hands them over
  return call;
}

/// Where calls are made: a save and a small game.
struct Desk {
  test::TempFolder folder;
  test::HeapFolder data;
  std::string save =
      "tablier_save: 1\ngame: heap\nvariant: standard\nplayers: [{who: human}, {who: human}]\nseed: 5\nrounds:\n  - seconds: 3\n"
      "    moves: [take:3]\n";

  Desk() {
    folder.write("save.yaml", save);
    std::filesystem::create_directory_symlink(data.path(), folder / "data");
  }
  attacks::Call call(Arguments arguments) const {
    return {std::move(arguments),
            {"HOME=" + (folder / "home").string(), "XDG_DATA_DIRS=" + (folder / "system").string(), "LANG=C.UTF-8", "PATH=/usr/bin:/bin",
             "TABLIER_DATA=" + data.path().string()},
            folder.path(),
            {},
            kPatience};
  }
};

bool is_clean(const std::string& text) { return printable(text) == text; }

}  // namespace

TEST_CASE("Spoiled calls are done, or refused in clean words, and nothing of the player's is touched") {
  const Desk desk;
  const Arguments arguments = all_words();
  const Mutator mutator(arguments,
                        {"=", ",", ":", "/", "..", " ", "-", "--", "0", "9", "é", "\xFF", "\x1B", "\n", "%", "'", "{", "take:1 "});
  std::uint64_t refused = 0;
  FuzzRun run("calls");
  while (const auto i = run.next()) {
    const Arguments call = call_of(mutator, arguments, *i);
    std::string shown;
    for (const std::string& word : call) shown += "“" + word + "” ";
    INFO(told(*i, shown));
    const attacks::Ending ending = attacks::run(desk.call(call));
    INFO(ending.err);
    const bool at_work = ending.signal == SIGKILL && ending.seconds >= kPatience;
    CHECK((at_work || (ending.signal == 0 && ending.status >= 0 && ending.status <= 3)));
    if (!at_work && ending.status > 0) {
      ++refused;
      CHECK_FALSE((ending.err.empty() && ending.out.empty()));
    }
    if (!at_work && ending.status == 0 && std::ranges::count(call, "--json") == 1 && !ending.out.empty() && ending.out[0] == '{')
      CHECK(attacks::is_json(ending.out));
    CHECK(is_clean(ending.err));
    CHECK(is_clean(ending.out));
    CHECK(read_file(desk.folder / "save.yaml").value() == desk.save);
  }
  CHECK((refused > 0 || run.tried() < 10));
}

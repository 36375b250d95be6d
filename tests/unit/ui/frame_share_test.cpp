#include "ui/core/frame_share.hpp"

#include "catch.hpp"

#include <vector>

using namespace tablier;

namespace {

constexpr PointerPressed kDown{.at = {5, 5}, .down = true}, kUp{.at = {5, 5}, .down = false};
constexpr KeyChange key(Key k, bool down, bool ctrl = false) { return {.key = k, .down = down, .ctrl = ctrl}; }

/// How many inputs each frame takes.
std::vector<int> shares(const std::vector<Input>& inputs, bool typing = false) {
  std::vector<int> counts;
  for (auto next = inputs.begin(); next != inputs.end();) {
    FrameShare share(typing);
    counts.push_back(0);
    for (; next != inputs.end() && share.takes(*next); ++next) ++counts.back();
    REQUIRE(counts.back() > 0);
  }
  return counts;
}

}  // namespace

TEST_CASE("Two clicks that come at once are shown one after the other") {
  CHECK(shares({PointerMoved{{5, 5}}, kDown, kUp, kDown, kUp}) == std::vector{2, 1, 1, 1});
}

TEST_CASE("A press is shown where it was, not where the pointer went on to") {
  CHECK(shares({kDown, PointerMoved{{9, 9}}, PointerMoved{{10, 10}}, kUp}) == std::vector{1, 3});
}

TEST_CASE("A word typed at once needs one frame, a letter twice two") {
  const auto type = [](Key k, char32_t c) { return std::vector<Input>{key(k, true), Typed{c}, key(k, false)}; };
  std::vector<Input> word = type(Key::a, U'a');
  CHECK(shares(word) == std::vector{2, 1});
  CHECK(shares({key(Key::a, true), key(Key::c, true), Typed{U'a'}, Typed{U'c'}}) == std::vector{4});
  CHECK(shares({key(Key::a, true), key(Key::a, false), key(Key::a, true)}) == std::vector{1, 1, 1});
}

TEST_CASE("A key with Control is not in one frame with the same keys without") {
  CHECK(shares({key(Key::x, true), key(Key::s, true, true)}) == std::vector{1, 1});
  CHECK(shares({key(Key::s, true, true), key(Key::x, true, true)}) == std::vector{2});
}

TEST_CASE("Whatever is typed at once in a text needs one frame; keys that edit it have frames of their own, and what follows them waits") {
  const auto stroke = [](Key k, char32_t c) { return std::vector<Input>{key(k, true), Typed{c}, key(k, false)}; };
  std::vector<Input> word;
  for (int i = 0; i < 20; ++i)
    for (const Input& input : stroke(Key::a, U'a')) word.push_back(input);
  CHECK(shares(word, true) == std::vector{60});
  CHECK(shares({key(Key::shift, true), key(Key::b, true), Typed{U'B'}, key(Key::b, false), key(Key::shift, false)}, true) ==
        std::vector{5});
  CHECK(shares({key(Key::b, true), Typed{U'b'}, key(Key::backspace, true), key(Key::c, true), Typed{U'c'}, key(Key::backspace, false)},
               true) == std::vector{3, 3});
  CHECK(shares({key(Key::v, true, true), key(Key::v, false, true), key(Key::a, true), Typed{U'a'}}, true) == std::vector{1, 1, 2});
}

#include "ui/core/input_queue.hpp"

#include "catch.hpp"

using namespace tablier;

namespace {

constexpr KeyChange press(Key key, bool down = true) { return {.key = key, .down = down}; }

Key key_of(const std::optional<Input>& input) {
  const auto* change = input ? std::get_if<KeyChange>(&*input) : nullptr;
  return change ? change->key : Key::none;
}

}  // namespace

TEST_CASE("Keys wait for the frames that show what the key before them did, and keep their order") {
  InputQueue queue;
  queue.add(press(Key::tab));
  queue.add(press(Key::enter));
  CHECK(key_of(queue.next()) == Key::tab);
  queue.wait_for_frames(2);
  CHECK_FALSE(queue.next());
  queue.frame_drawn();
  CHECK_FALSE(queue.next());
  queue.frame_drawn();
  CHECK(key_of(queue.next()) == Key::enter);
  CHECK(queue.empty());
}

TEST_CASE("The pointer does not wait, but for the keys before it") {
  InputQueue queue;
  queue.wait_for_frames(1);
  queue.add(PointerMoved{{3, 4}});
  queue.add(press(Key::enter));
  queue.add(PointerPressed{{3, 4}});
  CHECK(queue.next());
  CHECK_FALSE(queue.next());
  queue.frame_drawn();
  CHECK(key_of(queue.next()) == Key::enter);
  CHECK(queue.next());
}

TEST_CASE("A key that repeats by itself does not pile up, one that was let go in between does") {
  InputQueue queue;
  queue.wait_for_frames(1);
  for (int i = 0; i < 5; ++i) queue.add(press(Key::down));
  queue.add(press(Key::down, false));
  queue.add(press(Key::down));
  queue.frame_drawn();
  int presses = 0;
  while (const auto input = queue.next()) presses += std::get<KeyChange>(*input).down ? 1 : 0;
  CHECK(presses == 2);
}

TEST_CASE("A key that is up already and waits is told, one that is held is not") {
  InputQueue queue;
  queue.wait_for_frames(1);
  queue.add(press(Key::down));
  CHECK_FALSE(queue.key_is_up_unseen());
  queue.add(press(Key::down, false));
  CHECK(queue.key_is_up_unseen());
  queue.frame_drawn();
  CHECK_FALSE(queue.key_is_up_unseen());
}

TEST_CASE("Of the sizes that a window was given while nobody looked only the last one counts") {
  InputQueue queue;
  for (int width = 900; width < 940; ++width) {
    queue.add(Resized{width, 600});
    queue.add(PointerMoved{{3, 4}});
  }
  int sizes = 0, last = 0, moves = 0;
  while (const auto input = queue.next()) {
    if (const auto* size = std::get_if<Resized>(&*input)) ++sizes, last = size->width;
    else ++moves;
  }
  CHECK(sizes == 1);
  CHECK(last == 939);
  CHECK(moves == 40);
}

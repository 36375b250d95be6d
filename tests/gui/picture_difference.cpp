#include <SFML/Graphics/Image.hpp>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

/// picture_difference KEPT DRAWN: whether a picture that is kept still shows what the program draws. Exit status: 0 yes, 1 no (and why).
namespace {

/// Of a channel of 0 to 255, on average. 256 colours instead of all of them cost 0.06; another language is worth 0.75, one move 1.3.
constexpr double kTolerance = 0.4;

std::vector<std::uint8_t> bytes_of(const sf::Image& image) {
  const std::uint8_t* first = image.getPixelsPtr();
  return {first, first + std::size_t{4} * image.getSize().x * image.getSize().y};
}

bool is_opaque(const std::vector<std::uint8_t>& pixels) {
  for (std::size_t alpha = 3; alpha < pixels.size(); alpha += 4)
    if (pixels[alpha] != 255) return false;
  return true;
}

double mean_difference(const std::vector<std::uint8_t>& one, const std::vector<std::uint8_t>& other) {
  double sum = 0;
  for (std::size_t i = 0; i < one.size(); ++i) sum += std::abs(one[i] - other[i]);
  return sum / (0.75 * static_cast<double>(one.size()));  // alpha is the same everywhere
}

int refuse(const char* file, const char* why) {
  std::printf("%s %s\n", file, why);
  return EXIT_FAILURE;
}

}  // namespace

int main(int count, char** arguments) {
  sf::Image kept, drawn;
  if (count != 3 || !kept.loadFromFile(arguments[1]) || !drawn.loadFromFile(arguments[2]))
    return refuse("picture_difference", "reads two pictures");
  if (kept.getSize() != drawn.getSize()) return refuse(arguments[1], "has another size");
  const std::vector<std::uint8_t> before = bytes_of(kept), after = bytes_of(drawn);
  if (!is_opaque(before) || !is_opaque(after)) return refuse(arguments[1], "is not opaque");
  const double difference = mean_difference(before, after);
  if (difference <= kTolerance) return EXIT_SUCCESS;
  std::printf("%s differs by %.2f from what is drawn\n", arguments[1], difference);
  return EXIT_FAILURE;
}

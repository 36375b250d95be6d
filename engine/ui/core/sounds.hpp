#pragma once

#include <cstdint>
#include <memory>
#include <vector>

/// Short sounds, computed when the first one is played. Without a sound device nothing is heard and nothing is said.
namespace tablier {

enum class Sound : std::uint8_t { place, lift, ink, refuse, finish };

/// 16-bit samples, mono.
std::vector<std::int16_t> sound_samples(Sound sound, unsigned rate);

class Sounds {
 public:
  Sounds();
  /// Waits for what is being played to stop.
  ~Sounds();
  void set_on(bool on) { on_ = on; }
  /// 0 … 1, of what is played from now on.
  void set_volume(float volume) { volume_ = volume; }
  /// Returns at once: a thread of its own opens the device and plays.
  void play(Sound sound);

 private:
  class Player;
  std::unique_ptr<Player> player_;
  bool on_ = true;
  float volume_ = 1;
  bool possible_;  ///< there is a device
};

}  // namespace tablier

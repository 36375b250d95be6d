#include "ui/core/sounds.hpp"

#include "sdk/rng.hpp"

#include <SFML/Audio/Sound.hpp>
#include <SFML/Audio/SoundBuffer.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <condition_variable>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <mutex>
#include <numbers>
#include <stop_token>
#include <thread>

namespace tablier {
namespace {

constexpr unsigned kRate = 44100;
constexpr int kSounds = 5;
/// As SFML counts it.
constexpr float kFullVolume = 100;

/// A tone that dies away: what struck wood mostly is.
struct Partial {
  double hertz, loudness, fade;  // fade: seconds until it has lost two thirds
};

double ring(const Partial& p, double t) { return p.loudness * std::exp(-t / p.fade) * std::sin(2 * std::numbers::pi * p.hertz * t); }

/// The modes of small pieces of wood on a board; the noise of the contact lasts two milliseconds.
double knock(double t, double pitch, Rng& rng) {
  const double contact = (rng.real() * 2 - 1) * 0.35 * std::exp(-t / 0.002);
  return contact + ring({420 * pitch, 0.5, 0.028}, t) + ring({1080 * pitch, 0.3, 0.016}, t) + ring({2350 * pitch, 0.14, 0.008}, t);
}

double chime(double t, double start, double hertz) {
  return t < start ? 0 : ring({hertz, 0.22, 0.22}, t - start) + ring({hertz * 2, 0.06, 0.1}, t - start);
}

double at(Sound sound, double t, Rng& rng) {
  switch (sound) {
    case Sound::place: return knock(t, 1, rng);
    case Sound::lift: return 0.5 * knock(t, 1.5, rng);
    case Sound::refuse: return 0.6 * knock(t, 0.55, rng);
    case Sound::ink: return (rng.real() * 2 - 1) * 0.16 * std::sin(std::numbers::pi * std::min(1.0, t / 0.14));
    case Sound::finish: return chime(t, 0, 523.25) + chime(t, 0.1, 659.25) + chime(t, 0.2, 783.99);
  }
  return 0;
}

double duration(Sound sound) { return sound == Sound::finish ? 0.9 : 0.15; }

/// Looked for beforehand: the sound libraries complain on standard error where there is none.
bool device_present() {
  namespace fs = std::filesystem;
  std::error_code error;
  if (std::getenv("PULSE_SERVER")) return true;
  if (const char* runtime = std::getenv("XDG_RUNTIME_DIR"))
    for (const char* socket : {"pulse/native", "pipewire-0"})
      if (fs::exists(fs::path(runtime) / socket, error)) return true;
  return fs::exists("/dev/snd", error) && !fs::is_empty("/dev/snd", error);
}

}  // namespace

std::vector<std::int16_t> sound_samples(Sound sound, unsigned rate) {
  std::vector<std::int16_t> samples(static_cast<std::size_t>(duration(sound) * rate));
  Rng rng(static_cast<std::uint64_t>(sound));
  constexpr double kFull = 32000;
  for (std::size_t i = 0; i < samples.size(); ++i)
    samples[i] = static_cast<std::int16_t>(kFull * std::clamp(at(sound, static_cast<double>(i) / rate, rng), -1.0, 1.0));
  return samples;
}

/// Owns the device; made by the first sound.
class Sounds::Player {
 public:
  Player() : thread_([this](const std::stop_token& stop) { run(stop); }) {}

  void play(Sound sound, float volume) {
    {
      const std::lock_guard lock(mutex_);
      wanted_.push_back({sound, volume});
    }
    ready_.notify_one();
  }

 private:
  void run(const std::stop_token& stop) {
    std::array<sf::SoundBuffer, kSounds> buffers;
    std::array<sf::Sound, kSounds> voices;
    for (;;) {
      std::unique_lock lock(mutex_);
      if (!ready_.wait(lock, stop, [this] { return !wanted_.empty(); })) return;
      const auto [sound, volume] = wanted_.front();
      wanted_.pop_front();
      lock.unlock();
      const auto i = static_cast<std::size_t>(sound);
      if (buffers[i].getSampleCount() == 0) {
        const auto samples = sound_samples(sound, kRate);
        if (!buffers[i].loadFromSamples(samples.data(), samples.size(), 1, kRate)) continue;
        voices[i].setBuffer(buffers[i]);
      }
      voices[i].setVolume(kFullVolume * volume);
      voices[i].play();
    }
  }

  std::mutex mutex_;
  std::condition_variable_any ready_;
  struct Wanted {
    Sound sound;
    float volume;
  };
  std::deque<Wanted> wanted_;
  std::jthread thread_;
};

Sounds::Sounds() : possible_(device_present()) {}
Sounds::~Sounds() = default;

void Sounds::play(Sound sound) {
  if (!on_ || !possible_) return;
  if (!player_) {
    player_ = std::make_unique<Player>();
  }
  player_->play(sound, volume_);
}

}  // namespace tablier

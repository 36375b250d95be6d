#pragma once

#include <locale.h>

/// Lua compares texts with strcoll and writes numbers with printf: in the plain locale they come out the same everywhere.
namespace tablier::lua {

/// The calling thread is in the "C" locale while this lives.
class PlainLocale {
 public:
  PlainLocale() : before_(uselocale(plain())) {}
  PlainLocale(const PlainLocale&) = delete;
  PlainLocale& operator=(const PlainLocale&) = delete;
  ~PlainLocale() { uselocale(before_); }

 private:
  static locale_t plain() {
    static const locale_t locale = newlocale(LC_ALL_MASK, "C", nullptr);
    return locale;
  }
  locale_t before_;
};

}  // namespace tablier::lua

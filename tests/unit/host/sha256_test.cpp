#include "host/sha256.hpp"

#include "catch.hpp"

#include <string>

using tablier::Sha256;
using tablier::sha256;

TEST_CASE("SHA-256 gives the digests that FIPS 180-4 and NIST's examples give") {
  CHECK(sha256("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  CHECK(sha256("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  CHECK(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq") ==
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  CHECK(sha256(std::string(1'000'000, 'a')) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST_CASE("The digest does not depend on how the bytes came in") {
  const std::string text(300, 'x');
  for (const std::size_t step : {1u, 55u, 56u, 63u, 64u, 65u, 128u}) {
    Sha256 hash;
    for (std::size_t at = 0; at < text.size(); at += step) hash.add(std::string_view(text).substr(at, step));
    CHECK(hash.hex() == sha256(text));
  }
}

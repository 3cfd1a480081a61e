import { describeRows } from './expression-rows.ts';

describeRows('hashing', [
  ['hashing.md5("abc").toHexString() == "900150983CD24FB0D6963F7D28E17F72"', true],
  ['hashing.md5("abc").toHexString() == "900150983cd24fb0d6963f7d28e17f72"', false],
  ['hashing.md5("abc".toUtf8()) == hashing.md5("abc")', true],
  ['hashing.sha256("abc").size() == 32', true],
  ['hashing.crc32("abc").size() == 4', true],
  ['hashing.crc32("abc").toHexString() == "352441C2"', false],
  ['hashing.crc32("abc").toHexString() == "C2412435"', true],
  ['hashing.crc32c("abc").toHexString() == "364B3FB7"', false],
  ['hashing.crc32c("abc").toHexString() == "B73F4B36"', true],
  ['hashing.md5(1) == 1', 'error'],
  [String.raw`hashing.crc32(b"\x00").toHexString() == "8DEF02D2"`, true],
  [
    'hashing.sha256("abc").toHexString() == "BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD"',
    true,
  ],
  ['hashing.sha256("").toBase64() == "47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU="', true],
  ['hashing.sha256(null) == 1', 'error'],
  ['hashing.crc32([]) == 1', 'error'],
  ['hashing.crc32c(1) == 1', 'error'],
]);

import { createHash } from 'node:crypto';
import { integer } from '../values/integers.ts';
import { type RulesValue, string, type ValueOf } from '../values/rules-value.ts';
import { type BuiltIn, builtIn, type Methods } from './signature.ts';

/** Reversed polynomials. */
const CRC32 = 0xedb88320;
const CRC32C = 0x82f63b78;

/** Each takes bytes, or a string as UTF-8, and returns bytes. */
export const HASHING_FUNCTIONS: Methods = {
  'hashing.md5': hashing((bytes) => createHash('md5').update(bytes).digest()),
  'hashing.sha256': hashing((bytes) => createHash('sha256').update(bytes).digest()),
  'hashing.crc32': hashing((bytes) => checksum(bytes, CRC32)),
  'hashing.crc32c': hashing((bytes) => checksum(bytes, CRC32C)),
};

function hashing(digest: (bytes: Uint8Array) => Uint8Array): BuiltIn {
  return builtIn([['bytes', 'string']], (input) => bytesValue(digest(bytesOf(input))));
}

const bytesOf = (input: ValueOf<'bytes' | 'string'>): Uint8Array =>
  input.type === 'bytes' ? input.value : Buffer.from(input.value);

const bytesValue = (bytes: Uint8Array): RulesValue => ({
  type: 'bytes',
  value: Uint8Array.from(bytes),
});

/** Four bytes, little-endian. */
function checksum(bytes: Uint8Array, polynomial: number): Uint8Array {
  let register = 0xffffffff;
  for (const byte of bytes) {
    register ^= byte;
    for (let bit = 0; bit < 8; bit += 1) {
      register = (register >>> 1) ^ (register & 1 ? polynomial : 0);
    }
  }
  const result = Buffer.alloc(4);
  result.writeUInt32LE(~register >>> 0);
  return result;
}

const BYTES = ['bytes'] as const;

export const BYTES_METHODS: Methods = {
  size: builtIn([BYTES], ({ value }) => integer(value.length)),
  toBase64: builtIn([BYTES], ({ value }) =>
    // The URL-safe alphabet, but padded.
    string(Buffer.from(value).toString('base64').replaceAll('+', '-').replaceAll('/', '_')),
  ),
  toHexString: builtIn([BYTES], ({ value }) =>
    string(Buffer.from(value).toString('hex').toUpperCase()),
  ),
};

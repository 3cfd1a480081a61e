import { integer } from '../values/integers.ts';
import { string } from '../values/rules-value.ts';
import { builtIn, type Methods } from './signature.ts';

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

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chunk,
  drawing,
  extended,
  jpegOf,
  PLAIN_PICTURE,
  webpOf,
  withSegment,
} from '../../test/pictures.ts';
import { readImage } from './read-image.ts';

const LOSSY = drawing('kies-16-32-800.webp');
const LOSSLESS = Buffer.from(PLAIN_PICTURE[0] ?? '', 'base64');
const JPEG = jpegOf(800, 600);
/** Without the header of the file. */
const LOSSY_CHUNK = LOSSY.subarray(12);
const PROFILE = chunk('ICCP', Buffer.from('profile'));
const HTML = '<script>alert(1)</script>';

test.each([
  ['lossy WebP', LOSSY, { format: 'webp', width: 800, height: 600 }],
  ['lossless WebP', LOSSLESS, { format: 'webp', width: 400, height: 300 }],
  [
    'extended WebP with a colour profile',
    webpOf(extended(800, 600, 0x20), PROFILE, LOSSY_CHUNK),
    { format: 'webp', width: 800, height: 600 },
  ],
  ['JPEG', JPEG, { format: 'jpg', width: 800, height: 600 }],
  [
    'JPEG as large as JPEGs get',
    jpegOf(65535, 65535),
    { format: 'jpg', width: 65535, height: 65535 },
  ],
])('reads format and size of %s', (_what, bytes, image) => {
  expect(readImage(bytes)).toEqual(image);
});

describe('refuses', () => {
  const text = (content: string) => Buffer.from(content);
  const exif = 'Exif\0\0GPS 52.5 N 13.4 E';

  test.each([
    ['nothing', text('')],
    ['an SVG', text(`<svg xmlns="http://www.w3.org/2000/svg">${HTML}</svg>`)],
    ['HTML', text(`<!doctype html>${HTML}`)],
    ['a GIF', text('GIF89a\x20\x03\x58\x02')],
    ['a PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
    ['a RIFF file of sound', chunk('RIFF', text('WAVEfmt '))],
    ['WebP that goes on behind its end', Buffer.concat([LOSSY, text(HTML)])],
    ['WebP with a longer claim than file', webpOf(LOSSY_CHUNK).subarray(0, -2)],
    ['WebP with two pictures', webpOf(LOSSY_CHUNK, LOSSY_CHUNK)],
    ['animated WebP', webpOf(extended(800, 600, 0x02), LOSSY_CHUNK)],
    ['WebP with frames', webpOf(extended(800, 600, 0), chunk('ANMF', LOSSY_CHUNK))],
    ['WebP with EXIF', webpOf(extended(800, 600, 0x08), LOSSY_CHUNK, chunk('EXIF', text(exif)))],
    [
      'WebP with EXIF that no flag tells',
      webpOf(extended(800, 600, 0), chunk('EXIF', text(exif)), LOSSY_CHUNK),
    ],
    ['WebP with XMP', webpOf(extended(800, 600, 0x04), LOSSY_CHUNK, chunk('XMP ', text('<x/>')))],
    [
      'WebP with an unknown chunk',
      webpOf(extended(800, 600, 0), chunk('HTML', text(HTML)), LOSSY_CHUNK),
    ],
    ['WebP with two profiles', webpOf(extended(800, 600, 0x20), PROFILE, PROFILE, LOSSY_CHUNK)],
    ['WebP of two sizes', webpOf(extended(16_000_000, 16_000_000, 0), LOSSY_CHUNK)],
    ['WebP without a picture', webpOf(extended(800, 600, 0))],
    ['JPEG that goes on behind its end', Buffer.concat([JPEG, text(HTML)])],
    ['JPEG with another in it', Buffer.concat([JPEG, JPEG])],
    ['JPEG with EXIF', withSegment(JPEG, 0xe1, exif)],
    ['JPEG with EXIF in another segment', withSegment(JPEG, 0xe2, exif)],
    ['JPEG with XMP', withSegment(JPEG, 0xe1, 'http://ns.adobe.com/xap/1.0/\0<x/>')],
    ['JPEG with a comment', withSegment(JPEG, 0xfe, HTML)],
    ['JPEG with IPTC', withSegment(JPEG, 0xed, 'Photoshop 3.0\0')],
    ['JPEG without a picture', JPEG.subarray(0, 20)],
    ['JPEG without its end', JPEG.subarray(0, -2)],
    ['a start and an end', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['JPEG of two sizes', Buffer.concat([JPEG.subarray(0, -2), jpegOf(400, 300).subarray(2)])],
  ])('%s', (_what, bytes) => {
    expect(readImage(bytes)).toBeUndefined();
  });
});

describe.each([
  ['lossy WebP', LOSSY],
  ['lossless WebP', LOSSLESS],
  ['JPEG', JPEG],
])('damaged %s', (_what, whole) => {
  test('is refused wherever it is cut off', () => {
    const at = fc.integer({ min: 0, max: whole.length - 1 });
    fc.assert(
      fc.property(at, (length) => {
        expect(readImage(whole.subarray(0, length))).toBeUndefined();
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  test('never makes the reader throw', () => {
    // The beginning, where the headers are.
    const change = fc.tuple(
      fc.integer({ min: 0, max: Math.min(whole.length, 700) - 1 }),
      fc.integer({ min: 0, max: 255 }),
    );
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
        const damaged = Buffer.from(whole);
        for (const [at, value] of changes) damaged[at] = value;
        expect(() => readImage(damaged)).not.toThrow();
      }),
      { numRuns: 2000, seed: 1 },
    );
  });
});

test('any bytes are refused', () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    fc.uint8Array({ maxLength: 400 }).map((rest) => [0xff, 0xd8, ...rest]),
    fc.uint8Array({ maxLength: 400 }).map((rest) => webpOf(Buffer.from(rest))),
  );
  fc.assert(
    fc.property(bytes, (each) => {
      expect(readImage(Buffer.from(each))).toBeUndefined();
    }),
    { numRuns: 3000, seed: 1 },
  );
});

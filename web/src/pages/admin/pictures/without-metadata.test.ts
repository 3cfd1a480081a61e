import { expect, test } from 'vitest';
import { withoutMetadata } from './without-metadata.ts';

const segment = (marker: number, content: string) => {
  const data = [...content].map((char) => char.charCodeAt(0));
  return [0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255, ...data];
};
const START = [0xff, 0xd8];
const JFIF = segment(0xe0, 'JFIF\0');
const PROFILE = segment(0xe2, 'ICC_PROFILE\0');
const TABLE = segment(0xdb, 'x'.repeat(65));
/** Entropy-coded data may look like a segment. */
const SCAN = [...segment(0xda, 'scan'), 0xff, 0xe1, 0, 2, 1, 2, 3, 0xff, 0xd9];

const strip = (bytes: number[]) =>
  withoutMetadata(new Uint8Array(bytes)).flatMap((part) => [...part]);

test('what Safari writes beside the picture is left out', () => {
  const exif = segment(0xe1, `Exif\0\0${'GPS'.repeat(200)}`);
  const others = [...segment(0xed, 'Photoshop 3.0\0'), ...segment(0xfe, 'comment')];
  const whole = [...START, ...JFIF, ...exif, ...others, ...PROFILE, ...TABLE, ...SCAN];
  expect(strip(whole)).toEqual([...START, ...JFIF, ...PROFILE, ...TABLE, ...SCAN]);
});

test('a JPEG without metadata stays as it is', () => {
  const plain = [...START, ...JFIF, ...TABLE, ...SCAN];
  expect(strip(plain)).toEqual(plain);
});

import { readFileSync } from 'node:fs';

/** Plain grey in 400 × 300 and 800 × 600 pixels: lossless WebP in Base64, as small as pictures get. */
export const PLAIN_PICTURE = [
  'UklGRigAAABXRUJQVlA4TBwAAAAvj8FKAAfQzGY2s/8BAUnS//9kRP8z/vOf/2cK',
  'UklGRjgAAABXRUJQVlA4TCsAAAAvH8OVAAfQzGY2s/8BAUnS//9kRP8z/vOf//znP//5z3/+85///Oc//2cTAA==',
];

/** Where it is once it is uploaded. */
export const PLAIN_PICTURE_URL = '/api/pictures/d6bb6ef47a5ac74c816790d5daa68328-800.webp';

/** A file of the demo's drawings, 4:3. */
export function drawing(file: string): Buffer {
  return readFileSync(new URL(`../../web/public/pictures/${file}`, import.meta.url));
}

/** A real JPEG whose header says that it is of this size. */
export function jpegOf(width: number, height: number): Buffer {
  const jpeg = drawing('kies-16-32-600.jpg');
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc2, 0x00, 0x11, 0x08]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}

export function webpOf(...chunks: readonly Buffer[]): Buffer {
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));
}

/** A chunk of a RIFF file, padded. */
export function chunk(type: string, data: Buffer): Buffer {
  const header = Buffer.alloc(8);
  header.write(type, 'latin1');
  header.writeUInt32LE(data.length, 4);
  return Buffer.concat([header, data, Buffer.alloc(data.length % 2)]);
}

/** The first chunk of WebP's extended format. */
export function extended(width: number, height: number, flags: number): Buffer {
  const data = Buffer.alloc(10);
  data.writeUInt8(flags);
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return chunk('VP8X', data);
}

/** A JPEG with another segment behind its start. */
export function withSegment(jpeg: Buffer, marker: number, content: string): Buffer {
  const header = Buffer.from([0xff, marker, 0, 0]);
  header.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    header,
    Buffer.from(content, 'latin1'),
    jpeg.subarray(2),
  ]);
}

import { readFileSync } from 'node:fs';
import { MAX_RENDITION_BYTES } from '@shop/domain/product/picture';
import sharp from 'sharp';

/** Plain grey in 400 × 300 and 800 × 600 pixels: lossless WebP in Base64, as small as pictures get. */
export const PLAIN_PICTURE = [
  'UklGRigAAABXRUJQVlA4TBwAAAAvj8FKAAfQzGY2s/8BAUnS//9kRP8z/vOf/2cK',
  'UklGRjgAAABXRUJQVlA4TCsAAAAvH8OVAAfQzGY2s/8BAUnS//9kRP8z/vOf//znP//5z3/+85///Oc//2cTAA==',
];

/** Its URL once uploaded. */
export const PLAIN_PICTURE_URL = '/api/pictures/d6bb6ef47a5ac74c816790d5daa68328-800.webp';

/** A file of the demo's drawings, 4:3. */
export const drawing = (file: string): Buffer =>
  readFileSync(new URL(`../../web/public/pictures/${file}`, import.meta.url));

/** As large as an upload may be, mostly because of comments, which no canvas would write. */
export function padded(jpeg: Buffer): Buffer {
  const room = MAX_RENDITION_BYTES - jpeg.length;
  const comment = withSegment(Buffer.alloc(0), 0xfe, 'x'.repeat(60_000));
  return Buffer.concat([
    jpeg.subarray(0, 2),
    ...Array(Math.floor(room / comment.length)).fill(comment),
    jpeg.subarray(2),
  ]);
}

/** A JPEG with another segment after its start. */
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

/** A drawing as a JPEG of this width. */
export const jpegOf = (width: number): Promise<Buffer> =>
  sharp(drawing('kies-16-32-800.webp')).resize(width).jpeg().toBuffer();

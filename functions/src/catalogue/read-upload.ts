import { createHash } from 'node:crypto';
import {
  MAX_RENDITION_BYTES,
  PICTURE_RATIO,
  PICTURE_WIDTHS,
  type PictureWidth,
} from '@shop/domain/product/picture';
import { type Refusal, refuse } from '../lib/refusal.ts';
import { openSharp } from '../lib/sharp.ts';
import type { NewPicture } from './picture-store.ts';

const NO_PICTURE = refuse(
  'invalid',
  'Das ist kein Bild, das der Shop zeigen kann. Bitte wählen Sie ein Foto als JPEG, PNG oder WebP.',
);
const WRONG_SIZE = refuse('invalid', 'Das Bild hat nicht die Größen, die der Shop zeigt.');
const TOO_LARGE = refuse('invalid', 'Das Bild ist zu groß. Bitte wählen Sie ein kleineres.');

/**
 * Reads a picture sent by a browser: one Base64 text for each of `PICTURE_WIDTHS`. Trusts no name, type or
 * size sent with it, and keeps only its pixels, re-encoded.
 */
export async function readUpload(renditions: readonly string[]): Promise<NewPicture | Refusal> {
  const hash = createHash('sha256');
  const bytes = new Map<PictureWidth, Buffer>();
  for (const [index, width] of PICTURE_WIDTHS.entries()) {
    const file = Buffer.from(renditions[index] ?? '', 'base64');
    // Buffer silently skips characters that are not Base64.
    if (file.toString('base64') !== renditions[index]) return NO_PICTURE;
    if (file.length > MAX_RENDITION_BYTES) return TOO_LARGE;
    const encoded = await encodeAnew(file, width);
    if ('code' in encoded) return encoded;
    if (encoded.length > MAX_RENDITION_BYTES) return TOO_LARGE;
    bytes.set(width, encoded);
    hash.update(file);
  }
  // 128 bits of the upload's hash: the same content always gets the same name, and other content another one.
  return { name: hash.digest('hex').slice(0, 32), format: 'webp', bytes };
}

async function encodeAnew(file: Buffer, width: PictureWidth): Promise<Buffer | Refusal> {
  const height = width / PICTURE_RATIO;
  const sharp = await openSharp();
  // Even a warning rejects a broken file, as half a JPEG causes nothing worse.
  const image = sharp(file, { limitInputPixels: width * height, failOn: 'warning' });
  try {
    const found = await image.metadata();
    if (found.width !== width || found.height !== height) return WRONG_SIZE;
    if (found.pages !== undefined && found.pages > 1) return NO_PICTURE;
    return await image.webp({ quality: 85, effort: 2 }).toBuffer();
  } catch {
    return NO_PICTURE;
  }
}

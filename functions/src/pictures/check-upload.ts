import { createHash } from 'node:crypto';
import { MAX_RENDITION_BYTES, PICTURE_RATIO, PICTURE_WIDTHS } from '@shop/domain/picture';
import { type Refusal, refuse } from '../errors/refusal.ts';
import type { NewPicture } from './picture-store.ts';
import { readImage } from './read-image.ts';

const NO_PICTURE = refuse(
  'invalid',
  'Das ist kein Bild, das der Shop zeigen kann. Bitte wählen Sie ein Foto als JPEG, PNG oder WebP.',
);
const WRONG_SIZE = refuse('invalid', 'Das Bild hat nicht die Größen, die der Shop zeigt.');
const TOO_LARGE = refuse('invalid', 'Das Bild ist zu groß. Bitte wählen Sie ein kleineres.');

/**
 * Reads what a browser sent as a picture: one Base64 text for each of `PICTURE_WIDTHS`. Believes no
 * name, type or size that comes with it.
 */
export function checkUpload(renditions: readonly string[]): NewPicture | Refusal {
  const files = renditions.map((text) => Buffer.from(text, 'base64'));
  // Buffer skips what is not Base64.
  if (files.some((bytes, index) => bytes.toString('base64') !== renditions[index])) {
    return NO_PICTURE;
  }
  if (files.some(({ length }) => length > MAX_RENDITION_BYTES)) return TOO_LARGE;
  const images = files.map(readImage);
  const format = images[0]?.format;
  if (!format || images.some((image) => image?.format !== format)) return NO_PICTURE;
  const isSized = PICTURE_WIDTHS.every((width, index) => {
    const image = images[index];
    return image?.width === width && image.height === width / PICTURE_RATIO;
  });
  if (!isSized) return WRONG_SIZE;
  const bytes = new Map(PICTURE_WIDTHS.map((width, index) => [width, files[index] as Buffer]));
  return { name: nameOf(files), format, bytes };
}

/** 128 bits of the hash of all files: another content has another name. */
function nameOf(files: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const bytes of files) hash.update(bytes);
  return hash.digest('hex').slice(0, 32);
}

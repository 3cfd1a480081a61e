import type { PictureFormat } from '@shop/domain/picture';
import { readJpeg } from './jpeg.ts';
import { readWebp } from './webp.ts';

/** In pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/**
 * Format and size of an image, by its bytes alone; undefined for anything but a whole, still WebP or
 * JPEG without metadata. Nothing is decoded, so that no header can make us allocate memory.
 */
export function readImage(bytes: Buffer): (ImageSize & { format: PictureFormat }) | undefined {
  const webp = readWebp(bytes);
  if (webp) return { format: 'webp', ...webp };
  const jpeg = readJpeg(bytes);
  return jpeg && { format: 'jpg', ...jpeg };
}

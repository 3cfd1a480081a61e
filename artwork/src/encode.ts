import sharp from 'sharp';
import type { PictureSize } from './outputs.ts';

/** The range of qualities and the options of each format. */
const FORMATS = {
  webp: { worst: 4, best: 84, effort: 4, smartSubsample: true },
  // A higher effort saves a few percent more in many times the time.
  avif: { worst: 8, best: 62, effort: 3 },
  jpeg: { worst: 22, best: 82, mozjpeg: true },
};
export type Format = keyof typeof FORMATS;
/** Below this quality, WebP breaks fine grain up into blocks, so it is blurred slightly first. */
const CLEAN = 26;
const SOFTNESS = [0, 0.5, 0.7, 0.9, 1.1];

/**
 * Scaled to that size, cropped to its proportions and encoded at the highest quality within its
 * limit of bytes. Throws if no quality is small enough.
 */
export async function encodedOf(
  raster: Buffer,
  { width, height, maxBytes }: PictureSize,
  format: Format,
): Promise<Buffer> {
  const scaled = sharp(raster).resize(width, height, { fit: 'cover', kernel: 'lanczos3' });
  const picture = await scaled.png({ compressionLevel: 1 }).toBuffer();
  const { worst, best, ...options } = FORMATS[format];
  const tries = format === 'webp' ? SOFTNESS : [0];
  for (const softness of tries) {
    const soft = softness === 0 ? sharp(picture) : sharp(picture).blur(softness);
    let found: Buffer | undefined;
    for (let [low, high] = [softness === tries.at(-1) ? worst : CLEAN, best]; low <= high; ) {
      const quality = Math.floor((low + high) / 2);
      const encoded = await soft
        .clone()
        .toFormat(format, { ...options, quality })
        .toBuffer();
      if (encoded.length > maxBytes) high = quality - 1;
      else [found, low] = [encoded, quality + 1];
    }
    if (found) return found;
  }
  throw new Error(`No quality brings the picture under ${maxBytes} bytes.`);
}

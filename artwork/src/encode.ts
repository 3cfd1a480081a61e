import sharp, { type Sharp } from 'sharp';
import type { PictureSize } from './outputs.ts';

/** Below the clean quality, fine grain breaks up into blocks. */
const WEBP = { worst: 4, clean: 26, best: 84 };
const AVIF = { worst: 8, best: 62 };
const JPEG = { worst: 22, best: 82 };
/** Higher ones save a few percent more in many times the time. */
const AVIF_EFFORT = 3;
const SOFTNESS = [0, 0.5, 0.7, 0.9, 1.1];

/** Scaled to that size and cropped to its proportions. */
function resized(raster: Buffer, { width, height }: PictureSize): Promise<Buffer> {
  const options = { fit: 'cover', kernel: 'lanczos3' } as const;
  return sharp(raster).resize(width, height, options).png({ compressionLevel: 1 }).toBuffer();
}

/** The picture at the highest quality within the limit of bytes, if there is one. */
async function within(
  { maxBytes }: PictureSize,
  { worst, best }: { worst: number; best: number },
  encoded: (quality: number) => Sharp,
): Promise<Buffer | undefined> {
  let found: Buffer | undefined;
  for (let [low, high] = [worst, best]; low <= high; ) {
    const middle = Math.floor((low + high) / 2);
    const picture = await encoded(middle).toBuffer();
    if (picture.length > maxBytes) high = middle - 1;
    else [found, low] = [picture, middle + 1];
  }
  return found;
}

function checked(picture: Buffer | undefined, { maxBytes }: PictureSize): Buffer {
  if (picture) return picture;
  throw new Error(`No quality brings the picture under ${maxBytes} bytes.`);
}

/**
 * The best WebP of that size within its limit of bytes. Fine grain that would break up into blocks
 * is blurred slightly first. Throws if no quality is small enough, as the others do.
 */
export async function webpOf(raster: Buffer, size: PictureSize): Promise<Buffer> {
  const picture = await resized(raster, size);
  let best: Buffer | undefined;
  for (const softness of SOFTNESS) {
    const soft = softness === 0 ? sharp(picture) : sharp(picture).blur(softness);
    const worst = softness === SOFTNESS.at(-1) ? WEBP.worst : WEBP.clean;
    best ??= await within(size, { worst, best: WEBP.best }, (quality) =>
      soft.clone().webp({ quality, effort: 4, smartSubsample: true }),
    );
  }
  return checked(best, size);
}

export async function avifOf(raster: Buffer, size: PictureSize): Promise<Buffer> {
  const picture = sharp(await resized(raster, size));
  const encoded = (quality: number) => picture.clone().avif({ quality, effort: AVIF_EFFORT });
  return checked(await within(size, AVIF, encoded), size);
}

export async function jpegOf(raster: Buffer, size: PictureSize): Promise<Buffer> {
  const picture = sharp(await resized(raster, size));
  const encoded = (quality: number) => picture.clone().jpeg({ quality, mozjpeg: true });
  return checked(await within(size, JPEG, encoded), size);
}

import sharp from 'sharp';
import type { PictureSize } from './manifest.ts';

const BEST_QUALITY = 84;
const WORST_QUALITY = 4;
const CLEAN_QUALITY = 26;
const SOFTNESS = [0, 0.5, 0.7, 0.9, 1.1];

/** The picture of an SVG at its own size, without loss. */
export function rasterize(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** The raster in pixels of that size, cut to its proportions where they differ. */
function resized(raster: Buffer, { width, height }: PictureSize): Promise<Buffer> {
  return sharp(raster)
    .resize(width, height, { fit: 'cover', kernel: 'lanczos3' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function encode(raster: Buffer, quality: number, softness: number): Promise<Buffer> {
  const picture = sharp(raster);
  const softened = softness === 0 ? picture : picture.blur(softness);
  return softened.webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
}

/** The best quality that fits, given that `floor` does. */
async function bestFrom(floor: number, raster: Buffer, limit: number, softness: number) {
  let [low, high] = [floor, BEST_QUALITY + 1];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const webp = await encode(raster, middle, softness);
    [low, high] = webp.length <= limit ? [middle, high] : [low, middle];
  }
  return encode(raster, low, softness);
}

/**
 * The best WebP of the raster in that size that keeps to its most bytes. Fine grain that would
 * fall into blocks is softened a little first. Throws where no quality is small enough.
 */
export async function webpOf(raster: Buffer, size: PictureSize): Promise<Buffer> {
  const picture = await resized(raster, size);
  const fits = async (quality: number, softness: number) =>
    (await encode(picture, quality, softness)).length <= size.maxBytes;
  for (const softness of SOFTNESS) {
    if (await fits(CLEAN_QUALITY, softness)) {
      return bestFrom(CLEAN_QUALITY, picture, size.maxBytes, softness);
    }
  }
  const softest = SOFTNESS[SOFTNESS.length - 1] ?? 0;
  if (!(await fits(WORST_QUALITY, softest))) {
    throw new Error(`No quality brings the picture under ${size.maxBytes} bytes.`);
  }
  return bestFrom(WORST_QUALITY, picture, size.maxBytes, softest);
}

const JPEG_QUALITIES = [82, 76, 70, 64, 58, 52, 46, 40, 34, 28, 22];

/** The best JPEG of the raster in that size that keeps to its most bytes. Throws where none does. */
export async function jpegOf(raster: Buffer, size: PictureSize): Promise<Buffer> {
  const picture = await resized(raster, size);
  for (const quality of JPEG_QUALITIES) {
    const jpeg = await sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= size.maxBytes) return jpeg;
  }
  throw new Error(`No quality brings the picture under ${size.maxBytes} bytes.`);
}

import sharp from 'sharp';
import type { PictureSize } from './outputs.ts';

const BEST_QUALITY = 84;
const WORST_QUALITY = 4;
const AVIF_QUALITIES = { best: 62, worst: 8 };
/** Higher ones save a few percent more in many times the time. */
const AVIF_EFFORT = 3;
const CLEAN_QUALITY = 26;
const SOFTNESS = [0, 0.5, 0.7, 0.9, 1.1];

/** The SVG as a lossless raster at its own size. Throws where a drawing miscalculated. */
export async function rasterize(svg: string): Promise<Buffer> {
  const mistake = /NaN|undefined|Infinity|fill=""/.exec(svg);
  if (mistake) throw new Error(`The drawing contains ${mistake[0]}.`);
  return sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Scaled to that size and cropped to its proportions. */
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

type Encode = (quality: number) => Promise<Buffer>;

/** At the highest quality up to `best` that is within the limit; at `floor` if none is. */
async function bestWithin(limit: number, floor: number, best: number, encoded: Encode) {
  let [low, high] = [floor, best + 1];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const picture = await encoded(middle);
    [low, high] = picture.length <= limit ? [middle, high] : [low, middle];
  }
  return encoded(low);
}

/**
 * The best WebP of that size within its limit of bytes. Fine grain that would break up into blocks
 * is blurred slightly first. Throws if no quality is small enough.
 */
export async function webpOf(raster: Buffer, size: PictureSize): Promise<Buffer> {
  const picture = await resized(raster, size);
  const fits = async (quality: number, softness: number) =>
    (await encode(picture, quality, softness)).length <= size.maxBytes;
  const bestFrom = (floor: number, softness: number) =>
    bestWithin(size.maxBytes, floor, BEST_QUALITY, (quality) => encode(picture, quality, softness));
  for (const softness of SOFTNESS) {
    if (await fits(CLEAN_QUALITY, softness)) {
      return bestFrom(CLEAN_QUALITY, softness);
    }
  }
  const softest = SOFTNESS[SOFTNESS.length - 1] ?? 0;
  if (!(await fits(WORST_QUALITY, softest))) {
    throw new Error(`No quality brings the picture under ${size.maxBytes} bytes.`);
  }
  return bestFrom(WORST_QUALITY, softest);
}

/** The best AVIF of that size within its limit of bytes. Throws if no quality is small enough. */
export async function avifOf(raster: Buffer, size: PictureSize): Promise<Buffer> {
  const picture = await resized(raster, size);
  const { best, worst } = AVIF_QUALITIES;
  const avif = await bestWithin(size.maxBytes, worst, best, (quality) =>
    sharp(picture).avif({ quality, effort: AVIF_EFFORT }).toBuffer(),
  );
  if (avif.length <= size.maxBytes) return avif;
  throw new Error(`No quality brings the picture under ${size.maxBytes} bytes.`);
}

const JPEG_QUALITIES = [82, 76, 70, 64, 58, 52, 46, 40, 34, 28, 22];

/** The best JPEG of that size within its limit of bytes. Throws if no quality is small enough. */
export async function jpegOf(raster: Buffer, size: PictureSize): Promise<Buffer> {
  const picture = await resized(raster, size);
  for (const quality of JPEG_QUALITIES) {
    const jpeg = await sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= size.maxBytes) return jpeg;
  }
  throw new Error(`No quality brings the picture under ${size.maxBytes} bytes.`);
}

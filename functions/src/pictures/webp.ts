import type { ImageSize } from './read-image.ts';

interface Chunk {
  type: string;
  data: Buffer;
}

/** What may come before the picture in the extended format, in this order. */
const BEFORE_PICTURE = ['ICCP', 'ALPH'];
/** Flags of the extended format that say there is a colour profile, or an alpha channel. */
const ALLOWED_FLAGS = 0b0011_0000;

/**
 * The size of a still WebP. Undefined unless it is whole, ends where its data end, and holds nothing
 * but picture and colours: no animation, EXIF, XMP or unknown chunk.
 */
export function readWebp(bytes: Buffer): ImageSize | undefined {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') {
    return undefined;
  }
  if (bytes.readUInt32LE(4) !== bytes.length - 8) return undefined;
  const [first, ...rest] = readChunks(bytes) ?? [];
  if (first?.type !== 'VP8X') return first && rest.length === 0 ? pictureSize(first) : undefined;
  const last = rest.pop();
  const canvas = canvasSize(first.data);
  const size = last && pictureSize(last);
  const isOrdered =
    rest.length <= BEFORE_PICTURE.length &&
    rest.map(({ type }) => type).join() ===
      BEFORE_PICTURE.filter((type) => rest.some((chunk) => chunk.type === type)).join();
  const isSame = size?.width === canvas?.width && size?.height === canvas?.height;
  return isOrdered && isSame ? size : undefined;
}

function readChunks(bytes: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  let at = 12;
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length;
    if (end > bytes.length) return undefined;
    chunks.push({
      type: bytes.toString('latin1', at, at + 4),
      data: bytes.subarray(at + 8, end),
    });
    at = end + (length % 2); // padded with a zero
    if (at > end && bytes[end] !== 0) return undefined;
  }
  return at === bytes.length ? chunks : undefined;
}

function canvasSize(data: Buffer): ImageSize | undefined {
  if (data.length !== 10 || (data.readUInt32LE(0) & ~ALLOWED_FLAGS) !== 0) return undefined;
  return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
}

function pictureSize({ type, data }: Chunk): ImageSize | undefined {
  if (type === 'VP8 ') return lossySize(data);
  return type === 'VP8L' ? losslessSize(data) : undefined;
}

/** Of a key frame (RFC 6386, section 9.1) that is not scaled when it is shown. */
function lossySize(data: Buffer): ImageSize | undefined {
  if (data.length < 10 || data.readUIntBE(3, 3) !== 0x9d012a) return undefined;
  const tag = data.readUIntLE(0, 3);
  const firstPartition = tag >> 5;
  if ((tag & 1) !== 0 || 10 + firstPartition > data.length) return undefined;
  const [width, height] = [data.readUInt16LE(6), data.readUInt16LE(8)];
  return width > 0x3fff || height > 0x3fff ? undefined : { width, height };
}

function losslessSize(data: Buffer): ImageSize | undefined {
  if (data.length < 5 || data[0] !== 0x2f) return undefined;
  const bits = data.readUInt32LE(1);
  const version = bits >>> 29;
  if (version !== 0) return undefined;
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

import type { ImageSize } from './read-image.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const BASELINE = 0xc0;
const PROGRESSIVE = 0xc2;
/** Quantisation, Huffman tables and restart interval. */
const TABLES: ReadonlySet<number> = new Set([0xdb, 0xc4, 0xdd]);
/** What JFIF, colour profiles and Adobe's colour transform begin with; all else in there is metadata. */
const APPLICATION_DATA: ReadonlyMap<number, string> = new Map([
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
]);
/** Each is decoded in full: many small ones would take minutes. */
const MAX_SCANS = 20;

/**
 * The size of a JPEG. Undefined unless it is whole, ends where its data end, and holds nothing but
 * picture and colours: no EXIF, XMP, comment or thumbnail.
 */
export function readJpeg(bytes: Buffer): ImageSize | undefined {
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== SOI) return undefined;
  let size: ImageSize | undefined;
  let scans = 0;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end < at + 4 || end > bytes.length) return undefined;
    const data = bytes.subarray(at + 4, end);
    at = end;
    if (marker === SOS) {
      scans += 1;
      if (!size || scans > MAX_SCANS) return undefined;
      at = endOfScan(bytes, end);
      if (at + 2 === bytes.length && bytes[at + 1] === EOI) return size;
    } else if (marker === BASELINE || marker === PROGRESSIVE) {
      if (size) return undefined;
      size = readFrame(data);
      if (!size) return undefined;
    } else if (!TABLES.has(marker)) {
      const beginning = APPLICATION_DATA.get(marker);
      if (!beginning || data.toString('latin1', 0, beginning.length) !== beginning) {
        return undefined;
      }
    }
  }
  return undefined;
}

/** 8 bits a sample, grey or three colours. */
function readFrame(data: Buffer): ImageSize | undefined {
  if (data.length < 6 || data[0] !== 8) return undefined;
  const components = data.readUInt8(5);
  if (![1, 3].includes(components) || data.length !== 6 + 3 * components) return undefined;
  return { height: data.readUInt16BE(1), width: data.readUInt16BE(3) };
}

/** Where the next marker is that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, begin: number): number {
  let at = bytes.indexOf(0xff, begin);
  while (at !== -1) {
    const next = bytes[at + 1] ?? EOI;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}

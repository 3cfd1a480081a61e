/** JFIF, colour profiles and Adobe's colour transform; of a JPEG's other data only tables, frame and scans are needed. */
const KEPT_APPLICATION_DATA = new Set([0xe0, 0xe2, 0xee]);
const COMMENT = 0xfe;
const START_OF_SCAN = 0xda;

/** A JPEG without EXIF, XMP and comments: Safari writes them even from a canvas, and the server refuses them. */
export function withoutMetadata(jpeg: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const kept = [jpeg.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker === START_OF_SCAN) break;
    const end = at + 2 + (jpeg[at + 2] ?? 0) * 256 + (jpeg[at + 3] ?? 0);
    const isApplicationData = marker >= 0xe0 && marker <= 0xef;
    const isMetadata = isApplicationData && !KEPT_APPLICATION_DATA.has(marker);
    if (!isMetadata && marker !== COMMENT) kept.push(jpeg.subarray(at, end));
    at = end;
  }
  return [...kept, jpeg.subarray(at)];
}

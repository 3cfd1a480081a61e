/** Measures of one file in pixels, and the limit on its bytes. */
export interface PictureSize {
  width: number;
  height: number;
  maxBytes: number;
}

const WEB = new URL('../../web/', import.meta.url);
export const PUBLIC = new URL('public/', WEB);
export const PICTURES = new URL('pictures/', PUBLIC);
/** Beside the page that shows them. */
export const ROAD_LAYERS = new URL('src/ui/layers/', WEB);

const HALF: PictureSize = { width: 400, height: 300, maxBytes: 16_000 };
const FULL: PictureSize = { width: 800, height: 600, maxBytes: 30_000 };
const WIDE: PictureSize = { width: 1600, height: 900, maxBytes: 60_000 };

/** The WebP files of a picture, the largest first. */
export const sizesOf = (kind: string): readonly [PictureSize, ...PictureSize[]] =>
  kind === 'baustelle' ? [WIDE, FULL] : [FULL, HALF];

/** An AVIF for the page of an item, where its picture is the largest element of the first view. */
export const MAIN_PICTURE: PictureSize = { ...FULL, maxBytes: 15_000 };

/** A JPEG for link previews, since not every messenger reads WebP. */
export const LINK_PREVIEW: PictureSize = { width: 600, height: 315, maxBytes: 30_000 };

/** A road's layer may have 55 bytes for each thousand pixels. */
export const layerSize = (width: number, height: number): PictureSize => ({
  width,
  height,
  maxBytes: Math.round((width * height * 55) / 1000),
});

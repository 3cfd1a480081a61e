import type { PictureSize } from '../manifest.ts';
import type { TextureKind } from './textures.ts';
import { TILE } from './tile.ts';

/** A tile's file has twice the pixels that it is shown with, for sharp screens. */
export const TILE_SIZE: PictureSize = { width: 2 * TILE, height: 2 * TILE, maxBytes: 7000 };

/** Beside the component that shows it: the site's build gives it a name that may be kept for good. */
export function tileFile(kind: TextureKind): URL {
  return new URL(`../../../web/src/components/texture/tiles/${kind}.webp`, import.meta.url);
}

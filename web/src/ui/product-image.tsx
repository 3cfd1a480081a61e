import Box from '@mui/material/Box';
import { useState } from 'react';
import { preload } from 'react-dom';
import { Contents } from './layout.tsx';
import { avifOf, pictureSources } from './picture-sources.ts';
import { materialOf, textured } from './texture.ts';

interface ProductImageProps {
  product: { id: number; name: string; category: string; image_url?: string };
  /** The main picture of a page, loaded first. */
  isMain?: boolean;
  /** Alternative text of the main picture; by default the name. */
  alt?: string;
  /** In the first row of a list, or the first main picture, so not loaded lazily. */
  isSeenFirst?: boolean;
}

export const FILLING = {
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
} as const;

const MAIN_SIZES = '(min-width: 900px) 640px, 100vw';
const LIST_SIZES = '(min-width: 1200px) 285px, (min-width: 600px) 33vw, 50vw';

/**
 * The picture of a product, filling its frame; without one, or if it cannot be loaded, the texture of
 * its category. In a list it is decorative and styled by the list (see `LIST_STYLES`).
 */
export function ProductImage({
  product,
  isMain = false,
  alt = product.name,
  isSeenFirst = isMain,
}: ProductImageProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const url = product.image_url;
  if (!url || url === failedUrl) return <ProductTexture product={product} isMain={isMain} />;
  const picture = {
    ...pictureSources(url),
    width: 800,
    height: 600,
    decoding: 'async',
    onError: () => setFailedUrl(url),
  } as const;
  if (isMain) {
    // In a prerendered page the error event may have fired before hydration.
    const look = (img: HTMLImageElement | null) => {
      if (img?.complete && img.naturalWidth === 0) setFailedUrl(url);
    };
    const main = { ...picture, alt, sizes: MAIN_SIZES, sx: FILLING };
    const loading = isSeenFirst ? undefined : 'lazy';
    const img = <Box component="img" ref={look} {...main} loading={loading} />;
    const avif = avifOf(url);
    if (!avif) return img;
    // React preloads a plain `img` by itself, but not one in a `picture`.
    if (isSeenFirst) preload(avif, { as: 'image', type: 'image/avif' });
    return (
      <Contents component="picture">
        <source srcSet={avif} type="image/avif" />
        {img}
      </Contents>
    );
  }
  const loading = isSeenFirst ? 'eager' : 'lazy';
  return <img {...picture} alt="" sizes={LIST_SIZES} loading={loading} />;
}

/** Where `prerender/boot.js` shows one of the first cards' pictures before the list has loaded. */
export const PicturePlace = () => <img alt="" width={800} height={600} sizes={LIST_SIZES} />;

/** Each product shows a different part of its texture at a different size, so that neighbours differ. */
function ProductTexture({
  product: { id, category },
  isMain,
}: Pick<Required<ProductImageProps>, 'product' | 'isMain'>) {
  const styles = {
    height: '100%',
    ...textured(materialOf(category), isMain ? 800 : 400),
    backgroundPosition: `${(id * 67) % 100}% ${(id * 101) % 100}%`,
    backgroundSize: `${130 + ((id * 53) % 90)}%`,
  };
  // A class, since the content security policy of a prerendered page hashes each `style` attribute.
  if (isMain) return <Box data-texture={category} sx={styles} />;
  return <div data-texture={category} style={styles} />;
}

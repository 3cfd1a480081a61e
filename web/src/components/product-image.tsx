import Box from '@mui/material/Box';
import { useState } from 'react';
import { pictureSources } from './picture-sources.ts';
import { materialOf, textured } from './texture/texture.ts';

interface ProductImageProps {
  product: { id: number; name: string; category: string; image_url?: string };
  /** For the picture that a page is about: it is fetched before others. */
  isMain?: boolean;
  /** For a picture of a list that is seen before anybody scrolls. */
  isSeenFirst?: boolean;
}

/** How a picture fills its frame. */
export const FILLING = {
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
} as const;

const MAIN_SIZES = '(min-width: 900px) 640px, 100vw';
const LIST_SIZES = '(min-width: 1200px) 285px, (min-width: 600px) 33vw, 50vw';

/**
 * The picture of a product, filling its frame; without one, or when it cannot be loaded, the
 * texture of the category. In a list it says nothing that the name beside it does not say, and
 * the list gives it its styles: one class for each of many is what takes a phone its time.
 */
export function ProductImage({ product, isMain = false, isSeenFirst = false }: ProductImageProps) {
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
    // Of a picture in a rendered document nobody hears that it failed before the code ran.
    const look = (img: HTMLImageElement | null) => {
      if (img?.complete && img.naturalWidth === 0) setFailedUrl(url);
    };
    return (
      <Box
        component="img"
        ref={look}
        {...picture}
        alt={product.name}
        sizes={MAIN_SIZES}
        sx={FILLING}
      />
    );
  }
  const loading = isSeenFirst ? 'eager' : 'lazy';
  return <img {...picture} alt="" sizes={LIST_SIZES} loading={loading} />;
}

/** Each product shows another part and size of the same texture, so that neighbours differ. */
function ProductTexture({
  product: { id, category },
  isMain,
}: Pick<Required<ProductImageProps>, 'product' | 'isMain'>) {
  const scale = isMain ? 1.8 : 1;
  const styles = {
    height: '100%',
    ...textured(materialOf(category)),
    backgroundPosition: `${(id * 67) % 240}px ${(id * 101) % 240}px`,
    backgroundSize: `${scale * (160 + ((id * 53) % 120))}px`,
  };
  // A rendered document names the hash of each `style`, so the page of one product has a class.
  if (isMain) return <Box data-texture={category} sx={styles} />;
  return <div data-texture={category} style={styles} />;
}

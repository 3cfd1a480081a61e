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

const MAIN_SIZES = '(min-width: 900px) 640px, 100vw';
const LIST_SIZES = '(min-width: 1200px) 285px, (min-width: 600px) 33vw, 50vw';

/**
 * The picture of a product, filling its frame; without one, or when it cannot be loaded, the
 * texture of the category. In a list it says nothing that the name beside it does not say.
 */
export function ProductImage({ product, isMain = false, isSeenFirst = false }: ProductImageProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const url = product.image_url;
  if (!url || url === failedUrl) {
    return <ProductTexture id={product.id} category={product.category} scale={isMain ? 1.8 : 1} />;
  }
  return (
    <Box
      component="img"
      {...pictureSources(url)}
      sizes={isMain ? MAIN_SIZES : LIST_SIZES}
      width={800}
      height={600}
      alt={isMain ? product.name : ''}
      loading={isMain || isSeenFirst ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailedUrl(url)}
      sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
    />
  );
}

interface TextureProps {
  id: number;
  category: string;
  scale: number;
}

/** Each product shows another part and size of the same texture, so that neighbours differ. */
function ProductTexture({ id, category, scale }: TextureProps) {
  return (
    <Box
      data-texture={category}
      sx={{
        height: '100%',
        ...textured(materialOf(category)),
        backgroundPosition: `${(id * 67) % 240}px ${(id * 101) % 240}px`,
        backgroundSize: `${scale * (160 + ((id * 53) % 120))}px`,
      }}
    />
  );
}

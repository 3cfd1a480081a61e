import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { LinkedProduct } from '@shop/domain/product/product';
import { keepUnits } from '@shop/domain/text/keep-units';
import { useId } from 'react';
import { productPath } from '../../lib/paths.ts';
import { CARD, columns, PLAIN_LIST, PRICE_NOTES } from '../../lib/theme/shared-styles.ts';
import { Text } from '../../ui/layout.tsx';
import { ProductImage } from '../../ui/product-image.tsx';
import { PriceNotes, ProductPrice } from '../../ui/product-price.tsx';

/** Up to this many are stacked with the picture beside the text; more become tiles. */
const FEW = 2;

/** Surrounds the sections of linked products: two with few products stand side by side. */
export const LINKED_SECTIONS = {
  ...columns('md', 1, 1),
  gap: { xs: 5, md: 6 },
  mt: { xs: 5, md: 8 },
  '&:empty': { display: 'none' },
  '& > :only-child, &:has(> :not([data-few])) > *': { gridColumn: '1 / -1' },
} as const;

interface LinkedProductsProps {
  title: string;
  products?: readonly LinkedProduct[] | undefined;
}

/**
 * Products that a product's page links to, with pictures and prices; renders nothing if there are none.
 */
export function LinkedProducts({ title, products = [] }: LinkedProductsProps) {
  const titleId = useId();
  if (products.length === 0) return null;
  const isFew = products.length <= FEW;
  return (
    <Box component="section" aria-labelledby={titleId} data-few={isFew || undefined}>
      <Text variant="h2" id={titleId} mb={2}>
        {title}
      </Text>
      <Box component="ul" sx={isFew ? list : tiles}>
        {products.map((product) => (
          <Box component="li" key={product.id} sx={isFew ? card : tile}>
            <Box sx={isFew ? picture : tilePicture}>
              <ProductImage product={product} />
            </Box>
            <Box sx={{ p: 2, minWidth: 0 }}>
              <Link href={productPath(product.id)} sx={link}>
                {keepUnits(product.name)}
              </Link>
              <Box sx={price}>
                <ProductPrice product={product} />
                {packagingText(product)}
                <PriceNotes product={product} />
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** `, Big Bag`; a packaging that is the unit is not repeated. */
const packagingText = ({ packaging, unit }: LinkedProduct): string =>
  packaging && packaging !== unit ? `, ${packaging}` : '';

const price = { mt: 0.5, typography: 'body2', ...PRICE_NOTES };

const list = { ...PLAIN_LIST, display: 'grid', gap: 2 };

const tiles = {
  ...list,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' },
};

const card = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: '112px minmax(0, 1fr)', md: '160px minmax(0, 1fr)' },
  alignItems: 'center',
  ...CARD,
  overflow: 'hidden',
};

const tile = { ...card, display: { xs: 'grid', md: 'block' } };

const picture = {
  position: 'relative',
  alignSelf: 'stretch',
  minHeight: { xs: 84, md: 120 },
  '& img': { position: 'absolute', width: '100%', height: '100%', objectFit: 'cover' },
};

const tilePicture = { ...picture, aspectRatio: { md: '4 / 3' } };

/** Covers its card, so that picture and price are part of the link. */
const link = {
  fontWeight: 600,
  hyphens: 'auto',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
};

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ProductDetail } from '@shop/domain/product';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { halves } from '../../components/detail-layout.ts';
import { ProductImage } from '../../components/product-image.tsx';
import { TechnicalData } from '../../components/technical-data.tsx';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { PriceInquiry } from './price-inquiry.tsx';
import { productHead } from './product-head.ts';
import { productTrail } from './product-trail.ts';
import { Purchase } from './purchase.tsx';
import { ServiceInfo } from './service-info.tsx';

/** A loaded product. */
export function ProductDetails({ product }: { product: ProductDetail }) {
  usePageHead(productHead(product));
  const { price } = product;
  return (
    <>
      <Breadcrumb trail={productTrail(product)} name={product.name} />
      <Box sx={halves}>
        <Box sx={picture}>
          <ProductImage product={product} isMain />
        </Box>
        <Box>
          <Typography variant="overline" component="p" sx={{ color: 'text.secondary' }}>
            {product.category}
          </Typography>
          <Typography variant="h1" sx={{ mt: 1, fontSize: { md: '2.75rem' }, hyphens: 'auto' }}>
            {product.name}
          </Typography>
          <Typography sx={{ mt: 2 }}>{product.description}</Typography>
          {price === undefined ? (
            <PriceInquiry name={product.name} />
          ) : (
            <Purchase product={{ ...product, price }} />
          )}
        </Box>
      </Box>
      <Box sx={{ ...halves, mt: { xs: 5, md: 8 } }}>
        <TechnicalData
          rows={[
            ...product.specifications,
            { label: 'Verkaufseinheit', value: product.unit },
            { label: 'Artikelnummer', value: String(product.id) },
          ]}
        />
        <ServiceInfo category={product.category} />
      </Box>
    </>
  );
}

const picture = {
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  border: `1px solid ${COLORS.slab}`,
  borderRadius: 1,
};

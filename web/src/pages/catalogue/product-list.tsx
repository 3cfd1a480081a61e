import Box from '@mui/material/Box';
import type { Product } from '@shop/domain/product';
import { ProductCard } from './product-card.tsx';
import { LIST_STYLES } from './product-card-styles.ts';
import type { CatalogueView } from './use-catalogue-query.ts';

/** Products beside or below each other. */
export function ProductList({ products, view }: { products: Product[]; view: CatalogueView }) {
  return (
    <Box
      component="ul"
      sx={{ display: 'grid', m: 0, p: 0, listStyle: 'none', ...LIST_STYLES[view] }}
    >
      {products.map((product) => (
        <ProductCard key={product.id} product={product} view={view} />
      ))}
    </Box>
  );
}

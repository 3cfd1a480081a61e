import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Product } from '@shop/domain/product';
import { Link } from 'react-router-dom';
import { priceLabel } from '../../components/price-label.ts';
import { ProductImage } from '../../components/product-image.tsx';
import { productPath } from '../../paths.ts';
import { CARD_STYLES } from './product-card-styles.ts';
import type { CatalogueView } from './use-catalogue-query.ts';

/** A product of the catalogue, as a tile or as a line; all of it leads to the product's page. */
export function ProductCard({ product, view }: { product: Product; view: CatalogueView }) {
  const styles = CARD_STYLES[view];
  return (
    <Box component="li" sx={styles.card}>
      <Box sx={styles.picture}>
        <ProductImage product={product} />
      </Box>
      <Box sx={styles.text}>
        <Typography variant="overline" component="p" sx={{ color: 'text.secondary' }}>
          {product.category}
        </Typography>
        <Typography variant="h3" component="h2" sx={styles.name}>
          <Box component={Link} to={productPath(product.id)} sx={coveringLink}>
            {product.name}
          </Box>
        </Typography>
        <Typography variant="body2" sx={{ ...description, ...styles.description }}>
          {product.description}
        </Typography>
      </Box>
      <Box sx={styles.price}>{priceLabel(product)}</Box>
    </Box>
  );
}

const coveringLink = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
};

const description = {
  mt: 1,
  color: 'text.secondary',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
};

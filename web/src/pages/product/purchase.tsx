import Box from '@mui/material/Box';
import { lineTotalCents } from '@shop/domain/cart';
import { formatEuro } from '@shop/domain/format';
import type { Product } from '@shop/domain/product';
import { MIN_QUANTITY } from '@shop/domain/quantity';
import { useState } from 'react';
import { priceLabel } from '../../components/price-row.tsx';
import { QuantityStepper } from '../../components/quantity-stepper.tsx';
import { COLORS } from '../../lib/theme/colors.ts';
import { AddToCartButton } from './add-to-cart-button.tsx';

/** Price, quantity, total and the add-to-cart button. */
export function Purchase({ product }: { product: Product & { price: number } }) {
  const [quantity, setQuantity] = useState(MIN_QUANTITY);
  return (
    <Box sx={panel}>
      <Box sx={{ fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.2 }}>
        {priceLabel(product)}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>zuzüglich Mehrwertsteuer</Box>
      <Box sx={row}>
        <QuantityStepper
          label={product.name}
          unit={product.unit}
          value={quantity}
          onChange={setQuantity}
        />
        <Box aria-live="polite" sx={{ ml: 'auto', textAlign: 'right' }}>
          <Box component="span" sx={{ display: 'block', typography: 'body2' }}>
            Gesamtpreis
          </Box>
          <Box component="strong" sx={total}>
            {formatEuro(lineTotalCents({ price: product.price, quantity }))}
          </Box>
        </Box>
      </Box>
      <AddToCartButton productId={product.id} quantity={quantity} />
    </Box>
  );
}

const panel = {
  mt: 3,
  p: { xs: 2, sm: 3 },
  bgcolor: COLORS.plaster,
  borderTop: `4px solid ${COLORS.ink}`,
};

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, my: 3 };

const total = {
  fontSize: '1.375rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
};

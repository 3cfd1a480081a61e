import Box from '@mui/material/Box';
import { lineTotalCents } from '@shop/domain/cart/cart';
import { orderTotalProblem } from '@shop/domain/order/order-sums';
import type { ProductDetail } from '@shop/domain/product/product';
import { formatNumber } from '@shop/domain/text/format';
import { MIN_QUANTITY } from '@shop/domain/text/quantity';
import { useRef, useState } from 'react';
import { OrderLimitNote } from '../../cart/shared/order-limit-note.tsx';
import { useDeliveryOptions } from '../../delivery/shared/use-delivery-zones.ts';
import { announce } from '../../lib/announcer/announce.ts';
import { contactPath } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { PRICE_NOTES } from '../../lib/theme/shared-styles.ts';
import { BEFORE_DESCRIPTION } from '../../ui/detail-page.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { part } from '../../ui/layout.tsx';
import { Pallets } from '../../ui/pallets.tsx';
import { Price, Priced, VatLine } from '../../ui/price.tsx';
import { PriceNotes, ProductPrice } from '../../ui/product-price.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { AddToCartButton } from './add-to-cart-button.tsx';
import { QuantityCalculator } from './calculator/quantity-calculator.tsx';

export function Purchase({ product }: { product: ProductDetail & { price: number } }) {
  const [quantity, setQuantity] = useState(MIN_QUANTITY);
  const [isInPallets, setIsInPallets] = useState(false);
  const { unit, units_per_pallet: perPallet } = product;
  const step = isInPallets && perPallet ? perPallet : 1;
  const element = useRef<HTMLElement>(null);
  const totalCents = lineTotalCents({ price: product.price, quantity });
  const takeOver = (calculated: number) => {
    setQuantity(calculated);
    setIsInPallets(false);
    announce(`Menge ${formatNumber(calculated)} ${unit} übernommen.`);
    element.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <Box ref={element} sx={PRICE_PANEL}>
        <Box sx={price}>
          <Main>
            <ProductPrice product={product} />
          </Main>
          <Priced quoted=" zzgl. MwSt." gross={null} />
          <PriceNotes product={product} />
        </Box>
        <Box sx={row}>
          <QuantityStepper
            label={product.name}
            unit={step > 1 ? PALLETS : unit}
            value={Math.ceil(quantity / step)}
            onChange={(count) => setQuantity(count * step)}
          />
          <Box aria-live="polite" sx={{ ml: 'auto', textAlign: 'right' }}>
            <Box component="span" sx={{ display: 'block', typography: 'body2' }}>
              Gesamtpreis
            </Box>
            <Total>
              <Price cents={totalCents} rate={product.vat_rate} isPair />
            </Total>
          </Box>
          <Box sx={grossTotal}>
            <VatLine cents={totalCents} rate={product.vat_rate} />
          </Box>
        </Box>
        {perPallet && (
          <Box sx={inPallets}>
            <Box sx={{ width: 136 }}>
              <FilterSelect
                label="Menge in"
                value={isInPallets ? PALLETS : unit}
                options={[unit, PALLETS].map((id) => ({ id, label: id }))}
                onPick={(picked) => {
                  setIsInPallets(picked === PALLETS);
                  if (picked === PALLETS) setQuantity(Math.ceil(quantity / perPallet) * perPallet);
                }}
              />
            </Box>
            <Pallets {...{ quantity, unit, perPallet }} onRound={setQuantity} />
          </Box>
        )}
        <OrderLimitNote
          ref={showWhole}
          problem={orderTotalProblem(totalCents, {
            method: 'delivery',
            options: useDeliveryOptions(),
          })}
          href={contactPath(
            'quote',
            `Preisanfrage: ${product.name}, ${formatNumber(quantity)} ${unit}`,
          )}
        />
        <AddToCartButton product={product} quantity={quantity} />
      </Box>
      {product.coverage && (
        <QuantityCalculator
          product={product}
          coverage={product.coverage}
          takeLabel="Menge übernehmen"
          onTake={takeOver}
        />
      )}
    </>
  );
}

/** Not behind the bar that its own height has just brought up. */
const showWhole = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' });

const PALLETS = 'Paletten';

export const PRICE_PANEL = {
  ...BEFORE_DESCRIPTION,
  mt: { xs: 2, md: 3 },
  p: { xs: 2, sm: 3 },
  bgcolor: COLORS.plaster,
  borderTop: `4px solid ${COLORS.ink}`,
};

const Main = part('span', {
  mr: 0.5,
  fontSize: '1.75rem',
  fontWeight: 600,
  lineHeight: 1.2,
  color: 'text.primary',
});

const price = { typography: 'body2', color: 'text.secondary', ...PRICE_NOTES };

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  my: { xs: 2, sm: 3 },
};

const inPallets = { display: 'flex', alignItems: 'center', columnGap: 2, mb: 2 };

const grossTotal = { width: '100%', textAlign: 'right' };

const Total = part('strong', {
  fontSize: '1.375rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

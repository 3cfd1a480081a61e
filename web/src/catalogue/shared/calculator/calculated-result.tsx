import Box from '@mui/material/Box';
import { lineTotalCents } from '@shop/domain/cart/cart';
import {
  type Amount,
  type CalculatedQuantity,
  fullPallets,
} from '@shop/domain/product/material-calculator';
import type { ProductDetail } from '@shop/domain/product/product';
import { formatEuro, formatNumber } from '@shop/domain/text/format';
import { Quiet, Text } from '../../../ui/layout.tsx';
import { Price, Priced, VatLine } from '../../../ui/price.tsx';

export function CalculatedResult({
  product,
  calculated,
}: {
  product: ProductDetail;
  calculated: CalculatedQuantity;
}) {
  const { price, vat_rate, unit, coverage } = product;
  const { quantity } = calculated;
  const cents = lineTotalCents({ price: price ?? 0, quantity });
  return (
    <>
      <Box sx={headline}>
        <Box component="strong" sx={{ fontSize: '1.75rem', lineHeight: 1.2 }}>
          {amountText({ value: quantity, unit })}
        </Box>
        {price !== undefined && (
          <span>
            <Priced
              quoted={<span data-price="net">{formatEuro(cents)} zuzüglich Mehrwertsteuer</span>}
              gross={<Price cents={cents} rate={vat_rate} />}
            />
            <VatLine cents={cents} rate={vat_rate} />
          </span>
        )}
      </Box>
      <Text variant="body2" mt={1}>
        {workingText(calculated, unit)}
      </Text>
      {notes(product, quantity).map((text) => (
        <Text key={text} variant="body2" mt={0.5}>
          {text}
        </Text>
      ))}
      {coverage?.kind === 'bulk' && (
        <Quiet mt={0.5}>
          Richtwert: Feuchte und Untergrund ändern den Bedarf um einige Prozent.
        </Quiet>
      )}
    </>
  );
}

/** `40 m² × 0,2 m = 8 m³ × 2,2 t/m³ = 17,6 t, aufgerundet 18 t`. */
export function workingText(
  { start, steps, exact, quantity }: CalculatedQuantity,
  unit: string,
): string {
  const chain = steps.map(
    ({ operator, by, result }) => `${operator} ${amountText(by)} = ${amountText(result)}`,
  );
  const rounded =
    quantity === exact ? '' : `, aufgerundet ${amountText({ value: quantity, unit })}`;
  return [amountText(start), ...chain].join(' ') + rounded;
}

function notes({ coverage, unit, units_per_pallet }: ProductDetail, quantity: number): string[] {
  const texts = coverage?.note ? [`Gerechnet ${coverage.note}.`] : [];
  return units_per_pallet ? [...texts, palletText(quantity, unit, units_per_pallet)] : texts;
}

function palletText(quantity: number, unit: string, perPallet: number): string {
  const { pallets, rest } = fullPallets(quantity, perPallet);
  const each = amountText({ value: perPallet, unit });
  if (pallets === 0) return `Weniger als eine volle Palette (${each}).`;
  const full =
    pallets === 1
      ? `Das ist eine volle Palette zu ${each}`
      : `Das sind ${formatNumber(pallets)} volle Paletten zu je ${each}`;
  return rest > 0 ? `${full} und ${amountText({ value: rest, unit })}.` : `${full}.`;
}

/** `17,6 t`, without a break between number and unit. */
export function amountText({ value, unit }: Amount): string {
  return `${formatNumber(value)}\u00a0${unit}`;
}

const headline = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 };

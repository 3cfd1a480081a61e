import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type CartItem, taxedLine } from '@shop/domain/cart';
import { deliveryTimeLabel, deliveryTimeOf, slowestDeliveryTime } from '@shop/domain/delivery';
import { FLAT_RATE_ZONE } from '@shop/domain/delivery-zones';
import { formatEuro } from '@shop/domain/format';
import { orderTotals } from '@shop/domain/order';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PriceList, PriceRow } from '../../components/price-row.tsx';
import { PATHS } from '../../lib/paths.ts';

/** Subtotal, delivery with its time, and total, below any further rows. */
export function CartTotals({
  items,
  children,
}: {
  items: readonly CartItem[];
  children?: ReactNode;
}) {
  const totals = orderTotals(items.map(taxedLine));
  const categories = items.map(({ category }) => category);
  const time = slowestDeliveryTime(categories);
  return (
    <>
      <PriceList>
        {children}
        <PriceRow label="Zwischensumme">{formatEuro(totals.subtotalCents)}</PriceRow>
        <PriceRow label={<DeliveryLabel />}>
          {totals.deliveryCents === 0 ? 'Kostenlos' : formatEuro(totals.deliveryCents)}
        </PriceRow>
        {time && <PriceRow label="Lieferzeit">{deliveryTimeLabel(time)}</PriceRow>}
        <PriceRow label="Gesamtsumme" total>
          {formatEuro(totals.totalCents)}
        </PriceRow>
      </PriceList>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        Alle Preise zzgl. MwSt.
        {hasSeveralTimes(categories) && ' Es gilt die längste Lieferzeit der Artikel.'}
      </Typography>
    </>
  );
}

/** The flat rate is that of the nearest zone; the linked page tells the others. */
function DeliveryLabel() {
  return (
    <>
      Lieferung (
      <Link component={RouterLink} to={PATHS.delivery}>
        {FLAT_RATE_ZONE.name}, bis {FLAT_RATE_ZONE.upToKm} km
      </Link>
      )
    </>
  );
}

function hasSeveralTimes(categories: readonly string[]): boolean {
  return new Set(categories.map(deliveryTimeOf).map(deliveryTimeLabel)).size > 1;
}

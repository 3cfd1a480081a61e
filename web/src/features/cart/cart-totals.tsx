import Typography from '@mui/material/Typography';
import { formatEuro } from '@shop/domain/format';
import type { OrderTotals } from '@shop/domain/order';
import type { ReactNode } from 'react';
import { PriceList, PriceRow } from '../../components/price-row.tsx';

/** Subtotal, delivery and total, below any further rows. */
export function CartTotals({ totals, children }: { totals: OrderTotals; children?: ReactNode }) {
  return (
    <>
      <PriceList>
        {children}
        <PriceRow label="Zwischensumme">{formatEuro(totals.subtotalCents)}</PriceRow>
        <PriceRow label="Lieferung">
          {totals.deliveryCents === 0 ? 'Kostenlos' : formatEuro(totals.deliveryCents)}
        </PriceRow>
        <PriceRow label="Gesamtsumme" total>
          {formatEuro(totals.totalCents)}
        </PriceRow>
      </PriceList>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        Alle Preise zzgl. MwSt.
      </Typography>
    </>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatEuro } from '@shop/domain/format';
import { sumCents, toCents } from '@shop/domain/money';
import type { Order } from '@shop/domain/order';
import { useId } from 'react';
import { OrderItemsTable } from './order-items-table.tsx';
import { PriceList, PriceRow } from './price-row.tsx';

interface OrderItemsProps {
  order: Order;
  /** Depth of the heading: deeper inside a dialog. */
  heading?: 'h2' | 'h3';
}

/** What was ordered, and how its total comes about. */
export function OrderItems({ order, heading = 'h2' }: OrderItemsProps) {
  const headingId = useId();
  const totalCents = toCents(order.total_amount);
  const subtotalCents = sumCents(order.order_items.map((item) => toCents(item.total_price)));
  // What the total holds beyond its lines: the rule of today may not be that of the order's day.
  const deliveryCents = totalCents - subtotalCents;
  return (
    <section aria-labelledby={headingId}>
      <Typography variant="h3" component={heading} id={headingId} sx={{ mb: 2 }}>
        Bestellte Artikel
      </Typography>
      <OrderItemsTable items={order.order_items} />
      <Box sx={{ width: { sm: 360 }, ml: 'auto', mt: 3 }}>
        <PriceList>
          <PriceRow label="Zwischensumme">{formatEuro(subtotalCents)}</PriceRow>
          <PriceRow label="Lieferung">
            {deliveryCents === 0 ? 'Kostenlos' : formatEuro(deliveryCents)}
          </PriceRow>
          <PriceRow label="Gesamtsumme" total>
            {formatEuro(totalCents)}
          </PriceRow>
        </PriceList>
      </Box>
    </section>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDate, formatEuro, formatNumber } from '@shop/domain/format';
import { toCents } from '@shop/domain/money';
import { type Order, paymentMethodLabel } from '@shop/domain/order';
import { useId } from 'react';
import { LinkButton } from '../../components/link-button.tsx';
import { PriceList, PriceRow } from '../../components/price-row.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { orderConfirmationPath } from '../../paths.ts';
import { COLORS } from '../../theme/colors.ts';

/** One order in short: where it stands, what is in it, what it costs. */
export function OrderCard({ order }: { order: Order }) {
  const headingId = useId();
  return (
    <Box component="article" aria-labelledby={headingId} sx={card}>
      <Box sx={head}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" id={headingId}>
            {order.order_number}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {formatDate(order.created_at)} · {paymentMethodLabel(order.payment_method)}
          </Typography>
        </Box>
        <StatusBadge status={order.order_status} />
      </Box>
      <Box sx={{ p: { xs: 2, sm: 3 } }}>
        <PriceList>
          {[...order.order_items.entries()].map(([row, item]) => (
            <PriceRow key={row} label={`${formatNumber(item.quantity)} × ${item.product_name}`}>
              {formatEuro(toCents(item.total_price))}
            </PriceRow>
          ))}
          <PriceRow label="Gesamtsumme" total>
            {formatEuro(toCents(order.total_amount))}
          </PriceRow>
        </PriceList>
        <LinkButton
          to={orderConfirmationPath(order.order_number)}
          variant="outlined"
          size="small"
          aria-describedby={headingId}
          sx={{ mt: 2 }}
        >
          Details ansehen
        </LinkButton>
      </Box>
    </Box>
  );
}

const card = { border: `1px solid ${COLORS.slab}`, borderRadius: 1, overflow: 'hidden' };

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  px: { xs: 2, sm: 3 },
  py: 2,
  bgcolor: COLORS.plaster,
};

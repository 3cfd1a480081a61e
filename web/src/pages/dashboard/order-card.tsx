import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { toCents } from '@shop/domain/money/money';
import {
  type Order,
  type OrderItem,
  orderedQuantity,
  paymentMethodLabel,
} from '@shop/domain/order/order';
import { orderStatus } from '@shop/domain/order/order-status';
import { formatDate, formatDateTime, formatEuro } from '@shop/domain/text/format';
import { keepUnits } from '@shop/domain/text/keep-units';
import { formatDay } from '@shop/domain/time/calendar';
import { useId } from 'react';
import { StatusBadge } from '../../components/badge.tsx';
import { OrderTotal } from '../../components/gross-price.tsx';
import { CancelOrder } from '../../features/orders/cancel-order.tsx';
import { orderConfirmationPath } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { ENDS } from '../../lib/theme/shared-styles.ts';

export function OrderCard({ order, onChange }: { order: Order; onChange(): void }) {
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
            {paymentText(order)}
          </Typography>
        </Box>
        <StatusBadge status={order.order_status} />
      </Box>
      <Box sx={{ p: { xs: 2, sm: 3 } }}>
        <OrderLines items={order.order_items} />
        <Box sx={total}>
          <span>Gesamtsumme</span>
          <Box component="span" sx={{ textAlign: 'right' }}>
            <OrderTotal order={order} />
          </Box>
        </Box>
        <OrderSteps order={order} />
        <Box sx={actions}>
          <Button
            href={orderConfirmationPath(order.order_number)}
            variant="outlined"
            size="small"
            aria-describedby={headingId}
          >
            Details ansehen
          </Button>
          <CancelOrder order={order} onChange={onChange} />
        </Box>
      </Box>
    </Box>
  );
}

/** Nothing for a cancelled order, nor for one from before the shop kept payments. */
function paymentText(order: Order): string {
  const { payment_state, gross_amount, open_amount = 0, due_day, order_status } = order;
  if (!payment_state || gross_amount === undefined || !orderStatus(order_status).isOwed) return '';
  if (payment_state === 'paid') return ' · bezahlt';
  const isPart = payment_state === 'part';
  const open = isPart ? `teilweise bezahlt, ${formatEuro(toCents(open_amount))} offen` : 'offen';
  return due_day ? ` · ${open}, fällig am ${formatDay(due_day)}` : ` · ${open}`;
}

function OrderLines({ items }: { items: readonly OrderItem[] }) {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {[...items.entries()].map(([row, item]) => (
        <Box component="li" key={row} sx={line}>
          <span>
            {orderedQuantity(item)} × {keepUnits(item.product_name)}
          </span>
          <span>{formatEuro(toCents(item.total_price))}</span>
        </Box>
      ))}
    </Box>
  );
}

const actions = { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1.5, mt: 3 };

const card = { border: `1px solid ${COLORS.slab}`, borderRadius: 1, overflow: 'hidden' };

const head = {
  ...ENDS,
  gap: 1.5,
  px: { xs: 2, sm: 3 },
  py: 2,
  bgcolor: COLORS.plaster,
};

const line = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  fontVariantNumeric: 'tabular-nums',
};

const total = {
  ...line,
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  alignItems: 'baseline',
  mt: 2,
  pt: 1.5,
  borderTop: '2px solid currentColor',
  fontSize: '1.25rem',
  fontWeight: 600,
};

function OrderSteps({ order }: { order: Order }) {
  const received = { at: order.created_at, label: 'Bestellung eingegangen', reason: undefined };
  const steps = (order.steps ?? []).map(({ at, status, reason }) => {
    return { at, label: orderStatus(status).label, reason };
  });
  return (
    <Box component="section" aria-label={`Verlauf von ${order.order_number}`} sx={{ mt: 3 }}>
      <Typography variant="h4">Verlauf</Typography>
      <Box component="ol" sx={list}>
        {[received, ...steps].map(({ at, label, reason }) => (
          <Box component="li" key={at + label} sx={step}>
            <Typography variant="body2" component="time" dateTime={at} sx={date}>
              {formatDateTime(at)}
            </Typography>
            <span>
              {label}
              {reason && (
                <Typography variant="body2" component="span" sx={text}>
                  Grund: {reason}
                </Typography>
              )}
            </span>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const list = { listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 0.5 };

const step = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '10rem minmax(0, 1fr)' },
  columnGap: 2,
  pl: 2,
  borderLeft: `2px solid ${COLORS.slab}`,
  overflowWrap: 'anywhere',
};

const date = { color: 'text.secondary', fontVariantNumeric: 'tabular-nums', lineHeight: 1.6 };

const text = { display: 'block', color: 'text.secondary', whiteSpace: 'pre-line' };

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Order } from '@shop/domain/order/order';
import { orderStatus } from '@shop/domain/order/order-status';
import { formatDateTime } from '@shop/domain/text/format';
import { COLORS } from '../../lib/theme/colors.ts';

export function OrderSteps({ order }: { order: Order }) {
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

import Box from '@mui/material/Box';
import { toCents } from '@shop/domain/money/money';
import type { AdminOrder } from '@shop/domain/order/order';
import type { OrderEdit } from '@shop/domain/order/order-changes';
import { orderStatus } from '@shop/domain/order/order-status';
import { formatDateTime, formatEuro } from '@shop/domain/text/format';
import { orderedQuantity } from '@shop/domain/text/quantity';
import { formatDay } from '@shop/domain/time/calendar';
import type { ReactNode } from 'react';
import { Quiet } from '../../components/layout.tsx';
import { Titled } from '../../components/titled.tsx';
import { COLORS } from '../../lib/theme/colors.ts';

export function OrderHistory({ order }: { order: AdminOrder }) {
  const { booking_number, status_changes } = order;
  return (
    <Titled title="Verlauf" heading="h3">
      <Box component="ol" sx={list}>
        {booking_number ? (
          <Step at={order.created_at} by={status_changes[0]?.by ?? 'Büro'}>
            Miete {booking_number} abgeschlossen
          </Step>
        ) : (
          <Step at={order.created_at} by={order.taken_by ?? 'Kunde'}>
            {order.taken_by ? 'Telefonisch aufgenommen' : 'Bestellung eingegangen'}
          </Step>
        )}
        {changesOf(booking_number ? { ...order, status_changes: [] } : order).map(
          ({ at, by, text }) => (
            <Step key={at} at={at} by={by}>
              {text}
            </Step>
          ),
        )}
      </Box>
    </Titled>
  );
}

function changesOf({ status_changes, delivery_day_changes = [], ...order }: AdminOrder) {
  const { edits = [], billing_changes = [] } = order;
  const changes = [
    ...status_changes.map(({ from, to, by, at, reason }) => ({
      at,
      by,
      text: (
        <>
          {orderStatus(from).label} → <strong>{orderStatus(to).label}</strong>
          {reason && <span style={{ display: 'block', whiteSpace: 'pre-line' }}>{reason}</span>}
        </>
      ),
    })),
    ...status_changes.flatMap(({ from, to, taken_back }) =>
      taken_back
        ? {
            ...taken_back,
            text: (
              <>
                Zurückgenommen: {orderStatus(to).label} → <strong>{orderStatus(from).label}</strong>
              </>
            ),
          }
        : [],
    ),
    ...delivery_day_changes.map(({ day, by, at }) => ({
      at,
      by,
      text: day ? (
        <>
          Liefertag: <strong>{formatDay(day)}</strong>
        </>
      ) : (
        'Liefertag zurückgenommen'
      ),
    })),
    ...billing_changes.map(({ by, at, buyer_reference, has_new_address }) => ({
      at,
      by,
      text: [
        buyer_reference && `Leitweg-ID: ${buyer_reference}`,
        buyer_reference === '' && 'Leitweg-ID entfernt',
        has_new_address && 'Rechnungsanschrift geändert',
      ]
        .filter(Boolean)
        .join(', '),
    })),
    ...edits.map(({ by, at, ...edit }) => ({ at, by, text: <EditText {...edit} /> })),
  ];
  return changes.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** What an edit changed. */
export function EditText(edit: Omit<OrderEdit, 'by' | 'at'>) {
  const [before, after] = [edit.total_before, edit.total_after].map((euro) =>
    formatEuro(toCents(euro)),
  );
  const lines = edit.lines.map(({ product_name, unit, from, to }) => {
    const of = (quantity: number) => orderedQuantity({ quantity, ...(unit && { unit }) });
    if (to === 0) return `${product_name} entfernt`;
    return from === 0
      ? `${product_name}: neu, ${of(to)}`
      : `${product_name}: ${of(from)} → ${of(to)}`;
  });
  return (
    <>
      Bestellung geändert: {before} → <strong>{after}</strong> netto
      {[...lines, edit.has_new_place && 'Neue Lieferadresse', edit.reason].map(
        (line) =>
          line && (
            <span key={line} style={{ display: 'block', whiteSpace: 'pre-line' }}>
              {line}
            </span>
          ),
      )}
    </>
  );
}

function Step({ at, by, children }: { at: string; by: string; children: ReactNode }) {
  return (
    <Box component="li" sx={step}>
      <span>{children}</span>
      <Quiet component="span">
        {formatDateTime(at)} · {by}
      </Quiet>
    </Box>
  );
}

// Aligned with the text above: the squares extend beyond the line.
const list = { listStyle: 'none', m: 0, mt: 2, ml: '7px', p: 0 };

const step = {
  position: 'relative',
  display: 'grid',
  pl: 3,
  pb: 2,
  overflowWrap: 'anywhere',
  borderLeft: `2px solid ${COLORS.slab}`,
  '&:last-of-type': { borderColor: 'transparent', pb: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: -7,
    top: 7,
    width: 12,
    height: 12,
    bgcolor: COLORS.ink,
  },
};

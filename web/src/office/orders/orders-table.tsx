import Box from '@mui/material/Box';
import { toCents } from '@shop/domain/money/money';
import type { AdminOrder } from '@shop/domain/order/order';
import { orderStatus } from '@shop/domain/order/order-status';
import { paymentBadge } from '@shop/domain/payment/order-payments';
import { paymentMethodOf } from '@shop/domain/payment/payment-methods';
import { formatDate, formatDateTime, formatEuro } from '@shop/domain/text/format';
import { shownEmail } from '@shop/domain/text/shown-email';
import { berlinDay, formatDay, weekdayOf } from '@shop/domain/time/calendar';
import { methodText, placeLines } from '@shop/domain/tour/delivery-text';
import { useRef } from 'react';
import { Badge, StatusBadge } from '../../components/badge.tsx';
import { cardTable } from '../kit/card-table.ts';
import { OfficeButton } from '../kit/office-button.tsx';

interface OrdersTableProps {
  orders: readonly AdminOrder[];
  onOpen(order: AdminOrder): void;
}

/** On narrow screens each row becomes a card. */
export function OrdersTable({ orders, onOpen }: OrdersTableProps) {
  return (
    <Box component="table" aria-labelledby="orders-title" sx={ordersTable}>
      <thead>
        <tr>
          <th scope="col">Bestellnummer</th>
          <th scope="col">Kunde</th>
          <th scope="col">Zahlung</th>
          <th scope="col">Status</th>
          <th scope="col">Lieferung</th>
          <th scope="col">Betrag</th>
          <th scope="col">Datum</th>
          <th scope="col">Aktionen</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.order_number} order={order} onOpen={() => onOpen(order)} />
        ))}
      </tbody>
    </Box>
  );
}

/** Opens wherever it is pressed, but through its button, which gets the focus back from the dialog. */
function OrderRow({ order, onOpen }: { order: AdminOrder; onOpen(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  function open() {
    // The user is selecting text to copy it.
    if (window.getSelection()?.isCollapsed === false) return;
    button.current?.focus({ preventScroll: true });
    onOpen();
  }
  return (
    <tr onClick={open}>
      <th scope="row">{order.order_number}</th>
      <td className="customer">
        <strong>{order.customer_name}</strong>
        {order.company_name && <span>{order.company_name}</span>}
        <span>{shownEmail(order.customer_email)}</span>
      </td>
      <td className="payment">
        <PaymentBadge order={order} />
      </td>
      <td className="status">
        <StatusBadge isOffice status={order.order_status} />
        {order.withdrawal && (
          <Badge color="red">{`Widerruf ${formatDate(order.withdrawal.received_at)}`}</Badge>
        )}
      </td>
      <td className="delivery">
        <DeliveryCell order={order} />
      </td>
      <td className="amount">
        {formatEuro(toCents(order.total_amount))} <span>netto</span>
      </td>
      <td className="date">{formatDateTime(order.created_at)}</td>
      <td className="actions">
        <OfficeButton
          ref={button}
          aria-label={`Details zur Bestellung ${order.order_number}`}
          aria-haspopup="dialog"
        >
          Details
        </OfficeButton>
      </td>
    </tr>
  );
}

/** Delivery day and town, as far as they are known. */
function DeliveryCell({ order }: { order: AdminOrder }) {
  const { delivery, delivery_day, booking_number } = order;
  if (booking_number) return <span>Miete</span>;
  const place = delivery && (placeLines(delivery).at(-1) ?? methodText(delivery));
  return (
    <>
      {delivery_day && (
        <span>{`${weekdayOf(delivery_day).slice(0, 2)} ${formatDay(delivery_day)}`}</span>
      )}
      {place && <span>{place}</span>}
    </>
  );
}

/** Payment method and state; nothing for a cancelled order. */
function PaymentBadge({ order }: { order: AdminOrder }) {
  const { payment_method, payment_state, due_day, order_status } = order;
  if (!payment_state || !orderStatus(order_status).isOwed) return null;
  const { label, color } = paymentBadge(payment_state, due_day, berlinDay(new Date()));
  return <Badge color={color}>{`${paymentMethodOf(payment_method).label} ${label}`}</Badge>;
}

const ordersTable = cardTable({
  cells: {
    '& tbody tr': { cursor: 'pointer' },
    '& th, & td': { textAlign: 'left', verticalAlign: 'middle', lineHeight: 1.125 },
    '& tbody th': { fontWeight: 600 },
    '& .customer': { overflowWrap: 'anywhere' },
    '& .customer > *, & .delivery > *': { display: 'inline-block', mr: 1 },
    '& .customer span, & .amount span, & .date': { color: 'text.secondary' },
    '& .status > *': { mr: 0.75 },
    '& [data-color]': { fontSize: '0.875rem', whiteSpace: 'nowrap' },
    '& .amount': { fontWeight: 600, textAlign: 'right' },
    '& .amount span': { fontWeight: 400 },
  },
  wide: {
    fontSize: { md: '0.875rem', lg: '0.9375rem' },
    '& th, & td': { px: 1, py: '1px' },
    '& thead tr th': { py: 1 },
    '& thead th:nth-of-type(6)': { textAlign: 'right' },
    '& th:first-of-type': { pl: 0, whiteSpace: 'nowrap' },
    '& tbody tr': { height: 40, '@media (pointer: coarse)': { height: 44 } },
    // A single line; the rest is in the dialog.
    '& .customer, & .delivery': {
      maxWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& .customer': { width: '28%' },
    '& .delivery': { width: '14%' },
    '& .customer > *, & .delivery > *': { display: 'inline' },
    '& .amount, & .date': { whiteSpace: 'nowrap' },
    '& .actions button': {
      minWidth: 0,
      minHeight: 36,
      px: 1,
      py: 0,
      // Borders of neighbours would touch.
      borderColor: 'transparent',
      textDecoration: 'underline',
      '@media (pointer: coarse)': { minHeight: 44 },
    },
  },
  card: {
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gridTemplateAreas:
      '"number status status" "customer customer customer" "delivery payment payment" "date amount actions"',
    alignItems: 'center',
    columnGap: 1,
    rowGap: 0.5,
    px: 1.5,
    py: 1,
    mb: 1,
  },
  cardCells: {
    '& tbody th': { gridArea: 'number' },
    '& .customer': { gridArea: 'customer' },
    '& .payment': { gridArea: 'payment', textAlign: 'right' },
    '& .status': { gridArea: 'status', textAlign: 'right' },
    '& .status > *': { m: 0 },
    '& .delivery': { gridArea: 'delivery' },
    '& .amount': { gridArea: 'amount' },
    '& .amount span': { display: 'block' },
    '& .date': { gridArea: 'date' },
    '& .actions': { gridArea: 'actions' },
  },
});

import Box from '@mui/material/Box';
import { toCents } from '@shop/domain/money/money';
import { type AdminOrder, paymentMethodLabel } from '@shop/domain/order/order';
import { orderStatus } from '@shop/domain/order/order-status';
import { paymentBadge } from '@shop/domain/payment/order-payments';
import { formatDate, formatDateTime, formatEuro } from '@shop/domain/text/format';
import { berlinDay } from '@shop/domain/time/calendar';
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
          <th scope="col">Betrag</th>
          <th scope="col">Status</th>
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

function OrderRow({ order, onOpen }: { order: AdminOrder; onOpen(): void }) {
  return (
    <tr>
      <th scope="row">{order.order_number}</th>
      <td className="customer">
        <strong>{order.customer_name}</strong>
        <span>{order.customer_email}</span>
        {order.company_name && <span>{order.company_name}</span>}
      </td>
      <td className="amount">
        {formatEuro(toCents(order.total_amount))} <span>netto</span>
        <PaymentBadge order={order} />
      </td>
      <td className="status">
        <StatusBadge status={order.order_status} />
        {order.withdrawal && (
          <Badge color="red">{`Widerruf ${formatDate(order.withdrawal.received_at)}`}</Badge>
        )}
      </td>
      <td className="date">{formatDateTime(order.created_at)}</td>
      <td className="actions">
        <OfficeButton
          aria-label={`Details zur Bestellung ${order.order_number}`}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          Details
        </OfficeButton>
      </td>
    </tr>
  );
}

/** Payment method and state; nothing for a cancelled order. */
function PaymentBadge({ order }: { order: AdminOrder }) {
  const { payment_method, payment_state, due_day, order_status } = order;
  if (!payment_state || !orderStatus(order_status).isOwed) return null;
  const { label, color } = paymentBadge(payment_state, due_day, berlinDay(new Date()));
  return (
    <div>
      <Badge color={color}>{`${paymentMethodLabel(payment_method)} ${label}`}</Badge>
    </div>
  );
}

const ordersTable = cardTable({
  cells: {
    '& th, & td': { px: 1.5, py: 1.25, textAlign: 'left', verticalAlign: 'middle' },
    '& tbody th': { fontWeight: 600 },
    '& .customer': { overflowWrap: 'anywhere' },
    '& .customer > *': { display: 'block' },
    '& .customer span': { typography: 'body2', color: 'text.secondary' },
    '& .status > *': { my: 0.25, mr: 0.75 },
    '& .amount': { fontWeight: 600, textAlign: 'right' },
    '& .amount > span': { typography: 'body2', color: 'text.secondary' },
    '& .amount > div': { mt: 0.5 },
  },
  wide: {
    '& thead th:nth-of-type(3)': { textAlign: 'right' },
    '& th:first-of-type': { pl: 0, whiteSpace: 'nowrap' },
    '& .status, & .date': { whiteSpace: 'nowrap' },
  },
  card: {
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
    gridTemplateAreas: '"number status" "customer customer" "date amount" "actions actions"',
    alignItems: 'center',
    columnGap: 2,
    rowGap: 1.5,
    p: 2,
    mb: 2,
  },
  cardCells: {
    '& tbody th': { gridArea: 'number' },
    '& .customer': { gridArea: 'customer' },
    '& .amount': { gridArea: 'amount' },
    '& .status': { gridArea: 'status', textAlign: 'right' },
    '& .date': { gridArea: 'date', color: 'text.secondary' },
    '& .actions': { gridArea: 'actions' },
    '& .actions button': { width: '100%' },
  },
});

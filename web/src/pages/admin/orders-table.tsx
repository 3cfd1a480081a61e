import Box from '@mui/material/Box';
import { formatDateTime, formatEuro } from '@shop/domain/format';
import { toCents } from '@shop/domain/money';
import type { AdminOrder } from '@shop/domain/order';
import { Button } from '../../components/button.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { ordersTable } from './orders-table-styles.ts';

interface OrdersTableProps {
  orders: readonly AdminOrder[];
  onOpen(order: AdminOrder): void;
}

/** The orders as a table; on narrow screens each becomes a card. */
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
      <td className="amount">{formatEuro(toCents(order.total_amount))}</td>
      <td className="status">
        <StatusBadge status={order.order_status} />
      </td>
      <td className="date">{formatDateTime(order.created_at)}</td>
      <td className="actions">
        <Button
          variant="outlined"
          size="small"
          aria-label={`Details zur Bestellung ${order.order_number}`}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          Details
        </Button>
      </td>
    </tr>
  );
}

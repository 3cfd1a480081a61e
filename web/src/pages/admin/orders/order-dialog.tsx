import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type AdminOrder, orderStatusBadge } from '@shop/domain/order';
import { useLayoutEffect, useRef, useState } from 'react';
import { OrderItems } from '../../../components/order-items.tsx';
import { OrderNotes } from '../../../components/order-notes.tsx';
import { AdminDialog } from '../dialog/admin-dialog.tsx';
import { DeliveryDayForm } from './delivery-day-form.tsx';
import { InternalNotes } from './internal-notes.tsx';
import { OrderCustomer, OrderDelivery, OrderSummary } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderPayments } from './payments/order-payments.tsx';
import { OrderPrinting } from './print/order-printing.tsx';
import { StatusActions } from './status-actions.tsx';
import { type StatusChange, useChangeStatus } from './use-change-status.ts';

interface OrderDialogProps {
  /** The order when the dialog was opened. */
  opened: AdminOrder;
  /** The list behind the dialog, which is kept up to date. */
  orders: readonly AdminOrder[];
  onClose(): void;
}

/** The details of an order and the buttons that change its status. */
export default function OrderDialog({ opened, orders, onClose }: OrderDialogProps) {
  const { order, setKnown } = useLatestOrder(opened, orders);
  const { changeTo, isChanging, change } = useChangeStatus(order, setKnown);
  return (
    <AdminDialog
      title={`Bestellung ${order.order_number}`}
      onClose={onClose}
      actions={<StatusActions order={order} isChanging={isChanging} onChange={changeTo} />}
    >
      <StatusChangeResult change={change} />
      <Box sx={{ mb: 3 }}>
        <OrderPrinting order={order} />
      </Box>
      <Box sx={columns}>
        <OrderSummary order={order} />
        <OrderCustomer order={order} />
      </Box>
      <Box sx={{ mt: 4 }}>
        <OrderDelivery order={order} />
        <DeliveryDayForm order={order} onUpdate={setKnown} />
      </Box>
      <Box sx={{ display: 'grid', gap: 4, mt: 4 }}>
        <OrderNotes notes={order.notes} heading="h3" />
        <OrderItems order={order} heading="h3" />
        <OrderPayments order={order} onUpdate={setKnown} />
        <OrderHistory order={order} />
        <InternalNotes orderNumber={order.order_number} />
      </Box>
    </AdminDialog>
  );
}

/**
 * The newest version of an order: from the list or from its last status change. An order that has
 * left the filtered list stays open.
 */
function useLatestOrder(opened: AdminOrder, orders: readonly AdminOrder[]) {
  const [known, setKnown] = useState(opened);
  const listed = orders.find(({ order_number }) => order_number === opened.order_number);
  const isListNewer = listed && changeCount(listed) > changeCount(known);
  return { order: isListNewer ? listed : known, setKnown };
}

function changeCount(order: AdminOrder): number {
  const { status_changes, delivery_day_changes = [], payments = [], reminders = [] } = order;
  return [...status_changes, ...delivery_day_changes, ...payments, ...reminders].length;
}

/** Takes the focus, since the pressed button may be gone, and is thereby scrolled into view. */
function StatusChangeResult({ change }: { change: StatusChange | undefined }) {
  const message = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (change) message.current?.focus();
  }, [change]);
  if (!change) return null;
  return (
    <Alert
      ref={message}
      tabIndex={-1}
      severity={change.ok ? 'success' : 'error'}
      role={change.ok ? 'status' : 'alert'}
      sx={{ mb: 3 }}
    >
      {change.ok
        ? `Der Status ist jetzt „${orderStatusBadge(change.status).label}“.`
        : change.message}
    </Alert>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: 4,
  alignItems: 'start',
};

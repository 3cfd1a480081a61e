import Box from '@mui/material/Box';
import type { AdminOrder } from '@shop/domain/order/order';
import { isOrderNumber } from '@shop/domain/order/order-number';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { OrderItems } from '../../components/order-items.tsx';
import { OrderNotes } from '../../components/order-notes.tsx';
import { ApiFailure } from '../../lib/api/api-failure.ts';
import { useAdminKey } from '../kit/api/use-admin-key.ts';
import { LastCall } from '../kit/api/use-office-call.ts';
import { useOfficeQuery } from '../kit/api/use-office-query.ts';
import { AdminDialog } from '../kit/dialog/admin-dialog.tsx';
import { FocusedAlert } from '../kit/tab/call-alerts.tsx';
import { NotLoaded } from '../kit/tab/paged-list.tsx';
import { DeliveryDayForm } from './delivery-day-form.tsx';
import { InternalNotes } from './internal-notes.tsx';
import { OrderCustomer, OrderDelivery, OrderSummary } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderPayments } from './payments/order-payments.tsx';
import { OrderPrinting } from './print/order-printing.tsx';
import { StatusActions } from './status-actions.tsx';
import { useChangeStatus } from './use-change-status.ts';

interface OrderDialogProps {
  /** From the URL, unchecked. */
  orderNumber: string;
  /** The order in the list behind the dialog, shown until it is loaded. */
  listed: AdminOrder | undefined;
  onClose(): void;
}

/** The details of an order, or why there are none. */
export default function OrderDialog({ orderNumber, listed, onClose }: OrderDialogProps) {
  const client = useQueryClient();
  const key = ['orders', 'one', orderNumber];
  const queryKey = [...useAdminKey(), ...key];
  const { data, error, isFetching, refetch } = useOfficeQuery(
    key,
    'GET /api/admin/orders/{orderNumber}',
    { params: { orderNumber }, enabled: isOrderNumber(orderNumber), gcTime: 0 },
  );
  const lastCall = useState<string>();
  const order = data ?? listed;
  if (order) {
    const update = (changed: AdminOrder) => client.setQueryData(queryKey, changed);
    return (
      <LastCall value={lastCall}>
        <OrderDetails order={order} onUpdate={update} onClose={onClose} />
      </LastCall>
    );
  }
  const isUnknown =
    !isOrderNumber(orderNumber) || (error instanceof ApiFailure && error.status === 404);
  // Until it is known, the list behind it is enough to look at.
  if (!isUnknown && (!error || isFetching)) return null;
  return (
    <AdminDialog
      title={isUnknown ? 'Bestellung nicht gefunden' : `Bestellung ${orderNumber}`}
      onClose={onClose}
      actions={null}
    >
      {isUnknown ? (
        'Zu dieser Nummer gibt es keine Bestellung. Vielleicht ist der Link unvollständig, oder die Bestellung wurde gelöscht.'
      ) : (
        <NotLoaded
          title="Die Bestellung konnte nicht geladen werden"
          onRetry={() => void refetch()}
        />
      )}
    </AdminDialog>
  );
}

interface OrderDetailsProps {
  order: AdminOrder;
  onUpdate(order: AdminOrder): void;
  onClose(): void;
}

/** All of an order, and the buttons that change its status. */
function OrderDetails({ order, onUpdate, onClose }: OrderDetailsProps) {
  const { send, isSending, result } = useChangeStatus(order, onUpdate);
  return (
    <AdminDialog
      title={`Bestellung ${order.order_number}`}
      onClose={onClose}
      actions={<StatusActions order={order} isChanging={isSending} onChange={send} />}
    >
      {result && (
        <FocusedAlert severity={result.ok ? 'success' : 'error'} mb={3}>
          {result.message}
        </FocusedAlert>
      )}
      <Box sx={{ mb: 3 }}>
        <OrderPrinting order={order} />
      </Box>
      <Box sx={columns}>
        <OrderSummary order={order} />
        <OrderCustomer order={order} />
      </Box>
      <Box sx={{ mt: 4 }}>
        <OrderDelivery order={order} />
        <DeliveryDayForm order={order} onUpdate={onUpdate} />
      </Box>
      <Box sx={{ display: 'grid', gap: 4, mt: 4 }}>
        <OrderNotes notes={order.notes} heading="h3" />
        <OrderItems order={order} heading="h3" />
        <OrderPayments order={order} onUpdate={onUpdate} />
        <OrderHistory order={order} />
        <InternalNotes orderNumber={order.order_number} />
      </Box>
    </AdminDialog>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: 4,
  alignItems: 'start',
};

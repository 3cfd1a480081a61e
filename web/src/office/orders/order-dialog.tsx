import Box from '@mui/material/Box';
import type { AdminOrder } from '@shop/domain/order/order';
import { isOrderNumber } from '@shop/domain/order/order-number';
import { type OrderStatus, orderStatus } from '@shop/domain/order/order-status';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { StatusBadge } from '../../components/badge.tsx';
import { OrderNotes } from '../../components/facts.tsx';
import { Stack } from '../../components/layout.tsx';
import { OrderItems } from '../../components/order-items.tsx';
import { Titled } from '../../components/titled.tsx';
import { ApiFailure } from '../../lib/api/api-failure.ts';
import { columns, WRAPPED } from '../../lib/theme/shared-styles.ts';
import { officePath } from '../kit/addresses.ts';
import { LastCall } from '../kit/api/use-office-call.ts';
import { useAdminKey, useOfficeQuery } from '../kit/api/use-office-query.ts';
import { AdminDialog } from '../kit/dialog/admin-dialog.tsx';
import { TakeBack } from '../kit/dialog/take-back.tsx';
import { FocusedAlert } from '../kit/tab/call-alerts.tsx';
import { NotLoaded } from '../kit/tab/paged-list.tsx';
import { LinkButton } from '../kit/tab/tab-head.tsx';
import { BillingForm } from './billing-form.tsx';
import { DeliveredForm } from './delivered-form.tsx';
import { DeliveryDayForm } from './delivery-day-form.tsx';
import { EditOrder } from './edit-order.tsx';
import { InternalNotes } from './internal-notes.tsx';
import { OrderInvoices } from './invoices/order-invoices.tsx';
import { OrderCustomer, OrderDelivery, OrderSummary, OrderWithdrawn } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderPrinting } from './order-printing.tsx';
import { OrderPayments } from './payments/order-payments.tsx';
import { StatusActions } from './status-actions.tsx';
import { TakeOrder } from './take-order.tsx';
import { type OrderProps, useOrderCall } from './use-order-call.ts';

interface OrderDialogProps {
  /** Taken unchecked from the URL. */
  orderNumber: string;
  /** The order as in the list behind the dialog, shown until it is loaded. */
  listed: AdminOrder | undefined;
  onClose(): void;
}

export default function OrderDialog({ orderNumber, listed, onClose }: OrderDialogProps) {
  const client = useQueryClient();
  const key = ['orders', 'one', orderNumber];
  const adminKey = useAdminKey();
  const queryKey = [...adminKey, ...key];
  const { data, error, isFetching, refetch } = useOfficeQuery(
    key,
    'GET /api/admin/orders/{orderNumber}',
    { params: { orderNumber }, enabled: isOrderNumber(orderNumber), gcTime: 0 },
  );
  const lastCall = useState<string>();
  const order = data ?? listed;
  if (order) {
    const update = (changed: AdminOrder) => {
      client.setQueryData(queryKey, changed);
      // Delivered quantities may have added one.
      void client.invalidateQueries({ queryKey: [...adminKey, 'notes', orderNumber] });
    };
    return (
      <LastCall value={lastCall}>
        <OrderDetails order={order} onUpdate={update} onClose={onClose} />
      </LastCall>
    );
  }
  const isUnknown =
    !isOrderNumber(orderNumber) || (error instanceof ApiFailure && error.status === 404);
  // Until the order is loaded, the list behind it is enough to look at.
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

function OrderDetails({ order, onUpdate, onClose }: OrderProps & { onClose(): void }) {
  const status = useOrderCall(
    'status',
    { order, onUpdate },
    {
      done: (changed) => `Der Status ist jetzt „${orderStatus(changed.order_status).label}“.`,
      failed: 'Der Status konnte nicht geändert werden.',
    },
  );
  const takeBack = useOrderCall(
    'take-back',
    { order, onUpdate },
    {
      done: (changed) => `Der Status ist wieder „${orderStatus(changed.order_status).label}“.`,
      failed: 'Der Schritt konnte nicht zurückgenommen werden.',
    },
  );
  const told = status.result ?? takeBack.result;
  const last = order.status_changes.at(-1);
  // An unknown status offers no next one, so it is never sent.
  const from = order.order_status as OrderStatus;
  return (
    <AdminDialog
      title={`Bestellung ${order.order_number}`}
      subtitle={order.company_name || order.customer_name}
      isWide
      onClose={onClose}
      actions={null}
    >
      <Titled title={order.booking_number ? 'Abrechnung' : 'Nächster Schritt'} heading="h3">
        <Box sx={step}>
          {order.booking_number ? (
            <LinkButton to={officePath('vermietung', '', { buchung: order.booking_number })}>
              Miete {order.booking_number}
            </LinkButton>
          ) : (
            <StatusBadge isOffice status={order.order_status} />
          )}
          <StatusActions
            // Drops an open question when the status changes.
            key={order.order_status}
            order={order}
            call={{
              ...status,
              send: (wanted, options) => status.send({ ...wanted, from }, options),
            }}
          />
        </Box>
        {order.withdrawal && <OrderWithdrawn {...order.withdrawal} />}
        {told && (
          <FocusedAlert severity={told.ok ? 'success' : 'error'}>{told.message}</FocusedAlert>
        )}
        {last && (
          <TakeBack
            step={orderStatus(last.to).label}
            until={last.can_take_back_until}
            isTold={order.customer_email !== ''}
            isSending={takeBack.isSending}
            onTakeBack={() => takeBack.send({ to: last.to, at: last.at })}
          />
        )}
      </Titled>
      <Box sx={sides}>
        <Stack gap={4}>
          <div>
            <OrderItems order={order} heading="h3" />
            <EditOrder order={order} onUpdate={onUpdate} />
          </div>
          <OrderNotes notes={order.notes} heading="h3" />
          <DeliveredForm order={order} onUpdate={onUpdate} />
          <OrderPayments order={order} onUpdate={onUpdate} />
          <OrderInvoices order={order} />
          <InternalNotes orderNumber={order.order_number} />
        </Stack>
        <Stack gap={4}>
          <Stack sx={{ '& > .MuiButton-root': { justifySelf: 'start' } }}>
            <OrderCustomer order={order} />
            <BillingForm order={order} onUpdate={onUpdate} />
            <TakeOrder earlier={order}>Weitere Bestellung aufnehmen</TakeOrder>
          </Stack>
          {!order.booking_number && (
            <div>
              <OrderDelivery order={order} />
              <DeliveryDayForm order={order} onUpdate={onUpdate} />
            </div>
          )}
          <OrderSummary order={order} />
          <OrderHistory order={order} />
          <OrderPrinting order={order} />
        </Stack>
      </Box>
    </AdminDialog>
  );
}

const step = { ...WRAPPED, gap: 1.5, my: 2 };
const sides = { ...columns('md', 3, 2), alignItems: 'start', gap: 4, mt: 3 };

import Box from '@mui/material/Box';
import { deliveredText } from '@shop/domain/handover/deliveries';
import type { AdminOrder } from '@shop/domain/order/order';
import { eventsOf } from '@shop/domain/order/order-history';
import { kindOf } from '@shop/domain/order/order-kinds';
import { isOrderNumber } from '@shop/domain/order/order-number';
import { type OrderStatus, orderStatus } from '@shop/domain/order/order-status';
import { useState } from 'react';
import { ApiFailure } from '../../lib/api/api-failure.ts';
import { columns, WRAPPED } from '../../lib/theme/shared-styles.ts';
import { newQuotePath, openedPath } from '../../office/addresses.ts';
import { LastCall } from '../../office/api/use-office-call.ts';
import { useOfficeQuery } from '../../office/api/use-office-query.ts';
import { AdminDialog } from '../../office/dialog/admin-dialog.tsx';
import { CreditQuestion } from '../../office/dialog/credit-question.tsx';
import { TakeBack } from '../../office/dialog/take-back.tsx';
import { KeptPapers } from '../../office/kept-papers.tsx';
import { UndeliveredMails } from '../../office/mails.tsx';
import { OfficeNotes } from '../../office/notes.tsx';
import { FocusedAlert } from '../../office/tab/call-alerts.tsx';
import { NotLoaded } from '../../office/tab/paged-list.tsx';
import { LinkButton } from '../../office/tab/tab-head.tsx';
import { StatusBadge } from '../../ui/badge.tsx';
import { OrderNotes } from '../../ui/facts.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Titled } from '../../ui/titled.tsx';
import { BillingForm } from './billing-form.tsx';
import { DeliveredForm } from './delivered-form.tsx';
import { DeliveryDayForm } from './delivery-day-form.tsx';
import { EditOrder } from './edit-order.tsx';
import { OrderInvoices } from './invoices/order-invoices.tsx';
import {
  OrderCustomer,
  OrderDelivery,
  OrderParts,
  OrderPrinting,
  OrderSummary,
  OrderWithdrawn,
  officeTitle,
} from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderGoods } from './order-progress.tsx';
import { OrderRecord } from './order-record.tsx';
import { OrderPayments } from './payments/order-payments.tsx';
import { StatusActions } from './status-actions.tsx';
import { type OrderProps, orderKey, useOrderCall } from './use-order-call.ts';

interface OrderDialogProps {
  /** Taken unchecked from the URL. */
  orderNumber: string;
  /** The order as in the list behind the dialog, shown until it is loaded. */
  listed: AdminOrder | undefined;
  onClose(): void;
}

export default function OrderDialog({ orderNumber, listed, onClose }: OrderDialogProps) {
  const { data, error, isFetching, refetch } = useOfficeQuery(
    orderKey(orderNumber),
    'GET /api/admin/orders/{orderNumber}',
    { params: { orderNumber }, enabled: isOrderNumber(orderNumber), gcTime: 0 },
  );
  const lastCall = useState<string>();
  const order = data ?? listed;
  if (order) {
    return (
      <LastCall value={lastCall}>
        <OrderDetails order={order} onClose={onClose} />
      </LastCall>
    );
  }
  const isUnknown =
    !isOrderNumber(orderNumber) || (error instanceof ApiFailure && error.status === 404);
  // Until the order is loaded, the list behind it provides enough to show.
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

function OrderDetails({ order, onClose }: OrderProps & { onClose(): void }) {
  const status = useOrderCall('status', order);
  const takeBack = useOrderCall('take-back', order);
  const told = status.result ?? takeBack.result;
  const last = eventsOf(order, 'status').at(-1);
  const part = eventsOf(order, 'part').find(({ can_take_back_until: until }) => until);
  const undone = part
    ? { to: 'delivered', at: part.at, step: 'Teillieferung', until: part.can_take_back_until }
    : last && {
        to: last.to,
        at: last.at,
        step: orderStatus(last.to, order.delivery?.method).label,
        until: last.can_take_back_until,
      };
  // An unknown status offers no next one, so it is never sent.
  const from = order.order_status as OrderStatus;
  return (
    <AdminDialog
      title={`${officeTitle(order)} ${order.order_number}`}
      subtitle={order.company_name || order.customer_name}
      isWide
      onClose={onClose}
      actions={null}
    >
      <Titled title={order.booking_number ? 'Abrechnung' : 'Nächster Schritt'} heading="h3">
        <Box sx={step}>
          {order.booking_number ? (
            <LinkButton to={openedPath('booking', order.booking_number)}>
              Miete {order.booking_number}
            </LinkButton>
          ) : (
            <StatusBadge isOffice status={order.order_status} method={order.delivery?.method} />
          )}
          {deliveredText(order)}
          <StatusActions
            order={order}
            call={{
              ...status,
              send: (wanted, options) => status.send({ ...wanted, from }, options),
            }}
          />
        </Box>
        <OrderParts order={order} />
        <OrderWithdrawn order={order} />
        {told && (
          <FocusedAlert severity={told.ok ? 'success' : 'error'}>{told.message}</FocusedAlert>
        )}
        {undone && (
          <TakeBack
            step={undone.step}
            until={undone.until}
            isTold={order.customer_email !== ''}
            isSending={takeBack.isSending}
            onTakeBack={() => takeBack.send({ to: undone.to, at: undone.at })}
          />
        )}
        <CreditQuestion call={takeBack} />
      </Titled>
      <UndeliveredMails about={order.order_number} />
      <Sides order={order} />
    </AdminDialog>
  );
}

/** What is in the order and owed for it, and beside that whose it is and what happened. */
function Sides({ order }: OrderProps) {
  return (
    <Box sx={sides}>
      <Stack gap={4}>
        <div>
          <OrderGoods order={order} />
          <EditOrder order={order} />
        </div>
        <OrderNotes notes={order.notes} heading="h3" />
        <DeliveredForm order={order} />
        <OrderPayments order={order} />
        <OrderInvoices order={order} />
        <OfficeNotes of="orders" number={order.order_number} />
      </Stack>
      <Stack gap={4}>
        <Stack sx={{ '& > .MuiButton-root': { justifySelf: 'start' } }}>
          <OrderCustomer order={order} />
          <OrderRecord order={order} />
          <BillingForm order={order} />
          <LinkButton to={newQuotePath(order.order_number)}>
            Weitere Bestellung aufnehmen
          </LinkButton>
        </Stack>
        {!kindOf(order).isBill && (
          <div>
            <OrderDelivery order={order} />
            <DeliveryDayForm order={order} />
          </div>
        )}
        <OrderSummary order={order} />
        <OrderHistory order={order} />
        <OrderPrinting order={order} />
        <KeptPapers number={order.order_number} customerName={order.customer_name} />
      </Stack>
    </Box>
  );
}

const step = { ...WRAPPED, gap: 1.5, my: 2 };
const sides = { ...columns('md', 3, 2), alignItems: 'start', gap: 4, mt: 3 };

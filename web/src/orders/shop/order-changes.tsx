import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { COMPANY } from '@shop/domain/company';
import { deliveredText } from '@shop/domain/handover/deliveries';
import type { Order } from '@shop/domain/order/order';
import {
  canCustomerCancel,
  isCancelled,
  NOTHING_TO_PAY,
  REFUND,
} from '@shop/domain/order/order-status';
import { formatDateTime } from '@shop/domain/text/format';
import { useQueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/queries.ts';
import { CancelOrder } from '../shared/cancel-order.tsx';

interface OrderNoticesProps {
  order: Order;
  /** Whether the page shows the outcome of cancelling. */
  hasOutcome: boolean;
}

/** Says that an order was cancelled or withdrawn. */
function OrderNotices({ order, hasOutcome }: OrderNoticesProps) {
  return (
    <>
      {isCancelled(order.order_status) && !hasOutcome && <Cancelled order={order} />}
      {order.withdrawal_told && <Withdrawn told={order.withdrawal_told} />}
    </>
  );
}

interface OrderCancellingProps {
  order: Order;
  token: string;
  onOutcome(hasOutcome: boolean): void;
}

/** Lets visitors from the mail's link cancel, or says that it is too late. */
function OrderCancelling({ order, token, onOutcome }: OrderCancellingProps) {
  const client = useQueryClient();
  const { order_number: orderNumber, order_status: status } = order;
  const { queryKey } = apiQuery('GET /api/orders/{orderNumber}', { orderNumber });
  return (
    <>
      <CancelOrder
        order={order}
        token={token}
        onChange={(cancelled) => {
          onOutcome(cancelled !== undefined);
          if (cancelled) client.setQueryData(queryKey, cancelled);
          else void client.invalidateQueries({ queryKey });
        }}
      />
      {!canCustomerCancel(status) && !isCancelled(status) && <TooLate />}
    </>
  );
}

/** Loaded only for orders that were or can be changed. */
export default { OrderNotices, OrderCancelling };

function Cancelled({ order }: { order: Order }) {
  const step = order.steps?.findLast((each) => isCancelled(each.status));
  const delivered = deliveredText(order);
  return (
    <Alert severity="warning">
      {delivered ? 'Der Rest dieser Bestellung' : 'Diese Bestellung'} wurde
      {step && ` am ${formatDateTime(step.at)} Uhr`} storniert und wird nicht{' '}
      {order.delivery?.method === 'pickup' ? 'bereitgestellt' : 'geliefert'}.{' '}
      {delivered
        ? `Bisher: ${delivered}. Was Sie bekommen haben, berechnen wir wie vereinbart. ${REFUND}`
        : NOTHING_TO_PAY}
      {step?.reason && <div style={{ whiteSpace: 'pre-line' }}>Grund: {step.reason}</div>}
    </Alert>
  );
}

function Withdrawn({ told }: { told: readonly string[] }) {
  return (
    <Alert severity="info">
      {told.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Alert>
  );
}

function TooLate() {
  return (
    <Alert severity="info" data-screen-only>
      Wir haben mit Ihrer Bestellung schon begonnen; sie lässt sich hier nicht mehr stornieren.
      Bitte rufen Sie uns an: <Link href={COMPANY.phone.href}>{COMPANY.phone.display}</Link>
    </Alert>
  );
}

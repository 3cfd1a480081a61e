import type { AdminOrder, StatusChangeRequest } from '@shop/domain/order/order';
import { isOrderStatus, orderStatus } from '@shop/domain/order/order-status';
import { callApi } from '../../lib/api/client.ts';
import { useOfficeCall } from '../kit/api/use-office-call.ts';

/** A status, and what belongs to it: a reason for the customer, or that it hands over unpaid goods. */
export type WantedStatus = Omit<StatusChangeRequest, 'from'>;

/**
 * Changes the status of an order, which the server refuses if somebody else has changed it since it
 * was loaded. `onUpdate` receives the order as it is afterwards.
 */
export function useChangeStatus(order: AdminOrder, onUpdate: (order: AdminOrder) => void) {
  return useOfficeCall({
    call: (wanted: WantedStatus) => sendChange(order, wanted),
    onDone: (changed) => {
      onUpdate(changed);
      return `Der Status ist jetzt „${orderStatus(changed.order_status).label}“.`;
    },
    failed: 'Der Status konnte nicht geändert werden. Bitte versuchen Sie es erneut.',
    what: 'Failed to change order status',
  });
}

function sendChange(order: AdminOrder, wanted: WantedStatus): Promise<AdminOrder> {
  const { order_number: orderNumber, order_status: from } = order;
  if (!isOrderStatus(from)) throw new Error(`An order cannot leave the status ${from}`);
  return callApi('POST /api/admin/orders/{orderNumber}/status', {
    params: { orderNumber },
    body: { ...wanted, from },
  });
}

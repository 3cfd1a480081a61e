import type { AdminOrder, OrderStatus } from '@shop/domain/order';
import { isOrderStatus } from '@shop/domain/order-status';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { logFailure } from '../../../lib/api/api-failure.ts';
import { callApi } from '../../../lib/api/client.ts';
import { failureMessage } from '../api/failures.ts';
import { useAdminKey } from '../api/use-admin-key.ts';

const FAILED = 'Der Status konnte nicht geändert werden. Bitte versuchen Sie es erneut.';

/** A status, with a reason for the customer if it is `cancelled`. */
export interface WantedStatus {
  to: OrderStatus;
  reason?: string;
}

/** The new status, or a German message why it could not be changed. */
export type StatusChange = { ok: true; status: string } | { ok: false; message: string };

/**
 * Changes the status of an order, which the server refuses if somebody else has changed it since it
 * was loaded. `onUpdate` receives the order as it is afterwards, also after a failure.
 */
export function useChangeStatus(order: AdminOrder, onUpdate: (order: AdminOrder) => void) {
  const client = useQueryClient();
  const queryKey = useAdminKey();
  const [change, setChange] = useState<StatusChange>();
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: WantedStatus) => sendChange(order, wanted),
    networkMode: 'always',
    onMutate: () => setChange(undefined),
    onSuccess: (changed) => {
      onUpdate(changed);
      setChange({ ok: true, status: changed.order_status });
    },
    onError: async (error) => {
      setChange({
        ok: false,
        message: failureMessage(error, 'Failed to change order status', FAILED),
      });
      onUpdate(await reload(order));
    },
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
  return { changeTo: mutate, isChanging: isPending, change };
}

function sendChange(order: AdminOrder, { to, reason }: WantedStatus): Promise<AdminOrder> {
  const from = order.order_status;
  if (!isOrderStatus(from)) throw new Error(`An order cannot leave the status ${from}`);
  return callApi('POST /api/admin/orders/{orderNumber}/status', {
    params: { orderNumber: order.order_number },
    body: { from, to, ...(reason && { reason }) },
  });
}

/** Without the change history, which comes with the next refetch of the list. */
async function reload(order: AdminOrder): Promise<AdminOrder> {
  try {
    const params = { orderNumber: order.order_number };
    return { ...order, ...(await callApi('GET /api/orders/{orderNumber}', { params })) };
  } catch (error) {
    logFailure('Failed to reload order', error);
    return order;
  }
}

import type { AdminOrder, OrderStatus } from '@shop/domain/order';
import { isOrderStatus } from '@shop/domain/order-status';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { logFailure } from '../../../features/session/log-failure.ts';
import { callApi } from '../../../lib/api/client.ts';
import { refusalText } from '../api/failures.ts';
import { useOfficeKey } from '../api/use-admin-key.ts';

const FAILED = 'Der Status konnte nicht geändert werden. Bitte versuchen Sie es erneut.';

/** What became of a move: the new status, or the sentence that says why not. */
export type Outcome = { ok: true; status: string } | { ok: false; message: string };

/**
 * Moves an order from the status that is shown. `onNews` gets the order as it is afterwards, also
 * when the server refused because somebody else had been faster.
 */
export function useMoveOrder(order: AdminOrder, onNews: (order: AdminOrder) => void) {
  const client = useQueryClient();
  const queryKey = useOfficeKey();
  const [outcome, setOutcome] = useState<Outcome>();
  const { mutate, isPending } = useMutation({
    mutationFn: (to: OrderStatus) => sendMove(order, to),
    networkMode: 'always',
    onMutate: () => setOutcome(undefined),
    onSuccess: (moved) => {
      onNews(moved);
      setOutcome({ ok: true, status: moved.order_status });
    },
    onError: async (error) => {
      setOutcome({
        ok: false,
        message: refusalText(error, 'Failed to change order status', FAILED),
      });
      onNews(await reload(order));
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return { to: mutate, isPending, outcome };
}

function sendMove(order: AdminOrder, to: OrderStatus): Promise<AdminOrder> {
  const from = order.order_status;
  if (!isOrderStatus(from)) throw new Error(`An order cannot leave the status ${from}`);
  return callApi('POST /api/admin/orders/{orderNumber}/status', {
    params: { orderNumber: order.order_number },
    body: { from, to },
  });
}

/** The order's present status; its history comes with the next load of the list. */
async function reload(order: AdminOrder): Promise<AdminOrder> {
  try {
    const params = { orderNumber: order.order_number };
    return { ...order, ...(await callApi('GET /api/orders/{orderNumber}', { params })) };
  } catch (error) {
    logFailure('Failed to reload order', error);
    return order;
  }
}

import type { AdminOrder } from '@shop/domain/order';
import type { PaymentRequest } from '@shop/domain/order-payments';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../../lib/api/client.ts';
import { failureMessage } from '../../api/failures.ts';
import { useAdminKey } from '../../api/use-admin-key.ts';

export type PaymentResult = { ok: boolean; message: string };

const PAYMENT_FAILED =
  'Die Zahlung konnte nicht eingetragen werden. Bitte versuchen Sie es erneut.';
const REMINDER_FAILED =
  'Die Zahlungserinnerung konnte nicht gesendet werden. Bitte versuchen Sie es erneut.';

interface Called<Body> {
  send(body: Body): void;
  isSending: boolean;
  result: PaymentResult | undefined;
}

/** Marks a payment; `onBooked` receives the order as it is afterwards. */
export function useBookPayment(
  orderNumber: string,
  done: string,
  onBooked: (order: AdminOrder) => void,
): Called<PaymentRequest> {
  const send = (body: PaymentRequest) =>
    callApi('POST /api/admin/orders/{orderNumber}/payments', { params: { orderNumber }, body });
  return useOrderCall(send, { done, failed: PAYMENT_FAILED, onDone: onBooked });
}

/** Sends a payment reminder; `onSent` likewise. */
export function useRemind(
  orderNumber: string,
  onSent: (order: AdminOrder) => void,
): Called<{ id: string }> {
  const send = (body: { id: string }) =>
    callApi('POST /api/admin/orders/{orderNumber}/reminder', { params: { orderNumber }, body });
  const done = 'Die Zahlungserinnerung ist unterwegs.';
  return useOrderCall(send, { done, failed: REMINDER_FAILED, onDone: onSent });
}

function useOrderCall<Body>(
  call: (body: Body) => Promise<AdminOrder>,
  texts: { done: string; failed: string; onDone(order: AdminOrder): void },
): Called<Body> {
  const client = useQueryClient();
  const queryKey = useAdminKey();
  const [result, setResult] = useState<PaymentResult>();
  const { mutate, isPending } = useMutation({
    mutationFn: call,
    networkMode: 'always',
    onMutate: () => setResult(undefined),
    onSuccess: (order) => {
      texts.onDone(order);
      setResult({ ok: true, message: texts.done });
    },
    onError: (error) => {
      const message = failureMessage(error, 'Failed to change payments', texts.failed);
      setResult({ ok: false, message });
    },
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
  return { send: mutate, isSending: isPending, result };
}

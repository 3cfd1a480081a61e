import type { AdminOrder } from '@shop/domain/order/order';
import type { PaymentRequest } from '@shop/domain/payment/order-payments';
import { callApi } from '../../../lib/api/client.ts';
import { useOfficeCall } from '../../kit/api/use-office-call.ts';

/** Marks a payment; `onBooked` receives the order as it is afterwards. */
export function useBookPayment(
  orderNumber: string,
  done: string,
  onBooked: (order: AdminOrder) => void,
) {
  return useOfficeCall({
    call: (body: PaymentRequest) =>
      callApi('POST /api/admin/orders/{orderNumber}/payments', { params: { orderNumber }, body }),
    onDone: (order) => {
      onBooked(order);
      return done;
    },
    failed: 'Die Zahlung konnte nicht eingetragen werden. Bitte versuchen Sie es erneut.',
    what: 'Failed to change payments',
  });
}

/** Sends a payment reminder; `onSent` likewise. */
export function useRemind(orderNumber: string, onSent: (order: AdminOrder) => void) {
  return useOfficeCall({
    call: (body: { id: string }) =>
      callApi('POST /api/admin/orders/{orderNumber}/reminder', { params: { orderNumber }, body }),
    onDone: (order) => {
      onSent(order);
      return 'Die Zahlungserinnerung ist unterwegs.';
    },
    failed: 'Die Zahlungserinnerung konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
    what: 'Failed to change payments',
  });
}

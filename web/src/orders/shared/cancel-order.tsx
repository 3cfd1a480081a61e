import type { Order } from '@shop/domain/order/order';
import { canCustomerCancel, NOTHING_TO_PAY } from '@shop/domain/order/order-status';
import { callApi } from '../../lib/api/client.ts';
import { CancelAction } from '../../ui/cancel-action.tsx';

interface CancelOrderProps {
  order: Order;
  /** Token of the mail's link; without it the order must belong to the signed-in customer. */
  token?: string;
  onChange(cancelled?: Order): void;
}

export function CancelOrder({ order, token, onChange }: CancelOrderProps) {
  return (
    <CancelAction
      isOffered={canCustomerCancel(order.order_status)}
      texts={{
        button: 'Bestellung stornieren',
        question: `Möchten Sie die Bestellung ${order.order_number} stornieren? Das lässt sich nicht rückgängig machen.`,
        done: `Ihre Bestellung ist storniert. Sie erhalten dazu eine E-Mail. ${NOTHING_TO_PAY}`,
        failed: 'Die Bestellung konnte nicht storniert werden. Bitte versuchen Sie es erneut.',
      }}
      cancel={({ signal }) =>
        callApi('POST /api/orders/{orderNumber}/cancel', {
          params: { orderNumber: order.order_number },
          body: token === undefined ? {} : { token },
          signal,
        })
      }
      onChange={onChange}
    />
  );
}

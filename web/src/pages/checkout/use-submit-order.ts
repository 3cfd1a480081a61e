import type { DeliveryTerms } from '@shop/domain/delivery/delivery-terms';
import type { CheckoutForm } from '@shop/domain/order/order-schema';
import { useRef, useState } from 'react';
import type { SendFailure } from '../../components/form/send-outcome.tsx';
import { checkoutDraft } from '../../features/cart/checkout-draft.ts';
import type { Cart } from '../../features/cart/use-cart.ts';
import { ApiFailure } from '../../lib/api/api-failure.ts';
import { callApi, SEND_TIMEOUT_MS } from '../../lib/api/client.ts';
import { shopConnection } from '../../lib/connection/shop-connection.ts';
import { orderRequest } from './order-request.ts';

export type OrderSubmission = ReturnType<typeof useSubmitOrder>;

/**
 * Places the order of a cart. After a failure the cart is loaded again: its prices may have changed, or
 * the order was accepted and only the answer got lost.
 */
export function useSubmitOrder(cart: Cart) {
  const [orderNumber, setOrderNumber] = useState<string>();
  const [failure, setFailure] = useState<SendFailure>();
  const underWay = useRef<ReturnType<typeof send>>(undefined);

  async function send(form: CheckoutForm, postalCode: string, terms: DeliveryTerms) {
    // Ordered or emptied in another tab: the page is about to redirect.
    if (!cart.sessionId) return { isRefused: false };
    setFailure(undefined);
    try {
      const request = orderRequest(form, cart.sessionId, cart.items, postalCode, terms);
      setOrderNumber(await placeOrder(request));
      return { isRefused: false };
    } catch (error) {
      cart.reload();
      // Checked before the failure is shown, so that screen readers announce all of it at once.
      const isOffline = !(error instanceof ApiFailure) && !(await shopConnection.check());
      if (isOffline) checkoutDraft.markUnsent();
      setFailure({ text: failureText(error), isOffline });
      return { isRefused: error instanceof ApiFailure && error.status < 500 };
    }
  }

  /**
   * If a call is under way, returns that one. Never rejects; tells whether the server refused the
   * order's content.
   */
  function submit(...order: Parameters<typeof send>) {
    underWay.current ??= send(...order).finally(() => {
      underWay.current = undefined;
    });
    return underWay.current;
  }

  return { submit, orderNumber, failure };
}

async function placeOrder(body: ReturnType<typeof orderRequest>): Promise<string> {
  const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
  const { order_number } = await callApi('POST /api/orders', { body, signal });
  if (!order_number) throw new Error('The answer to the order holds no order_number');
  return order_number;
}

function failureText(error: unknown): string {
  return error instanceof ApiFailure
    ? `Fehler beim Erstellen der Bestellung: ${error.serverMessage ?? 'Unbekannter Fehler'}`
    : 'Fehler beim Erstellen der Bestellung. Bitte versuchen Sie es erneut.';
}

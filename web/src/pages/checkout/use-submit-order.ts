import type { DeliveryTerms } from '@shop/domain/delivery/delivery-terms';
import type { OrderReceipt, OrderRequest } from '@shop/domain/order/order-request';
import type { CheckoutForm } from '@shop/domain/order/order-schema';
import { useRef, useState } from 'react';
import type { SendFailure } from '../../components/form/send-outcome.tsx';
import type { OrderedCart } from '../../features/cart/cart-query.ts';
import { checkoutDraft } from '../../features/cart/checkout-draft.ts';
import type { Cart } from '../../features/cart/use-cart.ts';
import { ApiFailure } from '../../lib/api/api-failure.ts';
import { callApi, SEND_TIMEOUT_MS } from '../../lib/api/client.ts';
import { storeLinkToken } from '../../lib/browser-storage/link-token.ts';
import { shopConnection } from '../../lib/connection/shop-connection.ts';
import { randomId } from '../../lib/random-id.ts';
import { orderRequest } from './order-request.ts';

export type OrderSubmission = ReturnType<typeof useSubmitOrder>;

/**
 * Places the order of a cart. After a failure the cart is loaded again: its prices may have changed, or
 * the order was accepted and only the answer got lost.
 */
export function useSubmitOrder(cart: Cart) {
  const [ordered, setOrdered] = useState<OrderedCart>();
  const [failure, setFailure] = useState<SendFailure>();
  const underWay = useRef<ReturnType<typeof send>>(undefined);

  async function send(form: CheckoutForm, postalCode: string, terms: DeliveryTerms) {
    // Ordered or emptied in another tab: the page is about to redirect.
    const { sessionId } = cart;
    if (!sessionId) return { isRefused: false };
    setFailure(undefined);
    try {
      const request = orderRequest(form, sessionId, cart.items, postalCode, terms);
      const seen = cart.serverItems.map(({ product_id, quantity }) => ({ product_id, quantity }));
      const receipt = await placeOrder({ ...request, later: { session_id: randomId(), seen } });
      const { order_number: orderNumber, token, later_session_id: laterSessionId } = receipt;
      if (token) storeLinkToken(orderNumber, token);
      setOrdered({ sessionId, orderNumber, laterSessionId });
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

  return { submit, ordered, failure };
}

async function placeOrder(body: OrderRequest): Promise<OrderReceipt> {
  const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
  const receipt = await callApi('POST /api/orders', { body, signal });
  if (!receipt.order_number) throw new Error('The answer to the order holds no order_number');
  return receipt;
}

function failureText(error: unknown): string {
  return error instanceof ApiFailure
    ? `Fehler beim Erstellen der Bestellung: ${error.serverMessage ?? 'Unbekannter Fehler'}`
    : 'Fehler beim Erstellen der Bestellung. Bitte versuchen Sie es erneut.';
}

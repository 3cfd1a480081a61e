import type { DeliveryTerms } from '@shop/domain/delivery/delivery-terms';
import type { OrderRequest } from '@shop/domain/order/order-request';
import type { CheckoutForm } from '@shop/domain/order/order-schema';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OrderedCart } from '../../cart/shared/cart-query.ts';
import { checkoutDraft } from '../../cart/shared/checkout-draft.ts';
import type { StagedItem } from '../../cart/shared/staged-items.ts';
import type { Cart } from '../../cart/shared/use-cart.ts';
import { ApiFailure } from '../../lib/api/api-failure.ts';
import { callApi } from '../../lib/api/client.ts';
import { storeLinkToken } from '../../lib/browser-storage/link-token.ts';
import { randomId } from '../../lib/random-id.ts';
import { useSendOnce } from '../../lib/use-send-once.ts';
import { orderRequest } from './order-request.ts';

export type OrderSubmission = ReturnType<typeof useSubmitOrder>;

const isOfCompanies = ({ queryKey }: Query) => queryKey.at(-1) === 'companies';

/**
 * Places the order of a cart. After a failure the cart is loaded again: its prices may have changed, or
 * the order was accepted and only the answer got lost.
 */
export function useSubmitOrder(cart: Cart) {
  const client = useQueryClient();
  const { sent, failure, send } = useSendOnce({
    draft: checkoutDraft,
    call: async ({ seen, ...body }: OrderRequest & { seen: SeenLines }, { signal }) => {
      const later = { session_id: randomId(), seen };
      try {
        const receipt = await callApi('POST /api/orders', { body: { ...body, later }, signal });
        if (!receipt.order_number) throw new Error('The answer to the order holds no order_number');
        return receipt;
      } catch (error) {
        cart.reload();
        throw error;
      }
    },
    onSent: ({ order_number, token }) => token && storeLinkToken(order_number, token),
    // Prices, rights or credit of the company may have changed.
    onFailed: ({ status }) => status && client.invalidateQueries({ predicate: isOfCompanies }),
    failed: failureText,
    what: 'Failed to order',
  });

  /** Never rejects; returns whether the server refused the order's content. */
  async function submit(
    form: CheckoutForm,
    items: readonly StagedItem[],
    postalCode: string,
    terms: DeliveryTerms,
  ) {
    const { sessionId, serverItems } = cart;
    // Ordered or emptied in another tab: the page is about to redirect.
    if (!sessionId) return { isRefused: false };
    const seen = serverItems.map(({ product_id, quantity }) => ({ product_id, quantity }));
    const failed = await send({ ...orderRequest(form, sessionId, items, postalCode, terms), seen });
    return { isRefused: failed?.status !== undefined && failed.status < 500 };
  }

  const ordered: OrderedCart | undefined = useMemo(
    () =>
      sent && {
        sessionId: sent.body.session_id,
        orderNumber: sent.answer.order_number,
        laterSessionId: sent.answer.later_session_id,
      },
    [sent],
  );
  return { submit, ordered, failure };
}

type SeenLines = NonNullable<OrderRequest['later']>['seen'];

function failureText(error: unknown): string {
  return error instanceof ApiFailure
    ? `Fehler beim Erstellen der Bestellung: ${error.serverMessage ?? 'Unbekannter Fehler'}`
    : 'Fehler beim Erstellen der Bestellung. Bitte versuchen Sie es erneut.';
}

import type { Order } from '@shop/domain/order/order';
import type { Request } from 'express';
import {
  findCustomer,
  findUser,
  requireUser,
  type SessionDeps,
  typedAddresses,
} from '../accounts/session.ts';
import type { CookieWriter } from '../accounts/session-cookie.ts';
import { signedLink } from '../accounts/signed-link.ts';
import { ownPage, pageReply } from '../firestore/list-page.ts';
import { readAfter } from '../firestore/position.ts';
import { clientAddress } from '../http/client-address.ts';
import { route } from '../http/route.ts';
import { ordersOf, type StoredOrder } from '../stored/order.ts';
import { hasNote, orderInvoices, toOrder } from '../stored/order-view.ts';
import { cancelOrder } from './cancel-order.ts';
import { type OrderDeps, type PlacedOrder, placeOrder } from './place-order.ts';
import { readOrderFor } from './read-order.ts';

export function orderRoutes(deps: OrderDeps & SessionDeps & { cookies: CookieWriter }) {
  return [
    route('POST /api/orders', async ({ body, req }) => {
      const customer = await findCustomer(deps, req);
      const orderer = {
        address: clientAddress(req),
        userId: customer?.uid,
        email: customer?.verifiedEmail,
      };
      const placed = await placeOrder(deps, body, orderer);
      if (!placed.ok) return placed;
      const { laterSessionId } = placed;
      const { body: receipt, ...reply } = receiptReply(deps, req, placed);
      const told = { ...receipt, ...(laterSessionId && { later_session_id: laterSessionId }) };
      return { ...reply, body: told };
    }),
    // No sign-in is needed, because the number cannot be guessed.
    route('GET /api/orders/{orderNumber}', ({ params: { orderNumber }, req }) =>
      readOrderFor(deps, orderNumber, req),
    ),
    route('POST /api/orders/{orderNumber}/cancel', async ({ params, body, req }) => {
      const findUserId = async () => (await findUser(deps, req))?.uid;
      return cancelOrder(deps, params.orderNumber, {
        ...body,
        address: clientAddress(req),
        findUserId,
      });
    }),
    route('GET /api/users/orders', async ({ req }) => {
      const { uid } = await requireUser(deps, req);
      const position = readAfter(req.query.after);
      if (!position.ok) return position;
      const own = ordersOf(deps.firestore).where('user_id', '==', uid);
      return pageReply(await ownPage(own, position.after, deps.log, withPapers));
    }),
    route('GET /api/users/guest-orders', async ({ req }) => {
      const addresses = typedAddresses(await requireUser(deps, req));
      const position = readAfter(req.query.after);
      if (!position.ok || addresses.length === 0) return position.ok ? { body: [] } : position;
      const guests = ordersOf(deps.firestore)
        .where('user_id', '==', null)
        .where('customer_email', 'in', addresses);
      return pageReply(await ownPage(guests, position.after, deps.log, withPapers));
    }),
  ];
}

const withPapers = ({ stored }: { stored: StoredOrder }): Order => ({
  ...toOrder(stored),
  ...orderInvoices(stored),
  ...(hasNote(stored) && { has_note: true as const }),
});

/** `orderReply` for its customer, who can cancel with the token and sees all of it with the cookie. */
export function receiptReply(
  { linkKey, cookies }: { linkKey: string; cookies: CookieWriter },
  req: Request,
  placed: Extract<PlacedOrder, { ok: true }>,
) {
  const { orderNumber: number, orderedAt } = placed;
  const { status, body } = orderReply(placed);
  const token = (purpose: 'cancel-order' | 'order') =>
    signedLink(linkKey, { purpose, number }, orderedAt);
  return {
    status,
    body: { ...body, token: token('cancel-order') },
    headers: cookies.order(req, number, token('order')),
  };
}

/** The order's number; 201 if it is new, 200 if it was sent again. */
export function orderReply(placed: Extract<PlacedOrder, { ok: true }>) {
  const status: 200 | 201 = placed.isNew ? 201 : 200;
  return { status, body: { order_number: placed.orderNumber } };
}

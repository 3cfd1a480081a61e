import { hasRight } from '@shop/domain/customer/customer-fields';
import type { Order } from '@shop/domain/order/order';
import { isOrderNumber } from '@shop/domain/order/order-number';
import { ORDER_TOKEN_HEADER } from '@shop/domain/order/order-request';
import type { Request } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import { findUser, type SessionDeps } from '../accounts/session.ts';
import { orderTokensIn } from '../accounts/session-cookie.ts';
import { isSignedLink } from '../accounts/signed-link.ts';
import { membership } from '../customers/memberships.ts';
import type { Log } from '../lib/log.ts';
import type { Outcome } from '../lib/refusal.ts';
import { orderOf, type StoredOrder } from '../stored/order.ts';
import { hasNote, orderInvoices, shortened, toOrder } from '../stored/order-view.ts';
import { isGuestOrderOf } from '../stored/owner.ts';
import { UNKNOWN_ORDER } from './admin-order.ts';

interface Deps extends SessionDeps {
  firestore: Firestore;
  now: () => Date;
  linkKey: string;
  log: Log;
}

/** The order, limited to what the caller may see. */
export async function readOrderFor(
  deps: Deps,
  orderNumber: string,
  req: Request,
): Promise<Outcome<Order>> {
  if (!isOrderNumber(orderNumber)) return UNKNOWN_ORDER;
  const stored = (await orderOf(deps.firestore, orderNumber).get()).data();
  if (!stored) return UNKNOWN_ORDER;
  const order = toOrder(stored);
  const rights = await orderRights(deps, stored, req);
  if (rights?.mayRead) {
    const papers = {
      ...(hasNote(stored) && { has_note: true as const }),
      ...(rights.maySeeInvoices && orderInvoices(stored)),
    };
    return { ok: true, value: { ...order, ...papers } };
  }
  return { ok: true, value: holdsToken(deps, stored, req) ? order : shortened(order) };
}

const SHOWING = ['order', 'cancel-order'] as const;

/** Whether the request has a token from a mail's link or the cookie; an order's cookie also shows its parts. */
function holdsToken({ linkKey, now }: Deps, { order_number, part_of }: StoredOrder, req: Request) {
  const tokens = orderTokensIn(req);
  return [order_number, part_of?.number].some((number) => {
    if (number === undefined) return false;
    const token = number === order_number ? req.get(ORDER_TOKEN_HEADER) : undefined;
    return [token, tokens.get(number)].some(
      (each) =>
        each !== undefined &&
        SHOWING.some((purpose) => isSignedLink(linkKey, { purpose, number }, each, now())),
    );
  });
}

/** What the caller's account may see; if that cannot be determined, the page is still shown, shortened. */
export async function orderRights(
  deps: Omit<Deps, 'now' | 'linkKey'>,
  stored: StoredOrder,
  req: Request,
) {
  const user = await findUser(deps, req).catch(() => {
    deps.log({
      severity: 'WARNING',
      message: 'Firebase Auth is away: an order is shown shortened',
    });
  });
  if (!user) return undefined;
  if (user.isAdmin || user.uid === stored.user_id || isGuestOrderOf(user, stored)) {
    return { mayRead: true, maySeeInvoices: true };
  }
  if (!stored.customer_number) return undefined;
  const member = await membership(deps.firestore, user, stored.customer_number);
  if (!member.ok) return undefined;
  return { mayRead: hasRight(member.value), maySeeInvoices: member.value.may_see_invoices };
}

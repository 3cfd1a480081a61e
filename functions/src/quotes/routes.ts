import { actOf } from '../accounts/act.ts';
import { adminOf, changesBy } from '../accounts/admin-guard.ts';
import { findCustomer, requireUser, type SessionDeps } from '../accounts/session.ts';
import type { CookieWriter } from '../accounts/session-cookie.ts';
import { clientAddress } from '../http/client-address.ts';
import { route } from '../http/route.ts';
import type { EditDeps } from '../orders/edit-order.ts';
import type { OrderDeps } from '../orders/place-order.ts';
import { orderReply, receiptReply } from '../orders/routes.ts';
import { pageReply } from '../paging/list-page.ts';
import { answerQuote, type CustomerQuoteDeps, openQuote, orderQuote } from './customer-quotes.ts';
import {
  createQuote,
  findQuotes,
  readQuote,
  readWantedQuotes,
  saveQuote,
  sendQuote,
  withdrawQuote,
} from './office-quotes.ts';
import { repeatList } from './repeat-list.ts';
import { takeOrder } from './take-order.ts';

/** What the holder of a quote's link may do, and the standing orders of accounts. The token comes in the body: addresses are logged. */
export function quoteRoutes(deps: CustomerQuoteDeps & SessionDeps & { cookies: CookieWriter }) {
  return [
    route('POST /api/users/plans/repeat', async ({ body, req }) =>
      repeatList(deps, await requireUser(deps, req), body),
    ),
    route('POST /api/quotes/{number}/open', ({ params, body }) =>
      openQuote(deps, params.number, body.token),
    ),
    route('POST /api/quotes/{number}/ask', ({ params, body, req }) =>
      answerQuote(deps, params.number, body, { what: 'asked', address: clientAddress(req) }),
    ),
    route('POST /api/quotes/{number}/decline', ({ params, body, req }) =>
      answerQuote(deps, params.number, body, { what: 'declined', address: clientAddress(req) }),
    ),
    route('POST /api/quotes/{number}/order', async ({ params, body, req }) => {
      const customer = await findCustomer(deps, req);
      const orderer = { address: clientAddress(req), userId: customer?.uid };
      const ordered = await orderQuote(deps, params.number, body, orderer);
      return ordered.ok ? receiptReply(deps, req, ordered) : ordered;
    }),
  ];
}

/** The office's quotes, and the orders that it takes; `adminGuard` protects all of `/api/admin`. */
export function adminQuoteRoutes(deps: EditDeps & OrderDeps) {
  const change = changesBy(deps);
  return [
    route('GET /api/admin/quotes', async ({ req }) => {
      const read = readWantedQuotes(req.query);
      return read.ok ? pageReply(await findQuotes(deps, read.value)) : read;
    }),
    route('POST /api/admin/quotes', async ({ body, req }) => {
      const made = await createQuote(deps, body, adminOf(req).uid);
      return made.ok ? { status: made.isNew ? 201 : 200, body: made.value } : made;
    }),
    route('GET /api/admin/quotes/{number}', ({ params }) => readQuote(deps, params.number)),
    change('POST /api/admin/quotes/{number}/save', saveQuote),
    change('POST /api/admin/quotes/{number}/send', sendQuote),
    change('POST /api/admin/quotes/{number}/withdraw', withdrawQuote),
    route('POST /api/admin/orders', async ({ body, req }) => {
      const { uid } = adminOf(req);
      const acting = { ...deps, act: actOf(req, uid, 'POST /api/admin/orders') };
      const taken = await takeOrder(acting, body, uid);
      return taken.ok ? orderReply(taken) : taken;
    }),
  ];
}

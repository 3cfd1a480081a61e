import type { Request } from 'express';
import { acting } from '../accounts/act.ts';
import { byAdmin, changesBy } from '../accounts/admin-guard.ts';
import { findCustomer, findUser, requireUser, type SessionDeps } from '../accounts/session.ts';
import type { CookieWriter } from '../accounts/session-cookie.ts';
import { pageReply } from '../firestore/list-page.ts';
import { readAfter } from '../firestore/position.ts';
import { clientAddress } from '../http/client-address.ts';
import { route } from '../http/route.ts';
import type { EditDeps } from '../orders/edit-order.ts';
import type { OrderDeps } from '../orders/place-order.ts';
import { orderReply, receiptReply } from '../orders/routes.ts';
import {
  answerQuote,
  type CustomerQuoteDeps,
  type Holder,
  openQuote,
  orderQuote,
} from './customer-quotes.ts';
import {
  createQuote,
  findQuotes,
  readQuote,
  readWantedQuotes,
  saveQuote,
  sendQuote,
  withdrawQuote,
} from './office-quotes.ts';
import { listOwnQuotes } from './own-quotes.ts';
import {
  changeForOffice,
  changeStandingOrder,
  findStandingOrders,
  makeStandingOrder,
  readStandingOrder,
  readStandingOrders,
} from './standing-orders.ts';
import { takeOrder } from './take-order.ts';

/** Calls for holders of a quote, and for the standing orders of accounts. The token is in the body, as addresses are logged. */
export function quoteRoutes(deps: CustomerQuoteDeps & SessionDeps & { cookies: CookieWriter }) {
  return [
    route('GET /api/users/standing-orders', async ({ req }) => ({
      body: await readStandingOrders(deps, (await requireUser(deps, req)).uid),
    })),
    route('POST /api/users/standing-orders', async (request) => {
      const account = await requireUser(deps, request.req);
      const byUser = acting(deps, 'POST /api/users/standing-orders', request, account);
      return makeStandingOrder(byUser, account, request.body);
    }),
    route('POST /api/users/standing-orders/{id}', async (request) => {
      const account = await requireUser(deps, request.req);
      const byUser = acting(deps, 'POST /api/users/standing-orders/{id}', request, account);
      return changeStandingOrder(byUser, account, request.params.id, request.body);
    }),
    route('GET /api/users/quotes', async ({ req }) => {
      const account = await requireUser(deps, req);
      const position = readAfter(req.query.after);
      return position.ok ? pageReply(await listOwnQuotes(deps, account, position.after)) : position;
    }),
    route('POST /api/quotes/{number}/open', async ({ params, body, req }) =>
      openQuote(deps, params.number, await holderOf(deps, body, req)),
    ),
    route('POST /api/quotes/{number}/ask', async ({ params, body, req }) => {
      const by = { address: clientAddress(req), ...(await holderOf(deps, body, req)) };
      return answerQuote(deps, params.number, body, { what: 'asked', ...by });
    }),
    route('POST /api/quotes/{number}/decline', async ({ params, body, req }) => {
      const by = { address: clientAddress(req), ...(await holderOf(deps, body, req)) };
      return answerQuote(deps, params.number, body, { what: 'declined', ...by });
    }),
    route('POST /api/quotes/{number}/order', async ({ params, body, req }) => {
      const customer = await findCustomer(deps, req);
      const orderer = {
        address: clientAddress(req),
        userId: customer?.uid,
        email: customer?.verifiedEmail,
      };
      const ordered = await orderQuote(deps, params.number, body, orderer);
      return ordered.ok ? receiptReply(deps, req, ordered) : ordered;
    }),
  ];
}

/** Looks up the account only if there is no token: a link works without one. */
export async function holderOf(
  deps: SessionDeps,
  { token }: { token: string },
  req: Pick<Request, 'headers'>,
): Promise<Holder> {
  const account = token === '' ? await findUser(deps, req) : undefined;
  return { token, email: account?.verifiedEmail };
}

/** The office's quotes, and the orders that it takes; `adminGuard` protects all of `/api/admin`. */
export function adminQuoteRoutes(deps: EditDeps & OrderDeps) {
  const change = changesBy(deps);
  return [
    route('GET /api/admin/quotes', async ({ req }) => {
      const read = readWantedQuotes(req.query);
      return read.ok ? pageReply(await findQuotes(deps, read.value)) : read;
    }),
    route('POST /api/admin/quotes', async (request) => {
      const acting = byAdmin(deps, 'POST /api/admin/quotes', request);
      const made = await createQuote(acting, request.body, acting.act.uid);
      return made.ok ? { status: made.isNew ? 201 : 200, body: made.value } : made;
    }),
    route('GET /api/admin/quotes/{number}', ({ params }) => readQuote(deps, params.number)),
    change('POST /api/admin/quotes/{number}/save', saveQuote),
    change('POST /api/admin/quotes/{number}/send', sendQuote),
    change('POST /api/admin/quotes/{number}/withdraw', withdrawQuote),
    route('GET /api/admin/standing-orders', async ({ req }) => {
      const found = await findStandingOrders(deps, req.query);
      return found.ok ? pageReply(found.value) : found;
    }),
    route('GET /api/admin/standing-orders/{id}', ({ params }) =>
      readStandingOrder(deps, params.id),
    ),
    change('POST /api/admin/standing-orders/{id}', changeForOffice),
    route('POST /api/admin/orders', async (request) => {
      const acting = byAdmin(deps, 'POST /api/admin/orders', request);
      const taken = await takeOrder(acting, request.body, acting.act.uid);
      return taken.ok ? orderReply(taken) : taken;
    }),
  ];
}

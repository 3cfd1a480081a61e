import { isSessionId } from '@shop/domain/cart/cart';
import { IDEMPOTENCY_KEY_HEADER, SESSION_ID_HEADER } from '@shop/domain/contract/call';
import { type ContactSubmission, callbackSubmission } from '@shop/domain/request/contact';
import type { Request } from 'express';
import { findCustomer, requireUser, type SessionDeps } from '../accounts/session.ts';
import { ownPage, pageReply } from '../firestore/list-page.ts';
import { readAfter } from '../firestore/position.ts';
import { clientAddress } from '../http/client-address.ts';
import { route } from '../http/route.ts';
import { contactsOf, toOwnRequest } from '../stored/contact.ts';
import { quotesOfRequests } from '../stored/quote.ts';
import { countMissed } from './missed-searches.ts';
import { type ContactDeps, type ContactSender, sendContact } from './send-contact.ts';
import { sendWithdrawal } from './send-withdrawal.ts';

export function contactRoutes(deps: ContactDeps & SessionDeps) {
  const send = async (request: ContactSubmission, req: Request) => {
    const customer = await findCustomer(deps, req);
    const sent = await sendContact(deps, request, {
      ...senderOf(req),
      userId: customer?.uid,
      email: customer?.verifiedEmail,
    });
    return sent.ok ? { status: 201 as const, body: { id: sent.id } } : sent;
  };
  return [
    route('POST /api/contact', ({ body, req }) => send(body, req)),
    route('POST /api/callbacks', ({ body, req }) => send(callbackSubmission(body), req)),
    route('POST /api/missed-searches', async ({ body, req }) => {
      await countMissed(deps, body.text, clientAddress(req));
      return { body: null };
    }),
    route('GET /api/users/contacts', async ({ req }) => {
      const { uid, verifiedEmail = '' } = await requireUser(deps, req);
      const position = readAfter(req.query.after);
      if (!position.ok) return position;
      const own = contactsOf(deps.firestore).where('user_id', '==', uid);
      const page = await ownPage(own, position.after, deps.log, toOwnRequest);
      const ids = page.items.map(({ id }) => id);
      const quotes = await quotesOfRequests(deps.firestore, ids, verifiedEmail);
      const items = page.items.map((request) => {
        const quote_numbers = quotes.get(request.id);
        return { ...request, ...(quote_numbers && { quote_numbers }) };
      });
      return pageReply({ ...page, items });
    }),
    route('POST /api/withdrawals', async ({ body, req }) => {
      const sent = await sendWithdrawal(deps, body, senderOf(req));
      return sent.ok ? { status: 201, body: { received_at: sent.received_at } } : sent;
    }),
  ];
}

function senderOf(req: Request): ContactSender {
  return {
    address: clientAddress(req),
    sessionId: randomIdIn(req, SESSION_ID_HEADER),
    idempotencyKey: randomIdIn(req, IDEMPOTENCY_KEY_HEADER),
  };
}

/** A browser makes both ids the same way. An invalid one counts as missing: the form is for everybody. */
function randomIdIn(req: Request, header: string): string | undefined {
  const id = req.get(header);
  return isSessionId(id) ? id : undefined;
}

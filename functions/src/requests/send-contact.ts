import { createHmac } from 'node:crypto';
import { siteNamed } from '@shop/domain/customer/building-site';
import type { ContactSubmission, RequestedLine } from '@shop/domain/request/contact';
import { customerNumber } from '@shop/domain/text/customer-number';
import { berlinDay } from '@shop/domain/time/calendar';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { companyOf } from '../customers/memberships.ts';
import { atOwnPrices, type OwnPricing } from '../customers/own-prices.ts';
import { fromAllFields } from '../firestore/all-fields.ts';
import {
  checkRateLimits,
  type RateLimit,
  type RateLimitDeps,
  usesBy,
} from '../firestore/rate-limit.ts';
import { type Refusal, refuse } from '../lib/refusal.ts';
import { nextReceiptSlot, readMailShare } from '../mail/confirmation-slots.ts';
import { type OutboxDeps, type OutboxEntry, putMail } from '../mail/outbox.ts';
import { sendNow } from '../mail/send-entry.ts';
import { newContact, newContactOf, type StoredRequestedItem } from '../stored/contact.ts';

export interface ContactDeps extends RateLimitDeps, OutboxDeps {
  contactLimit: RateLimit;
  catalogue: Catalogue;
}

type NewContact = Parameters<typeof newContact>[0];

/** Where a request comes from: its address, and the browser's session if it sent one. */
export interface ContactSender {
  address: string;
  sessionId?: string | undefined;
  /** The signed-in sender's account, and its address if that is confirmed. */
  userId?: string | undefined;
  email?: string | undefined;
  /** The same for every attempt to send one form, if the browser sent one. */
  idempotencyKey?: string | undefined;
}

/** The length of Firestore's own ids. */
const ID_LENGTH = 20;

type SentContact = { ok: true; id: string } | Refusal;

/**
 * Stores a contact request with its outbox entry and returns its id. Refuses more than the limit per
 * address or session. A robot gets the same answer, but nothing is stored. With an idempotency key, a
 * repeated request is stored, counted and mailed once.
 */
export async function sendContact(
  deps: ContactDeps,
  { website, items, postal_code, customer_number, site: siteName, ...request }: ContactSubmission,
  sender: ContactSender,
): Promise<SentContact> {
  const { idempotencyKey } = sender;
  const { name, email, phone, message, request_type } = request;
  const named = [items, postal_code, customer_number, siteName];
  const extras = named.some(Boolean) ? [JSON.stringify(named)] : [];
  const content = [name, email, phone, message, request_type, ...extras];
  const id = idempotencyKey && requestId(deps.rateLimitKey, idempotencyKey, content);
  const reference = newContactOf(deps.firestore, id);
  const accepted = { ok: true as const, id: reference.id };
  if (website) return accepted;
  const company =
    customer_number === undefined
      ? undefined
      : await companyOf(undefined, deps.firestore, customer_number, sender.email);
  if (company && !company.ok) return company;
  const site = siteNamed(company?.value.sites, siteName);
  const pricing = { customer: company?.value, site: site?.name, day: berlinDay(deps.now()) };
  const described = await describeItems(deps, items ?? [], pricing);
  if (!described.ok) return described;
  const contact = {
    ...request,
    ...(described.items.length > 0 && { items: described.items }),
    ...(postal_code && { postal_code }),
    ...(company && { customer_number: customerNumber(company.value.id) }),
    ...(site && { site: site.name }),
    ...(sender.userId && { user_id: sender.userId }),
  };
  const stored = await deps.runTransaction((transaction) =>
    storeWithin(transaction, deps, reference, contact, sender),
  );
  if (!stored.ok) return stored;
  await sendNow(deps, stored.mails);
  return accepted;
}

const NOT_FOR_SALE = refuse(
  'not_possible',
  'Einen Artikel der Anfrage gibt es nicht mehr. Bitte entfernen Sie ihn.',
);

/**
 * Names, units and prices from the catalogue in memory, which suffice because the office makes the
 * actual offer.
 */
async function describeItems(
  { catalogue }: ContactDeps,
  lines: readonly RequestedLine[],
  pricing: OwnPricing,
): Promise<{ ok: true; items: StoredRequestedItem[] } | Refusal> {
  if (lines.length === 0) return { ok: true, items: [] };
  const listed = await catalogue.findStored(lines.map(({ product_id }) => product_id));
  const products = atOwnPrices(listed, pricing);
  const items = lines.flatMap(({ product_id, quantity }) => {
    const product = products.get(product_id);
    if (!product) return [];
    const { name: product_name, article_number, unit, price_cents: unit_price_cents } = product;
    return fromAllFields<StoredRequestedItem>({
      product_id,
      product_name,
      article_number,
      unit,
      quantity,
      unit_price_cents,
    });
  });
  return items.length === lines.length ? { ok: true, items } : NOT_FOR_SALE;
}

/** Firestore and browsers repeat unanswered requests: a stored one is not stored again. */
async function storeWithin(
  transaction: Transaction,
  deps: ContactDeps,
  reference: DocumentReference,
  request: NewContact,
  { address, sessionId }: ContactSender,
): Promise<{ ok: true; mails: readonly OutboxEntry[] } | Refusal> {
  if ((await transaction.get(reference)).exists) return { ok: true, mails: [] };
  const limit = deps.contactLimit;
  const allowance = await checkRateLimits(transaction, deps, [
    ...usesBy(address, limit),
    ...(sessionId === undefined ? [] : [{ limit, by: `session ${sessionId}` }]),
  ]);
  if (!allowance.ok) return allowance;
  const [share, slot] = await Promise.all([
    readMailShare(transaction, deps, address),
    request.email === '' ? undefined : nextReceiptSlot(transaction, deps, request.email),
  ]);
  allowance.count();
  share.take();
  const contact = newContact(request, deps.now());
  transaction.create(reference, contact);
  const put = (kind: 'contact_notice' | 'contact_receipt') =>
    putMail(transaction, deps, reference.id, { kind, contact }, undefined, share);
  const notice = put('contact_notice');
  // Robots could make the shop write to strangers: rarely, and never the robots' own text.
  if (!slot?.at || share.isUsedUp) return { ok: true, mails: [notice] };
  slot.take();
  return { ok: true, mails: [notice, put('contact_receipt')] };
}

/**
 * The id of a request that may be repeated. It also depends on the content, so that a form changed before it
 * was sent again is stored, too; the key prevents testing guesses of the content.
 */
export function requestId(key: string, idempotencyKey: string, content: readonly string[]): string {
  const hashed = JSON.stringify([idempotencyKey, ...content]);
  return createHmac('sha256', key).update(hashed).digest('hex').slice(0, ID_LENGTH);
}

import {
  MAX_SITES,
  referenceTo,
  SITE_NAME,
  type SiteReference,
  siteNamed,
  siteOf,
} from '@shop/domain/customer/building-site';
import {
  type CompanyFigures,
  type CustomerDebt,
  type CustomerFigures,
  type CustomerMergeRequest,
  type CustomerMergeResult,
  type CustomerRental,
  customerFigures,
  isOfSite,
  type OpenInvoice,
} from '@shop/domain/customer/customer-calls';
import {
  type CustomerInput,
  type CustomerMember,
  customerInputSchema,
  MAX_MEMBERS,
} from '@shop/domain/customer/customer-fields';
import { joinedCustomers } from '@shop/domain/customer/joined-customers';
import { FILTERED_STATES } from '@shop/domain/invoice/invoice-list';
import { toEuro } from '@shop/domain/money/money';
import { openItems } from '@shop/domain/statistics/open-items';
import { customerId, customerNumber } from '@shop/domain/text/customer-number';
import { textKey } from '@shop/domain/text/text-key';
import { readBody } from '@shop/domain/text/validation';
import { berlinDay } from '@shop/domain/time/calendar';
import {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Acting } from '../accounts/act.ts';
import type { AdminDeps } from '../accounts/admin-names.ts';
import { CUSTOMER_STORE } from '../changes/entry-stores.ts';
import { prepareSave, runLogged } from '../changes/save.ts';
import { requireSeenEntry } from '../changes/seen.ts';
import { inChunks } from '../firestore/in-chunks.ts';
import { readable } from '../firestore/readable.ts';
import { type ChangedBy, type Revised, raised } from '../firestore/revision.ts';
import { listedInvoice } from '../invoices/invoice-chain.ts';
import { HttpError } from '../lib/http-error.ts';
import { type Outcome, type Refusal, refuse } from '../lib/refusal.ts';
import { someOpenItems } from '../receivables/open-items.ts';
import { changesOf, isSameChange, mergeLabel } from '../stored/change.ts';
import { customerOf, customersOf } from '../stored/entry.ts';
import { invoiceBookOf } from '../stored/invoice.ts';
import { orderOf, ordersOf } from '../stored/order.ts';
import { isSameOwner } from '../stored/owner.ts';
import { quoteOf, quotesOf, type StoredQuoteContent, withQuoteTokens } from '../stored/quote.ts';
import { rentalBookingsOf } from '../stored/rental-booking.ts';
import { ID_TAKEN } from '../stored/same-request.ts';
import { standingOrderOf, standingOrdersOf } from '../stored/standing-order.ts';
import { MAX_MERGED, usedCreditCents } from './credit.ts';
import { readOpen } from './customer-sums.ts';
import { moveOrders, moveRental, readRental } from './move-orders.ts';

export const UNKNOWN_CUSTOMER = refuse('not_found', 'Diesen Kunden gibt es nicht.');
const MAX_ENTRIES = 500;
const MAX_RENTALS = 50;
const MAX_LISTED = 50;
/** What one `in` query may compare. */
const MAX_EMAILS = 10;

export const UNKNOWN_SITE = refuse('invalid', 'Diese Baustelle gibt es nicht.');

/** Whether a query's `site` can be the name of one. */
export const isSiteName = (site: unknown): site is string =>
  typeof site === 'string' && site.length <= SITE_NAME.max;

/** A customer's invoices, debts and rentals, in total or for a building site. */
export async function readFigures(
  deps: AdminDeps,
  id: string,
  site: unknown = '',
): Promise<Outcome<CustomerFigures>> {
  const { firestore } = deps;
  const number = customerNumber(id);
  const known = customerId(number);
  const customer = known && (await customerOf(firestore, known).get()).data();
  if (!customer) return UNKNOWN_CUSTOMER;
  if (!isSiteName(site)) return UNKNOWN_SITE;
  const emails = [...new Set([customer.email ?? [], customer.member_emails ?? []].flat())];
  const limit = customer.credit_limit_cents;
  const [{ entries, is_cut }, { items }, rentals, used] = await Promise.all([
    bookedOf(deps, number),
    someOpenItems(deps, number),
    rentalsOf(deps, number, emails),
    limit === undefined ? 0 : usedCreditCents(firestore, number),
  ]);
  const ofSite = entries.filter((entry) => isOfSite(entry, site));
  return {
    ok: true,
    value: {
      ...customerFigures(entries, site),
      open: openItems(
        items.filter(({ number }) => !site || ofSite.some((entry) => entry.number === number)),
        berlinDay(deps.now()),
      ),
      invoices: ofSite.slice(0, MAX_LISTED).map(listedInvoice),
      rentals: rentals.sort((a, b) => (a.start_day < b.start_day ? 1 : -1)).slice(0, MAX_LISTED),
      is_cut,
      ...(limit !== undefined && {
        credit: { limit_amount: toEuro(limit), used_amount: toEuro(used) },
      }),
    },
  };
}

/** What a customer owes, from two sums that cost the same however many orders there are. */
export async function readDebt(
  { firestore }: AdminDeps,
  id: string,
): Promise<Outcome<CustomerDebt>> {
  const number = customerNumber(id);
  const known = customerId(number);
  const customer = known && (await customerOf(firestore, known).get()).data();
  if (!customer) return UNKNOWN_CUSTOMER;
  const limit = customer.credit_limit_cents;
  const [{ count, cents }, used] = await Promise.all([
    readOpen(firestore, number),
    limit === undefined ? 0 : usedCreditCents(firestore, number),
  ]);
  return {
    ok: true,
    value: {
      open_amount: toEuro(cents),
      open_count: count,
      ...(limit !== undefined && {
        credit: { limit_amount: toEuro(limit), used_amount: toEuro(used) },
      }),
    },
  };
}

/** What an account sees of its company's figures. */
export async function readCompanyFigures(
  deps: AdminDeps,
  number: string,
  { may_see_invoices }: CustomerMember,
  site: unknown = '',
): Promise<Outcome<CompanyFigures>> {
  if (!isSiteName(site)) return UNKNOWN_SITE;
  const { entries, is_cut } = await bookedOf(deps, number);
  const { materials, revenue, sites } = customerFigures(entries, site);
  return {
    ok: true,
    value: { materials, is_cut, ...(may_see_invoices && { revenue, sites }) },
  };
}

/**
 * A customer's unpaid invoices, earliest due date first. Those without one, whose payment was taken back, come
 * last: an order by that day would leave them out, so the oldest numbers are read.
 */
export async function openInvoicesOf(
  { firestore, log }: AdminDeps,
  number: string,
): Promise<OpenInvoice[]> {
  const { docs } = await invoiceBookOf(firestore)
    .where('customer_number', '==', number)
    .where('state', 'in', FILTERED_STATES.open)
    .limit(MAX_LISTED)
    .get();
  const entries = readable(docs, log).map(({ stored }) => stored);
  const dueDay = ({ due_day }: (typeof entries)[number]) => due_day ?? '9999-12-31';
  entries.sort((a, b) => dueDay(a).localeCompare(dueDay(b)));
  return entries.map(({ number, order_number, site, due_day, open_cents }) => ({
    number,
    order_number,
    ...(site && { site }),
    ...(due_day && { due_day }),
    open_amount: toEuro(open_cents),
  }));
}

/** A customer's latest entries in the invoice book. */
async function bookedOf({ firestore, log }: AdminDeps, number: string) {
  const { docs } = await invoiceBookOf(firestore)
    .where('customer_number', '==', number)
    .orderBy('created_at', 'desc')
    .limit(MAX_ENTRIES + 1)
    .get();
  const entries = readable(docs.slice(0, MAX_ENTRIES), log).map(({ stored }) => stored);
  return { entries, is_cut: docs.length > MAX_ENTRIES };
}

/** Bookings that name the record, and those of its addresses that name none. */
async function rentalsOf(
  { firestore, log }: AdminDeps,
  customer_number: string,
  emails: readonly string[],
): Promise<CustomerRental[]> {
  const all = rentalBookingsOf(firestore);
  const found = await Promise.all(
    [
      all.where('customer_number', '==', customer_number),
      ...inChunks(emails, MAX_EMAILS).map((part) => all.where('customer_email', 'in', part)),
    ].map((own) => own.orderBy('created_at', 'desc').limit(MAX_RENTALS).get()),
  );
  const bookings = found.flatMap(({ docs }) => readable(docs, log).map(({ stored }) => stored));
  const owners = ['', ...emails].map((customer_email) => ({ customer_number, customer_email }));
  const own = bookings
    .filter((booking) => owners.some((owner) => isSameOwner(owner, booking)))
    .map(({ booking_number, tool_name, state, start_day, end_day }) => {
      return { booking_number, tool_name, state, start_day, end_day };
    });
  return [...new Map(own.map((rental) => [rental.booking_number, rental])).values()];
}

const ITSELF = refuse('invalid', 'Ein Kunde lässt sich nicht mit sich selbst zusammenführen.');
const MERGED = refuse('conflict', 'Dieser Kunde ist schon mit einem anderen zusammengeführt.');
const TOO_MUCH = refuse(
  'not_possible',
  `Zusammen haben sie mehr als ${MAX_SITES} Baustellen oder ${MAX_MEMBERS} Konten. Bitte entfernen Sie vorher, was nicht mehr gebraucht wird.`,
);
const MOVED_AT_ONCE = 20;

/**
 * Merges a customer into another: the other gets accounts, notes and what it lacks, this one is archived and names it.
 * Both are logged as one change; orders and then what else names it are moved some at a time, by the request repeated.
 */
export async function mergeCustomers(
  deps: AdminDeps & Acting,
  id: string,
  { request_id, into, conditions }: CustomerMergeRequest,
  uid: string,
): Promise<Outcome<CustomerMergeResult>> {
  const { firestore } = deps;
  const target = customerId(into);
  if (!target || !customerId(customerNumber(id))) return UNKNOWN_CUSTOMER;
  if (target === id) return ITSELF;
  const merged = await runLogged(deps, async (transaction): Promise<Refusal | undefined> => {
    const [from, to] = (
      await transaction.getAll(customerOf(firestore, id), customerOf(firestore, target))
    ).map((document) => document.data());
    if (!from || !to) return UNKNOWN_CUSTOMER;
    if (from.merged_into === into) {
      const logged = changesOf(firestore).doc(`${request_id}-0`);
      const earlier = (await transaction.get(logged)).data();
      const change = { kind: 'customer', item_id: id, by_uid: uid, batch_id: request_id } as const;
      return earlier && !isSameChange(earlier, change) ? ID_TAKEN : undefined;
    }
    if (from.merged_into || to.merged_into) return MERGED;
    await requireSeenEntry(transaction, deps, 'customer', { id, version: from.version });
    const moving = await movingTo(transaction, firestore, customerNumber(id));
    if (moving) return moving;
    const [own, other] = [from, to].map(CUSTOMER_STORE.toInput) as [CustomerInput, CustomerInput];
    const day = berlinDay(deps.now());
    const both = joinedCustomers(other, own, { day, ...(conditions && { source: conditions }) });
    if (both.sites.length > MAX_SITES || both.members.length > MAX_MEMBERS) return TOO_MUCH;
    const problem = formProblem(both);
    if (problem) return problem;
    const origin = {
      requestId: request_id,
      batchId: request_id,
      uid,
      label: mergeLabel(customerNumber(id), into),
    };
    const save = await prepareSave(
      transaction,
      deps,
      origin,
      [
        {
          id,
          version: from.version ?? 0,
          input: {
            ...withoutPrices(own),
            members: [],
            sites: [],
            merged_into: into,
            visibility: 'archived' as const,
          },
        },
        { id: target, version: to.version ?? 0, input: both },
      ].map((change) => ({ store: CUSTOMER_STORE, change })),
    );
    const refused = (await save()).find((each) => each.outcome === 'refused');
    // Throws to roll back the write of the other record.
    if (refused) throw new HttpError(409, refused.message);
    return undefined;
  });
  if (merged) return merged;
  return { ok: true, value: await moveSome(deps, customerNumber(id), into, uid) };
}

/** Refuses to merge a record that still receives orders from an earlier merge: these would be stranded. */
async function movingTo(
  transaction: Transaction,
  firestore: Firestore,
  number: string,
): Promise<Refusal | undefined> {
  const merged = customersOf(firestore).withConverter(null).where('merged_into', '==', number);
  for (const { id } of (await transaction.get(merged.select().limit(MAX_MERGED))).docs) {
    const from = customerNumber(id);
    const left = ordersOf(firestore).withConverter(null).where('customer_number', '==', from);
    if ((await transaction.get(left.select().limit(1))).empty) continue;
    return refuse(
      'not_possible',
      `Von ${from} ziehen noch Bestellungen hierher um. Bitte schließen Sie das zuerst ab, auf der Seite von ${from}.`,
    );
  }
  return undefined;
}

async function moveSome(
  deps: AdminDeps,
  number: string,
  into: string,
  uid: string,
): Promise<CustomerMergeResult> {
  const { firestore, runTransaction } = deps;
  const sites = (await customerOf(firestore, customerId(into) ?? '').get()).data()?.sites;
  const moving = {
    number,
    into,
    by: { uid, what: 'merge', at: Timestamp.fromDate(deps.now()) },
    ownerOf: (of: SiteReference) => {
      const site = siteNamed(sites, of.site) ?? siteOf(sites, of);
      return {
        customer_number: into,
        ...(site && { ...referenceTo(site), ...nameOfDay(of, site) }),
      };
    },
  };
  // Rentals that are billed go with their orders.
  const found = await Promise.all(
    MOVED.map(async ({ of, field, move }) => {
      const own = of(firestore).withConverter(null).where(field, '==', number).select();
      return { move, docs: (await own.limit(MOVED_AT_ONCE + 1).get()).docs };
    }),
  );
  const all = found.flatMap(({ move, docs }) => docs.map(({ id }) => ({ move, id })));
  const now = all.slice(0, MOVED_AT_ONCE);
  for (const { move, id } of now) {
    await runTransaction((transaction) => move(transaction, deps, id, moving));
  }
  const moved = now.filter(({ move }) => move === moveOrder).length;
  return { moved, has_more: all.length > now.length };
}

/** A record keeps the name that its site had then, as the kept customer spells it. */
const nameOfDay = ({ site }: SiteReference, { name }: { name: string }) =>
  site && textKey(site) !== textKey(name) ? { site } : undefined;

interface Moving {
  number: string;
  into: string;
  by: ChangedBy;
  /** The fields that name the other record and its site. */
  ownerOf(of: SiteReference): { customer_number: string; site?: string; site_id?: string };
}

/** Moves unreadable orders, too, or the merge would never finish. */
async function moveOrder(
  transaction: Transaction,
  { firestore, log }: AdminDeps,
  id: string,
  { number, into, ownerOf, by }: Moving,
): Promise<void> {
  const document = await transaction.get(orderOf(firestore, id));
  if (document.get('customer_number') !== number) return;
  const [read] = readable([document], log);
  if (!read) {
    transaction.update(document.ref.withConverter(null), { customer_number: into });
    return;
  }
  const before = read.stored;
  const after = { ...before, ...ownerOf(before) };
  await moveOrders(transaction, firestore, [{ before, after }], by);
}

/** Quotes of the merged record count for the other one. */
async function moveQuote(
  transaction: Transaction,
  { firestore, log }: AdminDeps,
  id: string,
  moving: Moving,
): Promise<void> {
  const document = await transaction.get(quoteOf(firestore, id));
  moveRecord(transaction, log, document, 'content.customer_number', moving, (quote) => {
    const { content, offer } = quote;
    const moved = (of: StoredQuoteContent) => ({ ...of, ...moving.ownerOf(of) });
    const offered = offer && { offer: { ...offer, content: moved(offer.content) } };
    return withQuoteTokens({ ...quote, content: moved(content), ...offered });
  });
}

async function moveStandingOrder(
  transaction: Transaction,
  { firestore, log }: AdminDeps,
  id: string,
  moving: Moving,
): Promise<void> {
  const document = await transaction.get(standingOrderOf(firestore, id));
  moveRecord(transaction, log, document, 'customer_number', moving, (order) => {
    return { ...order, ...moving.ownerOf(order) };
  });
}

/** Moves unreadable records, too. */
function moveRecord<Stored extends Revised>(
  transaction: Transaction,
  log: AdminDeps['log'],
  document: DocumentSnapshot<Stored>,
  field: string,
  { number, into, by }: Moving,
  moved: (stored: Stored) => Stored,
): void {
  if (document.get(field) !== number) return;
  const [read] = readable([document], log);
  if (read) transaction.set(document.ref, raised(read.stored, moved(read.stored), by));
  else transaction.update(document.ref.withConverter(null), { [field]: into });
}

async function moveBooking(
  transaction: Transaction,
  { firestore }: AdminDeps,
  id: string,
  { number, into, by }: Moving,
): Promise<void> {
  const rental = await readRental(transaction, firestore, id);
  const own = rental.filter((document) => document.get('customer_number') === number);
  moveRental(transaction, own, into, by);
}

/** What moves to the other record, in this order. */
const MOVED = [
  { of: ordersOf, field: 'customer_number', move: moveOrder },
  { of: quotesOf, field: 'content.customer_number', move: moveQuote },
  { of: rentalBookingsOf, field: 'customer_number', move: moveBooking },
  { of: standingOrdersOf, field: 'customer_number', move: moveStandingOrder },
];

/** Prices may name sites, which go to the other record. */
const withoutPrices = ({ fixed_prices: _, discounts: __, ...input }: CustomerInput) => input;

/** Why the merged record would not pass the customer form. */
function formProblem(input: CustomerInput): Refusal | undefined {
  const read = readBody(customerInputSchema, input);
  if (read.ok) return undefined;
  const message = `Zusammen geht das nicht in einen Kunden: ${read.message} Bitte ändern Sie vorher einen der beiden.`;
  return refuse('not_possible', message);
}

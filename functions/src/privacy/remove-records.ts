import { keptOfRenter } from '@shop/domain/booking/renter';
import { ERASED_NAME } from '@shop/domain/office/office';
import { EMPTY_WISH, type OrderDelivery } from '@shop/domain/order/delivery-wish';
import { keptTexts, TEXTS } from '@shop/domain/order/order-fields';
import { eventsOf } from '@shop/domain/order/order-history';
import { partFields, partsOf } from '@shop/domain/order/order-parts';
import {
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { fromAllFields } from '../firestore/all-fields.ts';
import type { StoreDeps } from '../firestore/run-transaction.ts';
import { cartsOf } from '../stored/cart.ts';
import { contactsOf } from '../stored/contact.ts';
import { datevBatchesOf } from '../stored/datev-batch.ts';
import type { StoredEntry } from '../stored/entries.ts';
import { customersOf } from '../stored/entry.ts';
import { bookEntryOf, invoicesOf } from '../stored/invoice.ts';
import { keptPapersOf, type PaperName, paperPartsOf, papersAbout } from '../stored/issued-paper.ts';
import { orderNotesOf } from '../stored/notes.ts';
import {
  orderOf,
  type StoredOrder,
  type StoredOrderItem,
  type StoredWithdrawal,
  withSearchTokens,
  withSlips,
} from '../stored/order.ts';
import { erasedHistory } from '../stored/order-events.ts';
import { outboxOf } from '../stored/outbox-entry.ts';
import { newClaim, ownClaimsOf, type StoredOwnClaim } from '../stored/own-claim.ts';
import { rentalPicturesOf } from '../stored/picture-file.ts';
import { quotesOf } from '../stored/quote.ts';
import {
  rentalBookingOf,
  rentalRecordOf,
  type StoredRentalBooking,
  withBookingTokens,
} from '../stored/rental-booking.ts';

export type RemoveDeps = Pick<StoreDeps, 'firestore' | 'runTransaction'>;

/**
 * Anonymises an order, and deletes its outbox entries, the hash of its request and its delivery notes, which may go
 * once there is an invoice (§ 147 (3) AO); other papers have to be kept.
 */
export function anonymiseOrder(deps: RemoveDeps, orderNumber: string): Promise<void> {
  const reference = orderOf(deps.firestore, orderNumber);
  return deps.runTransaction(async (transaction) => {
    const order = (await transaction.get(reference)).data();
    const removeTraces = await tracesOfOrder(
      transaction,
      deps,
      [orderNumber, ...takenBackOf(order)],
      ['delivery_note'],
    );
    if (!order) return;
    transaction.set(reference, withSlips(withSearchTokens(anonymisedOrder(order))));
    transaction.delete(orderNotesOf(deps.firestore, orderNumber));
    removeTraces();
  });
}

/** Numbers of parts that were taken back: their documents belong to the order. */
function takenBackOf(order: Pick<StoredOrder, 'history'> = {}): string[] {
  return eventsOf(order, 'part').flatMap(({ number, taken_back }) => (taken_back ? number : []));
}

/** Whether a document may be deleted, as read in the transaction that deletes it. */
type Condition = (document: DocumentSnapshot) => boolean;

/** Deletes an order if the condition holds, with its outbox entries and the hash of its request. */
export function deleteOrder(
  deps: RemoveDeps,
  orderNumber: string,
  mayDelete: Condition,
): Promise<void> {
  const reference = orderOf(deps.firestore, orderNumber).withConverter(null);
  return deps.runTransaction(async (transaction) => {
    const order = await transaction.get(reference);
    const numbers = [orderNumber, ...takenBackOf(order.data())];
    const removeTraces = await tracesOfOrder(transaction, deps, numbers);
    if (!order.exists || !mayDelete(order)) return;
    transaction.delete(reference);
    transaction.delete(orderNotesOf(deps.firestore, orderNumber));
    removeTraces();
  });
}

/** Anonymises a tool's booking, and deletes the office's notes on it and its pictures. */
export function anonymiseBooking(deps: RemoveDeps, number: string): Promise<void> {
  const reference = rentalBookingOf(deps.firestore, number);
  return deps.runTransaction(async (transaction) => {
    const booking = (await transaction.get(reference)).data();
    const traces = await tracesOfBooking(transaction, deps.firestore, number);
    const claims = await transaction.get(claimsOfBooking(deps.firestore, number));
    if (!booking) return;
    const erased = withBookingTokens(anonymisedBooking(booking));
    transaction.set(reference, erased);
    for (const trace of traces) transaction.delete(trace);
    for (const claim of claims.docs) {
      transaction.set(claim.ref, anonymisedClaim(claim.data(), erased));
    }
  });
}

/** Deletes a booking with its traces and papers if the condition holds. */
export function deleteBooking(
  { firestore, runTransaction }: RemoveDeps,
  number: string,
  mayDelete: Condition,
): Promise<void> {
  const reference = rentalBookingOf(firestore, number).withConverter(null);
  return runTransaction(async (transaction) => {
    const booking = await transaction.get(reference);
    const traces = await tracesOfBooking(transaction, firestore, number);
    const claims = await transaction.get(claimsOfBooking(firestore, number).withConverter(null));
    const papers = await papersOf(transaction, firestore, number);
    if (!booking.exists || !mayDelete(booking)) return;
    const all = [reference, ...traces, ...papers, ...claims.docs.map(({ ref }) => ref)];
    for (const trace of all) transaction.delete(trace);
  });
}

/** Deletes a document with the mails about it. */
export function deleteMailed({ firestore, runTransaction }: RemoveDeps, path: string) {
  const reference = firestore.doc(path);
  return runTransaction(async (transaction) => {
    const entries = await entriesAbout(transaction, firestore, reference.id);
    for (const each of [...entries, reference]) transaction.delete(each);
  });
}

export const deleteContact = (deps: RemoveDeps, id: string) =>
  deleteMailed(deps, contactsOf(deps.firestore).doc(id).path);

/** Deletes a quote with its mails if the condition holds, and with its papers unless an order came of them (§ 257 HGB). */
export function deleteQuote(
  { firestore, runTransaction }: RemoveDeps,
  number: string,
  mayDelete: Condition = () => true,
): Promise<void> {
  const reference = quotesOf(firestore).withConverter(null).doc(number);
  return runTransaction(async (transaction) => {
    const quote = await transaction.get(reference);
    const entries = await entriesAbout(transaction, firestore, number);
    const papers = await papersOf(transaction, firestore, number);
    if (!quote.exists || !mayDelete(quote)) return;
    const history: { what?: unknown }[] = quote.get('history') ?? [];
    const isOrdered = history.some(({ what }) => what === 'ordered');
    const all = [reference, ...entries, ...(isOrdered ? [] : papers)];
    for (const each of all) transaction.delete(each);
  });
}

/** Deletes an invoice if the condition holds, with its paper and its book entry. */
export function deleteInvoice(
  { firestore, runTransaction }: RemoveDeps,
  number: string,
  mayDelete: Condition,
): Promise<void> {
  const reference = invoicesOf(firestore).withConverter(null).doc(number);
  return runTransaction(async (transaction) => {
    const parts = paperPartsOf(firestore, { kind: 'invoice', number }).select();
    const [invoice, { docs }] = await Promise.all([
      transaction.get(reference),
      transaction.get(parts),
    ]);
    if (!invoice.exists || !mayDelete(invoice)) return;
    transaction.delete(reference);
    transaction.delete(bookEntryOf(firestore, number));
    for (const { ref } of docs) transaction.delete(ref);
  });
}

/** Deletes a document that has no traces elsewhere, if the condition holds. */
const deleteAlone =
  (collectionOf: (firestore: Firestore) => CollectionReference<unknown>) =>
  ({ firestore, runTransaction }: RemoveDeps, id: string, mayDelete: Condition): Promise<void> => {
    const reference = collectionOf(firestore).withConverter(null).doc(id);
    return runTransaction(async (transaction) => {
      const entry = await transaction.get(reference);
      if (entry.exists && mayDelete(entry)) transaction.delete(reference);
    });
  };

export const deleteEntry = deleteAlone(outboxOf);
export const deleteCustomer = deleteAlone(customersOf);
export const deleteDatevBatch = deleteAlone(datevBatchesOf);
/** Removes one part of a paper; the others are as old. */
export const deletePaper = deleteAlone(keptPapersOf);

/**
 * Reads an order's traces elsewhere under these numbers, its own first, with its documents of the given kinds or all
 * of them, and returns a function that removes them in the same transaction.
 */
async function tracesOfOrder(
  transaction: Transaction,
  { firestore }: RemoveDeps,
  numbers: readonly string[],
  kinds?: readonly PaperName['kind'][],
): Promise<() => void> {
  const orderedCarts = cartsOf(firestore)
    .withConverter(null)
    .where('order_number', '==', numbers[0]);
  const [entries, papers, carts] = await Promise.all([
    Promise.all(numbers.map((number) => entriesAbout(transaction, firestore, number))),
    Promise.all(numbers.map((number) => papersOf(transaction, firestore, number, kinds))),
    transaction.get(orderedCarts.select()),
  ]);
  return () => {
    for (const each of [...entries, ...papers].flat()) transaction.delete(each);
    // With the key, guesses of who ordered could be tested against the hash.
    for (const { ref } of carts.docs) {
      transaction.update(ref, { request_hash: FieldValue.delete() });
    }
  };
}

/** A booking's other traces but for its claims: the office's record, its pictures, and outbox entries. */
async function tracesOfBooking(
  transaction: Transaction,
  firestore: Firestore,
  number: string,
): Promise<DocumentReference[]> {
  const reference = rentalRecordOf(firestore, number).withConverter(null);
  const [record, entries] = await Promise.all([
    transaction.get(reference),
    entriesAbout(transaction, firestore, number),
  ]);
  const urls: string[] = ['handover', 'return_record'].flatMap(
    (name) => record.get(`${name}.pictures`) ?? [],
  );
  return [reference, ...rentalPicturesOf(firestore, urls), ...entries];
}

const claimsOfBooking = (firestore: Firestore, number: string) =>
  ownClaimsOf(firestore).where('booking_number', '==', number);

/** Its amounts and days are kept for the tax office, as those of orders are; the office wrote the reasons. */
function anonymisedClaim(claim: StoredOwnClaim, booking: StoredRentalBooking): StoredOwnClaim {
  const { customer, search_tokens } = newClaim(claim.kind, booking);
  return {
    ...claim,
    customer,
    entries: claim.entries.map(anonymisedEntry),
    search_tokens,
    user_id: null,
  };
}

async function papersOf(
  transaction: Transaction,
  firestore: Firestore,
  number: string,
  kinds?: readonly PaperName['kind'][],
): Promise<DocumentReference[]> {
  const { docs } = await transaction.get(papersAbout(firestore, number).select('kind'));
  return docs.filter((part) => kinds?.includes(part.get('kind')) ?? true).map(({ ref }) => ref);
}

async function entriesAbout(
  transaction: Transaction,
  firestore: Firestore,
  subjectId: string,
): Promise<DocumentReference[]> {
  const about = outboxOf(firestore).withConverter(null).where('subject_id', '==', subjectId);
  return (await transaction.get(about.select())).docs.map(({ ref }) => ref);
}

const anonymisedEntry = ({ reason: _, ...entry }: StoredEntry): StoredEntry => entry;

/** The office may have mentioned the customer in the reason. */
const withoutReason = <Told extends { reason?: string }>({ reason: _, ...told }: Told) => told;

function withoutReasons({ decisions, ...withdrawal }: StoredWithdrawal): StoredWithdrawal {
  const kept = decisions?.map(({ reason: _, taken, ...decision }) => {
    if (!taken) return decision;
    const { rebate: __, ...sums } = taken;
    return { ...decision, taken: { ...sums, items: [], positions: [] } };
  });
  return { ...withdrawal, ...(kept && { decisions: kept }) };
}

/**
 * The order reduced to what must be kept for the tax office (§ 147 AO, § 14b UStG, § 257 HGB): number, date,
 * items, amounts, payment, status, and the invoice's recipient if that is a company.
 */
export function anonymisedOrder(order: StoredOrder): StoredOrder {
  const isCompany = order.company_name !== '';
  return fromAllFields<StoredOrder>({
    order_number: order.order_number,
    revision: order.revision,
    last_changes: undefined,
    changed_at: order.changed_at,
    created_at: order.created_at,
    payment_method: order.payment_method,
    order_status: order.order_status,
    subtotal_cents: order.subtotal_cents,
    ...partFields(partsOf(order, 'cents'), 'cents'),
    rebate: order.rebate && { ...order.rebate, reason: '' },
    delivery_agreed: order.delivery_agreed,
    total_cents: order.total_cents,
    vat: order.vat,
    gross_cents: order.gross_cents,
    order_items: order.order_items.map((item) => anonymisedItem(item, isCompany)),
    delivery: order.delivery && anonymisedDelivery(order.delivery, isCompany),
    history: erasedHistory(order, isCompany),
    priced_day: order.priced_day,
    passes_on_vat: order.passes_on_vat,
    slips: order.slips,
    bank: order.bank,
    entries: order.entries?.map(anonymisedEntry),
    payment_state: order.payment_state,
    open_cents: order.open_cents,
    due_day: order.due_day,
    credit_cents: order.credit_cents,
    to_refund: order.to_refund,
    is_revoked: order.is_revoked,
    account_cents: order.account_cents,
    to_post: false,
    customer_stop: undefined,
    reminders: order.reminders?.map(({ letter: _, ...reminder }) => reminder),
    invoices: isCompany
      ? order.invoices
      : order.invoices?.map(({ customer: _, ...invoice }) => invoice),
    to_books: order.to_books,
    debtor: order.debtor,
    to_invoice: order.to_invoice,
    ...keptTexts(order, TEXTS.head, isCompany),
    delivery_day: order.delivery_day,
    delivered_day: order.delivered_day,
    handed_out_day: order.handed_out_day,
    needs_day: order.needs_day,
    tour_kg: order.tour_kg,
    tour_stops: order.tour_stops,
    tour_pickups: order.tour_pickups,
    search_tokens: [],
    is_placed: order.is_placed,
    customer_name: ERASED_NAME,
    withdrawal: order.withdrawal && withoutReasons(order.withdrawal),
    withdrawn_orders: order.withdrawn_orders,
    booking_number: order.booking_number,
    part_of: order.part_of,
    kind: order.kind,
    collected_by: order.collected_by,
    customer_number: order.customer_number,
    likely_customer: undefined,
    is_to_assign: undefined,
    is_held: undefined,
    site_id: isCompany ? order.site_id : undefined,
    conditions: order.conditions,
    quote_number: order.quote_number,
    taken_by_uid: order.taken_by_uid,
    user_id: null,
    schema_version: order.schema_version,
  });
}

/** Drops why less was taken and whose lorry came. */
function anonymisedItem(
  { delivered, of, ...others }: StoredOrderItem,
  isCompany: boolean,
): StoredOrderItem {
  const {
    customer_reference: _reference,
    cost_centre: _centre,
    address: _address,
    site,
    site_id,
    ...delivery
  } = of ?? {};
  const told = { ...delivery, ...(isCompany && site && { site, site_id }) };
  const item = { ...others, ...(of && { of: told as typeof of }) };
  if (!delivered) return item;
  const { reason: _, slips, ...kept } = delivered;
  const weighed = slips?.map((slip) => ({ ...slip, plate: '' }));
  return { ...item, delivered: { ...kept, ...(weighed && { slips: weighed }) } };
}

/** Costs and day of the delivery, without place and contact. */
function anonymisedDelivery(delivery: OrderDelivery, isCompany: boolean): OrderDelivery {
  const { method, zone, express, wished_day } = delivery;
  const kept = keptTexts(delivery, TEXTS.delivery, isCompany);
  return { ...EMPTY_WISH, ...kept, method, ...(zone && { zone }), express, wished_day };
}

/**
 * Reduced in the same way to tool, days, amounts and states, and the invoice's recipient if that is a
 * company.
 */
function anonymisedBooking(booking: StoredRentalBooking): StoredRentalBooking {
  const { state, kept_cents, due_cents } = booking.deposit;
  return fromAllFields<StoredRentalBooking>({
    booking_number: booking.booking_number,
    revision: booking.revision,
    last_changes: undefined,
    changed_at: booking.changed_at,
    kind: booking.kind,
    state: booking.state,
    created_at: booking.created_at,
    tool_id: booking.tool_id,
    tool_name: booking.tool_name,
    article_number: booking.article_number,
    image_url: booking.image_url,
    start_day: booking.start_day,
    end_day: booking.end_day,
    pieces: booking.pieces,
    buffer_days: booking.buffer_days,
    blocked: booking.blocked,
    months: booking.months,
    method: booking.method,
    tier: booking.tier,
    chosen_tier: booking.chosen_tier,
    group: booking.group,
    set: booking.set,
    weekend: booking.weekend,
    is_insured: booking.is_insured,
    early_start: booking.early_start,
    days: booking.days,
    closed_days: booking.closed_days,
    rental_cents: booking.rental_cents,
    insurance_cents: booking.insurance_cents,
    transport_cents: booking.transport_cents,
    transport_agreed: booking.transport_agreed,
    net_cents: booking.net_cents,
    gross_cents: booking.gross_cents,
    vat_rate: booking.vat_rate,
    deposit_cents: booking.deposit_cents,
    prices: booking.prices,
    deposit: {
      state,
      ...(kept_cents !== undefined && { kept_cents }),
      ...(due_cents !== undefined && { due_cents }),
    },
    damage: booking.damage && withoutReason(booking.damage),
    claimed_at: booking.claimed_at,
    ...keptOfRenter(booking, Boolean(booking.company_name)),
    customer_name: ERASED_NAME,
    customer_email: '',
    customer_phone: '',
    hold_until: booking.hold_until,
    held_by: undefined,
    overdue_from: booking.overdue_from,
    cancel_until: booking.cancel_until,
    history: booking.history.map(({ reason: _, ...entry }) => entry),
    before: undefined,
    withdrawal: booking.withdrawal && withoutReasons(booking.withdrawal),
    order_number: booking.order_number,
    returned: booking.returned,
    search_tokens: [],
    customer_number: booking.customer_number,
    user_id: null,
    schema_version: booking.schema_version,
  });
}

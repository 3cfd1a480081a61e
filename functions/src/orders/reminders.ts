import { toEuro } from '@shop/domain/money/money';
import { type AdminOrder, INVOICE_TITLES } from '@shop/domain/order/order';
import { eventsOf, inForce } from '@shop/domain/order/order-history';
import { reminderProblem } from '@shop/domain/order/unpaid-order';
import type { BankAccount } from '@shop/domain/payment/payment-terms';
import type {
  PostedLettersRequest,
  ReminderCase,
  ReminderRunRequest,
  ReminderRunResult,
} from '@shop/domain/payment/reminder-run';
import {
  inDefaultSince,
  type ReminderTerms,
  reminderClaim,
  reminderStageOf,
  type TimeGranted,
} from '@shop/domain/payment/reminders';
import { balanceOf } from '@shop/domain/receivable/balance';
import { OPEN_STATES } from '@shop/domain/receivable/states';
import { customerNumber } from '@shop/domain/text/customer-number';
import { addDays, berlinDay, type CalendarDay } from '@shop/domain/time/calendar';
import { BEFORE_HANDOVER } from '@shop/domain/work/todays-work';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Act } from '../accounts/act.ts';
import type { AdminDeps } from '../accounts/admin-names.ts';
import type { Change } from '../changes/change-one.ts';
import { reminderLetter } from '../documents/reminder-letter.ts';
import { findPage, readPage } from '../firestore/find-page.ts';
import type { ListPage } from '../firestore/list-page.ts';
import { NEWEST_FIRST, type Sort } from '../firestore/position.ts';
import { readable } from '../firestore/readable.ts';
import { type Outcome, refuse } from '../lib/refusal.ts';
import { type OutboxDeps, putMail } from '../mail/outbox.ts';
import { claimOf, isToPost, orderBalance, standingReminders } from '../stored/balance.ts';
import { customersOf } from '../stored/entry.ts';
import {
  ordersOf,
  type StoredOrder,
  type StoredOrderInvoice,
  type StoredReminder,
} from '../stored/order.ts';
import { mayDo } from '../stored/order-facts.ts';
import { isSameOwner, readCustomer } from '../stored/owner.ts';
import { forPart, ID_TAKEN } from '../stored/same-request.ts';
import { readSetting } from '../stored/setting.ts';
import { changeOrder, changeOrderAsAdmin } from './change-order.ts';
import { OWING_STATUSES } from './payments.ts';

type Author = Pick<StoredReminder, 'id' | 'by_uid'>;

interface Settings {
  terms: ReminderTerms;
  bank: BankAccount;
}

async function readSettings(
  { firestore }: Pick<OutboxDeps, 'firestore'>,
  transaction?: Transaction,
): Promise<Settings> {
  const [bank, terms] = await Promise.all([
    readSetting(firestore, 'bank', transaction),
    readSetting(firestore, 'reminders', transaction),
  ]);
  return { bank, terms };
}

/**
 * Sends the customer the next reminder of the open amount, by mail or, without an address, as a letter that the
 * office posts. A repeated request sends nothing. The order keeps the account named in the reminder, and the amounts
 * claimed are open from then on.
 */
export function remindOfPayment(
  deps: OutboxDeps,
  orderNumber: string,
  { id }: { id: string },
  uid: string,
): Promise<Outcome<AdminOrder>> {
  return changeOrderAsAdmin(deps, orderNumber, reminding(deps, { id, by_uid: uid }));
}

const reminding =
  (deps: OutboxDeps, author: Author) =>
  async (stored: StoredOrder, transaction: Transaction): Promise<Change<StoredOrder>> => {
    const now = deps.now();
    const { reminders = [] } = stored;
    const [settings, stopping, customer] = await Promise.all([
      readSettings(deps, transaction),
      readStops(transaction, deps, stored),
      readCustomer(transaction, deps.firestore, stored.customer_number),
    ]);
    const isSpared = customer?.reminding === 'none';
    const problem = problemOf(stored, settings.terms, now, stopping, isSpared);
    if (problem !== undefined) return refuse('not_possible', problem);
    const reminder = nextReminder(stored, settings, now, author, stopping);
    const order = { ...stored, bank: settings.bank, reminders: [...reminders, reminder] };
    if (reminder.channel === 'letter') return { ok: true, value: order };
    const subject = { kind: 'payment_reminder' as const, order, part: author.id };
    const mail = putMail(transaction, deps, stored.order_number, subject);
    return { ok: true, value: order, mails: [mail] };
  };

/** The reminder that an order would get now, as it would be stored. */
function nextReminder(
  stored: StoredOrder,
  { terms, bank }: Settings,
  now: Date,
  author: Author,
  stopping: readonly StoredOrder[],
): StoredReminder {
  const claim = claimOf(stored);
  const { openCents, openCostsCents } = balanceOf(claim);
  const standing = standingReminders(stored);
  const claimedAt = standing.findLast(({ interest_cents }) => interest_cents)?.at;
  const isBusiness = stored.company_name !== '';
  const today = berlinDay(now);
  const { dueDay = today } = claim;
  const first = berlinDay(standing[0]?.at.toDate() ?? now);
  const index = standing.length;
  const { spans, ...claimed } = reminderClaim(
    index,
    {
      claim,
      since: claimedAt
        ? berlinDay(claimedAt.toDate())
        : inDefaultSince({ dueDay, isBusiness }, first),
      isBusiness,
      hasFlatSum: standing.some(({ flat_cents }) => flat_cents),
      feesCents: standing.reduce((sum, { fee_cents = 0 }) => sum + fee_cents, 0),
      granted: grantedTo(stored, stopping),
    },
    terms,
    today,
  );
  const { title, text } = reminderStageOf(terms, index);
  const reminder: StoredReminder = {
    ...author,
    at: Timestamp.fromDate(now),
    title,
    text,
    channel: stored.customer_email ? 'mail' : 'letter',
    open_cents: openCents - openCostsCents,
    earlier_cents: openCostsCents,
    ...claimed,
  };
  const letter = reminderLetter({ ...stored, bank }, reminder, spans);
  return { ...reminder, letter: JSON.stringify(letter) };
}

const SPARED = 'Dieser Kunde wird nach seinem Eintrag nicht gemahnt.';

/** Orders with a customer-wide stop, longest first. */
const customerStops = ({ firestore }: Pick<OutboxDeps, 'firestore'>) =>
  ordersOf(firestore).orderBy('customer_stop', 'desc');

/** Number of orders whose past stops are read, because no interest accrued during them. */
const MAX_EARLIER_STOPS = 5;

/** The orders of this customer with a customer-wide stop. */
async function readStops(
  transaction: Transaction,
  deps: Pick<OutboxDeps, 'firestore'>,
  order: StoredOrder,
): Promise<StoredOrder[]> {
  const fields = (['customer_number', 'user_id', 'customer_email'] as const).filter(
    (name) => order[name],
  );
  const found = await Promise.all(
    fields.map((name) => {
      const same = customerStops(deps).where(name, '==', order[name]);
      return transaction.get(same.limit(MAX_EARLIER_STOPS));
    }),
  );
  return found
    .flatMap(({ docs }) => docs.map((each) => each.data()))
    .filter((each) => isSameOwner(each, order));
}

/** Periods in which the customer was granted time to pay, for this order or for all of theirs. */
function grantedTo(order: StoredOrder, stopping: readonly StoredOrder[]): TimeGranted[] {
  const others = stopping.filter(({ order_number }) => order_number !== order.order_number);
  return [order, ...others].flatMap((each) =>
    eventsOf(each, 'reminder_stop').flatMap((stop, index, all): TimeGranted[] => {
      const isGranted = stop.grants_time || stop.reason === 'instalments';
      if (!isGranted || !stop.until || (each !== order && !stop.for_customer)) return [];
      const next = all[index + 1];
      const ended = next && addDays(berlinDay(next.at.toDate()), -1);
      const until = ended && ended < stop.until ? ended : stop.until;
      return [{ from: berlinDay(stop.at.toDate()), until }];
    }),
  );
}

/** A run names at most so many customers' stops; a reminder of any further is refused when it is sent. */
const MAX_STOPS = 200;

/** Customers whose record says that nobody reminds them, by number. */
async function unreminded(firestore: Firestore): Promise<ReadonlySet<string>> {
  const spared = customersOf(firestore).withConverter(null).where('reminding', '==', 'none');
  const { docs } = await spared.select().limit(MAX_STOPS).get();
  return new Set(docs.map(({ id }) => customerNumber(id)));
}

const stopInForce = (order: StoredOrder, stopping: readonly StoredOrder[], today: CalendarDay) => {
  const longest = stopping.find(({ customer_stop = '' }) => customer_stop >= today);
  return (
    inForce(order, 'reminder_stop', today) ?? (longest && eventsOf(longest, 'reminder_stop').at(-1))
  );
};

/** `stopping`: the customer's orders with stops. */
function problemOf(
  order: StoredOrder,
  { stages }: ReminderTerms,
  now: Date,
  stopping: readonly StoredOrder[],
  isSpared: boolean,
): string | undefined {
  if (isSpared) return SPARED;
  const refusal = mayDo(order, 'remind');
  if (refusal) return refusal.message;
  const claim = claimOf(order);
  const { state } = balanceOf(claim);
  const facts = {
    claim: claim.kind,
    state,
    isCostsAlone: isCostsAlone(order),
    dueDay: claim.dueDay,
    stop: stopInForce(order, stopping, berlinDay(now)),
    reminders: standingReminders(order).map(({ at, pay_by }) => {
      return { at: at.toDate(), payBy: pay_by };
    }),
  };
  return reminderProblem(facts, stages, now);
}

/** Only costs of reminders are open, of which nobody is reminded. */
function isCostsAlone(order: StoredOrder): boolean {
  const { openCents, openCostsCents } = orderBalance(order);
  return openCents > 0 && openCents === openCostsCents;
}

const BY_DUE_DAY: Sort = { field: 'due_day', direction: 'asc', kind: 'day' };

const DELIVERED_STATUSES = OWING_STATUSES.filter((status) => !BEFORE_HANDOVER.includes(status));

/**
 * A page of overdue invoices, each with the reminder it would get or why it gets none; or of overdue prepayments; or
 * of letters to post.
 */
export async function listReminders(
  deps: AdminDeps,
  query: Readonly<Record<string, unknown>>,
): Promise<Outcome<ListPage<ReminderCase>>> {
  const isLetters = query.list === 'letters';
  const isAhead = query.list === 'prepaid';
  const filters = isLetters
    ? [{ field: 'to_post', values: [true] }]
    : [
        { field: 'payment_state', values: OPEN_STATES },
        { field: 'order_status', values: isAhead ? BEFORE_HANDOVER : DELIVERED_STATUSES },
      ];
  const wanted = readPage({ after: query.after }, filters, isLetters ? NEWEST_FIRST : BY_DUE_DAY);
  if (!wanted.ok) return wanted;
  const now = deps.now();
  const orders = isLetters
    ? ordersOf(deps.firestore)
    : ordersOf(deps.firestore).where('due_day', '<', berlinDay(now));
  const [settings, page, stops, spared] = await Promise.all([
    readSettings(deps),
    findPage(orders, wanted.value, deps.log),
    isLetters ? undefined : customerStops(deps).limit(MAX_STOPS).get(),
    isLetters ? undefined : unreminded(deps.firestore),
  ]);
  const stopping = readable(stops?.docs ?? [], deps.log).map((each) => each.stored);
  const items = page.items.flatMap(({ stored }) => {
    if (isLetters) return lettersOf(stored);
    // Prepaid orders that were delivered are invoiced first.
    if (!isAhead && claimOf(stored).kind !== 'invoice') return [];
    const ofCustomer = stopping.filter((each) => isSameOwner(each, stored));
    const isSpared = spared?.has(stored.customer_number ?? '') ?? false;
    const problem = problemOf(stored, settings.terms, now, ofCustomer, isSpared);
    if (problem) return { ...caseOf(stored), problem };
    const next = nextReminder(stored, settings, now, { id: '', by_uid: '' }, ofCustomer);
    return caseOf(stored, next);
  });
  return { ok: true, value: { ...page, items } };
}

/** The invoices of an order, and its last reminder, that wait to be posted. */
function lettersOf(order: StoredOrder): ReminderCase[] {
  const reminder = order.reminders?.findLast(isToPost);
  return [
    ...(order.invoices ?? []).filter(isToPost).map(({ number, kind }) => {
      const title = INVOICE_TITLES[kind];
      return { ...caseOf(order), id: number, reference: number, title, channel: 'letter' as const };
    }),
    ...(reminder ? [caseOf(order, reminder)] : []),
  ];
}

function caseOf(order: StoredOrder, reminder?: StoredReminder): ReminderCase {
  const { order_number, company_name, customer_name } = order;
  const claim = claimOf(order);
  const { fee_cents = 0, flat_cents = 0, interest_cents = 0 } = reminder ?? {};
  return {
    id: order_number,
    order_number,
    reference: claim.reference,
    customer: company_name || customer_name,
    open_amount: toEuro(orderBalance(order).openCents),
    due_day: claim.dueDay ?? '',
    ...(reminder && {
      reminder_id: reminder.id,
      title: reminder.title ?? '',
      channel: reminder.channel ?? 'mail',
      fee: toEuro(fee_cents + flat_cents),
      interest: toEuro(interest_cents),
    }),
  };
}

/**
 * Sends each order of a run its reminder, one after the other. Repeated under its id, it sends nothing twice and
 * answers the same, also for what a lost answer has left.
 */
export async function runReminders(
  deps: OutboxDeps & { act: Act },
  { id, order_numbers }: ReminderRunRequest,
): Promise<Outcome<ReminderRunResult[]>> {
  const acting = { ...deps, act: { ...deps.act, what: 'reminder' } };
  const author = { id, by_uid: deps.act.uid };
  const results: ReminderRunResult[] = [];
  for (const order_number of order_numbers) {
    const changed = await changeOrder(
      forPart(acting, order_number),
      order_number,
      reminding(deps, author),
    );
    if (changed === ID_TAKEN) return changed;
    const reminder = changed.ok
      ? changed.value.reminders?.find((each) => each.id === id)
      : undefined;
    results.push(
      changed.ok
        ? { order_number, outcome: reminder?.channel ?? 'mail', title: reminder?.title ?? '' }
        : { order_number, outcome: 'refused', message: changed.message },
    );
  }
  return { ok: true, value: results };
}

/** Marks those letters as posted that were printed; the rest stays as it is. */
export async function markPosted(
  deps: OutboxDeps,
  { order_numbers, papers }: PostedLettersRequest,
  uid: string,
): Promise<void> {
  const isPrinted = (paper: StoredReminder | StoredOrderInvoice) =>
    isToPost(paper) && papers.includes('number' in paper ? paper.number : paper.id);
  const mark = { posted_at: Timestamp.fromDate(deps.now()), posted_by: uid };
  for (const number of order_numbers) {
    await changeOrder(deps, number, (order) => {
      const { reminders, invoices } = order;
      if (![...(reminders ?? []), ...(invoices ?? [])].some(isPrinted)) return undefined;
      const marked = <Paper extends StoredReminder | StoredOrderInvoice>(all: Paper[]) =>
        all.map((each) => (isPrinted(each) ? { ...each, ...mark } : each));
      const posted = {
        ...(reminders && { reminders: marked(reminders) }),
        ...(invoices && { invoices: marked(invoices) }),
      };
      return { ok: true, value: { ...order, ...posted } };
    });
  }
}

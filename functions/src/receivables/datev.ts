import { type DatevRow, datevFile, MAX_DATEV_ROWS } from '@shop/domain/books/datev';
import { accountOf, type DatevTerms } from '@shop/domain/books/datev-terms';
import { ACCOUNT_DIGITS, accountOfLength } from '@shop/domain/books/debtor-accounts';
import { PURPOSES } from '@shop/domain/books/ledger';
import { debtorAccount } from '@shop/domain/customer/customer';
import type {
  DatevBatch,
  DatevLeftOut,
  DatevRequest,
  DatevResult,
  DatevState,
} from '@shop/domain/invoice/datev-export';
import { sumCents, toEuro } from '@shop/domain/money/money';
import { customerId, customerNumber } from '@shop/domain/text/customer-number';
import { berlinDay, isCalendarMonth, lastMonths } from '@shop/domain/time/calendar';
import {
  type CollectionReference,
  type DocumentReference,
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Act } from '../accounts/act.ts';
import { readable } from '../firestore/readable.ts';
import type { StoreDeps } from '../firestore/run-transaction.ts';
import type { Log } from '../lib/log.ts';
import { type Outcome, refuse } from '../lib/refusal.ts';
import {
  type BookedRow,
  datevBatchesOf,
  datevBatchOf,
  packFile,
  packRows,
  type StoredDatevBatch,
  unpackRows,
} from '../stored/datev-batch.ts';
import { customerOf } from '../stored/entry.ts';
import { ledgerOf, monthOfDay, rowKey } from '../stored/ledger.ts';
import { ordersOf } from '../stored/order.ts';
import { ledgerOfClaim, ownClaimsOf } from '../stored/own-claim.ts';
import { rememberRequest, sentEarlier } from '../stored/same-request.ts';
import { readSetting } from '../stored/setting.ts';

export type BookDeps = StoreDeps & { log: Log };

/** Orders that a batch has rows of, or that wait no longer: each costs a write. */
const MAX_ORDERS = 200;
/** Orders whose rows are all left out are read past, so that they keep no others waiting. */
const MAX_PAGES = 5;
/** A month has one batch per export. */
const MAX_BATCHES = 500;
const TOO_MANY = refuse('not_possible', `Für diesen Monat gibt es schon ${MAX_BATCHES} Stapel.`);
const MONTHS_BACK = 24;
const NO_MONTH = refuse('invalid', 'Diesen Monat gibt es nicht.');

type Kept = { to_books?: string[]; debtor?: number; customer_number?: string };
interface Waiting {
  reference: DocumentReference;
  stored: Kept;
  rows: DatevRow[];
}

/** What has rows for the books. */
const bookedAs = <Stored extends Kept>(
  collectionOf: (firestore: Firestore) => CollectionReference<Stored>,
  rowsOf: (stored: Stored) => DatevRow[],
) => ({
  waiting: ({ firestore }: Pick<BookDeps, 'firestore'>, month: string): Query =>
    collectionOf(firestore).where('to_books', 'array-contains', month) as Query,
  read: (document: QueryDocumentSnapshot, log: Log): Waiting | undefined => {
    const [read] = readable([document as unknown as QueryDocumentSnapshot<Stored>], log);
    return read && { reference: document.ref, stored: read.stored, rows: rowsOf(read.stored) };
  },
});
const SOURCES = [bookedAs(ordersOf, ledgerOf), bookedAs(ownClaimsOf, ledgerOfClaim)];

/** A month's batches without their rows and files. */
const headsOf = ({ firestore }: Pick<BookDeps, 'firestore'>, month: string) =>
  datevBatchesOf(firestore)
    .withConverter(null)
    .where('month', '==', month)
    .select('part', 'created_at', 'count', 'orders')
    .limit(MAX_BATCHES);

/** Which months have rows to hand out, and what was handed out of one. */
export async function datevState(deps: BookDeps, month: unknown): Promise<Outcome<DatevState>> {
  if (!isCalendarMonth(month)) return NO_MONTH;
  const months = lastMonths(berlinDay(deps.now()), MONTHS_BACK).map(({ id }) => id);
  const [{ docs }, ...counts] = await Promise.all([
    headsOf(deps, month).get(),
    ...months.map(async (each) => {
      const all = SOURCES.map((source) => source.waiting(deps, each).count().get());
      return sumCents((await Promise.all(all)).map((answer) => answer.data().count));
    }),
  ]);
  const batches = docs.map((document) => document.data() as StoredDatevBatch);
  const waiting = months.map((each, index) => {
    return { month: each, orders: counts[index] ?? 0 };
  });
  return {
    ok: true,
    value: {
      waiting: waiting.filter(({ orders }) => orders > 0).reverse(),
      batches: batches.map((batch) => shownBatch({ ...batch, month })).sort(byPart),
    },
  };
}

const byPart = (a: DatevBatch, b: DatevBatch) => partOf(a) - partOf(b);
const partOf = ({ id }: DatevBatch) => Number(id.slice('2026-11-'.length));

type Listed = Pick<StoredDatevBatch, 'month' | 'part' | 'count' | 'created_at'>;

function shownBatch({ month, part, count, created_at }: Listed): DatevBatch {
  return { id: `${month}-${part}`, rows: count, at: created_at.toDate().toISOString() };
}

/**
 * Writes the next batch of a month: all rows that no batch has, and reversals of those that are no longer right. An
 * order keeps the month as long as a row of it was left out. A repeated request gets the same batch.
 */
export function exportDatev(
  deps: BookDeps & { act: Act },
  { month, after = '' }: DatevRequest,
): Promise<Outcome<DatevResult>> {
  return deps.runTransaction(async (transaction) => {
    const [earlier, { docs }, terms] = await Promise.all([
      sentEarlier(transaction, deps),
      transaction.get(headsOf(deps, month)),
      readSetting(deps.firestore, 'datev', transaction),
    ]);
    if (earlier) {
      return earlier.ok ? { ok: true, value: JSON.parse(earlier.value.answer) } : earlier;
    }
    const heads = docs.map((document) => document.data() as BatchHead);
    if (heads.length === MAX_BATCHES) return TOO_MANY;
    const wanted: Wanted = {
      month,
      terms,
      after,
      bookedOf: bookedBy(deps, transaction, month, heads),
    };
    const { rows: chosen, taken, ...told } = await chooseRows(deps, transaction, wanted);
    const debtors = await debtorsOf(deps, transaction, taken, terms);
    const rows = chosen.map((row) => {
      // Older rows name no account if they are on the control account.
      const of = row.reverses ? (row.debtor ?? terms.debtor) : debtors.get(row.order_number);
      return { ...row, debtor: of };
    });
    for (const { reference, stored, isDone } of taken) {
      const { to_books = [], ...others } = stored;
      const months = to_books.filter((each) => !isDone || each !== month);
      const debtor = debtors.get(reference.id);
      transaction.set(reference, {
        ...others,
        ...(months.length > 0 && { to_books: months }),
        ...(debtor !== undefined && { debtor }),
      });
    }
    if (rows.length === 0) return { ok: true, value: told };
    const { encode } = await import('iconv-lite');
    const part = Math.max(0, ...heads.map((batch) => batch.part)) + 1;
    const at = deps.now();
    const text = datevFile(rows, terms, { month, part, at });
    const batch = shownBatch({
      month,
      part,
      count: rows.length,
      created_at: Timestamp.fromDate(at),
    });
    const answer: DatevResult = { batch, ...told };
    const written: StoredDatevBatch = {
      month,
      part,
      created_at: Timestamp.fromDate(at),
      by_uid: deps.act.uid,
      count: rows.length,
      orders: [...new Set(rows.map(({ order_number }) => order_number))],
      rows: packRows(rows),
      file: packFile(encode(text, 'win1252')),
      schema_version: 1,
    };
    transaction.create(datevBatchOf(deps.firestore, `${month}-${part}`), written);
    rememberRequest(transaction, deps, JSON.stringify(answer));
    return { ok: true, value: answer };
  });
}

/**
 * The accounts of orders and claims that have rows to book: where their first row stands, so that an account shows what
 * is open on it whoever owns them now; else their customer's own, else the control account.
 */
async function debtorsOf(
  { firestore }: Pick<BookDeps, 'firestore'>,
  transaction: Transaction,
  taken: readonly Taken[],
  { account_digits = ACCOUNT_DIGITS.usual, debtor: control }: DatevTerms,
): Promise<ReadonlyMap<string, number>> {
  const booked = taken.filter(({ hasRows }) => hasRows);
  const fresh = booked.filter(({ stored }) => stored.debtor === undefined);
  const ids = fresh.flatMap(({ stored }) => customerId(stored.customer_number ?? '') ?? []);
  const known = new Map<string, number | undefined>();
  for (const id of new Set(ids)) {
    const customer = (await transaction.get(customerOf(firestore, id))).data();
    if (customer) known.set(customerNumber(id), debtorAccount(customer, account_digits));
  }
  return new Map(
    booked.map(({ reference, stored: { debtor, customer_number = '' } }) => {
      const kept = debtor && accountOfLength(debtor, account_digits + 1);
      return [reference.id, kept || (known.get(customer_number) ?? control)];
    }),
  );
}

type Booked = ReadonlyMap<string, BookedRow>;

type BatchHead = Pick<StoredDatevBatch, 'part' | 'orders'>;
type BatchRows = Pick<StoredDatevBatch, 'part' | 'rows'>;

/** Finds the booked rows of orders or claims, reading each batch at most once and only if it contains any. */
function bookedBy(
  { firestore }: Pick<BookDeps, 'firestore'>,
  transaction: Transaction,
  month: string,
  heads: readonly BatchHead[],
): Wanted['bookedOf'] {
  const read = new Map<number, BatchRows>();
  return async (numbers) => {
    const wanted = new Set(numbers);
    const having = heads.filter(({ orders }) => orders?.some((each) => wanted.has(each)) ?? true);
    const unread = having
      .filter(({ part }) => !read.has(part))
      .map(({ part }) => datevBatchOf(firestore, `${month}-${part}`).withConverter(null));
    const found =
      unread.length > 0 ? await transaction.getAll(...unread, { fieldMask: ['part', 'rows'] }) : [];
    for (const batch of found) read.set(batch.get('part'), batch.data() as BatchRows);
    return bookedIn(having.flatMap(({ part }) => read.get(part) ?? []));
  };
}

function bookedIn(batches: readonly BatchRows[]): Booked {
  const booked = new Map<string, BookedRow>();
  for (const batch of batches.toSorted((a, b) => a.part - b.part)) {
    for (const row of unpackRows(batch)) {
      if (row.reverses) booked.delete(row.reverses);
      else booked.set(rowKey(row), row);
    }
  }
  return booked;
}

interface Wanted {
  month: string;
  terms: DatevTerms;
  /** What earlier batches have booked for orders or claims. */
  bookedOf(numbers: readonly string[]): Promise<Booked>;
  after: string;
}

interface Chosen extends Omit<DatevResult, 'batch'> {
  rows: BookedRow[];
  taken: Taken[];
}

interface Taken extends Waiting {
  hasRows: boolean;
  /** Nothing of it was left out. */
  isDone: boolean;
}

/** The next rows of a month, of as many orders and claims as fit into a batch. */
async function chooseRows(
  deps: BookDeps,
  transaction: Transaction,
  wanted: Wanted,
): Promise<Chosen> {
  const chosen: Chosen = { rows: [], taken: [], left_out: [], has_more: false };
  const [first = '', id] = wanted.after.split('/');
  for (const [index, source] of SOURCES.entries()) {
    if (index < Number(first)) continue;
    const all = source.waiting(deps, wanted.month).orderBy(FieldPath.documentId());
    let query = (id && index === Number(first) ? all.startAfter(id) : all).limit(MAX_ORDERS + 1);
    for (let page = 1; ; page += 1) {
      const { docs } = await transaction.get(query);
      const booked = await wanted.bookedOf(docs.map((document) => document.id));
      for (const document of docs) {
        const read = source.read(document, deps.log);
        if (!read) {
          chosen.left_out.push({ order_number: document.id, reason: 'nicht lesbar' });
          continue;
        }
        const { ready, missing } = freshRows(document.id, read.rows, { ...wanted, booked });
        const isDone = missing.length === 0;
        const hasRows = ready.length > 0;
        const isTaken = isDone || hasRows;
        const isFull = isTaken && chosen.taken.length === MAX_ORDERS;
        if (isFull || chosen.rows.length + ready.length > MAX_DATEV_ROWS) {
          return inOrder({ ...chosen, has_more: true });
        }
        chosen.rows.push(...ready);
        chosen.left_out.push(...missing.map(leftOut));
        if (isTaken) chosen.taken.push({ ...read, hasRows, isDone });
      }
      const last = docs.at(-1);
      if (!last || docs.length <= MAX_ORDERS) break;
      if (page === MAX_PAGES) {
        return inOrder({ ...chosen, has_more: true, next: `${index}/${last.id}` });
      }
      query = query.startAfter(last);
    }
  }
  return inOrder(chosen);
}

const inOrder = (chosen: Chosen): Chosen => ({
  ...chosen,
  rows: chosen.rows.toSorted((a, b) => a.day.localeCompare(b.day) || a.id.localeCompare(b.id)),
});

/** What no batch has of an order or claim: with an account, and without one. */
function freshRows(
  number: string,
  rows: readonly DatevRow[],
  { month, terms, booked }: Pick<Wanted, 'month' | 'terms'> & { booked: Booked },
) {
  const now = rows.filter(({ day }) => monthOfDay(day) === month);
  const keys = new Set(now.map(rowKey));
  const gone = [...booked.values()].filter(
    (row) => row.order_number === number && !keys.has(rowKey(row)),
  );
  const fresh: BookedRow[] = [
    ...gone.map((row) => reversalOf(row)),
    ...now.filter((row) => !booked.has(rowKey(row))),
  ];
  const ready = fresh.filter((row) => accountOf(terms, row) !== undefined);
  return { ready, missing: fresh.filter((row) => !ready.includes(row)) };
}

function reversalOf(row: BookedRow): BookedRow {
  return {
    ...row,
    id: `${row.id}-reversed`,
    cents: -row.cents,
    text: 'Berichtigung',
    reverses: rowKey(row),
  };
}

function leftOut({ order_number, purpose, rate, cents }: DatevRow): DatevLeftOut {
  const { name } = PURPOSES[purpose];
  const reason = `Konto fehlt: ${name}${rate === undefined ? '' : ` ${rate} %`}`;
  return { order_number, reason, amount: toEuro(cents) };
}

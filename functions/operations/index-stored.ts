import { isDeepStrictEqual } from 'node:util';
import { customerListFields } from '@shop/domain/customer/customer';
import { suppliesOf } from '@shop/domain/invoice/supplies';
import { asListed, productListFields, toolListFields } from '@shop/domain/office/listed-item';
import { addToMonth, emptyMonth, revenueShares } from '@shop/domain/statistics/month-sums';
import {
  type CollectionReference,
  type DocumentReference,
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { CUSTOMER_STORE } from '../src/changes/entry-stores.ts';
import { isAlreadyThere } from '../src/firestore/run-transaction.ts';
import { readPages } from '../src/privacy/read-pages.ts';
import { revisionOf } from '../src/stored/change.ts';
import { paymentSums } from '../src/stored/claim.ts';
import { contactsOf, type StoredContactRequest, withRequestTokens } from '../src/stored/contact.ts';
import { datevBatchesOf, unpackRows } from '../src/stored/datev-batch.ts';
import { customersOf } from '../src/stored/entry.ts';
import {
  bookMonthOf,
  invoiceBookOf,
  invoicesOf,
  readInvoice,
  type StoredBookEntry,
  type StoredInvoice,
  type StoredMonth,
} from '../src/stored/invoice.ts';
import { ledgerOf, monthOfDay, rowKey, withAccount } from '../src/stored/ledger.ts';
import {
  isErased,
  orderOf,
  ordersOf,
  type StoredOrder,
  type StoredOrderInvoice,
  withSearchTokens,
  withSlips,
} from '../src/stored/order.ts';
import { depositOf, depositSummary, ownClaimOf } from '../src/stored/own-claim.ts';
import { productsOf } from '../src/stored/product.ts';
import { quotesOf, withQuoteTokens } from '../src/stored/quote.ts';
import { readable } from '../src/stored/readable.ts';
import {
  rentalBookingOf,
  rentalBookingsOf,
  type StoredRentalBooking,
} from '../src/stored/rental-booking.ts';
import { rentalToolsOf } from '../src/stored/rental-tool.ts';
import { readSetting } from '../src/stored/setting.ts';
import { isPacked, PACKED_COLLECTIONS, packCollection } from '../src/stored/shard.ts';
import { runCommand } from './command.ts';
import type { CommandContext } from './targets.ts';

/**
 * Adds missing search, filter and sort fields to orders, requests, products, rental tools and customers, and rewrites
 * the catalogue's shards if they are outdated; without `--yes`, only counts them. Resolves to the exit code.
 */
export const indexStored = (args: readonly string[], context: CommandContext): Promise<number> =>
  runCommand({ script: 'index', purpose: 'write there', run: indexAll }, args, context);

const PAGE_SIZE = 200;

async function indexAll(firestore: Firestore, isWriting: boolean, where: string) {
  const written = await readWritten(firestore);
  const withOrderFields = await orderIndexer(firestore, written);
  const counts = [
    await indexEach('orders', ordersOf(firestore), withOrderFields, isWriting),
    await indexEach('requests', contactsOf(firestore), withRequestFields, isWriting),
    await indexEach('quotes', quotesOf(firestore), withQuoteTokens, isWriting),
    await indexEach(
      'products',
      productsOf(firestore),
      (product) => asListed(product, productListFields(product)),
      isWriting,
    ),
    await indexEach(
      'rental tools',
      rentalToolsOf(firestore),
      (tool) => asListed(tool, toolListFields(tool)),
      isWriting,
    ),
    await indexEach(
      'customers',
      customersOf(firestore),
      (customer) => ({
        ...customer,
        ...customerListFields(CUSTOMER_STORE.toInput(customer), customer.id),
      }),
      isWriting,
    ),
  ];
  counts.push(await bringDepositsOver(firestore, isWriting));
  const months = new Set<string>();
  const withBookFields = (entry: StoredBookEntry): StoredBookEntry => {
    months.add(entry.month);
    return { ...written.get(entry.number)?.ofEntry, ...entry };
  };
  counts.push(
    await indexEach('entries of the book', invoiceBookOf(firestore), withBookFields, isWriting),
    await indexMonths(firestore, months, withBookFields, isWriting),
  );
  if (isWriting) await packAll(firestore);
  const heading = isWriting ? `Indexed in ${where}:` : `Would index in ${where}:`;
  return { text: [heading, ...counts].join('\n') };
}

/** Deposits were kept in bookings alone; `create` leaves both alone if the shop has written the claim meanwhile. */
async function bringDepositsOver(firestore: Firestore, isWriting: boolean): Promise<string> {
  const counts = { read: 0, outdated: 0 };
  const all = rentalBookingsOf(firestore).orderBy(FieldPath.documentId());
  for await (const page of readPages(all, PAGE_SIZE)) {
    const bookings = readable(page as QueryDocumentSnapshot<StoredRentalBooking>[], () => {});
    counts.read += bookings.length;
    for (const { stored } of bookings) {
      const claim = depositOf(stored);
      const reference = ownClaimOf(firestore, claim.number);
      if (claim.entries.length === 0 || (await reference.get()).exists) continue;
      counts.outdated += 1;
      if (!isWriting) continue;
      const told = { deposit: depositSummary(claim) };
      const booking = rentalBookingOf(firestore, stored.booking_number);
      await firestore
        .batch()
        .create(reference, claim)
        .update(booking, told)
        .commit()
        .catch(unlessThere);
    }
  }
  return lineOf('deposits of rental bookings', counts);
}

const unlessThere = (error: unknown) => {
  if (!isAlreadyThere(error)) throw error;
};

/** A starting process does the same, but has only seconds for it. */
export async function packAll(firestore: Firestore): Promise<void> {
  const stored = (await revisionOf(firestore).get()).data();
  if (!stored) return;
  for (const name of PACKED_COLLECTIONS) {
    if (isPacked(stored, name)) continue;
    const { docs } = await firestore.collection(name).get();
    const documents = docs.map((document) => {
      return [document.id, { data: document.data(), at: document.updateTime.toMillis() }] as const;
    });
    await packCollection(firestore, name, stored.revision, Object.fromEntries(documents));
  }
}

/** Leaves unreadable documents alone and does not count them as read. */
async function indexEach<Stored extends object>(
  name: string,
  collection: CollectionReference<Stored>,
  indexed: (stored: Stored) => Stored,
  isWriting: boolean,
): Promise<string> {
  const counts = { read: 0, outdated: 0 };
  for await (const page of readPages(collection.orderBy(FieldPath.documentId()), PAGE_SIZE)) {
    // The type of `readPages` does not include converters.
    const documents = readable(page as QueryDocumentSnapshot<Stored>[], () => {});
    counts.read += documents.length;
    for (const { id, stored } of documents) {
      if (isDeepStrictEqual(indexed(stored), stored)) continue;
      counts.outdated += 1;
      if (isWriting) await indexOne(collection.doc(id), indexed);
    }
  }
  return lineOf(name, counts);
}

function lineOf(name: string, { read, outdated }: { read: number; outdated: number }): string {
  return `  ${outdated} of ${read} ${name}`;
}

/** In a transaction, since the shop or the office may change the document meanwhile. */
function indexOne<Stored extends object>(
  reference: DocumentReference<Stored>,
  indexed: (stored: Stored) => Stored,
): Promise<void> {
  return reference.firestore.runTransaction(async (transaction) => {
    const stored = (await transaction.get(reference)).data();
    if (stored) transaction.set(reference, indexed(stored));
  });
}

/** Adds up the months of the book, each while no invoice of it is written. */
async function indexMonths(
  firestore: Firestore,
  months: ReadonlySet<string>,
  indexed: (entry: StoredBookEntry) => StoredBookEntry,
  isWriting: boolean,
): Promise<string> {
  const counts = { read: months.size, outdated: 0 };
  for (const month of months) {
    const reference = bookMonthOf(firestore, month);
    const isOutdated = await firestore.runTransaction(async (transaction) => {
      const before = (await transaction.get(reference)).data();
      const all = invoiceBookOf(firestore).where('month', '==', month);
      const entries = readable((await transaction.get(all)).docs, () => {});
      const sums = entries.reduce(
        (before, { stored }) => addToMonth(before, indexed(stored)),
        emptyMonth(month),
      );
      const after: StoredMonth = { ...sums, schema_version: 1 };
      if (isDeepStrictEqual(before, after)) return false;
      if (isWriting) transaction.set(reference, after);
      return true;
    });
    if (isOutdated) counts.outdated += 1;
  }
  return lineOf('months of the book', counts);
}

interface Written {
  ofOrder: Pick<StoredOrderInvoice, 'vat' | 'supply_day' | 'supplies' | 'customer'>;
  ofEntry: Pick<StoredBookEntry, 'vat' | 'shares'>;
}

/** What orders and book repeat of the invoices, by their numbers. */
async function readWritten(firestore: Firestore): Promise<Map<string, Written>> {
  const written = new Map<string, Written>();
  for await (const page of readPages(invoicesOf(firestore).orderBy('created_at'), PAGE_SIZE)) {
    const stored = readable(page as QueryDocumentSnapshot<StoredInvoice>[], () => {});
    const invoices = stored.map((each) => readInvoice(each.stored));
    if (invoices.length === 0) continue;
    const billed = await firestore.getAll(
      ...invoices.map(({ order }) => orderOf(firestore, order.number)),
    );
    const orders = new Map(readable(billed, () => {}).map(({ id, stored }) => [id, stored]));
    for (const invoice of invoices) {
      const order = orders.get(invoice.order.number) as StoredOrder | undefined;
      const { number, vat, delivery, cancels } = invoice;
      const shares = revenueShares(invoice, order ?? { order_items: [] });
      const isErasedPerson = order && isErased(order) && !invoice.buyer.company;
      const customer = invoice.buyer.company || invoice.buyer.name;
      const supplies = suppliesOf(invoice, written.get(cancels?.number ?? '')?.ofOrder.supplies);
      const ofOrder = {
        vat,
        supply_day: delivery.day,
        ...(supplies.length > 0 && { supplies }),
        ...(!isErasedPerson && { customer }),
      };
      written.set(number, { ofOrder, ofEntry: { vat, shares } });
    }
  }
  return written;
}

/**
 * What is owed was stored otherwise by earlier versions, and a filter only finds stored fields. Invoices there lack
 * their rates, and rows that no batch for the tax adviser has wait for one.
 */
async function orderIndexer(
  firestore: Firestore,
  written: ReadonlyMap<string, Written>,
): Promise<(order: StoredOrder) => StoredOrder> {
  const [batches, terms] = await Promise.all([
    datevBatchesOf(firestore).orderBy('created_at').get(),
    readSetting(firestore, 'datev'),
  ]);
  const exported = batches.docs.flatMap((document) => unpackRows(document.data()));
  const booked = new Set(exported.map(rowKey));
  // The first row of each decides.
  const debtors = new Map(
    exported.reverse().map((row) => [row.order_number, row.debtor ?? terms.debtor]),
  );
  return (order) => {
    const { invoices, debtor = debtors.get(order.order_number) } = order;
    const rated = invoices?.map((each) => ({ ...written.get(each.number)?.ofOrder, ...each }));
    const known = { ...order, ...(rated && { invoices: rated }), ...paymentSums(order) };
    const rows = ledgerOf(known);
    const fresh = rows.filter((row) => !booked.has(rowKey(row)));
    const months = fresh.map(({ day }) => monthOfDay(day));
    const to_books = [...new Set([...(order.to_books ?? []), ...months])].sort();
    const indexed = {
      ...known,
      ...(to_books.length > 0 && { to_books }),
      ...(debtor !== undefined && { debtor }),
    };
    return withSlips(withSearchTokens(withAccount(indexed, rows)));
  };
}

/** Requests older than the status field count as open. */
const withRequestFields = (request: StoredContactRequest): StoredContactRequest =>
  withRequestTokens({ status: 'open', ...request });

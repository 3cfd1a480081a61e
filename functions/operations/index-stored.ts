import { isDeepStrictEqual } from 'node:util';
import { customerListFields } from '@shop/domain/customer/customer';
import { asListed, productListFields, toolListFields } from '@shop/domain/office/listed-item';
import { addToMonth, emptyMonth } from '@shop/domain/statistics/month-sums';
import {
  type CollectionReference,
  type DocumentReference,
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { CUSTOMER_STORE } from '../src/changes/entry-stores.ts';
import { readPages } from '../src/firestore/read-pages.ts';
import { readable } from '../src/firestore/readable.ts';
import { invoiceTokens } from '../src/invoices/invoice-chain.ts';
import { revisionOf } from '../src/stored/change.ts';
import { contactsOf, withRequestTokens } from '../src/stored/contact.ts';
import { customersOf } from '../src/stored/entry.ts';
import {
  bookMonthOf,
  invoiceBookOf,
  invoiceDocumentOf,
  readInvoice,
  type StoredBookEntry,
  type StoredMonth,
} from '../src/stored/invoice.ts';
import { storedOrder } from '../src/stored/ledger.ts';
import { ordersOf } from '../src/stored/order.ts';
import { productsOf } from '../src/stored/product.ts';
import { quotesOf, withQuoteTokens } from '../src/stored/quote.ts';
import { rentalBookingsOf, withBookingTokens } from '../src/stored/rental-booking.ts';
import { rentalToolsOf } from '../src/stored/rental-tool.ts';
import { isPacked, PACKED_COLLECTIONS, packCollection } from '../src/stored/shard.ts';
import { runCommand } from './command.ts';
import type { CommandContext } from './targets.ts';

/**
 * Recomputes the fields that follow from others: those by which documents are found, sorted and counted, the months
 * of the book and the catalogue's shards; without `--yes`, only counts what is outdated. Resolves to the exit code.
 */
export const indexStored = (args: readonly string[], context: CommandContext): Promise<number> =>
  runCommand({ script: 'index', purpose: 'write there', run: indexAll }, args, context);

const PAGE_SIZE = 200;

async function indexAll(firestore: Firestore, isWriting: boolean, where: string) {
  const counts = [
    await indexEach('orders', ordersOf(firestore), (order) => storedOrder(order, order), isWriting),
    await indexEach('requests', contactsOf(firestore), withRequestTokens, isWriting),
    await indexEach('quotes', quotesOf(firestore), withQuoteTokens, isWriting),
    await indexEach('rental bookings', rentalBookingsOf(firestore), withBookingTokens, isWriting),
    await indexEach(
      'invoices',
      invoiceBookOf(firestore),
      (entry) => withInvoiceTokens(firestore, entry),
      isWriting,
    ),
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
    await indexMonths(firestore, isWriting),
  ];
  if (isWriting) await packAll(firestore);
  const heading = isWriting ? `Indexed in ${where}:` : `Would index in ${where}:`;
  return { text: [heading, ...counts].join('\n') };
}

/** A starting process does the same, but has only seconds for it. */
async function packAll(firestore: Firestore): Promise<void> {
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
  indexed: (stored: Stored) => Stored | Promise<Stored>,
  isWriting: boolean,
): Promise<string> {
  const counts = { read: 0, outdated: 0 };
  for await (const page of readPages(collection.orderBy(FieldPath.documentId()), PAGE_SIZE)) {
    // The type of `readPages` does not include converters.
    const documents = readable(page as QueryDocumentSnapshot<Stored>[], () => {});
    counts.read += documents.length;
    for (const { id, stored } of documents) {
      if (isDeepStrictEqual(await indexed(stored), stored)) continue;
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
  indexed: (stored: Stored) => Stored | Promise<Stored>,
): Promise<void> {
  return reference.firestore.runTransaction(async (transaction) => {
    const stored = (await transaction.get(reference)).data();
    if (stored) transaction.set(reference, await indexed(stored));
  });
}

/** The entry of the book as its invoice, which never changes, is found. */
async function withInvoiceTokens(
  firestore: Firestore,
  entry: StoredBookEntry,
): Promise<StoredBookEntry> {
  const stored = (await invoiceDocumentOf(firestore, entry.number).get()).data();
  if (!stored) return entry;
  return { ...entry, search_tokens: invoiceTokens(readInvoice(stored), entry.order_number) };
}

/** Adds up the months of the book, each while no invoice of it is written. */
async function indexMonths(firestore: Firestore, isWriting: boolean): Promise<string> {
  const months = new Set<string>();
  for await (const page of readPages(invoiceBookOf(firestore).orderBy('month'), PAGE_SIZE)) {
    const entries = readable(page as QueryDocumentSnapshot<StoredBookEntry>[], () => {});
    for (const { stored } of entries) months.add(stored.month);
  }
  const counts = { read: months.size, outdated: 0 };
  for (const month of months) {
    const reference = bookMonthOf(firestore, month);
    const isOutdated = await firestore.runTransaction(async (transaction) => {
      const before = (await transaction.get(reference)).data();
      const all = invoiceBookOf(firestore).where('month', '==', month);
      const entries = readable((await transaction.get(all)).docs, () => {});
      const sums = entries.reduce(
        (before, { stored }) => addToMonth(before, stored),
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

import { isDeepStrictEqual } from 'node:util';
import { asListed, productListFields, toolListFields } from '@shop/domain/office/listed-item';
import {
  type CollectionReference,
  type DocumentReference,
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { isAlreadyThere } from '../src/firestore/run-transaction.ts';
import { readPages } from '../src/privacy/read-pages.ts';
import { revisionOf } from '../src/stored/change.ts';
import { paymentSums } from '../src/stored/claim.ts';
import { contactsOf, type StoredContactRequest, withRequestTokens } from '../src/stored/contact.ts';
import { datevBatchesOf, unpackRows } from '../src/stored/datev-batch.ts';
import { invoicesOf, readInvoice, type StoredInvoice } from '../src/stored/invoice.ts';
import { ledgerOf, monthOfDay, rowKey } from '../src/stored/ledger.ts';
import {
  ordersOf,
  type StoredOrder,
  type StoredOrderInvoice,
  withSearchTokens,
  withSlips,
} from '../src/stored/order.ts';
import { depositOf, depositSummary, ownClaimOf } from '../src/stored/own-claim.ts';
import { productsOf } from '../src/stored/product.ts';
import { readable } from '../src/stored/readable.ts';
import {
  rentalBookingOf,
  rentalBookingsOf,
  type StoredRentalBooking,
} from '../src/stored/rental-booking.ts';
import { rentalToolsOf } from '../src/stored/rental-tool.ts';
import { isPacked, PACKED_COLLECTIONS, packCollection } from '../src/stored/shard.ts';
import { runCommand } from './command.ts';
import type { CommandContext } from './targets.ts';

/**
 * Adds missing search, filter and sort fields to orders, requests, products and rental tools, and rewrites
 * the catalogue's shards if they are outdated; without `--yes`, only counts them. Resolves to the exit code.
 */
export const indexStored = (args: readonly string[], context: CommandContext): Promise<number> =>
  runCommand({ script: 'index', purpose: 'write there', run: indexAll }, args, context);

const PAGE_SIZE = 200;

async function indexAll(firestore: Firestore, isWriting: boolean, where: string) {
  const withOrderFields = await orderIndexer(firestore);
  const counts = [
    await indexEach('orders', ordersOf(firestore), withOrderFields, isWriting),
    await indexEach('requests', contactsOf(firestore), withRequestFields, isWriting),
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
  ];
  counts.push(await bringDepositsOver(firestore, isWriting));
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

/**
 * What is owed was stored otherwise by earlier versions, and a filter only finds stored fields. Invoices there lack
 * their rates, and rows that no batch for the tax adviser has wait for one.
 */
async function orderIndexer(firestore: Firestore): Promise<(order: StoredOrder) => StoredOrder> {
  const written = new Map<string, Pick<StoredOrderInvoice, 'vat' | 'supply_day'>>();
  for await (const page of readPages(invoicesOf(firestore).orderBy('created_at'), PAGE_SIZE)) {
    for (const { stored } of readable(page as QueryDocumentSnapshot<StoredInvoice>[], () => {})) {
      const { vat, delivery } = readInvoice(stored);
      written.set(stored.number, { vat, supply_day: delivery.day });
    }
  }
  const batches = await datevBatchesOf(firestore).get();
  const booked = new Set(
    batches.docs.flatMap((document) => unpackRows(document.data()).map(rowKey)),
  );
  return (order) => {
    const { invoices } = order;
    const rated = invoices?.map((each) => ({ ...written.get(each.number), ...each }));
    const known = { ...order, ...(rated && { invoices: rated }), ...paymentSums(order) };
    const rows = ledgerOf(known).filter((row) => !booked.has(rowKey(row)));
    const months = rows.map(({ day }) => monthOfDay(day));
    const to_books = [...new Set([...(order.to_books ?? []), ...months])].sort();
    return withSlips(withSearchTokens({ ...known, ...(to_books.length > 0 && { to_books }) }));
  };
}

/** Requests older than the status field count as open. */
const withRequestFields = (request: StoredContactRequest): StoredContactRequest =>
  withRequestTokens({ status: 'open', ...request });

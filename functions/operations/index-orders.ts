import { isDeepStrictEqual, parseArgs } from 'node:util';
import type { ProjectConfig } from '@shop/seed/project-config';
import { errorLine } from '@shop/seed/terminal';
import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { readPages } from '../src/privacy/read-pages.ts';
import { contactsOf } from '../src/stored/contact.ts';
import { ordersOf, type StoredOrder, withSearchTokens } from '../src/stored/order.ts';
import { paymentSums } from '../src/stored/order-payment.ts';
import { readable } from '../src/stored/readable.ts';
import { chooseFirestore, openReachable, placeOf } from './firestore-target.ts';

const USAGE = 'Usage: npm run index-orders -- [--project <id>] [--yes]';

export interface IndexOrdersContext {
  config: ProjectConfig;
  /** FIRESTORE_EMULATOR_HOST. */
  firestoreHost?: string | undefined;
  output: NodeJS.WritableStream;
  errors: NodeJS.WritableStream;
}

/**
 * Writes what the office finds and filters orders by into those that lack it, or without `--yes`
 * counts them. Resolves to the exit code.
 */
export async function indexOrders(
  args: readonly string[],
  context: IndexOrdersContext,
): Promise<number> {
  try {
    const { project, yes } = parse(args);
    const { config, firestoreHost, output } = context;
    const target = chooseFirestore(project, firestoreHost, config, 'write there');
    const { firestore, close } = await openReachable(target);
    const { read, outdated, requests } = await indexAll(firestore, yes).finally(close);
    const verb = yes ? 'Indexed' : 'Would index';
    output.write(
      `${verb} ${outdated} of ${read} orders and ${requests} requests in ${placeOf(target)}.\n`,
    );
    if (!yes) output.write('Nothing was changed. Add --yes to do it.\n');
    return 0;
  } catch (error) {
    context.errors.write(`${errorLine(error)}\n`);
    return 1;
  }
}

const PAGE_SIZE = 200;

async function indexAll(firestore: Firestore, isWriting: boolean) {
  const orders = await indexStored(firestore, isWriting);
  return { ...orders, requests: await indexRequests(firestore, isWriting) };
}

/** Requests older than their status count as open; resolves to how many. */
async function indexRequests(firestore: Firestore, isWriting: boolean): Promise<number> {
  let count = 0;
  const all = contactsOf(firestore).withConverter(null).select('status');
  for await (const page of readPages(all.orderBy(FieldPath.documentId()), PAGE_SIZE)) {
    for (const request of page.filter((each) => each.get('status') === undefined)) {
      count += 1;
      if (!isWriting) continue;
      // Only if it is as it was read: the office may have changed or deleted it meanwhile.
      const condition = { lastUpdateTime: request.updateTime };
      await request.ref.update({ status: 'open' }, condition).catch(ignoreChanged);
    }
  }
  return count;
}

function ignoreChanged(error: unknown): void {
  const isChanged =
    error instanceof Error && 'code' in error && [5, 9].includes(Number(error.code));
  if (!isChanged) throw error;
}

/** An unreadable order is left as it is, and not counted as read. */
async function indexStored(firestore: Firestore, isWriting: boolean) {
  const counts = { read: 0, outdated: 0 };
  const all = ordersOf(firestore).orderBy(FieldPath.documentId());
  for await (const page of readPages(all, PAGE_SIZE)) {
    // `readPages` knows no converters.
    const orders = readable(page as QueryDocumentSnapshot<StoredOrder>[], () => {});
    counts.read += orders.length;
    for (const { id, stored } of orders) {
      if (isDeepStrictEqual(indexed(stored), stored)) continue;
      counts.outdated += 1;
      if (isWriting) await indexOne(firestore, id);
    }
  }
  return counts;
}

/** In a transaction, since the shop may change the order meanwhile. */
function indexOne(firestore: Firestore, id: string): Promise<void> {
  const reference = ordersOf(firestore).doc(id);
  return firestore.runTransaction(async (transaction) => {
    const order = (await transaction.get(reference)).data();
    if (order) transaction.set(reference, indexed(order));
  });
}

/** Orders older than payments count as open, but a filter finds only what is stored. */
function indexed(order: StoredOrder): StoredOrder {
  return withSearchTokens({ ...paymentSums(order), ...order });
}

function parse(args: readonly string[]) {
  try {
    const options = {
      project: { type: 'string' },
      yes: { type: 'boolean', default: false },
    } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error} ${USAGE}`);
  }
}

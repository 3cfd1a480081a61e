import { isDeepStrictEqual } from 'node:util';
import { asListed, productListFields } from '@shop/domain/office/listed-item';
import type { OfficeFields, StoredProduct } from '@shop/domain/office/stored-catalogue';
import type { Firestore } from 'firebase-admin/firestore';
import { verifyShards } from '../../operations/audit.ts';
import { revisionOf, type StoredChange } from '../../src/stored/change.ts';
import { isPacked } from '../../src/stored/shard.ts';
import { product, storeAll, storeProducts } from '../../test/shop-data.ts';
import type { SaveRecord } from './clerk.ts';

/** The account with the admin claim in Firebase Auth. */
export const OFFICE_ACCOUNT = 'chef';

const CATEGORIES = ['Lager Nord', 'Lager Ost', 'Lager Süd', 'Lager West', 'Halle', 'Hof'];
const PRODUCTS = 120;
/** Distinct from the products that shoppers order, whose prices do not change. */
const FIRST_ID = 1001;
const COLLECTIONS = { product: 'products', category: 'categories' };

type Change = StoredChange & { requestId: string; after: OfficeFields };

/** Stores what the office changes: 120 products in six categories. */
export async function storeOfficeStock(firestore: Firestore): Promise<void> {
  const products = Array.from({ length: PRODUCTS }, (_, index) => {
    const category = CATEGORIES[index % CATEGORIES.length] ?? '';
    const stored = product({ id: FIRST_ID + index, category, price_cents: 1000 });
    return asListed(stored, productListFields(stored));
  });
  await storeProducts(firestore, ...products);
  const categories = CATEGORIES.map((name, position) => {
    const id = position + 1;
    const shown = { of: 'product', visibility: 'visible', schema_version: 1 };
    return [`categories/${id}`, { id, name, position, ...shown }] as const;
  });
  await storeAll(firestore, categories);
  // Makes the first start pack the collections.
  await storeAll(firestore, [['settings/revision', { revision: 0, schema_version: 1 }]]);
}

/**
 * Compares the stored documents with their log and with the shards that a process starts with, and the log
 * with the acknowledged requests; returns the violations.
 */
export async function checkOffice(
  firestore: Firestore,
  records: readonly SaveRecord[],
): Promise<string[]> {
  const { docs } = await firestore.collection('changes').get();
  const changes = docs.map((document) => {
    return { ...(document.data() as Change), requestId: document.id.replace(/-\d+$/, '') };
  });
  const revision = (await firestore.doc('settings/revision').get()).get('revision') ?? 0;
  return [
    ...checkRequests(changes, records, revision),
    ...(await checkItems(firestore, changes)),
    ...(await checkCategories(firestore)),
    ...(await checkShards(firestore)),
  ];
}

/** The shards, which were written before the first save, still are what is stored. */
async function checkShards(firestore: Firestore): Promise<string[]> {
  const stored = (await revisionOf(firestore).get()).data();
  const found = Object.values(COLLECTIONS).map(async (name) =>
    isPacked(stored, name)
      ? verifyShards(firestore, name)
      : [`The shards of ${name} are outdated.`],
  );
  return (await Promise.all(found)).flat();
}

/** Each acknowledged request is in the log with all that it changed, and has a revision of its own. */
function checkRequests(
  changes: readonly Change[],
  records: readonly SaveRecord[],
  revision: number,
): string[] {
  const byRequest = groupBy(changes, ({ requestId }) => requestId);
  const sent = new Set(records.map(({ requestId }) => requestId));
  const revisions = [...byRequest.values()].map(([first]) => first?.after.changed_in ?? 0);
  const expected = Array.from({ length: byRequest.size }, (_, index) => index + 1);
  const isCounted = isDeepStrictEqual(
    revisions.sort((a, b) => a - b),
    expected,
  );
  return [
    ...(isCounted && revision === byRequest.size
      ? []
      : [`${byRequest.size} requests have the revisions ${revisions.join(', ')} of ${revision}.`]),
    ...[...byRequest].flatMap(([requestId, ofRequest]) => [
      ...(sent.has(requestId) ? [] : [`${requestId} was sent by no clerk.`]),
      ...(new Set(ofRequest.map(({ after }) => after.changed_in)).size === 1
        ? []
        : [`${requestId} has more than one revision.`]),
    ]),
    ...records.flatMap(({ requestId, kind, changed }) => {
      const ofRequest = byRequest.get(requestId) ?? [];
      const counts = ofRequest.flatMap(({ count }) => count ?? []);
      const isWhole = isDeepStrictEqual(counts, ofRequest.length > 0 ? [ofRequest.length] : []);
      const logged = ofRequest.filter((change) => change.kind === kind).length;
      const text = `${requestId} changed ${changed}; the log has ${ofRequest.length} of ${counts}.`;
      return isWhole && logged === changed ? [] : [text];
    }),
  ];
}

/** The log tells each version of an item once, each from where the one before it ended. */
async function checkItems(firestore: Firestore, changes: readonly Change[]): Promise<string[]> {
  const documents = await Promise.all(
    Object.values(COLLECTIONS).map(async (name) => (await firestore.collection(name).get()).docs),
  );
  const byItem = groupBy(changes, ({ kind, item_id }) => {
    return `${COLLECTIONS[kind as keyof typeof COLLECTIONS]}/${item_id}`;
  });
  return documents.flat().flatMap((document) => {
    const { path } = document.ref;
    const log = (byItem.get(path) ?? []).sort((a, b) => a.version - b.version);
    const versions = log.map(({ version }) => version);
    const { version = 0 } = document.data() as OfficeFields;
    const expected = Array.from({ length: version }, (_, index) => index + 1);
    if (!isDeepStrictEqual(versions, expected)) {
      return [`${path} has version ${version}; its log has ${versions.join(', ')}.`];
    }
    const last = log.at(-1);
    const isChained = log.every(
      ({ before }, index) => index === 0 || isDeepStrictEqual(before, log[index - 1]?.after),
    );
    return isChained && (!last || isDeepStrictEqual(last.after, document.data()))
      ? []
      : [`${path} is not what its log says.`];
  });
}

/** A category is renamed together with its products. */
async function checkCategories(firestore: Firestore): Promise<string[]> {
  const categories = (await firestore.collection('categories').get()).docs;
  const names = new Set(categories.map((document) => document.get('name')));
  const ofOffice = firestore.collection('products').where('id', '>=', FIRST_ID);
  const products = (await ofOffice.get()).docs.map((document) => document.data() as StoredProduct);
  return products.flatMap(({ id, category }) =>
    names.has(category) ? [] : [`Product ${id} is in ${category}, which there is not.`],
  );
}

function groupBy<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string) {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return groups;
}

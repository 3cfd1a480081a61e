import { isDeepStrictEqual } from 'node:util';
import { asListed, productListFields } from '@shop/domain/office/listed-item';
import type { OfficeFields, StoredProduct } from '@shop/domain/office/stored-catalogue';
import { product } from '@shop/domain/testing/stored';
import type { Firestore } from 'firebase-admin/firestore';
import { revisionOf, type StoredChange } from '../../src/stored/change.ts';
import { isPacked } from '../../src/stored/shard.ts';
import { storeAll, storeProducts } from '../../test/shop-data.ts';
import type { SaveRecord } from './clerk.ts';

/** The account with the admin claim in Firebase Auth. */
export const OFFICE_ACCOUNT = 'chef';

const CATEGORIES = ['Lager Nord', 'Lager Ost', 'Lager Süd', 'Lager West', 'Halle', 'Hof'];
const PRODUCTS = 120;
/** Not among the products that shoppers order, whose prices stay the same. */
const FIRST_ID = 1001;

type Change = StoredChange & { requestId: string; after: OfficeFields };

/** Stores what the office will change: 120 products in six categories. */
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
  // The first start then packs the collections.
  await storeAll(firestore, [['settings/revision', { revision: 0, schema_version: 1 }]]);
}

/** Compares the log with the acknowledged requests; returns the violations that the audit would not find. */
export async function checkOffice(
  firestore: Firestore,
  records: readonly SaveRecord[],
): Promise<string[]> {
  const { docs } = await firestore.collection('changes').get();
  const changes = docs.map((document) => {
    return { ...(document.data() as Change), requestId: document.id.replace(/-\d+$/, '') };
  });
  const stored = (await revisionOf(firestore).get()).data();
  return [
    ...checkRequests(changes, records, stored?.revision ?? 0),
    ...(await checkCategories(firestore)),
    // Written before the first save, and every save keeps them up to date.
    ...['products', 'categories'].flatMap((name) =>
      isPacked(stored, name) ? [] : [`The shards of ${name} are outdated.`],
    ),
  ];
}

/** Requires each acknowledged request to be in the log with all its changes and a revision of its own. */
function checkRequests(
  changes: readonly Change[],
  records: readonly SaveRecord[],
  revision: number,
): string[] {
  const byRequest = new Map<string, Change[]>();
  for (const change of changes) {
    byRequest.set(change.requestId, [...(byRequest.get(change.requestId) ?? []), change]);
  }
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

/** Requires a category and its products to carry the same name. */
async function checkCategories(firestore: Firestore): Promise<string[]> {
  const categories = (await firestore.collection('categories').get()).docs;
  const names = new Set(categories.map((document) => document.get('name')));
  const ofOffice = firestore.collection('products').where('id', '>=', FIRST_ID);
  const products = (await ofOffice.get()).docs.map((document) => document.data() as StoredProduct);
  return products.flatMap(({ id, category }) =>
    names.has(category) ? [] : [`Product ${id} is in ${category}, which there is not.`],
  );
}

import type { StoredProduct, StoredRentalTool } from '@shop/domain/office/stored-catalogue';
import type { Firestore } from 'firebase-admin/firestore';

export async function storeProducts(firestore: Firestore, ...products: StoredProduct[]) {
  await storeAll(
    firestore,
    products.map((stored) => [`products/${stored.id}`, stored]),
  );
}

/** Stores documents by their paths, 500 at most. */
export async function storeAll(
  firestore: Firestore,
  documents: readonly (readonly [path: string, document: object])[],
) {
  const batch = firestore.batch();
  for (const [path, document] of documents) batch.set(firestore.doc(path), document);
  await batch.commit();
}

export async function storeRentalTools(firestore: Firestore, ...tools: StoredRentalTool[]) {
  await storeAll(
    firestore,
    tools.map((stored) => [`rentalTools/${stored.id}`, stored]),
  );
}

/** Postcodes 12340 to 12349 are in zone 1, 12350 to 12369 in zone 2. */
export async function storeAreas(firestore: Firestore) {
  const areas = [
    { from: '12340', to: '12349', zone: 1 },
    { from: '12350', to: '12369', zone: 2 },
  ];
  await firestore.doc('settings/deliveryAreas').set({ areas, schema_version: 1 });
}

import type { Firestore } from 'firebase-admin/firestore';
import { ALMOST_FREE, GRAVEL, JUST_FREE, PLATE, SLATE } from '../../../test/shop-data.ts';
import { peoplesData } from './people.ts';

/** All documents that a run begins with, by path. */
export function shopsData(): Record<string, object> {
  const products = [GRAVEL, ALMOST_FREE, JUST_FREE, SLATE];
  return {
    ...Object.fromEntries(products.map((product) => [`products/${product.id}`, product])),
    [`rentalTools/${PLATE.id}`]: PLATE,
    ...peoplesData(),
  };
}

export async function storeAll(firestore: Firestore, data: Readonly<Record<string, object>>) {
  const batch = firestore.batch();
  for (const [path, document] of Object.entries(data)) batch.set(firestore.doc(path), document);
  await batch.commit();
}

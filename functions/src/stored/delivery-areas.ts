import type { DeliveryArea } from '@shop/domain/delivery/delivery-areas';
import {
  DELIVERY_AREAS_PATH,
  type StoredDeliveryAreas,
} from '@shop/domain/office/stored-catalogue';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { OFFICE_CHECKS } from './change.ts';
import { isText, isWhole, listOf, shapeOf } from './checks.ts';
import { documentOf, type StoredType } from './stored-type.ts';

const [collection, id] = DELIVERY_AREAS_PATH.split('/') as [string, string];

export const DELIVERY_AREAS: StoredType<StoredDeliveryAreas> = {
  collection,
  version: 1,
  checks: {
    ...OFFICE_CHECKS,
    areas: listOf(shapeOf<DeliveryArea>({ from: isText, to: isText, zone: isWhole })),
  },
};

/** The delivery areas, for one read; none until they are stored. */
export async function readAreas(
  firestore: Firestore,
  transaction?: Transaction,
): Promise<readonly DeliveryArea[]> {
  const reference = documentOf(DELIVERY_AREAS)(firestore, id);
  const document = await (transaction ? transaction.get(reference) : reference.get());
  return document.data()?.areas ?? [];
}

import type { DeliveryArea } from '@shop/domain/delivery/delivery-areas';
import {
  DELIVERY_AREAS_PATH,
  type StoredDeliveryAreas,
} from '@shop/domain/office/stored-catalogue';
import { isText, isWhole, listOf, shapeOf } from '../firestore/checks.ts';
import type { StoredType } from '../firestore/stored-type.ts';
import { OFFICE_CHECKS } from './change.ts';

const [collection = ''] = DELIVERY_AREAS_PATH.split('/');

export const DELIVERY_AREAS: StoredType<StoredDeliveryAreas> = {
  collection,
  version: 1,
  checks: {
    ...OFFICE_CHECKS,
    areas: listOf(shapeOf<DeliveryArea>({ from: isText, to: isText, zone: isWhole })),
  },
};

import type { Fields, InCents, PlainField, PlainValues } from '@shop/domain/fields/field';
import { plainFields } from '@shop/domain/fields/field';
import type { DeliveryTime } from '@shop/domain/product/delivery-time';
import type { Picture } from '@shop/domain/product/picture';
import {
  type Check,
  type Checks,
  isFlag,
  isMeasure,
  isPositive,
  isText,
  isWhole,
  listOf,
  oneOf,
  optional,
  shapeOf,
} from '../firestore/checks.ts';
import { LIST_CHECKS, OFFICE_CHECKS } from './change.ts';

export const isPicture = shapeOf<Picture>({ url: isText, alt: isText });

export const isDeliveryTime = shapeOf<DeliveryTime>({
  min: isPositive,
  max: isPositive,
  unit: oneOf(['hours', 'days']),
});

/** Checks shared by products and rental tools. */
export const ITEM_CHECKS = {
  id: isWhole,
  image_url: optional(isText),
  specifications: listOf(shapeOf({ label: isText, value: isText })),
  pictures: optional(listOf(isPicture)),
  ...OFFICE_CHECKS,
  ...LIST_CHECKS,
};

/** Checks of a table's plain fields in stored form: their types only, not their limits. */
export function plainChecks<F extends Fields>(fields: F): Checks<InCents<F, PlainValues<F>>> {
  const checks = plainFields(fields).map(([name, field]) => [
    field.type === 'euro' ? `${name}_cents` : name,
    field.required === undefined ? optional(checkOf(field)) : checkOf(field),
  ]);
  return Object.fromEntries(checks);
}

function checkOf(field: PlainField): Check {
  switch (field.type) {
    case 'text':
      return isText;
    case 'flag':
      return isFlag;
    case 'euro':
      return isWhole;
    case 'choice':
      return oneOf(field.names);
    case 'choices':
      return listOf(oneOf(field.names));
    case 'number':
      if (!field.isWhole) return field.min > 0 ? isPositive : isMeasure;
      return (value) => isWhole(value) && (field.min <= 0 || isPositive(value));
  }
}

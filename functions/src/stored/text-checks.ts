import {
  type OrderField,
  type OrderFieldName,
  type OrderTexts,
  ofOrderFields,
} from '@shop/domain/order/order-fields';
import { type Check, isText, optional } from '../firestore/checks.ts';

/** The checks of these texts in a stored document. */
export const textChecks = <N extends OrderFieldName>(names: readonly N[]) =>
  ofOrderFields(names, (_, { isAdded }: OrderField) =>
    isAdded ? optional(isText) : isText,
  ) as unknown as { [F in N]: Check<OrderTexts<F>[F & keyof OrderTexts<F>]> };

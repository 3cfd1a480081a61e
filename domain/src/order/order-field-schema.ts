import type { AnyObject, StringSchema } from 'yup';
import { postalCodeText } from '../delivery/postal-code-schema.ts';
import { emailText, optionalEmail, optionalText, requiredText } from '../text/validation.ts';
import { HOME_COUNTRY, isCountry, isLeitwegId, leitwegId } from './buyer.ts';
import {
  ORDER_FIELDS,
  type OrderField,
  type OrderFieldName,
  type OrderTexts,
  ofOrderFields,
} from './order-fields.ts';

export const NO_EMAIL = 'Gültige E-Mail-Adresse erforderlich';

/** A country code; nothing reads as Germany. */
function countryText() {
  return optionalText(ORDER_FIELDS.country.label, 2)
    .test('country', 'Bitte wählen Sie das Land aus der Liste.', (code) => !code || isCountry(code))
    .transform((code: string) => (code === HOME_COUNTRY ? '' : code));
}

type Text = ReturnType<typeof optionalText>;

const SPECIAL: Partial<Record<OrderFieldName, (field: OrderField) => Text>> = {
  customer_email: ({ label, required }) =>
    required ? emailText(label, required, NO_EMAIL) : optionalEmail(label, NO_EMAIL),
  buyer_reference: ({ label, max }) =>
    optionalText(label, max).transform(leitwegId).test('leitweg', isLeitwegId),
  country: countryText,
  postal_code: postalCodeText,
};

function fieldSchema(name: OrderFieldName, field: OrderField) {
  const { label, max, lines, required, isAdded } = field;
  const special = SPECIAL[name]?.(field);
  const text = required
    ? requiredText(label, max, required, lines)
    : optionalText(label, max, lines);
  // An order without it has the same content as before the field existed.
  return isAdded ? orMissing(special ?? text) : (special ?? text);
}

/** An empty text counts as missing. */
const orMissing = (schema: Text) =>
  schema.transform((text?: string) => text || undefined).default(undefined);

type Schemas<N extends OrderFieldName> = {
  [F in N]-?: StringSchema<OrderTexts<F>[F & keyof OrderTexts<F>], AnyObject, '', 'd'>;
};

export const textSchemas = <N extends OrderFieldName>(names: readonly N[]) =>
  ofOrderFields(names, fieldSchema) as unknown as Schemas<N>;

/** These texts if none is required; empty ones stay empty, and missing ones are undefined unless given. */
export const changedTexts = <N extends OrderFieldName>(names: readonly N[], missing?: '') =>
  ofOrderFields(names, (name, { required: _, isAdded: __, ...field }) =>
    fieldSchema(name, field).default(missing),
  ) as unknown as { [F in N]: StringSchema<string | undefined, AnyObject, undefined, 'd'> };

import { object } from 'yup';
import { inputSchema, oneOfNames } from '../fields/field-schema.ts';
import {
  across,
  dayOf,
  euroAmount,
  listOf,
  numberWithin,
  record,
  wholeNumber,
} from '../fields/input-fields.ts';
import { coverageSchema } from '../product/coverage-schema.ts';
import type { DeliveryTime } from '../product/delivery-time.ts';
import { MAX_PICTURES, pictureSchema } from '../product/picture.ts';
import { CONTENT_UNITS, type ProductFields } from '../product/product.ts';
import { PRODUCT_FIELDS } from '../product/product-fields.ts';
import { emailText, requiredText } from '../text/validation.ts';

/** Editable fields of a product; prices in euro. Missing fields are unknown or do not apply. */
export type ProductInput = ProductFields;

const specification = record(
  'Technische Daten',
  object({
    label: requiredText('Bezeichnung', 60, 'Technische Daten: Bezeichnung fehlt'),
    value: requiredText('Wert', 200, 'Technische Daten: Wert fehlt'),
  }),
).required('Technische Daten: Die Angaben sind ungültig');

/** Schemas shared by products and tools. */
export const ITEM_SCHEMAS = {
  specifications: listOf('Technische Daten', 40, specification),
  pictures: listOf('Bilder', MAX_PICTURES, pictureSchema),
};

const deliveryTime = record(
  'Lieferzeit',
  object({
    min: wholeNumber('Lieferzeit von', 1, 365).required('Lieferzeit von: Zahl fehlt'),
    max: wholeNumber('Lieferzeit bis', 1, 365).required('Lieferzeit bis: Zahl fehlt'),
    unit: oneOfNames('Lieferzeit', ['hours', 'days'] as const).required(
      'Lieferzeit: Einheit fehlt',
    ),
  }),
)
  .default(undefined)
  .test(
    'order',
    'Lieferzeit: Das Ende liegt vor dem Anfang.',
    across<DeliveryTime | undefined>((time) => !time || time.min <= time.max),
  );

const productId = wholeNumber('Passende Artikel', 1, Number.MAX_SAFE_INTEGER).required(
  'Passende Artikel: Bitte Artikelnummern angeben.',
);

/** Schema shared by form and server. */
export const productInputSchema = inputSchema<ProductInput, typeof PRODUCT_FIELDS>(
  'Artikel',
  PRODUCT_FIELDS,
  {
    ...ITEM_SCHEMAS,
    content: record(
      'Inhalt je Einheit',
      object({
        amount: numberWithin('Inhalt je Einheit', 0.001, 100_000).required(
          'Inhalt je Einheit fehlt',
        ),
        unit: oneOfNames('Einheit des Inhalts', CONTENT_UNITS).required(
          'Einheit des Inhalts fehlt',
        ),
      }),
    ).default(undefined),
    next_price: record(
      'Preis ab einem Tag',
      object({
        price: euroAmount('Neuer Preis').required('Neuer Preis fehlt'),
        from: dayOf('Neuer Preis gilt ab').required('Neuer Preis: Tag fehlt'),
      }),
    ).default(undefined),
    coverage: coverageSchema,
    delivery_time: deliveryTime,
    producer: record(
      'Hersteller',
      object({
        name: requiredText('Hersteller', 120, 'Hersteller: Name fehlt'),
        address: requiredText('Anschrift des Herstellers', 200, 'Hersteller: Anschrift fehlt'),
        email: emailText(
          'E-Mail des Herstellers',
          'Hersteller: E-Mail-Adresse fehlt',
          'Hersteller: Die E-Mail-Adresse ist ungültig',
        ),
      }),
    ).default(undefined),
    related_ids: listOf('Passende Artikel', 12, productId),
  },
);

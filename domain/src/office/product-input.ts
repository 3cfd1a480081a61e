import { object, type Schema } from 'yup';
import { coverageSchema } from '../product/coverage-schema.ts';
import type { DeliveryTime } from '../product/delivery-time.ts';
import { MAX_PICTURES, type Picture, pictureSchema } from '../product/picture.ts';
import {
  CONTENT_UNITS,
  PACKAGINGS,
  PRODUCT_UNITS,
  type ProductDetail,
  type ProductUnit,
  type Specification,
  WITHDRAWAL_EXEMPTIONS,
} from '../product/product.ts';
import { emailText, requiredText } from '../text/validation.ts';
import {
  across,
  dayOf,
  euroAmount,
  listOf,
  numberWithin,
  record,
  textOrNone,
  wholeNumber,
} from '../time/input-fields.ts';
import { oneOfNames, VISIBILITIES, type Visibility } from './office.ts';

/** A net price from a day on. */
export interface NextPrice {
  /** In euro per unit. */
  price: number;
  /** The first calendar day on which it holds. */
  from: string;
}

/** All that the office writes of a product; prices in euro. What is missing is not known or does not apply. */
export interface ProductInput
  extends Pick<
    ProductDetail,
    | 'name'
    | 'description'
    | 'category'
    | 'price'
    | 'vat_rate'
    | 'content'
    | 'weight_kg'
    | 'coverage'
    | 'producer'
    | 'withdrawal_exemption'
    | 'units_per_pallet'
    | 'grain'
    | 'colour'
    | 'packaging'
    | 'material'
  > {
  unit: ProductUnit;
  visibility: Visibility;
  next_price?: NextPrice;
  /** Overrides the number derived from the id. */
  article_number?: string;
  specifications: Specification[];
  /** Overrides the category's delivery time. */
  delivery_time?: DeliveryTime;
  related_ids: number[];
  /** The first is the one that lists show. */
  pictures: Picture[];
}

const specification = record(
  'Technische Daten',
  object({
    label: requiredText('Bezeichnung', 60, 'Technische Daten: Bezeichnung fehlt'),
    value: requiredText('Wert', 200, 'Technische Daten: Wert fehlt'),
  }),
).required('Technische Daten: Die Angaben sind ungültig');

/** Rows of technical data. */
export const specificationsSchema = listOf('Technische Daten', 40, specification);

const producer = record(
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
).default(undefined);

const content = record(
  'Inhalt je Einheit',
  object({
    amount: numberWithin('Inhalt je Einheit', 0.001, 100_000).required('Inhalt je Einheit fehlt'),
    unit: oneOfNames('Einheit des Inhalts', CONTENT_UNITS).required('Einheit des Inhalts fehlt'),
  }),
).default(undefined);

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
    'Lieferzeit: „bis“ liegt vor „von“',
    across<DeliveryTime | undefined>((time) => !time || time.min <= time.max),
  );

const nextPrice = record(
  'Preis ab einem Tag',
  object({
    price: euroAmount('Neuer Preis').required('Neuer Preis fehlt'),
    from: dayOf('Neuer Preis gilt ab').required('Neuer Preis: Tag fehlt'),
  }),
).default(undefined);

const productId = wholeNumber('Passende Artikel', 1, Number.MAX_SAFE_INTEGER).required(
  'Passende Artikel: Bitte Artikelnummern angeben.',
);

/** What the form and the server check a product by. */
export const productInputSchema = record(
  'Artikel',
  object({
    name: requiredText('Name', 120, 'Bitte geben Sie einen Namen an.'),
    description: textOrNone('Beschreibung', 4000),
    category: requiredText('Kategorie', 60, 'Bitte wählen Sie eine Kategorie.'),
    unit: oneOfNames('Einheit', PRODUCT_UNITS).required('Bitte wählen Sie eine Einheit.'),
    price: euroAmount('Preis'),
    next_price: nextPrice,
    vat_rate: wholeNumber('MwSt.-Satz', 0, 30),
    content,
    weight_kg: numberWithin('Gewicht je Einheit (kg)', 0.001, 100_000),
    specifications: specificationsSchema,
    coverage: coverageSchema,
    delivery_time: deliveryTime,
    producer,
    withdrawal_exemption: oneOfNames('Widerruf', WITHDRAWAL_EXEMPTIONS),
    related_ids: listOf('Passende Artikel', 12, productId),
    article_number: textOrNone('Artikelnummer', 40).matches(/^[\w .-]*$/, {
      message: 'Artikelnummer: Buchstaben, Ziffern, Punkt und Bindestrich',
      excludeEmptyString: true,
    }),
    pictures: listOf('Bilder', MAX_PICTURES, pictureSchema),
    grain: textOrNone('Körnung', 20),
    colour: textOrNone('Farbe', 40),
    packaging: oneOfNames('Gebinde', PACKAGINGS),
    material: textOrNone('Material', 80),
    units_per_pallet: wholeNumber('Einheiten je Palette', 1, 10_000),
    visibility: oneOfNames('Sichtbarkeit', VISIBILITIES).required('Sichtbarkeit fehlt'),
  }),
).required('Artikel: Die Angaben sind ungültig') as unknown as Schema<ProductInput>;

import { type Field, fromStoredFields } from '../fields/field.ts';
import { STANDARD_VAT_RATE } from '../money/vat.ts';
import {
  LINKED_FIELDS,
  type LinkedProduct,
  type Product,
  type ProductDetail,
} from '../product/product.ts';
import { PRODUCT_FIELDS } from '../product/product-fields.ts';
import type { RentalTool } from '../rental/rental.ts';
import { RENTAL_TOOL_FIELDS } from '../rental/rental-tool-fields.ts';
import { rateOn, type VatRates } from '../settings/vat-rates.ts';
import type { CalendarDay } from '../time/calendar.ts';
import type { OfficeFields, StoredProduct, StoredRentalTool } from './stored-catalogue.ts';

/** Whether shoppers can see and buy an item: the office has neither hidden nor archived it. */
export const isVisible = ({ visibility = 'visible' }: OfficeFields): boolean =>
  visibility === 'visible';

/** Applies the planned price once its day has come; for stored and edited items. */
export function withPriceOfDay<Priced extends { next_price?: { from: CalendarDay } }>(
  product: Priced,
  day: CalendarDay,
): Priced {
  const { next_price, ...others } = product;
  if (!next_price || next_price.from > day) return product;
  const { from: _, ...price } = next_price;
  return { ...others, ...price } as Priced;
}

/**
 * A product as sold on a calendar day in Berlin. It states its VAT rate if the current standard rate differs
 * from the one that clients assume for a missing rate.
 */
export function currentProduct(
  stored: StoredProduct,
  day: CalendarDay,
  rates: VatRates = { standard: STANDARD_VAT_RATE, rates: [] },
): StoredProduct {
  const vat_rate = rateOn(stored.vat_rate ?? rates.standard, rates, day);
  const isTaxedOtherwise = vat_rate !== (stored.vat_rate ?? STANDARD_VAT_RATE);
  if (!stored.next_price && !isTaxedOtherwise) return stored;
  const { next_price, ...product } = withPriceOfDay(stored, day);
  return { ...product, ...(isTaxedOtherwise && { vat_rate }) };
}

const namesIn = (place: 'lists' | 'page') =>
  Object.entries<Field>(PRODUCT_FIELDS).flatMap(([name, { shownIn }]) =>
    shownIn === place ? name : [],
  );
const IN_LISTS = ['id', ...namesIn('lists'), 'image_url'];
const ON_PAGE = [...IN_LISTS, ...namesIn('page'), 'pictures', 'related_ids'];

/** The product as lists carry it. */
export const toProduct = (stored: StoredProduct): Product =>
  fromStoredFields(PRODUCT_FIELDS, stored, IN_LISTS);

/** Converts products of a catalogue to the form shown on their own pages. */
export function toProductDetails(
  all: ReadonlyMap<number, StoredProduct>,
): (stored: StoredProduct) => ProductDetail {
  const ofMaterial = new Map<string, StoredProduct[]>();
  for (const product of all.values()) {
    if (!product.material) continue;
    const known = ofMaterial.get(product.material);
    if (known) known.push(product);
    else ofMaterial.set(product.material, [product]);
  }
  return (stored) => {
    const related = (stored.related_ids ?? []).flatMap((id) => all.get(id) ?? []);
    const alternatives = (ofMaterial.get(stored.material ?? '') ?? [])
      .filter(({ id }) => id !== stored.id)
      .slice(0, MAX_ALTERNATIVES);
    return {
      ...fromStoredFields<ProductDetail>(PRODUCT_FIELDS, stored, ON_PAGE),
      ...(related.length > 0 && { related: related.map(toLinked) }),
      ...(alternatives.length > 0 && { alternatives: alternatives.map(toLinked) }),
    };
  };
}

/** More packagings and grains than any material has. */
const MAX_ALTERNATIVES = 12;

function toLinked(stored: StoredProduct): LinkedProduct {
  return fromStoredFields(PRODUCT_FIELDS, stored, LINKED_FIELDS);
}

const OF_TOOLS = [
  'id',
  ...Object.keys(RENTAL_TOOL_FIELDS).filter((name) => name !== 'visibility'),
  'image_url',
];

/** The tool as lists and its own page show it. */
export const toRentalTool = (stored: StoredRentalTool): RentalTool =>
  fromStoredFields(RENTAL_TOOL_FIELDS, stored, OF_TOOLS);

import { type Fields, fromStoredFields, toStoredFields } from '../fields/field.ts';
import { toCents, toEuro } from '../money/money.ts';
import type { Picture } from '../product/picture.ts';
import { PRODUCT_FIELDS } from '../product/product-fields.ts';
import { PRODUCT_UNITS } from '../product/product-values.ts';
import { RENTAL_TOOL_FIELDS } from '../rental/rental-tool-fields.ts';
import type { ProductInput } from './product-input.ts';
import type { RentalToolInput } from './rental-tool-input.ts';
import {
  CATALOGUE_VERSION,
  type OfficeFields,
  type StoredProduct,
  type StoredRentalTool,
} from './stored-catalogue.ts';

/** A product's document, with the `productListFields` that lists find it by. */
export function storedProduct(input: ProductInput, id: number): StoredProduct {
  const { pictures, next_price, ...fields } = input;
  return {
    ...toStoredFields(PRODUCT_FIELDS, fields),
    ...shownPictures(pictures),
    ...(next_price && {
      next_price: { price_cents: toCents(next_price.price), from: next_price.from },
    }),
    id,
    schema_version: CATALOGUE_VERSION,
  };
}

export function productInput(stored: StoredProduct): ProductInput {
  const { next_price, ...document } = stored;
  return {
    ...fromStoredFields<ProductInput>(PRODUCT_FIELDS, document),
    unit: PRODUCT_UNITS.find((known) => known === stored.unit) ?? 'Stück',
    ...(next_price && {
      next_price: { price: toEuro(next_price.price_cents), from: next_price.from },
    }),
    related_ids: [...(stored.related_ids ?? [])],
    ...itemInput(stored),
  };
}

/** A rental tool's document, with the `toolListFields` that lists find it by. */
export function storedRentalTool(
  { pictures, ...fields }: RentalToolInput,
  id: number,
): StoredRentalTool {
  return {
    ...toStoredFields(RENTAL_TOOL_FIELDS, fields),
    ...shownPictures(pictures),
    id,
    schema_version: CATALOGUE_VERSION,
  };
}

export const rentalToolInput = (stored: StoredRentalTool): RentalToolInput => ({
  ...fromStoredFields<RentalToolInput>(RENTAL_TOOL_FIELDS, stored),
  ...itemInput(stored),
});

/** The document of an entry whose fields are stored one by one. */
export const storedEntry = <Input extends object>(fields: Fields, input: Input, id: number) =>
  ({ ...toStoredFields(fields, input), id, schema_version: 1 }) as const;

export function entryInput<Input>(fields: Fields, stored: OfficeFields): Input {
  const { visibility = 'visible' } = stored;
  return { ...fromStoredFields<Input>(fields, stored), visibility };
}

/** Lists show the first picture, whose URL is also a separate field. */
function shownPictures(pictures: readonly Picture[]) {
  const [first] = pictures;
  return first ? { image_url: first.url, pictures: [...pictures] } : {};
}

function itemInput({
  image_url,
  pictures,
  visibility = 'visible',
}: StoredProduct | StoredRentalTool) {
  const single = image_url ? [{ url: image_url, alt: '' }] : [];
  return { pictures: pictures ?? single, visibility };
}

import { type Cents, toCents } from '@shop/domain/money';
import type { Product, ProductDetail } from '@shop/domain/product';
import type { RentalTool } from '@shop/domain/rental';
import { PRODUCTS, RENTAL_TOOLS } from './catalogue.ts';
import type { CatalogueProduct, CatalogueRentalTool } from './data/catalogue-types.ts';

/** A document as it lies in Firestore: `path` is `products/1`, `data` all of its fields. */
export interface SeedDocument {
  path: string;
  data: StoredProduct | StoredRentalTool;
}

interface Versioned {
  schema_version: 1;
}

interface StoredProduct extends Omit<ProductDetail, 'price'>, Versioned {
  price_cents?: Cents;
}

type RentalPrices = 'daily_price' | 'weekly_price' | 'monthly_price' | 'deposit_amount';
type InCents<Field extends string> = { [Name in Field as `${Name}_cents`]: Cents };
type StoredRentalTool = Omit<RentalTool, RentalPrices> & InCents<RentalPrices> & Versioned;

/** Everything that the seed keeps in Firestore. */
export const SEED_DOCUMENTS: readonly SeedDocument[] = [
  ...PRODUCTS.map((product) => documentOf('products', storedProduct(product))),
  ...RENTAL_TOOLS.map((tool) => documentOf('rentalTools', storedRentalTool(tool))),
];

function documentOf(collection: string, data: SeedDocument['data']): SeedDocument {
  return { path: `${collection}/${data.id}`, data };
}

/** The larger of an item's two WebP files; the site derives the other addresses from it. */
function imageUrl(picture: string): string {
  return `/pictures/${picture}-800.webp`;
}

function storedProduct({ price, picture, ...fields }: CatalogueProduct): StoredProduct {
  return {
    ...fields,
    ...priceCents(price),
    image_url: imageUrl(picture),
    schema_version: 1,
  };
}

function priceCents(price: Product['price']): { price_cents?: Cents } {
  return price === undefined ? {} : { price_cents: toCents(price) };
}

function storedRentalTool(tool: CatalogueRentalTool): StoredRentalTool {
  const { daily_price, weekly_price, monthly_price, deposit_amount, picture, ...fields } = tool;
  return {
    ...fields,
    image_url: imageUrl(picture),
    daily_price_cents: toCents(daily_price),
    weekly_price_cents: toCents(weekly_price),
    monthly_price_cents: toCents(monthly_price),
    deposit_amount_cents: toCents(deposit_amount),
    schema_version: 1,
  };
}

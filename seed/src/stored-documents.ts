import { type Cents, toCents } from '@shop/domain/money';
import type { Product, ProductDetail } from '@shop/domain/product';
import type { RentalTool } from '@shop/domain/rental';
import type { PictureKind } from '../pictures/manifest.ts';
import { imageUrl, pictureOfProduct, pictureOfTool } from '../pictures/picture-of.ts';
import { PRODUCTS, RENTAL_TOOLS } from './catalogue.ts';

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
  ...PRODUCTS.map((product) =>
    documentOf('products', { ...storedProduct(product), ...picture(pictureOfProduct(product)) }),
  ),
  ...RENTAL_TOOLS.map((tool) =>
    documentOf('rentalTools', { ...storedRentalTool(tool), ...picture(pictureOfTool(tool)) }),
  ),
];

function documentOf(collection: string, data: SeedDocument['data']): SeedDocument {
  return { path: `${collection}/${data.id}`, data };
}

function picture(kind: PictureKind | undefined): { image_url?: string } {
  return kind ? { image_url: imageUrl(kind) } : {};
}

function storedProduct({ price, ...fields }: ProductDetail): StoredProduct {
  return { ...fields, ...priceCents(price), schema_version: 1 };
}

function priceCents(price: Product['price']): { price_cents?: Cents } {
  return price === undefined ? {} : { price_cents: toCents(price) };
}

function storedRentalTool(tool: RentalTool): StoredRentalTool {
  const { daily_price, weekly_price, monthly_price, deposit_amount, ...fields } = tool;
  return {
    ...fields,
    daily_price_cents: toCents(daily_price),
    weekly_price_cents: toCents(weekly_price),
    monthly_price_cents: toCents(monthly_price),
    deposit_amount_cents: toCents(deposit_amount),
    schema_version: 1,
  };
}

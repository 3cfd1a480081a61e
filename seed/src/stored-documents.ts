import type { DeliveryArea } from '@shop/domain/delivery/delivery-areas';
import type { RentalConditions } from '@shop/domain/delivery/rental-handover';
import { ENTRY_KINDS } from '@shop/domain/office/entry-kinds';
import { productListFields, toolListFields } from '@shop/domain/office/listed-item';
import {
  CATALOGUE_VERSION,
  DELIVERY_AREAS_PATH,
  SETTINGS_COLLECTION,
  type StoredCategory,
  type StoredDeliveryAreas,
  type StoredProduct,
  type StoredRentalTool,
} from '@shop/domain/office/stored-catalogue';
import { PRODUCT_CATEGORIES } from '@shop/domain/product/product-values';
import { RENTAL_CATEGORIES } from '@shop/domain/rental/rental';
import { PRODUCTS, RENTAL_TOOLS } from './catalogue.ts';

/** Around the made-up 12345 Musterstadt: up to 15, 30, 50 and 100 km. */
const DELIVERY_AREAS: readonly DeliveryArea[] = [
  { from: '12340', to: '12349', zone: 1 },
  { from: '12320', to: '12339', zone: 2 },
  { from: '12350', to: '12369', zone: 2 },
  { from: '12300', to: '12319', zone: 3 },
  { from: '12370', to: '12399', zone: 3 },
  { from: '12000', to: '12299', zone: 4 },
  { from: '12400', to: '12999', zone: 4 },
];

/** Conditions of the demo company, to be replaced by the owner: see docs/legal.md. */
const RENTAL_CONDITIONS: RentalConditions = {
  insurance_cover:
    'Versichert sind Bruch durch Bedienfehler, Brand, Sturm und Diebstahl von abgeschlossenem Gelände, nicht aber Reifen, Glas und Vorsatz.',
  insurance_excess: 'Je Schaden tragen Sie 500 € selbst, bei Diebstahl 1.000 €.',
  late_fee: 'Zusätzlich zum Tagespreis berechnen wir 29,75 € inkl. MwSt. je angefangenen Tag.',
};

/** A document as in Firestore: its path, such as `products/1`, and all fields except its revision. */
export interface SeedDocument {
  path: string;
  data: StoredProduct | StoredRentalTool | StoredCategory | StoredDeliveryAreas | StoredConditions;
}

type StoredConditions = RentalConditions & { schema_version: 1 };

interface ItemDocument extends SeedDocument {
  data: StoredProduct | StoredRentalTool;
}

/** The products and the tools for rent. */
export const ITEM_DOCUMENTS: readonly ItemDocument[] = [
  ...PRODUCTS.map((product): ItemDocument => {
    const data = { ...toStored(product), ...productListFields(product) };
    return { path: `${ENTRY_KINDS.product.collection}/${product.id}`, data };
  }),
  ...RENTAL_TOOLS.map((tool): ItemDocument => {
    const data = { ...toStored(tool), ...toolListFields(tool) };
    return { path: `${ENTRY_KINDS.rental_tool.collection}/${tool.id}`, data };
  }),
];

/** The categories that the items name, in the shop's order. */
const CATEGORIES: readonly StoredCategory[] = [
  ...categoriesOf('product', PRODUCT_CATEGORIES),
  ...categoriesOf('rental_tool', RENTAL_CATEGORIES),
].map((category, index) => ({ ...category, id: index + 1 }));

function categoriesOf(of: StoredCategory['of'], names: readonly string[]) {
  const visible = { visibility: 'visible', schema_version: 1 } as const;
  return names.map((name, index) => ({ of, name, position: index + 1, ...visible }));
}

export const SEED_DOCUMENTS: readonly SeedDocument[] = [
  ...ITEM_DOCUMENTS,
  ...CATEGORIES.map((data) => ({ path: `${ENTRY_KINDS.category.collection}/${data.id}`, data })),
  { path: DELIVERY_AREAS_PATH, data: { areas: [...DELIVERY_AREAS], schema_version: 1 } },
  {
    path: `${SETTINGS_COLLECTION}/rentalConditions`,
    data: { ...RENTAL_CONDITIONS, schema_version: 1 },
  },
];

/** The remaining fields are written as they are stored: a new one needs no change here. */
function toStored<Fields extends { picture: string }>({ picture, ...fields }: Fields) {
  return {
    ...fields,
    image_url: imageUrl(picture),
    visibility: 'visible',
    schema_version: CATALOGUE_VERSION,
  } as const;
}

/** The larger of an item's two WebP files; the site derives the other addresses from it. */
function imageUrl(picture: string): string {
  return `/pictures/${picture}-800.webp`;
}

import { toCents, toEuro } from '@shop/domain/money/money';
import type { CategoryInput } from '@shop/domain/office/category';
import { productListFields, toolListFields } from '@shop/domain/office/listed-item';
import type { OfficeKind } from '@shop/domain/office/office';
import type { ProductInput } from '@shop/domain/office/product-input';
import type { RentalToolInput } from '@shop/domain/office/rental-tool-input';
import {
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  type Settings,
} from '@shop/domain/office/settings';
import {
  CATALOGUE_VERSION,
  type OfficeFields,
  type StoredCategory,
  type StoredProduct,
  type StoredRentalTool,
} from '@shop/domain/office/stored-catalogue';
import type { Picture } from '@shop/domain/product/picture';
import { PRODUCT_UNITS, type ProductUnit } from '@shop/domain/product/product';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import { fromAllFields } from '../stored/all-fields.ts';
import { categoriesOf } from '../stored/category.ts';
import { productsOf } from '../stored/product.ts';
import { rentalToolsOf } from '../stored/rental-tool.ts';
import { type StoredSetting, settingsOf, settingValue } from '../stored/setting.ts';

/** How entries of one kind are kept: the office's input and the stored document. */
export interface Kept<Stored extends OfficeFields, Input> {
  kind: OfficeKind;
  collection: (firestore: Firestore) => CollectionReference<Stored>;
  /** Whether new entries get the next number as id; otherwise all ids are known. */
  isCounted: boolean;
  /** What holds while an entry with a known id is not stored. */
  builtIn?: (id: string) => Input | undefined;
  toStored: (input: Input, id: string) => Omit<Stored, keyof OfficeFields>;
  toInput: (stored: Stored) => Input;
  nameOf: (input: Input, id: string) => string;
}

export const KEPT_PRODUCTS: Kept<StoredProduct, ProductInput> = {
  kind: 'product',
  collection: productsOf,
  isCounted: true,
  nameOf: ({ name }) => name,
  toStored: ({ price, next_price, pictures, ...input }, id) => {
    const stored = {
      ...input,
      ...shownPictures(pictures),
      id: Number(id),
      ...(price !== undefined && { price_cents: toCents(price) }),
      ...(next_price && {
        next_price: { price_cents: toCents(next_price.price), from: next_price.from },
      }),
      schema_version: CATALOGUE_VERSION,
    };
    return { ...stored, ...productListFields(stored) };
  },
  toInput: (stored) =>
    fromAllFields<ProductInput>({
      name: stored.name,
      description: stored.description,
      category: stored.category,
      unit: toUnit(stored.unit),
      price: stored.price_cents === undefined ? undefined : toEuro(stored.price_cents),
      next_price: stored.next_price && {
        price: toEuro(stored.next_price.price_cents),
        from: stored.next_price.from,
      },
      vat_rate: stored.vat_rate,
      content: stored.content,
      weight_kg: stored.weight_kg,
      specifications: stored.specifications,
      coverage: stored.coverage,
      delivery_time: stored.delivery_time,
      producer: stored.producer,
      withdrawal_exemption: stored.withdrawal_exemption,
      related_ids: [...(stored.related_ids ?? [])],
      article_number: stored.article_number,
      pictures: picturesOf(stored),
      grain: stored.grain,
      colour: stored.colour,
      packaging: stored.packaging,
      material: stored.material,
      units_per_pallet: stored.units_per_pallet,
      visibility: stored.visibility ?? 'visible',
    }),
};

export const KEPT_RENTAL_TOOLS: Kept<StoredRentalTool, RentalToolInput> = {
  kind: 'rental_tool',
  collection: rentalToolsOf,
  isCounted: true,
  nameOf: ({ name }) => name,
  toStored: (
    { pictures, daily_price, weekly_price, monthly_price, deposit_amount, ...input },
    id,
  ) => {
    const stored = {
      ...input,
      ...shownPictures(pictures),
      id: Number(id),
      daily_price_cents: toCents(daily_price),
      weekly_price_cents: toCents(weekly_price),
      monthly_price_cents: toCents(monthly_price),
      deposit_amount_cents: toCents(deposit_amount),
      schema_version: CATALOGUE_VERSION,
    };
    return { ...stored, ...toolListFields(stored) };
  },
  toInput: (stored) =>
    fromAllFields<RentalToolInput>({
      name: stored.name,
      description: stored.description,
      category: stored.category,
      brand: stored.brand,
      model: stored.model,
      specifications: stored.specifications,
      daily_price: toEuro(stored.daily_price_cents),
      weekly_price: toEuro(stored.weekly_price_cents),
      monthly_price: toEuro(stored.monthly_price_cents),
      deposit_amount: toEuro(stored.deposit_amount_cents),
      quantity_available: stored.quantity_available,
      is_available: stored.is_available,
      pictures: picturesOf(stored),
      visibility: stored.visibility ?? 'visible',
    }),
};

export const KEPT_CATEGORIES: Kept<StoredCategory, CategoryInput> = {
  kind: 'category',
  collection: categoriesOf,
  isCounted: true,
  nameOf: ({ name }) => name,
  toStored: (input, id) => ({ ...input, id: Number(id), schema_version: 1 }),
  toInput: (stored) =>
    fromAllFields<CategoryInput>({
      of: stored.of,
      name: stored.name,
      position: stored.position,
      lead: stored.lead,
      picture: stored.picture,
      visibility: stored.visibility ?? 'visible',
    }),
};

/** One setting. */
export function keptSetting<Name extends SettingName>(
  name: Name,
): Kept<StoredSetting<Name>, Settings[Name]> {
  return {
    kind: 'setting',
    collection: (firestore) => settingsOf(firestore, name),
    isCounted: false,
    builtIn: (id) => (id === name ? (SETTINGS[name].builtIn as Settings[Name]) : undefined),
    nameOf: () => SETTINGS[name].label,
    toStored: (input) => ({ ...input, schema_version: 1 }) as StoredSetting<Name>,
    toInput: settingValue,
  };
}

/** How the kind of a logged change is kept; undefined for admins, who are accounts. */
export function keptOf(kind: OfficeKind, itemId: string): Kept<OfficeFields, unknown> | undefined {
  const name = SETTING_NAMES.find((known) => known === itemId);
  const kinds = {
    product: KEPT_PRODUCTS,
    rental_tool: KEPT_RENTAL_TOOLS,
    category: KEPT_CATEGORIES,
    setting: name && keptSetting(name),
    admin: undefined,
  };
  return kinds[kind] as Kept<OfficeFields, unknown> | undefined;
}

function toUnit(unit: string): ProductUnit {
  return PRODUCT_UNITS.find((known) => known === unit) ?? 'Stück';
}

/** Lists show the first picture; its address has a field of its own. */
function shownPictures(pictures: readonly Picture[]) {
  const [first] = pictures;
  return first ? { image_url: first.url, pictures: [...pictures] } : {};
}

function picturesOf({ image_url, pictures }: { image_url?: string; pictures?: Picture[] }) {
  return pictures ?? (image_url ? [{ url: image_url, alt: '' }] : []);
}

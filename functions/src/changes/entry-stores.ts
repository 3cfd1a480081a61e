import type { CategoryInput } from '@shop/domain/office/category';
import { productListFields, toolListFields } from '@shop/domain/office/listed-item';
import type { OfficeKind, SavedChange } from '@shop/domain/office/office';
import type { ProductInput } from '@shop/domain/office/product-input';
import type { RentalToolInput } from '@shop/domain/office/rental-tool-input';
import type {
  OfficeFields,
  StoredCategory,
  StoredProduct,
  StoredRentalTool,
} from '@shop/domain/office/stored-catalogue';
import {
  categoryInput,
  productInput,
  rentalToolInput,
  storedCategory,
  storedProduct,
  storedRentalTool,
} from '@shop/domain/office/stored-input';
import {
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  type Settings,
} from '@shop/domain/settings/settings';
import type { CollectionReference, Firestore, Transaction } from 'firebase-admin/firestore';
import type { StoreDeps } from '../firestore/run-transaction.ts';
import { categoriesOf } from '../stored/category.ts';
import type { ChangeToCheck } from '../stored/change.ts';
import { productsOf } from '../stored/product.ts';
import { rentalToolsOf } from '../stored/rental-tool.ts';
import { type StoredSetting, settingsOf, settingValue } from '../stored/setting.ts';
import { articleRefusal, freeProductIds } from './article-numbers.ts';
import { bookedToolRefusal } from './booked-tool.ts';

/** How one kind of entry is stored: conversion between input and document. */
export interface EntryStore<Stored extends OfficeFields, Input> {
  kind: OfficeKind;
  collection: (firestore: Firestore) => CollectionReference<Stored>;
  /** Whether new entries get the next number as id; otherwise all ids are known. */
  isCounted: boolean;
  /** Default of an entry that is not stored. */
  builtIn?: (id: string) => Input | undefined;
  toStored: (input: Input, id: string) => Omit<Stored, keyof OfficeFields>;
  toInput: (stored: Stored) => Input;
  nameOf: (input: Input, id: string) => string;
  /** Why a change cannot be saved, as a German sentence; may read within the transaction. */
  refusalOf?: (
    transaction: Transaction,
    deps: Pick<StoreDeps, 'firestore' | 'now'>,
    change: ChangeToCheck<Stored, Input>,
  ) => Promise<string | undefined>;
  /** Ids of a request's new entries, if they do not simply follow the last one. */
  freeIds?: (
    transaction: Transaction,
    firestore: Firestore,
    last: number,
    changes: readonly SavedChange<Input>[],
  ) => Promise<number[]>;
}

export const PRODUCT_STORE: EntryStore<StoredProduct, ProductInput> = {
  kind: 'product',
  collection: productsOf,
  isCounted: true,
  nameOf: ({ name }) => name,
  refusalOf: articleRefusal,
  freeIds: freeProductIds,
  toStored: (input, id) => {
    const stored = storedProduct(input, Number(id));
    return { ...stored, ...productListFields(stored) };
  },
  toInput: productInput,
};

export const RENTAL_TOOL_STORE: EntryStore<StoredRentalTool, RentalToolInput> = {
  kind: 'rental_tool',
  collection: rentalToolsOf,
  isCounted: true,
  nameOf: ({ name }) => name,
  refusalOf: bookedToolRefusal,
  toStored: (input, id) => {
    const stored = storedRentalTool(input, Number(id));
    return { ...stored, ...toolListFields(stored) };
  },
  toInput: rentalToolInput,
};

export const CATEGORY_STORE: EntryStore<StoredCategory, CategoryInput> = {
  kind: 'category',
  collection: categoriesOf,
  isCounted: true,
  nameOf: ({ name }) => name,
  toStored: (input, id) => storedCategory(input, Number(id)),
  toInput: categoryInput,
};

export function settingStore<Name extends SettingName>(
  name: Name,
): EntryStore<StoredSetting<Name>, Settings[Name]> {
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

/** Storage for a logged change's kind; undefined for admins, who are accounts. */
export function entryStoreOf(
  kind: OfficeKind,
  itemId: string,
): EntryStore<OfficeFields, unknown> | undefined {
  const name = SETTING_NAMES.find((known) => known === itemId);
  const kinds = {
    product: PRODUCT_STORE,
    rental_tool: RENTAL_TOOL_STORE,
    category: CATEGORY_STORE,
    setting: name && settingStore(name),
    admin: undefined,
  };
  return kinds[kind] as EntryStore<OfficeFields, unknown> | undefined;
}

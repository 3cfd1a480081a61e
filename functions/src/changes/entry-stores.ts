import type { MailKind } from '@shop/domain/contract/mail';
import { withCostCentre } from '@shop/domain/customer/building-site';
import { customerListFields } from '@shop/domain/customer/customer';
import { type CustomerInput, isInvited } from '@shop/domain/customer/customer-fields';
import {
  ENTRY_KINDS,
  type EntryInput,
  type EntryKind,
  type OfficeKind,
} from '@shop/domain/office/entry-kinds';
import { productListFields, toolListFields } from '@shop/domain/office/listed-item';
import type { SavedChange } from '@shop/domain/office/office';
import type { ProductInput } from '@shop/domain/office/product-input';
import type { RentalToolInput } from '@shop/domain/office/rental-tool-input';
import type {
  OfficeFields,
  StoredCustomer,
  StoredEntry,
  StoredProduct,
  StoredRentalTool,
} from '@shop/domain/office/stored-catalogue';
import {
  entryInput,
  productInput,
  rentalToolInput,
  storedEntry,
  storedProduct,
  storedRentalTool,
} from '@shop/domain/office/stored-input';
import {
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  type Settings,
} from '@shop/domain/settings/settings';
import { customerNumber } from '@shop/domain/text/customer-number';
import type { CollectionReference, Firestore, Transaction } from 'firebase-admin/firestore';
import type { StoreDeps } from '../firestore/run-transaction.ts';
import { collectionOf } from '../firestore/stored-type.ts';
import type { ChangeToCheck } from '../stored/change.ts';
import type { CounterName } from '../stored/counter.ts';
import { customersOf, ENTRY_TYPES } from '../stored/entry.ts';
import { memberMail } from '../stored/member-mail.ts';
import { productsOf } from '../stored/product.ts';
import { rentalToolsOf } from '../stored/rental-tool.ts';
import { type StoredSetting, settingsOf, settingValue } from '../stored/setting.ts';
import { articleRefusal, freeProductIds } from './article-numbers.ts';
import { bookedToolRefusal } from './booked-tool.ts';
import { debtorRefusal, freeCustomerIds } from './debtor-accounts.ts';

export interface SavedMail {
  kind: MailKind;
  subjectId: string;
  part: string;
}

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
  /** The mails that a change causes; sent by the sweep, which has a quota. */
  mailsOf?: (before: Stored | undefined, after: Stored) => SavedMail[];
  /** What their numbers are counted by; else they follow the highest one. */
  counter?: CounterName;
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

export const CATEGORY_STORE = entryStore('category');

export const CUSTOMER_STORE: EntryStore<StoredCustomer, CustomerInput> = {
  ...(entryStore('customer') as EntryStore<StoredCustomer, CustomerInput>),
  collection: customersOf,
  refusalOf: debtorRefusal,
  counter: 'customers',
  freeIds: freeCustomerIds,
  toStored: (input, id) => ({
    ...storedEntry(ENTRY_KINDS.customer.fields, input, Number(id)),
    ...customerListFields(input, Number(id)),
    schema_version: 2,
  }),
  // The log keeps documents in older versions.
  toInput: (stored) => {
    const input = entryInput<CustomerInput>(ENTRY_KINDS.customer.fields, stored);
    return { ...input, sites: input.sites.map(withCostCentre) };
  },
};

/** For the office's changes: accounts that it adds belong to the customer at once, and get a mail. */
export const OFFICE_CUSTOMER_STORE: typeof CUSTOMER_STORE = {
  ...CUSTOMER_STORE,
  mailsOf(before, { id, members, visibility, version = 1 }) {
    const belonging = (of: typeof members) => of.filter((member) => !isInvited(member));
    const known = new Set(belonging(before?.members ?? []).map(({ email }) => email));
    const added = belonging(members).filter(({ email }) => !known.has(email));
    const told = visibility === 'archived' ? [] : added;
    const subjectId = customerNumber(id);
    return told.map((member) => ({ subjectId, ...memberMail(member, version) }));
  },
};

/** The store of a kind whose fields are stored one by one. */
function entryStore<Kind extends Exclude<EntryKind, 'product' | 'rental_tool'>>(
  kind: Kind,
): EntryStore<StoredEntry<Kind>, EntryInput<Kind>> {
  const { fields } = ENTRY_KINDS[kind];
  return {
    kind,
    collection: collectionOf<StoredEntry<Kind>>(ENTRY_TYPES[kind] as never),
    isCounted: true,
    nameOf: ({ name }) => name,
    toStored: (input, id) => storedEntry(fields, input, Number(id)) as never,
    toInput: (stored) => entryInput(fields, stored),
  };
}

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

const ITEM_STORES: Partial<Record<EntryKind, object>> = {
  product: PRODUCT_STORE,
  rental_tool: RENTAL_TOOL_STORE,
  customer: OFFICE_CUSTOMER_STORE,
};

/** Storage of an entry, as the log names it; undefined for admins, who are accounts. */
export function entryStoreOf(
  kind: OfficeKind,
  itemId = '',
): EntryStore<OfficeFields, unknown> | undefined {
  if (kind === 'admin') return undefined;
  if (kind === 'setting') {
    const name = SETTING_NAMES.find((known) => known === itemId);
    return name && (settingStore(name) as unknown as EntryStore<OfficeFields, unknown>);
  }
  const store = ITEM_STORES[kind] ?? entryStore(kind as 'category');
  return store as unknown as EntryStore<OfficeFields, unknown>;
}

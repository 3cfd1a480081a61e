import type { CustomerInput } from '@shop/domain/customer/customer-fields';
import type { CategoryDiscount } from '@shop/domain/customer/own-prices';
import type { CategoryInput, CategoryKind } from '@shop/domain/office/category';
import type { SavedChange, SaveRequest, SaveResult } from '@shop/domain/office/office';
import type {
  OfficeFields,
  StoredCategory,
  StoredCustomer,
} from '@shop/domain/office/stored-catalogue';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  CATEGORY_STORE,
  CUSTOMER_STORE,
  type EntryStore,
  PRODUCT_STORE,
  RENTAL_TOOL_STORE,
} from '../changes/entry-stores.ts';
import { type ItemToSave, prepareSave, runLogged } from '../changes/save.ts';
import { readable } from '../firestore/readable.ts';
import type { StoreDeps } from '../firestore/run-transaction.ts';
import type { Log } from '../lib/log.ts';
import { customerOf, customersOf } from '../stored/entry.ts';

/** Maximum number of items and customers updated in one transaction when a category is renamed. */
const MAX_RENAMED = 400;
/** Maximum number of customers with discounts to search. */
const MAX_DISCOUNTED = 1000;

type CategoryDeps = StoreDeps & { log: Log };

interface Prepared {
  /** A German sentence if the change cannot be saved. */
  refusal?: string;
  /** The products or tools to update, and the customers with a discount on the category. */
  items: ItemToSave[];
}

/**
 * Saves categories like `saveItems`. Items and customers' discounts refer to a category by name, so a rename updates
 * them in the same transaction. Refuses a name already in use, and a rename that affects more than 400 of them.
 */
export async function saveCategories(
  deps: CategoryDeps,
  request: SaveRequest<CategoryInput>,
  uid: string,
): Promise<SaveResult<CategoryInput>[]> {
  return runLogged(deps, async (transaction) => {
    const { request_id: requestId, batch_id: batchId = requestId, changes } = request;
    const prepared = await Promise.all(
      changes.map((change, index) => prepare(transaction, deps, requestId, change, changes, index)),
    );
    const accepted = changes.filter((_, index) => !prepared[index]?.refusal);
    const items = prepared.flatMap((each) => each.items);
    const label = request.label ?? (items.length > 0 ? renamingLabel(accepted) : undefined);
    const categories = accepted.map((change) => ({ store: CATEGORY_STORE, change }));
    const toSave = [...(categories as unknown as ItemToSave[]), ...items];
    const origin = { requestId, batchId, uid, label };
    const save = await prepareSave(transaction, deps, origin, toSave);
    const results = (await save()) as SaveResult<CategoryInput>[];
    return prepared.map(({ refusal }) =>
      refusal
        ? { outcome: 'refused', message: refusal }
        : (results.shift() as SaveResult<CategoryInput>),
    );
  });
}

async function prepare(
  transaction: Transaction,
  deps: CategoryDeps,
  requestId: string,
  change: SavedChange<CategoryInput>,
  all: readonly SavedChange<CategoryInput>[],
  index: number,
): Promise<Prepared> {
  const { id, version, input } = change;
  const collection = CATEGORY_STORE.collection(deps.firestore);
  const stored = id === undefined ? undefined : (await transaction.get(collection.doc(id))).data();
  // A conflict or a repeated request: `prepareSave` tells them apart.
  if (id !== undefined && (stored?.version ?? 0) !== version) return { items: [] };
  if (stored && stored.of !== input.of) return { refusal: OTHER_KIND, items: [] };
  if (stored?.name === input.name) return { items: [] };

  const isNamedTwice = all
    .slice(0, index)
    .some((other) => other.input.of === input.of && other.input.name === input.name);
  const named = await transaction.get(collection.where('name', '==', input.name));
  const isTaken = readable(named.docs, deps.log).some(
    (other) =>
      other.id !== id && other.stored.of === input.of && other.stored.saved_by !== requestId,
  );
  if (isTaken || isNamedTwice) return { refusal: NAME_TAKEN, items: [] };
  return stored ? itemsOf(transaction, deps, stored, input.name) : { items: [] };
}

async function itemsOf(
  transaction: Transaction,
  { firestore, log }: CategoryDeps,
  { of, name }: StoredCategory,
  newName: string,
): Promise<Prepared> {
  const store = ITEM_STORES[of];
  const inCategory = store.collection(firestore).where('category', '==', name);
  const { docs } = await transaction.get(inCategory.limit(MAX_RENAMED + 1));
  if (docs.length > MAX_RENAMED) return { refusal: TOO_MANY, items: [] };
  const items = readable(docs, log).map(({ id, stored }): ItemToSave => {
    const input = { ...(store.toInput(stored) as object), category: newName };
    return { store, change: { id, version: stored.version ?? 0, input } };
  });
  if (of !== 'product') return { items };
  const discounted = await discountedIn(transaction, firestore, name);
  if (!discounted || items.length + discounted.length > MAX_RENAMED) {
    return { refusal: TOO_MANY_DISCOUNTS, items: [] };
  }
  const customers = discounted.map((stored): ItemToSave => {
    const input = withCategory(CUSTOMER_STORE.toInput(stored), name, newName);
    const change = { id: String(stored.id), version: stored.version ?? 0, input };
    return { store: CUSTOMER_STORE as unknown as ItemToSave['store'], change };
  });
  return { items: [...items, ...customers] };
}

/** The customers with a discount on a category; undefined if there are too many discounts to search. */
async function discountedIn(
  transaction: Transaction,
  firestore: Firestore,
  category: string,
): Promise<StoredCustomer[] | undefined> {
  const all = customersOf(firestore).withConverter(null).orderBy('discounts').select('discounts');
  const { docs } = await transaction.get(all.limit(MAX_DISCOUNTED + 1));
  if (docs.length > MAX_DISCOUNTED) return undefined;
  const wanted = docs.filter((document) =>
    (document.get('discounts') as CategoryDiscount[]).some((row) => row.category === category),
  );
  if (wanted.length === 0) return [];
  const found = await transaction.getAll(...wanted.map(({ id }) => customerOf(firestore, id)));
  return found.flatMap((document) => document.data() ?? []);
}

/** Renames the category in a customer's discounts, dropping rows that would become duplicates. */
function withCategory(
  { discounts = [], ...input }: CustomerInput,
  from: string,
  to: string,
): CustomerInput {
  const renamed = discounts.filter(({ category }) => category === from);
  const isReplaced = (row: CategoryDiscount) =>
    row.category === to && renamed.some((one) => one.from === row.from && one.site === row.site);
  const kept = discounts.filter((row) => !isReplaced(row));
  return {
    ...input,
    discounts: kept.map((row) => (row.category === from ? { ...row, category: to } : row)),
  };
}

const ITEM_STORES = {
  product: PRODUCT_STORE,
  rental_tool: RENTAL_TOOL_STORE,
} as unknown as Record<CategoryKind, EntryStore<OfficeFields, unknown>>;

function renamingLabel([first]: readonly SavedChange<CategoryInput>[]): string | undefined {
  return first && `Kategorie umbenannt in „${first.input.name}“`;
}

const OTHER_KIND = 'Eine Kategorie bleibt entweder im Sortiment oder bei den Mietgeräten.';
const NAME_TAKEN =
  'Eine Kategorie mit diesem Namen gibt es schon, vielleicht ausgeblendet oder im Archiv.';
const TOO_MANY = `Eine Kategorie mit mehr als ${MAX_RENAMED} Einträgen lässt sich nicht umbenennen. Legen Sie eine neue an und ordnen Sie ihr die Einträge nach und nach zu, Artikel auch über Import/Export.`;
const TOO_MANY_DISCOUNTS =
  'Diese Kategorie lässt sich nicht umbenennen: Zu viele Kunden haben Rabattgruppen. Legen Sie eine neue an und ordnen Sie ihr die Artikel und Rabatte nach und nach zu.';

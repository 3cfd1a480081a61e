import type { Versioned } from '@shop/domain/office/office';
import type { OfficeFields } from '@shop/domain/office/stored-catalogue';
import { adminOf } from '../accounts/admin-guard.ts';
import {
  CATEGORY_STORE,
  type EntryStore,
  PRODUCT_STORE,
  RENTAL_TOOL_STORE,
} from '../changes/entry-stores.ts';
import { currentOf, saveItems } from '../changes/save.ts';
import { type Refusal, refuse } from '../errors/refusal.ts';
import type { StoreDeps } from '../firestore/run-transaction.ts';
import { route } from '../http/route.ts';
import type { Log } from '../logging/log.ts';
import { pageReply } from '../paging/list-page.ts';
import { readable } from '../stored/readable.ts';
import { listItems, readWantedItems } from './list-items.ts';
import { saveCategories } from './save-categories.ts';

const MAX_CATEGORIES = 200;

/** Products, tools and categories for the office; `adminGuard` protects all of `/api/admin`. */
export function adminAssortmentRoutes(deps: StoreDeps & { log: Log }) {
  return [
    route('GET /api/admin/products', async ({ req }) => {
      const read = readWantedItems(req.query, 'has_price');
      return read.ok ? pageReply(await listItems(deps, PRODUCT_STORE, read.value)) : read;
    }),
    route('GET /api/admin/products/{id}', ({ params }) => readOne(deps, PRODUCT_STORE, params.id)),
    route('POST /api/admin/products', async ({ body, req }) => ({
      body: await saveItems(deps, PRODUCT_STORE, body, adminOf(req).uid),
    })),
    route('GET /api/admin/rental-tools', async ({ req }) => {
      const read = readWantedItems(req.query, 'is_available');
      return read.ok ? pageReply(await listItems(deps, RENTAL_TOOL_STORE, read.value)) : read;
    }),
    route('GET /api/admin/rental-tools/{id}', ({ params }) =>
      readOne(deps, RENTAL_TOOL_STORE, params.id),
    ),
    route('POST /api/admin/rental-tools', async ({ body, req }) => ({
      body: await saveItems(deps, RENTAL_TOOL_STORE, body, adminOf(req).uid),
    })),
    route('GET /api/admin/categories', async () => {
      const categories = CATEGORY_STORE.collection(deps.firestore).limit(MAX_CATEGORIES);
      const documents = readable((await categories.get()).docs, deps.log);
      return { body: documents.map(({ id, stored }) => currentOf(CATEGORY_STORE, stored, id)) };
    }),
    route('POST /api/admin/categories', async ({ body, req }) => ({
      body: await saveCategories(deps, body, adminOf(req).uid),
    })),
  ];
}

async function readOne<Stored extends OfficeFields, Input>(
  { firestore }: StoreDeps,
  store: EntryStore<Stored, Input>,
  id: string,
): Promise<{ body: Versioned<Input> } | Refusal> {
  const unknown = refuse('not_found', 'Diesen Eintrag gibt es nicht.');
  if (!/^[1-9]\d{0,14}$/.test(id)) return unknown;
  const stored = (await store.collection(firestore).doc(id).get()).data();
  return stored ? { body: currentOf(store, stored, id) } : unknown;
}

import {
  ENTRY_KINDS,
  type EntryKind,
  type EntryKinds,
  MAX_LISTED,
} from '@shop/domain/office/entry-kinds';
import type { SaveRequest } from '@shop/domain/office/office';
import { adminOf } from '../accounts/admin-guard.ts';
import { type EntryStore, entryStoreOf, OFFICE_CUSTOMER_STORE } from '../changes/entry-stores.ts';
import { currentOf, saveItems } from '../changes/save.ts';
import { pageReply } from '../firestore/list-page.ts';
import { readable } from '../firestore/readable.ts';
import type { StoreDeps } from '../firestore/run-transaction.ts';
import { route } from '../http/route.ts';
import type { Log } from '../lib/log.ts';
import { refuse } from '../lib/refusal.ts';
import { listItems, readWantedItems } from './list-items.ts';
import { saveCategories } from './save-categories.ts';

type Deps = StoreDeps & { log: Log };
type Row = EntryKinds[EntryKind];
/** The store of any kind, whose inputs the contract types by the route. */
type AnyStore = EntryStore<never, never>;

/** Only a merge may change `merged_into`. */
const BY_HAND = {
  ...OFFICE_CUSTOMER_STORE,
  refusalOf: async (transaction, deps, change) =>
    change.input.merged_into === change.stored?.merged_into
      ? OFFICE_CUSTOMER_STORE.refusalOf?.(transaction, deps, change)
      : 'Mit einem anderen Kunden führt man ihn auf seiner Seite zusammen.',
} satisfies typeof OFFICE_CUSTOMER_STORE as unknown as AnyStore;

/** Lists and saves each kind of entry that the office keeps; `adminGuard` protects all of `/api/admin`. */
export function adminEntryRoutes(deps: Deps) {
  return (Object.keys(ENTRY_KINDS) as EntryKind[]).flatMap((kind) => {
    const row = ENTRY_KINDS[kind];
    const store = entryStoreOf(kind) as unknown as AnyStore;
    return [
      ...('flag' in row ? pagedRoutes(deps, store, row) : [wholeRoute(deps, store, row)]),
      route(`POST /api/admin/${row.path}`, async ({ body, req }) => {
        const sent = [body as SaveRequest<never>, adminOf(req).uid] as const;
        const isCategory = kind === 'category';
        return {
          body: await (isCategory
            ? saveCategories(deps, ...sent)
            : saveItems(deps, kind === 'customer' ? BY_HAND : store, ...sent)),
        };
      }),
    ];
  });
}

function pagedRoutes(deps: Deps, store: AnyStore, row: Extract<Row, { flag: string }>) {
  const { path } = row;
  return [
    route(`GET /api/admin/${path}`, async ({ req }) => {
      const read = readWantedItems(req.query, row);
      return read.ok ? pageReply(await listItems(deps, store, read.value)) : read;
    }),
    route(`GET /api/admin/${path}/{id}`, async ({ params: { id } }) => {
      const unknown = refuse('not_found', 'Diesen Eintrag gibt es nicht.');
      if (!/^[1-9]\d{0,14}$/.test(id)) return unknown;
      const stored = (await store.collection(deps.firestore).doc(id).get()).data();
      return stored ? { body: currentOf(store, stored, id) } : unknown;
    }),
  ];
}

function wholeRoute(deps: Deps, store: AnyStore, { path }: Exclude<Row, { flag: string }>) {
  return route(`GET /api/admin/${path}`, async () => {
    const { docs } = await store.collection(deps.firestore).limit(MAX_LISTED).get();
    const entries = readable(docs, deps.log);
    return { body: entries.map(({ id, stored }) => currentOf(store, stored, id)) };
  });
}

import type { Versioned } from '@shop/domain/office/office';
import {
  SETTING_NAMES,
  SETTING_SCHEMAS,
  type SettingName,
  type Settings,
} from '@shop/domain/office/settings';
import type { OfficeFields } from '@shop/domain/office/stored-catalogue';
import { readBody } from '@shop/domain/text/validation';
import { adminOf } from '../accounts/admin-guard.ts';
import { type Refusal, refuse } from '../errors/refusal.ts';
import { route } from '../http/route.ts';
import type { Log } from '../logging/log.ts';
import {
  KEPT_CATEGORIES,
  KEPT_PRODUCTS,
  KEPT_RENTAL_TOOLS,
  type Kept,
  keptSetting,
} from '../office/kept.ts';
import { listItems, readWantedItems } from '../office/list-items.ts';
import { currentOf, type OfficeDeps, saveEntries } from '../office/save.ts';
import { saveCategories } from '../office/save-categories.ts';
import { pageReply } from '../paging/list-page.ts';
import { readable } from '../stored/readable.ts';

/** A hundred products with all of their data. */
const MAX_SAVE_BYTES = 1024 * 1024;
const MAX_CATEGORIES = 200;
const UNKNOWN_SETTING = refuse('not_found', 'Diese Einstellung gibt es nicht.');
const saving = { maxBodyBytes: MAX_SAVE_BYTES };

/** What the office keeps; `adminGuard` protects all of `/api/admin`. */
export function officeRoutes(deps: OfficeDeps & { log: Log }) {
  return [
    route('GET /api/admin/products', async ({ req }) => {
      const read = readWantedItems(req.query, 'has_price');
      return read.ok ? pageReply(await listItems(deps, KEPT_PRODUCTS, read.wanted)) : read;
    }),
    route('GET /api/admin/products/{id}', ({ params }) => readOne(deps, KEPT_PRODUCTS, params.id)),
    route(
      'POST /api/admin/products',
      async ({ body, req }) => ({
        body: await saveEntries(deps, KEPT_PRODUCTS, body, adminOf(req).uid),
      }),
      saving,
    ),
    route('GET /api/admin/rental-tools', async ({ req }) => {
      const read = readWantedItems(req.query, 'is_available');
      return read.ok ? pageReply(await listItems(deps, KEPT_RENTAL_TOOLS, read.wanted)) : read;
    }),
    route('GET /api/admin/rental-tools/{id}', ({ params }) =>
      readOne(deps, KEPT_RENTAL_TOOLS, params.id),
    ),
    route(
      'POST /api/admin/rental-tools',
      async ({ body, req }) => ({
        body: await saveEntries(deps, KEPT_RENTAL_TOOLS, body, adminOf(req).uid),
      }),
      saving,
    ),
    route('GET /api/admin/categories', async () => {
      const categories = KEPT_CATEGORIES.collection(deps.firestore).limit(MAX_CATEGORIES);
      const documents = readable((await categories.get()).docs, deps.log);
      return { body: documents.map(({ id, stored }) => currentOf(KEPT_CATEGORIES, stored, id)) };
    }),
    route('POST /api/admin/categories', async ({ body, req }) => ({
      body: await saveCategories(deps, body, adminOf(req).uid),
    })),
    route('GET /api/admin/settings', async () => {
      const read = SETTING_NAMES.map(async (name) => [name, await readSetting(deps, name)]);
      const settings = Object.fromEntries(await Promise.all(read));
      return { body: settings as { [Name in SettingName]: Versioned<Settings[Name]> } };
    }),
    route('POST /api/admin/settings/{name}', async ({ params, body, req }) => {
      const name = SETTING_NAMES.find((known) => known === params.name);
      if (!name) return UNKNOWN_SETTING;
      const { request_id, version, value } = body;
      const read = readBody<Settings[SettingName]>(SETTING_SCHEMAS[name] as never, value);
      if (!read.ok) return refuse('invalid', read.message);
      const change = { id: name, version, input: read.value };
      const request = { request_id, changes: [change] };
      const [result] = await saveEntries(
        deps,
        keptSetting(name) as unknown as Kept<OfficeFields, Settings[SettingName]>,
        request,
        adminOf(req).uid,
      );
      return result ? { body: result } : UNKNOWN_SETTING;
    }),
  ];
}

async function readOne<Stored extends OfficeFields, Input>(
  { firestore }: OfficeDeps,
  kept: Kept<Stored, Input>,
  id: string,
): Promise<{ body: Versioned<Input> } | Refusal> {
  const unknown = refuse('not_found', 'Diesen Eintrag gibt es nicht.');
  if (!/^[1-9]\d{0,14}$/.test(id)) return unknown;
  const stored = (await kept.collection(firestore).doc(id).get()).data();
  return stored ? { body: currentOf(kept, stored, id) } : unknown;
}

/** A setting, or what holds until it is set. */
async function readSetting<Name extends SettingName>(
  { firestore }: OfficeDeps,
  name: Name,
): Promise<Versioned<Settings[Name]>> {
  const kept = keptSetting(name);
  const stored = (await kept.collection(firestore).doc(name).get()).data();
  if (stored) return currentOf(kept, stored, name);
  return { id: name, version: 0, input: kept.builtIn?.(name) as Settings[Name] };
}

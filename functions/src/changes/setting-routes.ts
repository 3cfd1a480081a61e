import type { Versioned } from '@shop/domain/office/office';
import type { OfficeFields } from '@shop/domain/office/stored-catalogue';
import {
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  type Settings,
} from '@shop/domain/settings/settings';
import { readBody } from '@shop/domain/text/validation';
import { adminOf } from '../accounts/admin-guard.ts';
import type { StoreDeps } from '../firestore/run-transaction.ts';
import { route } from '../http/route.ts';
import { refuse } from '../lib/refusal.ts';
import { type EntryStore, settingStore } from './entry-stores.ts';
import { currentOf, saveItems } from './save.ts';

const UNKNOWN_SETTING = refuse('not_found', 'Diese Einstellung gibt es nicht.');

/** The settings of the shop; `adminGuard` protects all of `/api/admin`. */
export function settingRoutes(deps: StoreDeps) {
  return [
    route('GET /api/admin/settings', async () => {
      const read = SETTING_NAMES.map(async (name) => [name, await readSetting(deps, name)]);
      const settings = Object.fromEntries(await Promise.all(read));
      return { body: settings as { [Name in SettingName]: Versioned<Settings[Name]> } };
    }),
    route('POST /api/admin/settings/{name}', async ({ params, body, req }) => {
      const name = SETTING_NAMES.find((known) => known === params.name);
      if (!name) return UNKNOWN_SETTING;
      const { request_id, version, value } = body;
      const read = readBody<Settings[SettingName]>(SETTINGS[name].schema as never, value);
      if (!read.ok) return refuse('invalid', read.message);
      const change = { id: name, version, input: read.value };
      const request = { request_id, changes: [change] };
      const [result] = await saveItems(
        deps,
        settingStore(name) as unknown as EntryStore<OfficeFields, Settings[SettingName]>,
        request,
        adminOf(req).uid,
      );
      return result ? { body: result } : UNKNOWN_SETTING;
    }),
  ];
}

/** A setting, or its built-in value if it has not been set. */
async function readSetting<Name extends SettingName>(
  { firestore }: StoreDeps,
  name: Name,
): Promise<Versioned<Settings[Name]>> {
  const store = settingStore(name);
  const stored = (await store.collection(firestore).doc(name).get()).data();
  if (stored) return currentOf(store, stored, name);
  return { id: name, version: 0, input: store.builtIn?.(name) as Settings[Name] };
}

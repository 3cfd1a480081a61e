import { SETTINGS_COLLECTION } from '@shop/domain/office/stored-catalogue';
import { BUILT_IN_SETTINGS, type Settings } from '@shop/domain/settings/settings';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import type { ReadDocument } from '../firestore/readable.ts';
import { collectionOf, toCurrentVersion } from '../firestore/stored-type.ts';
import type { Log } from '../lib/log.ts';
import { rememberLast } from '../lib/remember-last.ts';
import { ENTRY_TYPES } from '../stored/entry.ts';
import { isSettingName, settingValue, toCurrentSetting } from '../stored/setting.ts';
import { openDocumentCache, openRevisions } from './document-cache.ts';

export interface CatalogueDeps {
  firestore: Firestore;
  now: () => Date;
  log: Log;
}

export type OfficeState = ReturnType<typeof openOfficeState>;
export type ShopSettings = OfficeState['settings'];

/**
 * Categories and settings in memory; a process polls one revision for everything. Without a
 * revision, they are at most `ttlMs` old; 0 polls each time.
 */
export function openOfficeState(deps: CatalogueDeps, ttlMs: number) {
  const { firestore } = deps;
  const revisions = openRevisions(deps, ttlMs);
  const shared = { revisions, ttlMs };
  const settings = openDocumentCache(deps, {
    ...shared,
    name: 'settings',
    collection: firestore.collection(SETTINGS_COLLECTION) as CollectionReference<object>,
    toCurrent: toCurrentSetting,
  });
  const categories = openDocumentCache(deps, {
    ...shared,
    name: 'categories',
    collection: collectionOf(ENTRY_TYPES.category)(firestore),
    toCurrent: (data) => toCurrentVersion(ENTRY_TYPES.category, data),
  });
  const toSettings = rememberLast(settingsFrom);
  return {
    ...shared,
    /** All settings; those not set by the office have their built-in value. */
    settings: {
      /** At most ten seconds old. Throws while Firestore is away. */
      fresh: async () => toSettings((await settings.fresh()).value.documents),
      /** Like `fresh`, but up to an hour old while Firestore is unavailable. */
      orStale: async () => toSettings((await settings.orStale()).value.documents),
    },
    /** In no particular order; up to an hour old while Firestore is away. */
    categories: async () => (await categories.orStale()).value.documents,
  };
}

function settingsFrom(documents: ReadonlyMap<string, ReadDocument<object>>): Settings {
  const stored = [...documents.values()].filter(({ id }) => isSettingName(id));
  const set = stored.map(({ id, stored }) => [id, settingValue(stored as never)]);
  return { ...BUILT_IN_SETTINGS, ...Object.fromEntries(set) };
}

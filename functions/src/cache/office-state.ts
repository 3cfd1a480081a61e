import { BUILT_IN_SETTINGS, type Settings } from '@shop/domain/office/settings';
import type { StoredCategory } from '@shop/domain/office/stored-catalogue';
import type { Firestore } from 'firebase-admin/firestore';
import type { Log } from '../logging/log.ts';
import { categoriesOf } from '../stored/category.ts';
import type { ReadDocument } from '../stored/readable.ts';
import { allSettingsOf, isSettingName, settingValue } from '../stored/setting.ts';
import {
  type KeptDocuments,
  openKeptDocuments,
  openRevisions,
  type Revisions,
} from './kept-documents.ts';
import { rememberLast } from './remember-last.ts';

export interface CatalogueDeps {
  firestore: Firestore;
  now: () => Date;
  log: Log;
}

/** All settings, with the built-in value of each that the office has not set. */
export interface ShopSettings {
  /** Ten seconds old at most. Throws while Firestore is away. */
  fresh(): Promise<Settings>;
  /** The same, but up to an hour old while Firestore is away. */
  orStale(): Promise<Settings>;
}

/** Categories and settings in memory; a process polls one revision for everything. */
export interface OfficeState {
  revisions: Revisions;
  settings: ShopSettings;
  /** In no order; up to an hour old while Firestore is away. */
  categories(): Promise<KeptDocuments<StoredCategory>['documents']>;
  /** Maximum age without a revision; 0 asks for the revision each time. */
  ttlMs: number;
}

export function openOfficeState(deps: CatalogueDeps, ttlMs: number): OfficeState {
  const { firestore } = deps;
  const revisions = openRevisions(deps, ttlMs);
  const shared = { revisions, ttlMs };
  const settings = openKeptDocuments(deps, {
    ...shared,
    name: 'settings',
    collection: allSettingsOf(firestore),
  });
  const categories = openKeptDocuments(deps, {
    ...shared,
    name: 'categories',
    collection: categoriesOf(firestore),
  });
  const toSettings = rememberLast(settingsFrom);
  return {
    revisions,
    settings: {
      fresh: async () => toSettings((await settings.fresh()).value.documents),
      orStale: async () => toSettings((await settings.orStale()).value.documents),
    },
    categories: async () => (await categories.orStale()).value.documents,
    ttlMs,
  };
}

function settingsFrom(documents: ReadonlyMap<string, ReadDocument<object>>): Settings {
  const stored = [...documents.values()].filter(({ id }) => isSettingName(id));
  const set = stored.map(({ id, stored }) => [id, settingValue(stored as never)]);
  return { ...BUILT_IN_SETTINGS, ...Object.fromEntries(set) };
}

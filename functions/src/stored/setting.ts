import { type OfficeFields, SETTINGS_COLLECTION } from '@shop/domain/office/stored-catalogue';
import {
  BUILT_IN_SETTINGS,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  type Settings,
} from '@shop/domain/settings/settings';
import type {
  CollectionReference,
  DocumentData,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import { collectionOf, type StoredType, toCurrentVersion } from '../firestore/stored-type.ts';
import { OFFICE_CHECKS, REVISION } from './change.ts';
import { DELIVERY_AREAS } from './delivery-areas.ts';

/** A document of `settings/{name}`. */
export type StoredSetting<Name extends SettingName> = Settings[Name] &
  OfficeFields & { schema_version: number };

/** The collection of all settings, with documents typed as the named setting. */
export function settingsOf<Name extends SettingName>(
  firestore: Firestore,
  name: Name,
): CollectionReference<StoredSetting<Name>> {
  return collectionOf(typeOf(name))(firestore);
}

/** The type of a document of the collection; undefined if no setting has this id. */
export function settingTypeOf(id: string): StoredType | undefined {
  if (id === 'revision') return REVISION as unknown as StoredType;
  return isSettingName(id) ? CACHED[id] : undefined;
}

export function toCurrentSetting(data: DocumentData, id: string): object {
  const type = settingTypeOf(id);
  return type ? toCurrentVersion(type, data) : data;
}

export function isSettingName(id: string): id is SettingName {
  return SETTING_NAMES.some((name) => name === id);
}

function typeOf<Name extends SettingName>(name: Name): StoredType<StoredSetting<Name>> {
  const type = {
    collection: SETTINGS_COLLECTION,
    version: 1,
    checks: { ...OFFICE_CHECKS, ...fieldChecks(name) },
  };
  return type as unknown as StoredType<StoredSetting<Name>>;
}

/** Current value of a setting, or the built-in one; costs one read. */
export async function readSetting<Name extends SettingName>(
  firestore: Firestore,
  name: Name,
  transaction?: Transaction,
): Promise<Settings[Name]> {
  const reference = settingsOf(firestore, name).doc(name);
  const document = await (transaction ? transaction.get(reference) : reference.get());
  const stored = document.data();
  return stored ? settingValue(stored) : BUILT_IN_SETTINGS[name];
}

/** A stored setting without the office's own fields. */
export function settingValue<Name extends SettingName>(
  stored: StoredSetting<Name>,
): Settings[Name] {
  const { version, changed_in, saved_by, saved_at, visibility, schema_version, ...value } = stored;
  return value as unknown as Settings[Name];
}

/** The stored fields are the form's. */
function fieldChecks(name: SettingName) {
  const schema = SETTINGS[name].schema as unknown as {
    fields: Record<string, { isValidSync(value: unknown, options: { strict: true }): boolean }>;
  };
  return Object.fromEntries(
    Object.entries(schema.fields).map(([field, ofField]) => [
      field,
      (value: unknown) => ofField.isValidSync(value, { strict: true }),
    ]),
  );
}

/** Manually written areas may overlap: the first one counts. */
const CACHED = Object.fromEntries(
  SETTING_NAMES.map((name) => [name, name === 'deliveryAreas' ? DELIVERY_AREAS : typeOf(name)]),
) as unknown as Record<SettingName, StoredType>;

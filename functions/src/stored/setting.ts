import { SETTING_SCHEMAS, type SettingName, type Settings } from '@shop/domain/settings';
import { type OfficeFields, SETTINGS_COLLECTION } from '@shop/domain/stored-catalogue';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import { OFFICE_CHECKS } from './office-entry.ts';
import { collectionOf, type StoredType } from './stored-type.ts';

/** A document of `settings/{name}`. */
export type StoredSetting<Name extends SettingName> = Settings[Name] &
  OfficeFields & { schema_version: 1 };

/** The collection of all settings; its documents are read as the named one. */
export function settingsOf<Name extends SettingName>(
  firestore: Firestore,
  name: Name,
): CollectionReference<StoredSetting<Name>> {
  const type = {
    collection: SETTINGS_COLLECTION,
    version: 1,
    checks: { ...OFFICE_CHECKS, ...fieldChecks(name) },
  };
  return collectionOf(firestore, type as unknown as StoredType<StoredSetting<Name>>);
}

/** The stored fields are those of the form. */
function fieldChecks(name: SettingName) {
  const schema = SETTING_SCHEMAS[name] as unknown as {
    fields: Record<string, { isValidSync(value: unknown, options: { strict: true }): boolean }>;
  };
  return Object.fromEntries(
    Object.entries(schema.fields).map(([field, ofField]) => [
      field,
      (value: unknown) => ofField.isValidSync(value, { strict: true }),
    ]),
  );
}

import type { Versioned } from '@shop/domain/office/office';
import { BUILT_IN_SETTINGS, type SettingName, type Settings } from '@shop/domain/settings/settings';
import { useOfficeQuery } from './use-office-query.ts';

export type OfficeSettings = { [Name in SettingName]: Versioned<Settings[Name]> };

/** Query key, relative to the account's. */
export const SETTINGS_KEY = ['settings'];

/** The settings, with the versions that edits are based on. */
export const useSettings = () => useOfficeQuery(SETTINGS_KEY, 'GET /api/admin/settings');

export function useVatRates(): Settings['vatRates'] {
  const { data } = useSettings();
  return data?.vatRates.input ?? BUILT_IN_SETTINGS.vatRates;
}

import type { Versioned } from '@shop/domain/office/office';
import { BUILT_IN_SETTINGS, type SettingName, type Settings } from '@shop/domain/office/settings';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';
import { READ_OPTIONS } from '../../../lib/api/queries.ts';
import { type AdminKey, useAdminKey } from './use-admin-key.ts';

/** All settings, as the office sees them. */
export type OfficeSettings = { [Name in SettingName]: Versioned<Settings[Name]> };

/** Query key of all settings. */
export const settingsKey = (adminKey: AdminKey) =>
  [...adminKey, 'GET /api/admin/settings'] as const;

/** The settings with the versions that they are edited from. */
export function useSettings() {
  const adminKey = useAdminKey();
  return useQuery({
    ...READ_OPTIONS,
    queryKey: settingsKey(adminKey),
    queryFn: ({ signal }) => callApi('GET /api/admin/settings', { signal }),
  });
}

/** The VAT rates that the office has set. */
export function useVatRates(): Settings['vatRates'] {
  const { data } = useSettings();
  return data?.vatRates.input ?? BUILT_IN_SETTINGS.vatRates;
}

import type { SaveResult, Versioned } from '@shop/domain/office';
import type { SettingName, Settings } from '@shop/domain/settings';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';
import { useAdminKey } from '../api/use-admin-key.ts';
import { type OfficeSettings, settingsKey } from '../api/use-settings.ts';
import { useSaveVersion } from '../editing/use-save-version.ts';

/** Saves a setting. Afterwards all that was loaded is out of date. */
export function useSaveSetting<Name extends SettingName>(name: Name) {
  const client = useQueryClient();
  const adminKey = useAdminKey();

  function refresh(current: Versioned<Settings[Name]>): void {
    client.setQueryData<OfficeSettings>(
      settingsKey(adminKey),
      (settings) => settings && { ...settings, [name]: current },
    );
    void client.invalidateQueries();
  }

  return useSaveVersion<Settings[Name]>(async (request_id, { version }, value) => {
    const body = { request_id, version, value };
    const saved = await callApi('POST /api/admin/settings/{name}', { params: { name }, body });
    return saved as SaveResult<Settings[Name]>;
  }, refresh);
}

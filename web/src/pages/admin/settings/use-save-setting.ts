import type { SaveResult, Versioned } from '@shop/domain/office';
import type { SettingName, Settings } from '@shop/domain/settings';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';
import { useAdminKey } from '../api/use-admin-key.ts';
import { useSaveVersion } from '../editor/use-save-version.ts';
import { type OfficeSettings, settingsKey } from './use-settings.ts';

/** Saves a setting, and lets what the shop shows of it be loaded again. */
export function useSaveSetting<Name extends SettingName>(name: Name) {
  const client = useQueryClient();
  const adminKey = useAdminKey();

  function refresh(current: Versioned<Settings[Name]>): void {
    client.setQueryData<OfficeSettings>(
      settingsKey(adminKey),
      (settings) => settings && { ...settings, [name]: current },
    );
    void client.invalidateQueries({ queryKey: adminKey });
    for (const call of SHOP_READS) void client.invalidateQueries({ queryKey: [call] });
  }

  return useSaveVersion<Settings[Name]>(async (request_id, { version }, value) => {
    const body = { request_id, version, value };
    const saved = await callApi('POST /api/admin/settings/{name}', { params: { name }, body });
    return saved as SaveResult<Settings[Name]>;
  }, refresh);
}

const SHOP_READS = ['GET /api/delivery-options', 'GET /api/notices'] as const;

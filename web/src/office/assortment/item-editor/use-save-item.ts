import type { Versioned, Visibility } from '@shop/domain/office/office';
import { useQueryClient } from '@tanstack/react-query';
import { useSaveVersion } from '../../editing/use-save-version.ts';
import { useAdminKey } from '../../kit/api/use-admin-key.ts';
import type { EditedKind, EditedValues } from './kinds.ts';

/** The id of what has not been saved yet. */
export const NEW_ITEM = 'neu';

/** Saves an item. Afterwards all that was loaded is out of date. */
export function useSaveItem<Input extends { visibility: Visibility }, Values extends EditedValues>({
  kind,
  save: send,
}: EditedKind<Input, Values>) {
  const client = useQueryClient();
  const adminKey = useAdminKey();

  function refresh(saved: Versioned<Input>): void {
    client.setQueryData(itemKey(adminKey, kind, saved.id), saved);
    void client.invalidateQueries();
  }

  return useSaveVersion<Input>(async (request_id, base, input) => {
    const change = { ...(base.id !== NEW_ITEM && { id: base.id }), version: base.version, input };
    const [result] = await send({ request_id, changes: [change] });
    return result ?? { outcome: 'missing' };
  }, refresh);
}

/** The query of one item, as the office sees it. */
export function itemKey(adminKey: readonly unknown[], kind: string, id: string) {
  return [...adminKey, kind, id] as const;
}

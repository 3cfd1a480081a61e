import type { Versioned, Visibility } from '@shop/domain/office';
import { useQueryClient } from '@tanstack/react-query';
import { useAdminKey } from '../api/use-admin-key.ts';
import type { EditedKind, EditedValues } from './edited-kind.ts';
import { useSaveVersion } from './use-save-version.ts';

/** The id of what has not been saved yet. */
export const NEW_ITEM = 'neu';

/** Saves an item, and lets what shows it be loaded again. */
export function useSaveItem<Input extends { visibility: Visibility }, Values extends EditedValues>({
  kind,
  save: send,
}: EditedKind<Input, Values>) {
  const client = useQueryClient();
  const adminKey = useAdminKey();

  function refresh(saved: Versioned<Input>): void {
    client.setQueryData(itemKey(adminKey, kind, saved.id), saved);
    void client.invalidateQueries({ queryKey: adminKey });
    for (const call of SHOP_READS[kind]) void client.invalidateQueries({ queryKey: [call] });
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

const SHOP_READS = {
  product: ['GET /api/products', 'GET /api/products/{id}', 'GET /api/categories'],
  rental_tool: [
    'GET /api/rental-tools',
    'GET /api/rental-tools/{id}',
    'GET /api/rental-categories',
  ],
} as const;

import type { OfficeKind } from '@shop/domain/office';
import { callApi } from '../../../lib/api/client.ts';

/** Who saved an entry last, as the log has it; undefined where that cannot be told. */
export async function lastEditor(kind: OfficeKind, item: string): Promise<string | undefined> {
  try {
    const changes = await callApi('GET /api/admin/changes', { query: { kind, item } });
    return changes[0]?.by;
  } catch {
    return undefined;
  }
}

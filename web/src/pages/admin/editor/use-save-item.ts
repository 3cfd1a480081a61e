import { isSameValue } from '@shop/domain/input-differences';
import type { SaveResult, Versioned, Visibility } from '@shop/domain/office';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiFailure, logFailure } from '../../../lib/api/api-failure.ts';
import { randomId } from '../../../lib/random-id.ts';
import { useAdminKey } from '../api/use-admin-key.ts';
import type { EditedKind, EditedValues } from './edited-kind.ts';

/** What became of an attempt to save; a `failed` one may be tried again. */
export type SaveOutcome<Input> =
  | SaveResult<Input>
  | { outcome: 'failed'; message: string; isUnanswered: boolean };

/**
 * Saves an item. Attempts without an answer keep their request id, so that what arrived all the same
 * is not saved twice.
 */
export function useSaveItem<Input extends { visibility: Visibility }, Values extends EditedValues>({
  kind,
  save: send,
}: EditedKind<Input, Values>) {
  const client = useQueryClient();
  const adminKey = useAdminKey();
  const [firstId] = useState(randomId);
  const requestId = useRef(firstId);

  async function attempt(base: Versioned<Input>, input: Input): Promise<SaveOutcome<Input>> {
    const change = { ...(base.version > 0 && { id: base.id }), version: base.version, input };
    try {
      const results = await send({ request_id: requestId.current, changes: [change] });
      requestId.current = randomId();
      return results[0] ?? { outcome: 'missing' };
    } catch (error) {
      const isUnanswered = !(error instanceof ApiFailure && error.status < 500);
      if (!isUnanswered) requestId.current = randomId();
      return { outcome: 'failed', message: failureText(error), isUnanswered };
    }
  }

  async function save(base: Versioned<Input>, input: Input): Promise<SaveOutcome<Input>> {
    const result = await attempt(base, input);
    // An earlier attempt had arrived, and the form was edited since.
    const isEarlier = result.outcome === 'saved' && !isSameValue(result.current.input, input);
    if (isEarlier) return save(result.current, input);
    if (result.outcome === 'conflict' && isSameValue(result.current.input, input)) {
      return { ...result, outcome: 'unchanged' };
    }
    if (result.outcome === 'saved') refresh(result.current);
    return result;
  }

  function refresh(saved: Versioned<Input>): void {
    client.setQueryData(itemKey(adminKey, kind, saved.id), saved);
    void client.invalidateQueries({ queryKey: adminKey });
    for (const call of SHOP_READS[kind]) void client.invalidateQueries({ queryKey: [call] });
  }

  return { save, requestId };
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

const FAILED =
  'Das hat nicht geklappt. Ihre Angaben sind noch da, auch auf diesem Gerät gesichert: Bitte speichern Sie gleich noch einmal.';
const OFFLINE =
  'Keine Internetverbindung: Ihre Änderungen sind noch nicht gespeichert, aber auf diesem Gerät gesichert. Speichern Sie erneut, sobald Sie wieder Empfang haben; doppelt kommt nichts an.';

function failureText(error: unknown): string {
  if (error instanceof ApiFailure) {
    if (error.status < 500 && error.serverMessage) return error.serverMessage;
    logFailure('Failed to save item', error);
    return FAILED;
  }
  logFailure('Failed to save item', error);
  return OFFLINE;
}

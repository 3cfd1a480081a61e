import type { CategoryKind } from '@shop/domain/category';
import {
  MAX_CHANGES,
  type SaveRequest,
  type SaveResult,
  type Visibility,
} from '@shop/domain/office';
import type { ProductInput } from '@shop/domain/product-input';
import type { RentalToolInput } from '@shop/domain/rental-tool-input';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callApi, SEND_TIMEOUT_MS } from '../../../lib/api/client.ts';
import { randomId } from '../../../lib/random-id.ts';
import { failureMessage } from '../api/failures.ts';
import { useAdminKey } from '../api/use-admin-key.ts';
import { countedItems, ITEM_KINDS, type ListedItem } from './item-kinds.ts';

type Input = ProductInput | RentalToolInput;

/** What the office does with selected items. */
export interface VisibilityAction {
  id: 'hide' | 'show' | 'archive' | 'restore';
  label: string;
  /** `ausgeblendet`, of `3 Artikel ausgeblendet`. */
  done: string;
  to: Visibility;
  from: readonly Visibility[];
}

/** Restored items are hidden first: their prices may be old. */
export const VISIBILITY_ACTIONS: readonly VisibilityAction[] = [
  { id: 'show', label: 'Einblenden', done: 'eingeblendet', to: 'visible', from: ['hidden'] },
  { id: 'hide', label: 'Ausblenden', done: 'ausgeblendet', to: 'hidden', from: ['visible'] },
  {
    id: 'archive',
    label: 'Archivieren',
    done: 'archiviert',
    to: 'archived',
    from: ['visible', 'hidden'],
  },
  {
    id: 'restore',
    label: 'Wiederherstellen',
    done: 'aus dem Archiv geholt und ausgeblendet',
    to: 'hidden',
    from: ['archived'],
  },
];

/** What became of a change of many. */
export type VisibilityChange =
  | { ok: true; text: string; batchId: string; saved: number; unchanged: readonly string[] }
  | { ok: false; message: string };

interface Batch {
  action: VisibilityAction;
  items: readonly ListedItem[];
  batchId: string;
  requests: SaveRequest<Input>[];
}

const FAILED =
  'Nicht alles ist gespeichert. Bitte versuchen Sie es erneut: Doppelt wird nichts geändert.';

/** Below what the server takes in a body. */
const MAX_REQUEST_BYTES = 800_000;

/**
 * Changes the visibility of items, a hundred by request. Sent again after a failure, the same requests
 * count once.
 */
export function useChangeVisibility(of: CategoryKind) {
  const client = useQueryClient();
  const adminKey = useAdminKey();
  const [change, setChange] = useState<VisibilityChange>();
  const failed = useRef<Batch>(undefined);
  const { mutate, isPending } = useMutation({
    mutationFn: (batch: Batch) => send(of, batch),
    networkMode: 'always',
    onMutate: () => setChange(undefined),
    onSuccess: (results, batch) => {
      failed.current = undefined;
      setChange(outcomeOf(of, batch, results));
    },
    onError: (error, batch) => {
      failed.current = batch;
      setChange({ ok: false, message: failureMessage(error, 'Failed to change items', FAILED) });
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: adminKey });
      for (const call of ITEM_KINDS[of].shopReads) {
        void client.invalidateQueries({ queryKey: [call] });
      }
    },
  });
  return {
    change,
    isChanging: isPending,
    start: (action: VisibilityAction, items: readonly ListedItem[]) =>
      mutate(batchOf(of, action, items)),
    retry: () => failed.current && mutate(failed.current),
    clear: () => setChange(undefined),
  };
}

function batchOf(of: CategoryKind, action: VisibilityAction, items: readonly ListedItem[]): Batch {
  const batchId = randomId();
  const label = `${countedItems(of, items.length)} ${action.done}`;
  const requests: SaveRequest<Input>[] = [];
  let bytes = 0;
  for (const { id, version, input } of items) {
    const change = { id, version, input: { ...input, visibility: action.to } };
    const size = new TextEncoder().encode(JSON.stringify(change)).length;
    let request = requests.at(-1);
    if (!request || request.changes.length === MAX_CHANGES || bytes + size > MAX_REQUEST_BYTES) {
      request = { request_id: randomId(), batch_id: batchId, label, changes: [] };
      requests.push(request);
      bytes = 0;
    }
    request.changes.push(change);
    bytes += size;
  }
  return { action, items, batchId, requests };
}

async function send(of: CategoryKind, { requests }: Batch): Promise<SaveResult<Input>[]> {
  const results: SaveResult<Input>[] = [];
  for (const body of requests) {
    const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
    const options = { body: body as SaveRequest<ProductInput & RentalToolInput>, signal };
    results.push(...(await callApi(ITEM_KINDS[of].save, options)));
  }
  return results;
}

function outcomeOf(
  of: CategoryKind,
  { action, items, batchId }: Batch,
  results: readonly SaveResult<Input>[],
): VisibilityChange {
  const isDone = (outcome?: string) => outcome === 'saved' || outcome === 'unchanged';
  const unchanged = items.filter((_, index) => !isDone(results[index]?.outcome));
  const saved = items.length - unchanged.length;
  return {
    ok: true,
    text: `${countedItems(of, saved)} ${action.done}.`,
    batchId,
    saved,
    unchanged: unchanged.map(({ input }) => input.name),
  };
}

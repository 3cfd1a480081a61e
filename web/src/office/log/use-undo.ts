import type { SkippedUndo, UndoResult } from '@shop/domain/office/office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callApi } from '../../lib/api/client.ts';
import { randomId } from '../../lib/random-id.ts';
import { failureMessage, needsFreshSignIn } from '../kit/api/failures.ts';

/** One change, or all that were made together. */
export type UndoTarget = { change: string } | { batch: string };

/** Result, or a German sentence. */
export type UndoOutcome =
  | { ok: true; undone: number; skipped: readonly SkippedUndo[] }
  | { ok: false; message: string; needsSignIn: boolean };

const FAILED = 'Das hat nicht geklappt. Bitte versuchen Sie es erneut: Doppelt geschieht nichts.';

/** Progress of undoing a batch; a retry continues after it. */
interface Progress {
  requestId: string;
  batchId: string;
  after?: string | undefined;
  undone: number;
  skipped: SkippedUndo[];
}

const begin = (): Progress => {
  const id = randomId();
  return { requestId: id, batchId: id, undone: 0, skipped: [] };
};

/** Takes a change or a batch back. Afterwards all that was loaded is out of date. */
export function useUndo(target: UndoTarget, onDone?: () => void) {
  const client = useQueryClient();
  const progress = useRef(begin());
  const [undone, setUndone] = useState(0);
  const [outcome, setOutcome] = useState<UndoOutcome>();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      let current = progress.current;
      do {
        const result = await send(target, current);
        current = {
          ...current,
          requestId: randomId(),
          after: result.next,
          undone: current.undone + result.undone,
          skipped: [...current.skipped, ...result.skipped],
        };
        progress.current = current;
        setUndone(current.undone);
      } while (current.after !== undefined);
      progress.current = begin();
      return current;
    },
    networkMode: 'always',
    onMutate: () => setOutcome(undefined),
    onSuccess: ({ undone: count, skipped }) => {
      setOutcome({ ok: true, undone: count, skipped });
      onDone?.();
    },
    onError: (error) => {
      const message = failureMessage(error, 'Failed to undo', FAILED);
      setOutcome({ ok: false, message, needsSignIn: needsFreshSignIn(error) });
    },
    onSettled: () => void client.invalidateQueries(),
  });
  return { undo: () => !isPending && mutate(), isPending, undone, outcome };
}

function send(target: UndoTarget, progress: Progress): Promise<UndoResult> {
  const { requestId: request_id, batchId: batch_id, after } = progress;
  if ('change' in target) {
    const params = { id: target.change };
    return callApi('POST /api/admin/changes/{id}/undo', { params, body: { request_id } });
  }
  const body = { request_id, batch_id, ...(after !== undefined && { after }) };
  return callApi('POST /api/admin/batches/{id}/undo', { params: { id: target.batch }, body });
}

import {
  MAX_CHANGES,
  type SavedChange,
  type SaveRequest,
  type SaveResult,
} from '@shop/domain/office/office';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { SEND_TIMEOUT_MS } from '../../lib/api/client.ts';
import { randomId } from '../../lib/random-id.ts';
import { failureMessage } from './failures.ts';

export interface BatchEntry<Input> {
  name: string;
  change: SavedChange<Input>;
}

export interface BatchProblem<Input> {
  /** Zero-based position within the batch. */
  index: number;
  entry: BatchEntry<Input>;
  /** Undefined if the answer does not mention it. */
  result: SaveResult<Input> | undefined;
}

export interface BatchState<Input> {
  batchId: string;
  label: string;
  total: number;
  done: number;
  saved: number;
  problems: readonly BatchProblem<Input>[];
  /** `stopped` after a lost answer or a fault; it can then be resumed. */
  status: 'saving' | 'stopped' | 'done';
  failure?: string;
}

/** Saves one part; throwing stops the batch. */
export type SendPart<Input> = (options: {
  body: SaveRequest<Input>;
  signal: AbortSignal;
}) => Promise<SaveResult<Input>[]>;

interface Part<Input> {
  entries: BatchEntry<Input>[];
  body: SaveRequest<Input>;
}

/** Below the server's limit for a body. */
const MAX_PART_BYTES = 800_000;

/**
 * Saves many entries in several requests. A part whose answer got lost is sent again under the same id
 * and so saved only once. `failed` is shown for a failure without a message from the server.
 */
export function useSaveBatch<Input>(send: SendPart<Input>, failed: string) {
  const client = useQueryClient();
  const [state, setState] = useState<BatchState<Input>>();
  const parts = useRef<Part<Input>[]>([]);

  async function run(begun: BatchState<Input>): Promise<void> {
    let now: BatchState<Input> = { ...begun, status: 'saving' };
    setState(now);
    try {
      for (let part = parts.current[0]; part; part = parts.current[0]) {
        const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
        now = afterPart(now, part, await send({ body: part.body, signal }));
        parts.current.shift();
        setState(now);
      }
      setState({ ...now, status: 'done' });
    } catch (error) {
      const failure = failureMessage(error as Error, 'Failed to save a batch', failed);
      setState({ ...now, status: 'stopped', failure });
    }
    void client.invalidateQueries();
  }

  return {
    state,
    start(entries: readonly BatchEntry<Input>[], label: string): void {
      const batchId = randomId();
      parts.current = inParts(entries, { label, batch_id: batchId });
      const total = entries.length;
      void run({ batchId, label, total, done: 0, saved: 0, problems: [], status: 'saving' });
    },
    resume(): void {
      if (state?.status === 'stopped') void run(state);
    },
    reset(): void {
      parts.current = [];
      setState(undefined);
    },
  };
}

function inParts<Input>(
  entries: readonly BatchEntry<Input>[],
  shared: Pick<SaveRequest<Input>, 'label' | 'batch_id'>,
): Part<Input>[] {
  const parts: Part<Input>[] = [];
  let bytes = 0;
  for (const entry of entries) {
    const size = new TextEncoder().encode(JSON.stringify(entry.change)).length;
    let part = parts.at(-1);
    if (!part || part.entries.length === MAX_CHANGES || bytes + size > MAX_PART_BYTES) {
      part = { entries: [], body: { ...shared, request_id: randomId(), changes: [] } };
      parts.push(part);
      bytes = 0;
    }
    part.entries.push(entry);
    part.body.changes.push(entry.change);
    bytes += size;
  }
  return parts;
}

function afterPart<Input>(
  state: BatchState<Input>,
  { entries }: Part<Input>,
  results: readonly SaveResult<Input>[],
): BatchState<Input> {
  const problems = entries
    .map((entry, index) => ({ index: state.done + index, entry, result: results[index] }))
    .filter(({ result }) => result?.outcome !== 'saved' && result?.outcome !== 'unchanged');
  return {
    ...state,
    done: state.done + entries.length,
    saved: state.saved + entries.length - problems.length,
    problems: [...state.problems, ...problems],
  };
}

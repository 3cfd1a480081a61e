import { formatEuro } from '@shop/domain/format';
import { toCents } from '@shop/domain/money';
import { MAX_CHANGES, type SavedChange, type SaveRequest } from '@shop/domain/office';
import type { ProductInput } from '@shop/domain/product-input';
import { productInputSchema } from '@shop/domain/product-input';
import { readBody } from '@shop/domain/validation';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { callApi, SEND_TIMEOUT_MS } from '../../../lib/api/client.ts';
import { randomId } from '../../../lib/random-id.ts';
import { failureMessage } from '../api/failures.ts';

/** A product to save, with the name by which a problem is told. */
export interface BatchEntry {
  name: string;
  change: SavedChange<ProductInput>;
}

export interface BatchProblem {
  name: string;
  /** Missing for a new product. */
  id: string | undefined;
  message: string;
}

export interface BatchState {
  batchId: string;
  label: string;
  total: number;
  /** How many the server has answered for. */
  done: number;
  saved: number;
  problems: readonly BatchProblem[];
  /** `stopped` after a lost answer or a fault: can be continued. */
  status: 'saving' | 'stopped' | 'done';
  failure?: string;
}

interface Part {
  entries: BatchEntry[];
  request: SaveRequest<ProductInput>;
}

const FAILED = 'Die Verbindung ist abgebrochen. Was gespeichert ist, bleibt es.';
const MISSING = 'Diesen Artikel gibt es nicht mehr.';
/** Below what the server takes in a body. */
const MAX_PART_BYTES = 800_000;

/**
 * Saves many products in several requests. A part whose answer got lost is sent again under the same
 * id, and so is saved once. What the server refuses is told, and the others are saved.
 */
export function useSaveBatch() {
  const client = useQueryClient();
  const [state, setState] = useState<BatchState>();
  const parts = useRef<Part[]>([]);
  const isUnfinished = state !== undefined && state.status !== 'done';

  useEffect(() => {
    if (!isUnfinished) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnfinished]);

  async function run(begun: BatchState): Promise<void> {
    let now: BatchState = { ...begun, status: 'saving' };
    setState(now);
    for (let part = parts.current[0]; part; part = parts.current[0]) {
      try {
        now = afterPart(now, part, await sendPart(part));
      } catch (error) {
        const failure = failureMessage(error as Error, 'Failed to save products', FAILED);
        setState({ ...now, status: 'stopped', failure });
        return;
      }
      parts.current.shift();
      setState(now);
    }
    setState({ ...now, status: 'done' });
    await client.invalidateQueries();
  }

  return {
    state,
    /** Saves the entries, named so in the log. */
    start(entries: readonly BatchEntry[], label: string): void {
      const batchId = randomId();
      parts.current = inParts(entries, { label, batch_id: batchId });
      const total = entries.length;
      void run({ batchId, label, total, done: 0, saved: 0, problems: [], status: 'saving' });
    },
    /** Goes on with the part that failed. */
    resume(): void {
      if (state?.status === 'stopped') void run(state);
    },
    reset(): void {
      parts.current = [];
      setState(undefined);
    },
  };
}

function inParts(
  entries: readonly BatchEntry[],
  shared: Pick<SaveRequest<ProductInput>, 'label' | 'batch_id'>,
): Part[] {
  const parts: Part[] = [];
  let bytes = 0;
  for (const entry of entries) {
    const size = new TextEncoder().encode(JSON.stringify(entry.change)).length;
    let part = parts.at(-1);
    if (!part || part.entries.length === MAX_CHANGES || bytes + size > MAX_PART_BYTES) {
      part = { entries: [], request: { ...shared, request_id: randomId(), changes: [] } };
      parts.push(part);
      bytes = 0;
    }
    part.entries.push(entry);
    part.request.changes.push(entry.change);
    bytes += size;
  }
  return parts;
}

type Results = Awaited<ReturnType<typeof callApi<'POST /api/admin/products'>>>;
type Result = Results[number];

/** What became of each entry; what the form would refuse is not sent, since it would stop the others. */
async function sendPart({ entries, request }: Part): Promise<Result[]> {
  const checked = entries.map(({ change }) => readBody(productInputSchema, change.input));
  const changes = request.changes.filter((_, index) => checked[index]?.ok);
  const sent = changes.length > 0 ? await send({ ...request, changes }) : [];
  const left = sent.values();
  return checked.map((read): Result => {
    if (!read.ok) return { outcome: 'refused', message: read.message };
    return left.next().value ?? { outcome: 'missing' };
  });
}

async function send(request: SaveRequest<ProductInput>): Promise<Results> {
  const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
  try {
    return await callApi('POST /api/admin/products', { body: request, signal });
  } catch (error) {
    if (!(error instanceof ApiFailure && error.status === 400 && error.serverMessage)) throw error;
    const { serverMessage: message } = error;
    return request.changes.map(() => ({ outcome: 'refused', message }));
  }
}

function afterPart(state: BatchState, { entries }: Part, results: readonly Result[]): BatchState {
  const problems = entries.flatMap((entry, index) => {
    const message = messageOf(results[index]);
    return message === undefined ? [] : [problemOf(entry, message)];
  });
  return {
    ...state,
    done: state.done + entries.length,
    saved: state.saved + entries.length - problems.length,
    problems: [...state.problems, ...problems],
  };
}

function messageOf(result: Result | undefined): string | undefined {
  if (result?.outcome === 'saved' || result?.outcome === 'unchanged') return undefined;
  if (result?.outcome === 'conflict') return conflictText(result.current.input);
  return result?.outcome === 'refused' ? result.message : MISSING;
}

function conflictText({ price }: ProductInput): string {
  const kept = price === undefined ? 'Preis auf Anfrage' : formatEuro(toCents(price));
  return `Inzwischen hat jemand anderes diesen Artikel gespeichert. Dort bleibt es bei: ${kept}.`;
}

function problemOf({ name, change }: BatchEntry, message: string): BatchProblem {
  return { name, id: change.id, message };
}

import type { TableAnswer, TableJob } from './table-jobs.ts';

/** Far more than the seconds that 10,000 products take. */
export const MAX_JOB_MS = 60_000;
const TOO_LONG = 'Das dauert zu lange. Bitte teilen Sie die Datei auf.';

/**
 * Runs a job in a worker, so that the page stays responsive, and stops it if it takes too long. Rejects
 * if it fails.
 */
export async function runTableJob(job: TableJob): Promise<TableAnswer> {
  if (typeof Worker === 'undefined') return (await import('./table-jobs.ts')).doTableJob(job);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<TableAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<TableAnswer>) => resolve(data);
      worker.onerror = (event) => reject(new Error(event.message || 'The worker failed'));
      timer = setTimeout(() => resolve({ refused: TOO_LONG }), MAX_JOB_MS);
      worker.postMessage(job);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}

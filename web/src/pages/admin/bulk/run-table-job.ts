import type { TableAnswer, TableJob } from './table-jobs.ts';

/** Runs a job in a worker, so the page stays responsive. Rejects if it fails. */
export async function runTableJob(job: TableJob, signal: AbortSignal): Promise<TableAnswer> {
  if (typeof Worker === 'undefined') return (await import('./table-jobs.ts')).doTableJob(job);
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<TableAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<TableAnswer>) => resolve(data);
      worker.onerror = (event) => reject(new Error(event.message || 'The worker failed'));
      signal.addEventListener('abort', () => reject(signal.reason));
      worker.postMessage(job);
    });
  } finally {
    worker.terminate();
  }
}

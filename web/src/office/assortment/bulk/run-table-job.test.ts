import { expect, test, vi } from 'vitest';
import { MAX_JOB_MS, runTableJob } from './run-table-job.ts';

test('a job that never ends is ended, and says so', async () => {
  vi.useFakeTimers();
  const terminate = vi.fn();
  vi.stubGlobal(
    'Worker',
    class {
      postMessage() {}
      terminate = terminate;
    },
  );
  const job = { kind: 'check', bytes: new ArrayBuffer(0), products: [] } as const;
  const answer = runTableJob({ ...job, products: [] });
  await vi.advanceTimersByTimeAsync(MAX_JOB_MS - 1);
  expect(terminate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toEqual({
    refused: 'Das dauert zu lange. Bitte teilen Sie die Datei auf.',
  });
  expect(terminate).toHaveBeenCalledOnce();
});

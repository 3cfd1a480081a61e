import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Faults } from './faults.ts';

let faults: Faults;
let done: number;

beforeEach(() => {
  faults = new Faults();
  done = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

const work = () => {
  done += 1;
  return 'answer';
};

/** Results of consecutive calls. */
async function outcomes(calls: number): Promise<string[]> {
  const results: string[] = [];
  for (let n = 0; n < calls; n += 1) {
    try {
      results.push(await faults.run(work));
    } catch (error) {
      results.push((error as { status: string }).status);
    }
  }
  return results;
}

test('does the work synchronously without a fault', () => {
  expect(faults.run(work)).toBe('answer');
});

test('an error of the work itself takes precedence over the fault', async () => {
  faults.set({ code: 'ABORTED', when: 'after' });
  const refuse = () => Promise.reject(new Error('refused'));
  await expect(faults.run(refuse)).rejects.toThrow('refused');
});

test('every third call is hit, counted from when the fault was set', async () => {
  faults.set({ code: 'UNAVAILABLE', every: 3 });
  const twoGood = ['answer', 'answer'];
  expect(await outcomes(7)).toEqual([
    ...twoGood,
    'UNAVAILABLE',
    ...twoGood,
    'UNAVAILABLE',
    'answer',
  ]);
  faults.set({ code: 'INTERNAL', every: 3 });
  expect(await outcomes(3)).toEqual([...twoGood, 'INTERNAL']);
});

test('a delayed call waits and is then processed', async () => {
  vi.useFakeTimers();
  faults.set({ delayMs: 2000 });
  const call = faults.run(work);
  await vi.advanceTimersByTimeAsync(1999);
  expect(done).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toBe(1);
  expect(await call).toBe('answer');
});

test('with a delay and a code the call waits, then fails', async () => {
  vi.useFakeTimers();
  faults.set({ delayMs: 50, code: 'DEADLINE_EXCEEDED' });
  const failed = expect(faults.run(work)).rejects.toMatchObject({ status: 'DEADLINE_EXCEEDED' });
  await vi.advanceTimersByTimeAsync(50);
  await failed;
});

test('stop fails all delayed calls without processing them and leaves no timer', async () => {
  vi.useFakeTimers();
  faults.set({ delayMs: 60_000 });
  const early = expect(faults.run(work)).rejects.toMatchObject({ status: 'UNAVAILABLE' });
  faults.stop();
  await early;
  await expect(faults.run(work)).rejects.toMatchObject({ status: 'UNAVAILABLE' });
  expect(done).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

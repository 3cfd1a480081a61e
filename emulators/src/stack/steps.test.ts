import { expect, it, vi } from 'vitest';
import { ChildProcesses } from './child-processes.ts';
import { StackError } from './stack-error.ts';
import { runQuietStep, runStep, warmUp } from './steps.ts';

const FAILING = 'echo built half; echo it broke >&2; exit 3';

function steps(logged: string[] = []) {
  return {
    children: new ChildProcesses(),
    env: process.env,
    log: (line: string) => logged.push(line),
    onUnexpectedExit: () => {},
  };
}

it('logs the command and hides the output of a successful build', async () => {
  const logged: string[] = [];
  await runQuietStep('Building', 'echo chatter', steps(logged));
  expect(logged).toEqual(['Building: echo chatter']);
});

it('shows the output of a failed build, then the reason', async () => {
  const failing = runQuietStep('Building', FAILING, steps());
  await expect(failing).rejects.toThrow(/built half/);
  await expect(failing).rejects.toThrow(/it broke[\s\S]*\nBuilding failed: .* exit code 3\.$/);
});

it.each([
  ['waits while the machine is busy', [503, 504, 502, 200], 3],
  ['starts several processes only after one', [200, 503, 503, 503, 503, 200], 1],
  ['ends the stack on another fault', [503, 500], 1],
])('%s', async (_, statuses, waits) => {
  const waited: number[] = [];
  const left = [...statuses];
  vi.stubGlobal('fetch', async () => new Response('', { status: left.shift() ?? 200 }));
  const logged: string[] = [];
  const warm = warmUp('http://127.0.0.1:1/', steps(logged), async (ms) => waited.push(ms));
  const outcome = await warm.then(
    () => 200,
    (error) => error instanceof StackError && 500,
  );
  expect(outcome).toBe(statuses.at(-1));
  expect(waited).toHaveLength(waits);
  expect(logged.filter((line) => line.includes('The machine is busy'))).toHaveLength(waits);
  vi.unstubAllGlobals();
});

it('throws if a step fails', async () => {
  await expect(runStep('Seeding', 'exit 2', steps())).rejects.toThrow(
    'Seeding failed: "exit 2" ended with exit code 2.',
  );
});

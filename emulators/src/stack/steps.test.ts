import { expect, it } from 'vitest';
import { ChildProcesses } from './child-processes.ts';
import { runQuietStep, runStep } from './steps.ts';

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

it('throws if a step fails', async () => {
  await expect(runStep('Seeding', 'exit 2', steps())).rejects.toThrow(
    'Seeding failed: "exit 2" ended with exit code 2.',
  );
});

import { expect, it } from 'vitest';
import { Children } from './child-processes.ts';
import { runQuietStep, runStep } from './steps.ts';

const FAILING = 'echo built half; echo it broke >&2; exit 3';

function steps(said: string[] = []) {
  return {
    children: new Children(),
    env: process.env,
    say: (line: string) => said.push(line),
    onLoss: () => {},
  };
}

it('tells what it runs, and nothing of a build that works', async () => {
  const said: string[] = [];
  await runQuietStep('Building', 'echo chatter', steps(said));
  expect(said).toEqual(['Building: echo chatter']);
});

it('shows all that a failed build has said, and its end last', async () => {
  const failing = runQuietStep('Building', FAILING, steps());
  await expect(failing).rejects.toThrow(/built half/);
  await expect(failing).rejects.toThrow(/it broke[\s\S]*\nBuilding failed: .* exit code 3\.$/);
});

it('refuses to go on when a step fails', async () => {
  await expect(runStep('Seeding', 'exit 2', steps())).rejects.toThrow(
    'Seeding failed: "exit 2" ended with exit code 2.',
  );
});

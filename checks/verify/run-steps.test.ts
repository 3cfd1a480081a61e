import { expect, onTestFinished, test } from 'vitest';
import { Children } from '../../emulators/src/stack/children.ts';
import { runLanes, StepFailed } from './run-steps.ts';

const WAITS = 'setInterval(() => {}, 1000);';

/** Lanes whose steps are programs; what was shown, and what became of them. */
async function run(lanes: string[][], programs: Record<string, string>) {
  const shown: string[] = [];
  const children = new Children();
  onTestFinished(() => children.stopAll());
  const start = (all: Children, step: string) =>
    all.start([process.execPath, '--eval', programs[step] ?? '']);
  const stage = { start, show: (line: string) => shown.push(line), now: () => 0 };
  const failure = await runLanes(lanes, children, stage).then(
    () => undefined,
    (error: unknown) => error,
  );
  return { shown, failure };
}

test('the steps of a lane follow each other, and each line names its step', async () => {
  const programs = { a: "console.log('one\\ntwo')", b: "console.error('three')" };
  const { shown, failure } = await run([['a', 'b']], programs);
  expect(failure).toBeUndefined();
  const a = ['a: begins', 'a: one', 'a: two', 'a: done in 0 s'];
  expect(shown).toEqual([...a, 'b: begins', 'b: three', 'b: done in 0 s']);
});

test('lanes run side by side', async () => {
  const { shown, failure } = await run([['a'], ['b']], {});
  expect(failure).toBeUndefined();
  expect(shown.slice(0, 2)).toEqual(['a: begins', 'b: begins']);
  expect(shown.slice(2).sort()).toEqual(['a: done in 0 s', 'b: done in 0 s']);
});

test('one that fails ends the others, and is named with all that it said', async () => {
  const fails = "console.log('out'); console.error('err'); process.exitCode = 3;";
  const { shown, failure } = await run([['waits', 'never'], ['fails']], { waits: WAITS, fails });
  expect(failure).toBeInstanceOf(StepFailed);
  expect(failure).toMatchObject({ step: 'fails' });
  expect([...(failure as StepFailed).said].sort()).toEqual(['err', 'out']);
  expect(shown).not.toContain('never: begins');
});

test('one that is killed has failed', async () => {
  const { failure } = await run([['dies']], { dies: "process.kill(process.pid, 'SIGKILL')" });
  expect(failure).toMatchObject({ step: 'dies' });
});

test('one that cannot be started has failed', async () => {
  const children = new Children();
  const start = (all: Children) => all.start(['/nowhere/no-program']);
  const stage = { start, show: () => undefined, now: () => 0 };
  await expect(runLanes([['lost']], children, stage)).rejects.toMatchObject({ step: 'lost' });
});

import { once } from 'node:events';
import { expect, it } from 'vitest';
import { ChildProcesses } from './child-processes.ts';

/** A shell with a child, like an npm script; the child prints once it runs. */
const NESTED = `node -e "console.log(1); setInterval(() => {}, 1000)" & wait`;

it('ends a program together with its children', async () => {
  const children = new ChildProcesses();
  const shell = children.start(NESTED, { stdio: ['ignore', 'pipe', 'ignore'] });
  if (!shell.stdout) throw new Error('The shell has no output.');
  await once(shell.stdout, 'data');
  // The pipe closes with the last process that holds it, which is the inner one.
  const closed = once(shell.stdout, 'close');
  await children.stopAll();
  await closed;
});

it('returns the exit code', async () => {
  const children = new ChildProcesses();
  await expect(children.run('exit 3')).resolves.toBe(3);
  await expect(children.run([process.execPath, '-e', ''])).resolves.toBe(0);
});

it('starts nothing once stopped', async () => {
  const children = new ChildProcesses();
  await children.stopAll();
  expect(() => children.start('exit 0')).toThrow('stopping');
});

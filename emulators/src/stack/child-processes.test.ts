import { once } from 'node:events';
import { expect, it } from 'vitest';
import { Children } from './child-processes.ts';

/** A shell with a child of its own, as npm scripts have; the child says that it runs. */
const NESTED = `node -e "console.log(1); setInterval(() => {}, 1000)" & wait`;

it('ends a program together with the programs that it has started', async () => {
  const children = new Children();
  const shell = children.start(NESTED, { stdio: ['ignore', 'pipe', 'ignore'] });
  if (!shell.stdout) throw new Error('The shell has no output.');
  await once(shell.stdout, 'data');
  // The pipe closes when the last process that holds it is gone: the inner one outlives the shell.
  const closed = once(shell.stdout, 'close');
  await children.stopAll();
  await closed;
});

it('answers the exit code of a step', async () => {
  const children = new Children();
  await expect(children.run('exit 3')).resolves.toBe(3);
  await expect(children.run([process.execPath, '-e', ''])).resolves.toBe(0);
});

it('starts nothing more once it stops', async () => {
  const children = new Children();
  await children.stopAll();
  expect(() => children.start('exit 0')).toThrow('stopping');
});

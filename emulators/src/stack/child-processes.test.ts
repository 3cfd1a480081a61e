import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ChildProcesses } from './child-processes.ts';

/** A shell with a child, like an npm script; the child prints once it runs. */
const NESTED = `node -e "console.log(1); setInterval(() => {}, 1000)" & wait`;

it('ends a program together with its children', async () => {
  const children = new ChildProcesses();
  const shell = children.start(NESTED, { stdio: ['ignore', 'pipe', 'ignore'] });
  if (!shell.stdout) throw new Error('The shell has no output.');
  await once(shell.stdout, 'data');
  // The pipe closes with the last process that holds it, the inner one.
  const closed = once(shell.stdout, 'close');
  await children.stopAll();
  await closed;
});

it.skipIf(process.platform === 'win32')('ends what a killed stack leaves behind', async () => {
  const module = fileURLToPath(new URL('child-processes.ts', import.meta.url));
  const script = `
    const { ChildProcesses } = await import(${JSON.stringify(module)});
    new ChildProcesses().start(${JSON.stringify(NESTED)}, { stdio: ['ignore', 'inherit', 'ignore'] });
  `;
  const args = ['--import', 'tsx', '--input-type=module', '-e', script];
  const stack = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(stack.stdout, 'data');
  const closed = once(stack.stdout, 'close');
  stack.kill('SIGKILL');
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

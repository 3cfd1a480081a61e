import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useFolder } from '../../test-folder.ts';
import { identifyProcess, isAlive, lockFolder } from './folder-lock.ts';

const folder = useFolder();
let lock: string;
let other: ChildProcess;

beforeEach(async () => {
  lock = folder.in('lock');
  other = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 60000)'], {
    stdio: 'ignore',
  });
  await once(other, 'spawn');
});

afterEach(() => {
  other.kill('SIGKILL');
});

const claimOf = ({ pid, start }: ReturnType<typeof identifyProcess>): string =>
  `${pid} ${start ?? ''}`.trim();

const pidOf = (process: ChildProcess): number => process.pid ?? 0;

test('a folder locked by a living process is refused and its lock stays', () => {
  const claim = claimOf(identifyProcess(pidOf(other)));
  writeFileSync(lock, claim);
  expect(() => lockFolder(folder.path)).toThrow(`is in use by process ${pidOf(other)}`);
  expect(readFileSync(lock, 'utf8')).toBe(claim);
});

test('a stale lock of a killed process is taken over', async () => {
  writeFileSync(lock, claimOf(identifyProcess(pidOf(other))));
  const ended = once(other, 'exit');
  other.kill('SIGKILL');
  await ended;
  lockFolder(folder.path)();
  expect(existsSync(lock)).toBe(false);
});

test('a lock is taken over if its process id has been reused', () => {
  const { pid, start } = identifyProcess(pidOf(other));
  // Only Linux provides a process's start time.
  const earlier = start === undefined ? '2147483646' : `${pid} ${Number(start) - 1}`;
  writeFileSync(lock, earlier);
  lockFolder(folder.path)();
});

test('a zombie process does not hold its lock', async () => {
  const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60']);
  const [line] = await once(parent.stdout, 'data');
  const { pid, start } = identifyProcess(Number(line));
  // Only Linux can tell.
  const alive = process.platform !== 'linux';
  await expect.poll(() => isAlive({ pid, start })).toBe(alive);
  parent.kill('SIGKILL');
});

test.each(['', 'no number', `${process.pid}`, `${process.pid} 1`])(
  'an invalid lock with content %j is taken over',
  (content) => {
    writeFileSync(lock, content);
    const unlock = lockFolder(folder.path);
    expect(readFileSync(lock, 'utf8')).toBe(claimOf(identifyProcess(process.pid)));
    unlock();
  },
);

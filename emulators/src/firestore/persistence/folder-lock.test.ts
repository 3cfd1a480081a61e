import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';
import { isAlive, lifeOf } from './process-life.ts';

let folder: string;
let lock: string;
let other: ChildProcess;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'local-firestore-'));
  lock = join(folder, 'lock');
  other = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 60000)'], {
    stdio: 'ignore',
  });
  await once(other, 'spawn');
});

afterEach(() => {
  other.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const claimOf = ({ pid, start }: ReturnType<typeof lifeOf>): string =>
  `${pid} ${start ?? ''}`.trim();

const pidOf = (process: ChildProcess): number => process.pid ?? 0;

test('a folder that another living process holds is refused and its lock stays', () => {
  const claim = claimOf(lifeOf(pidOf(other)));
  writeFileSync(lock, claim);
  expect(() => lockFolder(folder)).toThrow(`is in use by process ${pidOf(other)}`);
  expect(readFileSync(lock, 'utf8')).toBe(claim);
});

test('a lock that a killed process left is taken over', async () => {
  writeFileSync(lock, claimOf(lifeOf(pidOf(other))));
  const ended = once(other, 'exit');
  other.kill('SIGKILL');
  await ended;
  lockFolder(folder)();
  expect(existsSync(lock)).toBe(false);
});

test('a lock is taken over though another process has the number of its owner by now', () => {
  const { pid, start } = lifeOf(pidOf(other));
  // Only Linux tells when a process began.
  const earlier = start === undefined ? '2147483646' : `${pid} ${Number(start) - 1}`;
  writeFileSync(lock, earlier);
  lockFolder(folder)();
});

test('an owner that has ended is dead though its parent has not yet taken notice', async () => {
  const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60']);
  const [line] = await once(parent.stdout, 'data');
  const { pid, start } = lifeOf(Number(line));
  // Linux alone tells that it has ended.
  const alive = process.platform !== 'linux';
  await expect.poll(() => isAlive({ pid, start })).toBe(alive);
  parent.kill('SIGKILL');
});

test.each(['', 'no number', `${process.pid}`, `${process.pid} 1`])(
  'a lock that says %j, which no living process wrote, is taken over',
  (content) => {
    writeFileSync(lock, content);
    const unlock = lockFolder(folder);
    expect(readFileSync(lock, 'utf8')).toBe(claimOf(lifeOf(process.pid)));
    unlock();
  },
);

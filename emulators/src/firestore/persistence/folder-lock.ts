import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LocalFirestoreError } from '../diagnostics/local-firestore-error.ts';

/** Folders locked by this process; its id in a lock file may also be from an earlier process. */
const heldByThisProcess = new Set<string>();

/** Locks a folder for this process and returns the release; throws if a living process uses it. */
export function lockFolder(folder: string): () => void {
  const lock = join(resolve(folder), 'lock');
  const owner = ownerOf(lock);
  if (owner !== undefined) throw inUse(folder, owner);
  rmSync(lock, { force: true });
  try {
    writeFileSync(lock, claim(), { flag: 'wx' });
  } catch (error) {
    // Another process was faster between check and claim.
    if (codeOf(error) === 'EEXIST') throw inUse(folder, ownerOf(lock));
    throw error;
  }
  heldByThisProcess.add(lock);
  return () => {
    heldByThisProcess.delete(lock);
    rmSync(lock, { force: true });
  };
}

/** Content of a lock file: the process id and, where available, its start time. */
function claim(): string {
  const { pid, start } = identifyProcess(process.pid);
  return start === undefined ? `${pid}` : `${pid} ${start}`;
}

/** Id of the living process that holds a lock, which may be stale or even empty. */
function ownerOf(lock: string): number | undefined {
  const [number, start] = readIfThere(lock).split(' ');
  const pid = Number(number);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (pid === process.pid) return heldByThisProcess.has(lock) ? pid : undefined;
  return isAlive({ pid, start }) ? pid : undefined;
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return '';
    throw error;
  }
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

const inUse = (folder: string, owner: number | undefined): LocalFirestoreError =>
  new LocalFirestoreError(
    `The data folder ${folder} is in use by process ${owner ?? '(unknown)'}: stop it or choose another folder.`,
  );

/** Identifies a process even after its id has been reused. */
interface ProcessIdentity {
  readonly pid: number;
  /** Start time in system ticks; undefined where the system does not provide it. */
  readonly start: string | undefined;
}

/** Fields after the command name, which may itself contain spaces and brackets. */
const STATE = 0;
const START = 19;
/** Zombie or dead. */
const ENDED = new Set(['Z', 'X', 'x']);

export const identifyProcess = (pid: number): ProcessIdentity => ({
  pid,
  start: statOf(pid)?.[START],
});

/** False if the process has ended, even if its id has been reused. */
export function isAlive({ pid, start }: ProcessIdentity): boolean {
  const stat = statOf(pid);
  if (!stat) return hasProcess(pid);
  if (ENDED.has(stat[STATE] ?? '')) return false;
  return start === undefined || start === stat[START];
}

/** The fields of /proc/<pid>/stat; undefined if the process has ended, and on other systems. */
function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

function hasProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

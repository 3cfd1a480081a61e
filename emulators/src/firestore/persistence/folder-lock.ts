import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LocalFirestoreError } from '../diagnostics/local-firestore-error.ts';
import { identifyProcess, isAlive } from './process-identity.ts';

/** Folders locked by this process; its id in a lock file may also be from an earlier process. */
const heldByThisProcess = new Set<string>();

/** Locks a folder for this process and returns the release; throws if a living process uses it. */
export function lockFolder(folder: string): () => void {
  const lock = join(resolve(folder), 'lock');
  const owner = ownerOf(lock);
  if (owner !== undefined) {
    throw inUse(folder, owner);
  }
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

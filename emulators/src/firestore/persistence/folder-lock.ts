import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LocalFirestoreProblem } from '../problem.ts';

/** Folders that this process uses: its own number in a lock may also be left from another life. */
const heldHere = new Set<string>();

/** Claims a folder for this process; refuses one that a living process uses. Answers the release. */
export function lockFolder(folder: string): () => void {
  const lock = join(resolve(folder), 'lock');
  const owner = ownerOf(lock);
  if (owner !== undefined) {
    throw inUse(folder, owner);
  }
  rmSync(lock, { force: true });
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch (error) {
    // Another process was faster between the look and the claim.
    if (codeOf(error) === 'EEXIST') throw inUse(folder, ownerOf(lock));
    throw error;
  }
  heldHere.add(lock);
  return () => {
    heldHere.delete(lock);
    rmSync(lock, { force: true });
  };
}

/** Number of the living process that holds a lock. */
function ownerOf(lock: string): number | undefined {
  const pid = Number(readIfThere(lock));
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (pid === process.pid) return heldHere.has(lock) ? pid : undefined;
  return isAlive(pid) ? pid : undefined;
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return '';
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives and belongs to someone else.
    return codeOf(error) === 'EPERM';
  }
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

const inUse = (folder: string, owner: number | undefined): LocalFirestoreProblem =>
  new LocalFirestoreProblem(
    `The data folder ${folder} is in use by process ${owner ?? '(unknown)'}: stop it or choose another folder.`,
  );

import { readFileSync } from 'node:fs';

/** One process among all that ever had its number. */
export interface ProcessLife {
  readonly pid: number;
  /** When it began, in the system's own count; undefined where the system does not tell. */
  readonly start: string | undefined;
}

/** Places behind the name, which may itself hold spaces and brackets. */
const STATE = 0;
const START = 19;
/** It has ended, and only its parent has not yet taken notice. */
const ENDED = new Set(['Z', 'X', 'x']);

export function lifeOf(pid: number): ProcessLife {
  return { pid, start: statOf(pid)?.[START] };
}

/** Whether it still runs; another process that got its number later does not count. */
export function isAlive({ pid, start }: ProcessLife): boolean {
  const stat = statOf(pid);
  if (!stat) return hasProcess(pid);
  if (ENDED.has(stat[STATE] ?? '')) return false;
  return start === undefined || start === stat[START];
}

/** What Linux tells of a process; undefined if it has ended, and on other systems. */
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
    // EPERM: it lives and belongs to someone else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

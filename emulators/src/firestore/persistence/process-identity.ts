import { readFileSync } from 'node:fs';

/** Identifies a process even after its id has been reused. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Start time in system ticks; undefined where the system does not provide it. */
  readonly start: string | undefined;
}

/** Fields after the command name, which may itself contain spaces and brackets. */
const STATE = 0;
const START = 19;
/** Zombie or dead. */
const ENDED = new Set(['Z', 'X', 'x']);

export function identifyProcess(pid: number): ProcessIdentity {
  return { pid, start: statOf(pid)?.[START] };
}

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

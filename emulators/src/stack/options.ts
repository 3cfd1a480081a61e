import { parseArgs } from 'node:util';
import { Problem } from './problem.ts';

export interface StackOptions {
  firestore: 'local' | 'google';
  /** Shell command that must succeed before anything starts. */
  build?: string;
  /** Shell command that fills the fresh Firestore. */
  seed?: string;
  /**
   * Path below Hosting that is asked for before anything is announced. The Functions emulator
   * starts a process for each concurrent request; so the first visitor finds some running.
   */
  warm?: string;
  /** Shell commands that run beside the stack until it ends. */
  beside: string[];
  /** Folder in which the local Firestore keeps its data; without it, data lives in memory. */
  data?: string;
  /**
   * Shell command of a development server in front of Hosting. It finds its port in PORT (the one
   * after Hosting's) and the address to send API calls to in API_PROXY.
   */
  front?: string;
}

export const USAGE = `Usage: stack [--build <cmd>] [--seed <cmd>] [--warm <path>] [--beside <cmd>]... [--data <folder>] [--front <cmd>] [--firestore local|google]

Starts a local Firestore and the Auth, Functions and Hosting emulators of the current folder's firebase.json.`;

/** Reads the command line; refuses with the usage what it does not know. */
export function parseOptions(args: readonly string[]): StackOptions {
  const { firestore, beside, build, seed, data, front, warm } = parse(args);
  if (firestore !== 'local' && firestore !== 'google') throw new Problem(USAGE);
  return {
    firestore,
    beside,
    ...(build && { build }),
    ...(seed && { seed }),
    ...(data && { data }),
    ...(front && { front }),
    ...(warm && { warm }),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        firestore: { type: 'string', default: 'local' },
        build: { type: 'string' },
        seed: { type: 'string' },
        beside: { type: 'string', multiple: true, default: [] },
        data: { type: 'string' },
        front: { type: 'string' },
        warm: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

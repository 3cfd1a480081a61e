import { parseArgs } from 'node:util';
import type { ScheduledCall } from './scheduled-calls.ts';
import { Problem } from './stack-error.ts';

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
  /** Whether to take all mail in an inbox; SMTP_URL then names the mail server in every process. */
  mail: boolean;
  /** Functions that are called again and again, as Cloud Scheduler would. */
  call: ScheduledCall[];
}

export const USAGE = `Usage: stack [--build <cmd>] [--seed <cmd>] [--warm <path>] [--beside <cmd>]... [--data <folder>] [--front <cmd>] [--mail] [--call "<seconds> <function>"]... [--firestore local|google]

Starts a local Firestore and the Auth, Functions and Hosting emulators of the current folder's firebase.json.`;

/** Reads the command line; refuses with the usage what it does not know. */
export function parseOptions(args: readonly string[]): StackOptions {
  const { firestore, beside, build, seed, data, front, warm, mail, call } = parse(args);
  if (firestore !== 'local' && firestore !== 'google') throw new Problem(USAGE);
  return {
    firestore,
    beside,
    mail,
    call: call.map(parseCall),
    ...(build && { build }),
    ...(seed && { seed }),
    ...(data && { data }),
    ...(front && { front }),
    ...(warm && { warm }),
  };
}

function parseCall(text: string): ScheduledCall {
  const [, seconds, functionId] = /^(\d+) ([\w-]+)$/.exec(text) ?? [];
  if (!functionId || Number(seconds) === 0) {
    throw new Problem(`--call takes seconds and a function, as in "60 tidyUp".\n\n${USAGE}`);
  }
  return { seconds: Number(seconds), functionId };
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
        mail: { type: 'boolean', default: false },
        call: { type: 'string', multiple: true, default: [] },
      },
    }).values;
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

import { parseArgs } from 'node:util';
import { oneOf, readArguments } from '../command-line.ts';
import type { Schedule } from './schedules.ts';
import { StackError } from './stack-error.ts';

export interface StackOptions {
  firestore: 'local' | 'google';
  /** Shell command that must succeed before anything starts. */
  build?: string | undefined;
  /** Shell command that fills the empty Firestore. */
  seed?: string | undefined;
  /**
   * Path on Hosting that is requested before the stack is announced. The Functions emulator starts a
   * process for each concurrent request, so the first visitor finds some running.
   */
  warmUp?: string | undefined;
  /** Shell commands that run as long as the stack does. */
  background: string[];
  /** Folder for the data of the local Firestore; without it, data lives in memory. */
  data?: string | undefined;
  /**
   * Shell command of a development server in front of Hosting. It gets its port in PORT (the one
   * after Hosting's) and the address for API calls in API_PROXY.
   */
  devServer?: string | undefined;
  /** Whether to catch all mail in an inbox; SMTP_URL then names its server in every process. */
  mail: boolean;
  /** Functions to call at an interval, like Cloud Scheduler. */
  schedule: Schedule[];
  /** Whether to show every log entry of the functions, not only warnings and errors. */
  verbose: boolean;
}

const USAGE = `Usage: stack [--build <cmd>] [--seed <cmd>] [--warm-up <path>] [--background <cmd>]... [--data <folder>] [--dev-server <cmd>] [--mail] [--schedule "<seconds> <function>"]... [--firestore local|google] [--verbose]

Starts a local Firestore and the Auth, Functions and Hosting emulators of the current folder's firebase.json.`;

/** Parses the command line; throws the usage for anything unknown. */
export function parseOptions(args: readonly string[]): StackOptions {
  try {
    return readArguments(`\n\n${USAGE}`, () => parse(args));
  } catch (error) {
    throw new StackError((error as Error).message);
  }
}

function parse(args: readonly string[]): StackOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      firestore: { type: 'string', default: 'local' },
      build: { type: 'string' },
      seed: { type: 'string' },
      background: { type: 'string', multiple: true, default: [] },
      data: { type: 'string' },
      'dev-server': { type: 'string' },
      'warm-up': { type: 'string' },
      mail: { type: 'boolean', default: false },
      schedule: { type: 'string', multiple: true, default: [] },
      verbose: { type: 'boolean', default: false },
    },
  });
  const { 'warm-up': warmUp, 'dev-server': devServer, ...others } = values;
  return {
    ...others,
    firestore: oneOf('--firestore', others.firestore, ['local', 'google']),
    schedule: others.schedule.map(parseSchedule),
    devServer,
    warmUp,
  };
}

function parseSchedule(text: string): Schedule {
  const [, seconds, functionId] = /^(\d+) ([\w-]+)$/.exec(text) ?? [];
  if (!functionId || Number(seconds) === 0) {
    throw new Error('--schedule takes seconds and a function, as in "60 tidyUp".');
  }
  return { seconds: Number(seconds), functionId };
}

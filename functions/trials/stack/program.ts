import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';

/** The local Firestore; its settings are those of `startLocalFirestore`. */
export const FIRESTORE_PROGRAM = new URL('firestore-program.ts', import.meta.url);

/** The Auth emulator of firebase-tools. */
export const AUTH_PROGRAM = new URL('auth-program.ts', import.meta.url);

/** A mail server that takes everything and delivers nothing. */
export const MAIL_PROGRAM = new URL('mail-program.ts', import.meta.url);

const READS_TYPESCRIPT = ['--import', 'tsx'];

export interface ProgramOptions {
  /** Settings that the program reads from its first argument. */
  settings?: Serializable;
  env?: Readonly<Record<string, string>>;
  /** A file for what it complains of; without one that is shown. */
  complaints?: string;
  /** For Node itself; by default it is taught to read TypeScript. */
  nodeOptions?: readonly string[];
}

/** A process of its own that can be killed and started again, as often as one likes. */
export interface Program {
  /** Starts it and waits until it says that it is ready; gives what it says. */
  start(): Promise<unknown>;
  /** SIGKILL: it has no chance to tidy up. Waits until it is gone. */
  kill(): Promise<void>;
  /** Sends a question to the running program and gives its answer. */
  ask(question: Serializable): Promise<unknown>;
}

/** Prepares a program. What it prints is thrown away. */
export function prepareProgram(file: URL, options: ProgramOptions = {}): Program {
  let child: ChildProcess | undefined;
  return {
    start: async () => {
      child = spawn(file, options);
      return firstMessage(child);
    },
    kill: async () => {
      const dying = child;
      child = undefined;
      if (!dying || dying.exitCode !== null || dying.signalCode !== null) return;
      dying.kill('SIGKILL');
      await once(dying, 'exit');
    },
    ask: async (question) => {
      if (!child) throw new Error(`${file.pathname} does not run`);
      child.send(question);
      return firstMessage(child);
    },
  };
}

function spawn(file: URL, options: ProgramOptions): ChildProcess {
  const { settings, env, nodeOptions = READS_TYPESCRIPT, complaints } = options;
  const stderr = complaints === undefined ? 'inherit' : openSync(complaints, 'a');
  const child = fork(file, [JSON.stringify(settings ?? {})], {
    execArgv: [...nodeOptions],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', stderr, 'ipc'],
  });
  if (typeof stderr === 'number') closeSync(stderr);
  return child;
}

/** Refuses when the program ends before it says anything. */
async function firstMessage(child: ChildProcess): Promise<unknown> {
  const ended = new AbortController();
  const { signal } = ended;
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([message]) => message as unknown),
      once(child, 'exit', { signal }).then(([code, by]) => {
        throw new Error(`${child.spawnargs.join(' ')} ended (${code ?? by}) before it answered`);
      }),
    ]);
  } finally {
    ended.abort();
  }
}

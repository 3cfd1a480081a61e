import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';

export interface ServiceOptions {
  /** Settings that the program reads from its first argument. */
  settings?: Serializable;
  env?: Readonly<Record<string, string>>;
  /** File for stderr; inherited by default. */
  logFile?: string | undefined;
  /** Node's own options; by default the TypeScript loader. */
  nodeOptions?: readonly string[];
}

/** A program in its own process that can be killed and restarted any number of times. */
export interface Service {
  /** Resolves to the program's first message, which it sends once it is ready. */
  start(): Promise<unknown>;
  /** Sends SIGKILL, so nothing is cleaned up; resolves once the process is gone. */
  kill(): Promise<void>;
  /** Sends a message to the running program and resolves to its reply. */
  ask(message: Serializable): Promise<unknown>;
}

/** Defines a service without starting it. Its stdout is discarded. */
export function defineService(file: URL, options: ServiceOptions = {}): Service {
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
    ask: async (message) => {
      if (!child) throw new Error(`${file.pathname} is not running`);
      child.send(message);
      return firstMessage(child);
    },
  };
}

function spawn(file: URL, options: ServiceOptions): ChildProcess {
  const { settings, env, nodeOptions = ['--import', 'tsx'], logFile } = options;
  const stderr = logFile === undefined ? 'inherit' : openSync(logFile, 'a');
  const child = fork(file, [JSON.stringify(settings ?? {})], {
    execArgv: [...nodeOptions],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', stderr, 'ipc'],
  });
  if (typeof stderr === 'number') closeSync(stderr);
  return child;
}

/** Rejects if the program exits before its first message. */
async function firstMessage(child: ChildProcess): Promise<unknown> {
  const settled = new AbortController();
  const { signal } = settled;
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([message]) => message as unknown),
      once(child, 'exit', { signal }).then(([code, by]) => {
        throw new Error(`${child.spawnargs.join(' ')} exited (${code ?? by}) before it replied`);
      }),
    ]);
  } finally {
    settled.abort();
  }
}

import { createCallers } from './access/callers.ts';
import { Rulebook } from './access/rulebook.ts';
import { followRulesFile } from './access/rules-file.ts';
import type { Usage } from './core/usage.ts';
import type { Fault } from './faults/fault.ts';
import { Faults } from './faults/faults.ts';
import { type Fronts, openFronts } from './fronts.ts';
import type { Log } from './log.ts';
import { openFolder, openMemory } from './persistence/storage.ts';

export type { Usage } from './core/usage.ts';
export type { Fault } from './faults/fault.ts';

export interface LocalFirestoreOptions {
  /** 0, the default, takes any free port. */
  port?: number;
  /** Address to listen on; by default only this machine can connect. */
  host?: string;
  /** Folder in which data is kept across restarts; without it, data lives in memory. */
  dataDir?: string;
  /** Text of security rules for all projects. Without any rules, only the owner may do anything. */
  rules?: string;
  /** The same in a file, which is loaded again when it changes. */
  rulesFile?: string;
  /** Gets the lines that a developer should see, such as why a call was denied. */
  log?: Log;
}

export interface LocalFirestore {
  readonly host: string;
  readonly port: number;
  /** `host:port`, as FIRESTORE_EMULATOR_HOST wants it. */
  readonly address: string;
  /** Deletes all documents, or those of one project. */
  reset(projectId?: string): void;
  /** What Firestore would bill for all calls so far, counted over all projects. */
  usage(): Usage;
  resetUsage(): void;
  /** Disturbs the calls that follow until it is given another fault or none. */
  setFault(fault: Fault | undefined): void;
  /** Ends all connections and gives the port back. */
  stop(): Promise<void>;
}

/**
 * Starts a Firestore on this machine; refuses a taken port, a data folder that is in use, and rules
 * that are wrong.
 */
export async function startLocalFirestore(
  options: LocalFirestoreOptions = {},
): Promise<LocalFirestore> {
  const { host = '127.0.0.1', port = 0, log = () => undefined } = options;
  const rulebook = new Rulebook();
  if (options.rules !== undefined) rulebook.loadForAll(options.rules);
  const unfollow = options.rulesFile && followRulesFile(options.rulesFile, rulebook, log);
  const closing: (() => void)[] = unfollow ? [unfollow] : [];
  const close = (): void => {
    for (const one of closing.reverse()) one();
  };
  try {
    const storage = options.dataDir ? openFolder(options.dataDir) : openMemory();
    closing.push(() => storage.close());
    const { databases } = storage;
    const callers = createCallers({ databases, rulebook, log });
    const faults = new Faults();
    const context = { databases, rulebook, callers, faults, log };
    const fronts: Fronts = await openFronts({ host, port, ...context });
    return {
      host,
      port: fronts.port,
      address: `${host}:${fronts.port}`,
      reset: (projectId) => databases.clear(projectId),
      usage: () => databases.usage.total,
      resetUsage: () => databases.usage.reset(),
      setFault: (fault) => faults.set(fault),
      stop: async () => {
        await fronts.close();
        close();
      },
    };
  } catch (error) {
    close();
    throw error;
  }
}

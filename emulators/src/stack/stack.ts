import { mkdirSync } from 'node:fs';
import { basename } from 'node:path';
import { type LocalFirestore, startLocalFirestore } from '../firestore/index.ts';
import type { Children } from './children.ts';
import { readFirebaseConfig } from './firebase-config.ts';
import { startFirebaseTools } from './firebase-tools.ts';
import { requireJava } from './java.ts';
import type { StackOptions } from './options.ts';
import { requireFreePorts } from './ports.ts';
import { Problem } from './problem.ts';

const HOST = '127.0.0.1';
const WARM_REQUESTS = 4;

export interface Stack {
  /** Addresses by name, for printing. */
  addresses: Record<string, string>;
  stop(): Promise<void>;
}

type Say = (line: string) => void;

export interface StackContext {
  folder: string;
  children: Children;
  say: Say;
  /** Told when a part of the stack ends that should have gone on. */
  onLoss: (what: string) => void;
}

/**
 * Builds, starts Firestore and the Firebase emulators, seeds, and resolves when everything
 * answers. A Problem leaves nothing running once the children are stopped.
 */
export async function startStack(options: StackOptions, context: StackContext): Promise<Stack> {
  const { folder, children, say } = context;
  const { projectId, ports, rulesFile } = readFirebaseConfig(folder);
  if (options.firestore === 'google') requireJava();
  const frontPort = ports.hosting + 1;
  await requireFreePorts({ ...ports, ...(options.front && { front: frontPort }) });
  const env = {
    ...process.env,
    GCLOUD_PROJECT: projectId,
    // Google's libraries would look for the cloud that they run in, and wait for it.
    METADATA_SERVER_DETECTION: 'none',
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
  };
  if (options.build) await runStep(children, 'Building', options.build, env, say);
  const firestore = await startFirestore(options, { port: ports.firestore, rulesFile, say });
  say('Starting the Firebase emulators …');
  await startFirebaseTools(children, {
    only: ['auth', 'functions', 'hosting', ...(firestore ? [] : ['firestore'])],
    projectId,
    env: emulatorEnv(env, firestore),
    log: say,
    onExit: () => context.onLoss('The Firebase emulators'),
  });
  if (options.seed) await runStep(children, 'Seeding', options.seed, env, say);
  const hosting = `http://${HOST}:${ports.hosting}`;
  if (options.warm) await warmUp(`${hosting}${options.warm}`, say);
  for (const command of options.beside) startBeside(command, env, context);
  if (options.front) {
    startBeside(options.front, { ...env, PORT: `${frontPort}`, API_PROXY: hosting }, context);
  }
  return {
    addresses: {
      'Open this': options.front ? `http://${HOST}:${frontPort}` : hosting,
      Functions: `http://${HOST}:${ports.functions}`,
      Auth: `http://${HOST}:${ports.auth}`,
      Firestore: `${HOST}:${ports.firestore} (project ${projectId})`,
    },
    stop: async () => {
      await children.stopAll();
      await firestore?.stop();
    },
  };
}

async function startFirestore(
  options: StackOptions,
  { port, rulesFile, say }: { port: number; rulesFile?: string | undefined; say: Say },
): Promise<LocalFirestore | undefined> {
  if (options.firestore === 'google') return undefined;
  if (options.data) mkdirSync(options.data, { recursive: true });
  const kept = options.data ? `its data is kept in ${options.data}` : 'its data lives in memory';
  const rules = rulesFile ? `rules from ${basename(rulesFile)}` : 'no rules: only admins may call';
  say(`Starting the local Firestore (${kept}; ${rules}) …`);
  return startLocalFirestore({
    port,
    host: HOST,
    log: say,
    ...(rulesFile && { rulesFile }),
    ...(options.data && { dataDir: options.data }),
  });
}

/** What firebase-tools gets; it starts Google's Firestore and then names its host itself. */
function emulatorEnv(
  env: NodeJS.ProcessEnv,
  firestore: LocalFirestore | undefined,
): NodeJS.ProcessEnv {
  // The emulator's own server shows stack traces to clients unless it is told that this is serious.
  const production: NodeJS.ProcessEnv = { ...env, NODE_ENV: 'production' };
  if (firestore) return production;
  const { FIRESTORE_EMULATOR_HOST: _, ...rest } = production;
  return rest;
}

async function runStep(
  children: Children,
  what: string,
  command: string,
  env: NodeJS.ProcessEnv,
  say: Say,
): Promise<void> {
  say(`${what}: ${command}`);
  const code = await children.run(command, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (code !== 0) throw new Problem(`${what} failed: "${command}" ended with exit code ${code}.`);
}

/** Asks as often at once as a browser does, so that as many processes wait for the first visitor. */
async function warmUp(address: string, say: Say): Promise<void> {
  say(`Warming up: ${address}`);
  const answers = await Promise.all(Array.from({ length: WARM_REQUESTS }, () => fetch(address)));
  const failed = answers.find((answer) => !answer.ok);
  if (failed) throw new Problem(`${address} answered ${failed.status}: ${await failed.text()}`);
}

function startBeside(command: string, env: NodeJS.ProcessEnv, context: StackContext): void {
  context.say(`Running beside: ${command}`);
  const child = context.children.start(command, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  child.once('exit', () => context.onLoss(`"${command}"`));
}

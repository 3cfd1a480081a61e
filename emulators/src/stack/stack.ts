import { mkdirSync } from 'node:fs';
import { basename } from 'node:path';
import { type LocalFirestore, startLocalFirestore } from '../firestore/index.ts';
import { startMailSink } from '../mail/index.ts';
import type { ChildProcesses } from './child-processes.ts';
import { type FirebaseConfig, readFirebaseConfig } from './firebase-config.ts';
import { startFirebaseTools } from './firebase-tools.ts';
import { writeLocalConfig } from './local-config.ts';
import type { StackOptions } from './options.ts';
import {
  extraPorts,
  requiredPorts,
  requireFreePorts,
  requireJava,
  requireNoMailServer,
} from './preflight.ts';
import { startSchedules } from './schedules.ts';
import { type Log, runQuietStep, runStep, startInBackground, warmUp } from './steps.ts';

const HOST = '127.0.0.1';

export interface Stack {
  /** By name, for display. */
  addresses: Record<string, string>;
  stop(): Promise<void>;
}

export interface StackContext {
  folder: string;
  children: ChildProcesses;
  log: Log;
  /** Called when a part of the stack ends before the stack does. */
  onUnexpectedExit: (what: string) => void;
}

/**
 * Builds, starts Firestore, the mail sink and the Firebase emulators, seeds, and resolves when
 * everything responds. After a StackError only the child processes need to be stopped.
 */
export async function startStack(options: StackOptions, context: StackContext): Promise<Stack> {
  const { children, log } = context;
  const config = readFirebaseConfig(context.folder);
  const { projectId, ports } = config;
  if (options.firestore === 'google') requireJava();
  if (options.mail) requireNoMailServer(config);
  await requireFreePorts(requiredPorts(ports, options));
  const env = environment(config, options);
  const steps = { ...context, env };
  if (options.build) await runQuietStep('Building', options.build, steps);
  const firestore = await startFirestore(options, config, log);
  const mail = await startMail(options, config, log);
  log('Starting the Firebase emulators …');
  await startFirebaseTools(children, {
    only: ['auth', 'functions', 'hosting', ...(firestore ? [] : ['firestore'])],
    projectId,
    config: writeLocalConfig(context.folder, config, HOST),
    env: emulatorEnv(env, firestore),
    verbose: options.verbose,
    log,
    onExit: () => context.onUnexpectedExit('The Firebase emulators'),
  });
  if (options.seed) await runStep('Seeding', options.seed, steps);
  const addresses = addressesOf(config);
  if (options.warmUp) await warmUp(`${addresses.hosting}${options.warmUp}`, steps);
  for (const command of options.background) startInBackground(command, steps);
  if (options.devServer) {
    const devEnv = { PORT: `${extraPorts(ports).devServer}`, API_PROXY: addresses.hosting };
    startInBackground(options.devServer, { ...steps, env: { ...env, ...devEnv } });
  }
  const { functions } = addresses;
  const stopSchedules = startSchedules(options.schedule, { functions, projectId, log });
  return {
    addresses: {
      'Open this': options.devServer ? addresses.devServer : addresses.hosting,
      ...(mail && { 'Mail inbox': mail.inboxUrl }),
      Functions: functions,
      Auth: addresses.auth,
      Firestore: `${HOST}:${ports.firestore} (project ${projectId})`,
    },
    stop: async () => {
      await stopSchedules();
      await children.stopAll();
      await mail?.stop();
      await firestore?.stop();
    },
  };
}

function addressesOf({ ports }: FirebaseConfig) {
  return {
    hosting: `http://${HOST}:${ports.hosting}`,
    devServer: `http://${HOST}:${extraPorts(ports).devServer}`,
    functions: `http://${HOST}:${ports.functions}`,
    auth: `http://${HOST}:${ports.auth}`,
  };
}

/** The environment of every process: for Google's libraries, and the mail server. */
function environment(
  { projectId, ports }: FirebaseConfig,
  { mail }: StackOptions,
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    GCLOUD_PROJECT: projectId,
    // Saves Google's libraries the search for a metadata server, which only exists in their cloud.
    METADATA_SERVER_DETECTION: 'none',
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    ...(mail && { SMTP_URL: `smtp://${HOST}:${extraPorts(ports).smtp}` }),
  };
}

async function startFirestore(
  options: StackOptions,
  { ports, rulesFile }: FirebaseConfig,
  log: Log,
): Promise<LocalFirestore | undefined> {
  if (options.firestore === 'google') return undefined;
  if (options.data) mkdirSync(options.data, { recursive: true });
  const kept = options.data ? `data in ${options.data}` : 'data in memory';
  const rules = rulesFile ? `rules from ${basename(rulesFile)}` : 'no rules: only admins may call';
  log(`Starting the local Firestore (${kept}; ${rules}) …`);
  return startLocalFirestore({
    port: ports.firestore,
    host: HOST,
    log,
    ...(rulesFile && { rulesFile }),
    ...(options.data && { dataDir: options.data }),
  });
}

async function startMail(options: StackOptions, { ports }: FirebaseConfig, log: Log) {
  if (!options.mail) return undefined;
  const { inbox, smtp } = extraPorts(ports);
  return startMailSink({ inboxPort: inbox, smtpPort: smtp, log });
}

/** The environment of firebase-tools, which sets the host itself when it runs Firestore. */
function emulatorEnv(
  env: NodeJS.ProcessEnv,
  firestore: LocalFirestore | undefined,
): NodeJS.ProcessEnv {
  // Otherwise the emulator's server shows stack traces to clients.
  const production: NodeJS.ProcessEnv = {
    // The default of ten seconds is too short to load functions on a busy machine.
    FUNCTIONS_DISCOVERY_TIMEOUT: '60',
    // Otherwise it asks npm whether its SDK is the newest, which takes ten seconds without a network.
    npm_config_offline: 'true',
    ...env,
    NODE_ENV: 'production',
  };
  if (firestore) return production;
  const { FIRESTORE_EMULATOR_HOST: _, ...rest } = production;
  return rest;
}

import { mkdirSync } from 'node:fs';
import { basename } from 'node:path';
import { type LocalFirestore, startLocalFirestore } from '../firestore/index.ts';
import { startMailSink } from '../mail/index.ts';
import type { Children } from './child-processes.ts';
import { type FirebaseConfig, readFirebaseConfig } from './firebase-config.ts';
import { startFirebaseTools } from './firebase-tools.ts';
import { requireJava } from './java.ts';
import { writeLocalConfig } from './local-config.ts';
import { requireOnlyLocalMail } from './local-mail.ts';
import type { StackOptions } from './options.ts';
import { requireFreePorts } from './ports.ts';
import { startCalls } from './scheduled-calls.ts';
import { neededPorts, ownPorts } from './stack-ports.ts';
import { runQuietStep, runStep, type Say, startBeside, warmUp } from './steps.ts';

const HOST = '127.0.0.1';

export interface Stack {
  /** Addresses by name, for printing. */
  addresses: Record<string, string>;
  stop(): Promise<void>;
}

export interface StackContext {
  folder: string;
  children: Children;
  say: Say;
  /** Told when a part of the stack ends that should have gone on. */
  onLoss: (what: string) => void;
}

/**
 * Builds, starts Firestore, the mail sink and the Firebase emulators, seeds, and resolves when
 * everything answers. A Problem leaves nothing running once the children are stopped.
 */
export async function startStack(options: StackOptions, context: StackContext): Promise<Stack> {
  const { children, say } = context;
  const config = readFirebaseConfig(context.folder);
  const { projectId, ports } = config;
  if (options.firestore === 'google') requireJava();
  if (options.mail) requireOnlyLocalMail(config);
  await requireFreePorts(neededPorts(ports, options));
  const env = environment(config, options);
  const steps = { ...context, env };
  if (options.build) await runQuietStep('Building', options.build, steps);
  const firestore = await startFirestore(options, config, say);
  const mail = await startMail(options, config, say);
  say('Starting the Firebase emulators …');
  await startFirebaseTools(children, {
    only: ['auth', 'functions', 'hosting', ...(firestore ? [] : ['firestore'])],
    projectId,
    config: writeLocalConfig(context.folder, config, HOST),
    env: emulatorEnv(env, firestore),
    log: say,
    onExit: () => context.onLoss('The Firebase emulators'),
  });
  if (options.seed) await runStep('Seeding', options.seed, steps);
  const addresses = addressesOf(config);
  if (options.warm) await warmUp(`${addresses.hosting}${options.warm}`, steps);
  for (const command of options.beside) startBeside(command, steps);
  if (options.front) {
    const front = { PORT: `${ownPorts(ports).front}`, API_PROXY: addresses.hosting };
    startBeside(options.front, { ...steps, env: { ...env, ...front } });
  }
  const { functions } = addresses;
  const stopCalls = startCalls(options.call, { functions, projectId, say });
  return {
    addresses: {
      'Open this': options.front ? addresses.front : addresses.hosting,
      ...(mail && { 'Mail inbox': mail.inboxUrl }),
      Functions: functions,
      Auth: addresses.auth,
      Firestore: `${HOST}:${ports.firestore} (project ${projectId})`,
    },
    stop: async () => {
      await stopCalls();
      await children.stopAll();
      await mail?.stop();
      await firestore?.stop();
    },
  };
}

function addressesOf({ ports }: FirebaseConfig) {
  return {
    hosting: `http://${HOST}:${ports.hosting}`,
    front: `http://${HOST}:${ownPorts(ports).front}`,
    functions: `http://${HOST}:${ports.functions}`,
    auth: `http://${HOST}:${ports.auth}`,
  };
}

/** What every process of the stack finds: names of Google's libraries, and where mail goes. */
function environment(
  { projectId, ports }: FirebaseConfig,
  { mail }: StackOptions,
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    GCLOUD_PROJECT: projectId,
    // Google's libraries would look for the cloud that they run in, and wait for it.
    METADATA_SERVER_DETECTION: 'none',
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    ...(mail && { SMTP_URL: `smtp://${HOST}:${ownPorts(ports).smtp}` }),
  };
}

async function startFirestore(
  options: StackOptions,
  { ports, rulesFile }: FirebaseConfig,
  say: Say,
): Promise<LocalFirestore | undefined> {
  if (options.firestore === 'google') return undefined;
  if (options.data) mkdirSync(options.data, { recursive: true });
  const kept = options.data ? `its data is kept in ${options.data}` : 'its data lives in memory';
  const rules = rulesFile ? `rules from ${basename(rulesFile)}` : 'no rules: only admins may call';
  say(`Starting the local Firestore (${kept}; ${rules}) …`);
  return startLocalFirestore({
    port: ports.firestore,
    host: HOST,
    log: say,
    ...(rulesFile && { rulesFile }),
    ...(options.data && { dataDir: options.data }),
  });
}

async function startMail(options: StackOptions, { ports }: FirebaseConfig, log: Say) {
  if (!options.mail) return undefined;
  const { inbox, smtp } = ownPorts(ports);
  return startMailSink({
    host: HOST,
    inboxPort: inbox,
    smtpPort: smtp,
    log,
    now: () => new Date(),
  });
}

/** What firebase-tools gets; it starts Google's Firestore and then names its host itself. */
function emulatorEnv(
  env: NodeJS.ProcessEnv,
  firestore: LocalFirestore | undefined,
): NodeJS.ProcessEnv {
  // The emulator's own server shows stack traces to clients unless it is told that this is serious.
  const production: NodeJS.ProcessEnv = {
    // Ten seconds by default: a busy machine takes longer to load the functions.
    FUNCTIONS_DISCOVERY_TIMEOUT: '60',
    ...env,
    NODE_ENV: 'production',
  };
  if (firestore) return production;
  const { FIRESTORE_EMULATOR_HOST: _, ...rest } = production;
  return rest;
}

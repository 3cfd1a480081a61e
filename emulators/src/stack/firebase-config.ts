import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StackError } from './stack-error.ts';

/** The emulators of a stack, whose ports come from firebase.json. */
export const EMULATORS = ['auth', 'functions', 'firestore', 'hosting', 'hub', 'logging'] as const;

type EmulatorPorts = Record<(typeof EMULATORS)[number], number>;

export interface FirebaseConfig {
  projectId: string;
  ports: EmulatorPorts;
  /** Path of Firestore's security rules, if firebase.json has one. */
  rulesFile?: string;
  functionsFolders: string[];
  source: FirebaseJson;
}

/** Reads firebase.json and .firebaserc of a folder; throws unless it is a `demo-` project. */
export function readFirebaseConfig(folder: string): FirebaseConfig {
  const firebase = readJson<FirebaseJson>(join(folder, 'firebase.json'));
  const rc = readJson<FirebaseRc>(join(folder, '.firebaserc'));
  const projectId = rc.projects?.default;
  if (!projectId?.startsWith('demo-')) {
    throw new StackError(
      'The default project in .firebaserc must begin with "demo-": the local stack never talks to a real project.',
    );
  }
  const rules = firebase.firestore?.rules;
  return {
    projectId,
    ports: readPorts(firebase),
    functionsFolders: [firebase.functions ?? []]
      .flat()
      .map(({ source = 'functions' }) => join(folder, source)),
    source: firebase,
    ...(rules && { rulesFile: join(folder, rules) }),
  };
}

/** The part of `hosting` in firebase.json that has security policies. */
export interface HostingConfig {
  headers?: { headers?: { key: string; value: string }[] }[];
}

interface FirebaseJson {
  hosting?: HostingConfig | HostingConfig[];
  functions?: { source?: string } | { source?: string }[];
  firestore?: { rules?: string };
  emulators?: Record<string, { port?: number } | undefined>;
}

interface FirebaseRc {
  projects?: { default?: string };
}

function readPorts(firebase: FirebaseJson): EmulatorPorts {
  const entries = EMULATORS.map((name) => {
    const port = firebase.emulators?.[name]?.port;
    if (!port) throw new StackError(`firebase.json has no emulators.${name}.port.`);
    return [name, port] as const;
  });
  return Object.fromEntries(entries) as EmulatorPorts;
}

function readJson<T>(path: string): T {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new StackError(
      `${path} cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostingConfig } from './local-policy.ts';
import { Problem } from './stack-error.ts';

/** The emulators that a stack runs; their ports stand in firebase.json and nowhere else. */
export const EMULATORS = ['auth', 'functions', 'firestore', 'hosting', 'hub', 'logging'] as const;

type EmulatorPorts = Record<(typeof EMULATORS)[number], number>;

export interface FirebaseConfig {
  projectId: string;
  ports: EmulatorPorts;
  /** Path of the security rules of Firestore, if firebase.json names one. */
  rulesFile?: string;
  /** Folders of the functions. */
  functionsFolders: string[];
  /** firebase.json as it stands there. */
  source: FirebaseJson;
}

/** Reads ports and project from a folder's firebase.json and .firebaserc. Only `demo-` projects pass. */
export function readFirebaseConfig(folder: string): FirebaseConfig {
  const firebase = readJson<FirebaseJson>(join(folder, 'firebase.json'));
  const rc = readJson<FirebaseRc>(join(folder, '.firebaserc'));
  const projectId = rc.projects?.default;
  if (!projectId?.startsWith('demo-')) {
    throw new Problem(
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
    if (!port) throw new Problem(`firebase.json has no emulators.${name}.port.`);
    return [name, port] as const;
  });
  return Object.fromEntries(entries) as EmulatorPorts;
}

function readJson<T>(path: string): T {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Problem(`${path} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

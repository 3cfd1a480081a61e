import { readFileSync } from 'node:fs';

/** Project and emulators as named in the repository's own files. */
export interface ProjectConfig {
  projectId?: string | undefined;
  /** `host:port` of the Firestore emulator in firebase.json. */
  emulatorAddress?: string | undefined;
  /** `host:port` of the Auth emulator there. */
  authEmulatorAddress?: string | undefined;
}

interface FirebaseRc {
  projects?: { default?: string };
}

interface Listener {
  host?: string;
  port?: number;
}

interface FirebaseJson {
  emulators?: { firestore?: Listener; auth?: Listener };
}

/** Reads .firebaserc and firebase.json of a folder. */
export function readProjectConfig(folder: URL): ProjectConfig {
  const rc: FirebaseRc = readJson(new URL('.firebaserc', folder));
  const { emulators }: FirebaseJson = readJson(new URL('firebase.json', folder));
  return {
    projectId: rc.projects?.default,
    emulatorAddress: addressOf(emulators?.firestore),
    authEmulatorAddress: addressOf(emulators?.auth),
  };
}

const addressOf = ({ host = '127.0.0.1', port }: Listener = {}): string | undefined =>
  port === undefined ? undefined : `${host}:${port}`;

const readJson = (file: URL) => JSON.parse(readFileSync(file, 'utf8'));

import { readFileSync } from 'node:fs';

/** What the repository's own files say about where to seed. */
export interface ProjectConfig {
  /** The default project of .firebaserc. */
  projectId?: string | undefined;
  /** `host:port` of the Firestore emulator in firebase.json. */
  emulatorAddress?: string | undefined;
}

interface FirebaseRc {
  projects?: { default?: string };
}

interface FirebaseJson {
  emulators?: { firestore?: { host?: string; port?: number } };
}

/** Reads .firebaserc and firebase.json of a folder. */
export function readProjectConfig(folder: URL): ProjectConfig {
  const rc: FirebaseRc = readJson(new URL('.firebaserc', folder));
  const { emulators }: FirebaseJson = readJson(new URL('firebase.json', folder));
  const { host = '127.0.0.1', port } = emulators?.firestore ?? {};
  return {
    projectId: rc.projects?.default,
    emulatorAddress: port === undefined ? undefined : `${host}:${port}`,
  };
}

function readJson(file: URL) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

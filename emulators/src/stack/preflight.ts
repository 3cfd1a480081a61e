import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { FirebaseConfig } from './firebase-config.ts';
import type { StackOptions } from './options.ts';
import { StackError } from './stack-error.ts';

const JAVA_VERSION = 21;

/** Throws unless the Java that Google's Firestore emulator needs is installed. */
export function requireJava(): void {
  const { stderr, error } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const found = error ? undefined : javaMajor(stderr);
  if (found !== undefined && found >= JAVA_VERSION) return;
  throw new StackError(
    `--firestore=google needs Java ${JAVA_VERSION} or newer (${found === undefined ? 'none was found' : `found ${found}`}): install a JDK, or leave the option out to use the local Firestore.`,
  );
}

/** The major version in the output of `java -version`: `openjdk version "17.0.15"` is 17. */
export function javaMajor(output: string): number | undefined {
  const major = /version "(?:1\.)?(\d+)/.exec(output)?.[1];
  return major === undefined ? undefined : Number(major);
}

/**
 * Throws if an environment file of the functions names a mail server: the Functions emulator prefers
 * it to the environment, so that local trials would send real mail.
 */
export function requireNoMailServer({
  functionsFolders,
  projectId,
}: Pick<FirebaseConfig, 'functionsFolders' | 'projectId'>): void {
  const names = ['.env', '.env.local', `.env.${projectId}`, '.secret.local'];
  for (const path of functionsFolders.flatMap((folder) =>
    names.map((name) => join(folder, name)),
  )) {
    if (existsSync(path) && /^\s*(export\s+)?SMTP_URL\s*=/m.test(readFileSync(path, 'utf8'))) {
      throw new StackError(
        `${path} sets SMTP_URL, so that the local stack would send real mail: move the line to the .env file of your real project.`,
      );
    }
  }
}

/** The ports of what the stack adds to the emulators; they follow Hosting's. */
export const extraPorts = ({ hosting }: FirebaseConfig['ports']) => ({
  devServer: hosting + 1,
  inbox: hosting + 2,
  smtp: hosting + 3,
});

/** Every port that these options need, by purpose. */
export function requiredPorts(ports: FirebaseConfig['ports'], options: StackOptions) {
  const { devServer, inbox, smtp } = extraPorts(ports);
  return {
    ...ports,
    ...(options.devServer && { 'development server': devServer }),
    ...(options.mail && { 'mail inbox': inbox, 'mail server': smtp }),
  };
}

export async function requireFreePorts(ports: Record<string, number>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    if (await isTaken(port)) {
      throw new StackError(
        `Port ${port} (${name}) is in use: stop the program that uses it, perhaps another "npm start", or change the ports in firebase.json.`,
      );
    }
  }
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(false)));
  });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** npm's lock (version 3): each package under the folder that it is installed in, the root's own under `''`. */
export interface Lock {
  packages: Record<string, { integrity?: string; resolved?: string; link?: boolean }>;
}

/** The absolute path of a file of the repository. */
export function inRepository(path: string): string {
  return join(ROOT, path);
}

export function readText(path: string): string {
  return readFileSync(inRepository(path), 'utf8');
}

/** A JSON file of the repository; the caller knows what is in it. */
export function readJson<T>(path: string): T {
  return JSON.parse(readText(path)) as T;
}

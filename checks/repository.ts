import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** A file of the repository, by its path from the root. */
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

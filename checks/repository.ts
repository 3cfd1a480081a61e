import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** npm's lock (version 3): each package under the folder that it is installed in, the root's own under `''`. */
export interface Lock {
  packages: Record<string, { integrity?: string; resolved?: string; link?: boolean }>;
}

/** The absolute path of a file in the repository. */
export const inRepository = (path: string): string => join(ROOT, path);

export const readText = (path: string): string => readFileSync(inRepository(path), 'utf8');

/** A JSON file in the repository, typed by the caller. */
export const readJson = <T>(path: string): T => JSON.parse(readText(path)) as T;

/** Lines of `.gitignore` as names or paths with `*`; of those that match, the last one counts. */
const IGNORED = readText('.gitignore')
  .trim()
  .split('\n')
  .map((line) => {
    const pattern = line
      .replace(/^!|\/$/g, '')
      .replaceAll('.', '\\.')
      .replaceAll('*', '[^/]*');
    return { shape: new RegExp(`(^|/)${pattern}$`), isKept: line.startsWith('!') };
  });

/** The repository's files, relative to its root, without those that `.gitignore` names. Needs no git. */
export function listFiles(folder = ''): string[] {
  const entries = readdirSync(inRepository(folder), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.name === '.git' || isIgnored(path)) return [];
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}

/** Whether `.gitignore` names a file or folder of the repository. */
export const isIgnored = (path: string): boolean =>
  IGNORED.findLast(({ shape }) => shape.test(path))?.isKept === false;

import { rootLock } from '../lock/lock.ts';
import { readJson } from '../repository.ts';
import { functionsLock, type Manifest } from './functions-lock.ts';

export const FUNCTIONS_LOCK = 'functions/package-lock.json';

/** What `functions/package-lock.json` has to be, by the locks and manifests of now. */
export function functionsLockText(): string {
  const manifest = readJson<Manifest>('functions/package.json');
  return `${JSON.stringify(functionsLock(rootLock().packages, manifest), null, 2)}\n`;
}

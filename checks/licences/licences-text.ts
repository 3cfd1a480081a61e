import { rootLock } from '../lock/lock.ts';
import { licencesPage } from './licences-page.ts';
import { usedPackages } from './used-packages.ts';

export const LICENCES_PAGE = 'docs/licences.md';

/** What `docs/licences.md` has to be, by the lock and the imports of now. */
export function licencesText(): string {
  return licencesPage(usedPackages(rootLock().packages)).replace(/\n+$/, '\n');
}

import { FieldPath } from 'firebase-admin/firestore';
import { usersOf } from '../stored/user.ts';
import type { FindDeps } from './find-person.ts';
import { readPages } from './read-pages.ts';

const PAGE_SIZE = 500;

/**
 * Deletes the profiles whose account is gone, or in a dry run counts them. Reads every profile once.
 * A profile is always younger than its account, so that none of a new account is caught.
 */
export async function eraseOrphans(
  { firestore, accounts, onRead }: FindDeps,
  { dryRun }: { dryRun: boolean },
): Promise<number> {
  const users = usersOf(firestore);
  const ids = users.withConverter(null).select().orderBy(FieldPath.documentId());
  let count = 0;
  for await (const page of readPages(ids, PAGE_SIZE)) {
    const orphans = await accounts.withoutAccount(page.map(({ id }) => id));
    if (!dryRun) for (const id of orphans) await users.doc(id).delete();
    count += orphans.length;
    onRead?.(page.length);
  }
  return count;
}

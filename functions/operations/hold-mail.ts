import { FieldPath, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { readPages } from '../src/firestore/read-pages.ts';
import { isUnsent, outboxOf, RESTORED, UNSENT } from '../src/stored/outbox-entry.ts';
import { runCommand } from './command.ts';
import type { CommandContext } from './targets.ts';

const PAGE_SIZE = 300;

/**
 * Holds every waiting mail, or counts them without `--yes`: after a restore they may have been sent
 * already, which the restored entries do not show. Each is listed as undelivered, and the office
 * can send it. Resolves to the exit code.
 */
export function holdMail(args: readonly string[], context: CommandContext): Promise<number> {
  const { now = () => new Date() } = context;
  async function run(firestore: Firestore, isWriting: boolean, where: string) {
    const all = outboxOf(firestore).withConverter(null).where('state', 'in', UNSENT);
    let count = 0;
    for await (const page of readPages(all.orderBy(FieldPath.documentId()), PAGE_SIZE)) {
      count += page.length;
      for (const { ref } of isWriting ? page : []) {
        await firestore.runTransaction(async (transaction) => {
          // It may have been sent meanwhile.
          if (!isUnsent((await transaction.get(ref)).get('state'))) return;
          const given_up_at = Timestamp.fromDate(now());
          const held = { state: 'given_up', given_up_at, last_problem: RESTORED };
          transaction.update(ref, { ...held, lease: FieldValue.delete() });
        });
      }
    }
    return { text: `${isWriting ? 'Held' : 'Would hold'} in ${where}: ${count} waiting mails.` };
  }
  return runCommand({ script: 'hold-mail', purpose: 'hold mail there', run }, args, context);
}

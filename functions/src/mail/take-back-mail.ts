import type { MailKind } from '@shop/domain/contract/mail';
import { TAKE_BACK_MS } from '@shop/domain/order/order-status';
import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import { type Refusal, refuse } from '../lib/refusal.ts';
import {
  dueEntry,
  entryOf,
  GIVE_UP_AFTER_MS,
  type StoredOutboxEntry,
} from '../stored/outbox-entry.ts';
import type { OutboxDeps } from './outbox.ts';

const TOO_LATE = refuse(
  'not_possible',
  'Ein Schritt lässt sich nur zehn Minuten lang zurücknehmen, bevor der Kunde davon erfährt.',
);

interface StepMail {
  kind: MailKind;
  part?: string;
}

interface TakenBack {
  subjectId: string;
  /** When the step was taken. */
  at: Timestamp;
  mail: StepMail | undefined;
  /** The previous step's mail and time: a sweep drops it while the subject is cancelled. */
  before?: (StepMail & { at: Timestamp; subjectId?: string }) | undefined;
}

/**
 * Reads the mail of a step that is undone, and returns what deletes it in the same transaction; refuses if the
 * customer may have received it.
 */
export async function takeBackMail(
  transaction: Transaction,
  { firestore, now }: Pick<OutboxDeps, 'firestore' | 'now'>,
  { subjectId, at, mail, before }: TakenBack,
): Promise<Refusal | (() => void)> {
  if (now().getTime() >= at.toMillis() + TAKE_BACK_MS) return TOO_LATE;
  const read = async ({
    kind,
    part,
    subjectId: about = subjectId,
  }: StepMail & { subjectId?: string }) => {
    const reference = entryOf(firestore, kind, about, part);
    return { kind, part, about, reference, stored: (await transaction.get(reference)).data() };
  };
  // A missing entry of an old step means that its mail was sent: such entries are deleted after a while.
  const isRecent = before && before.at.toMillis() > now().getTime() - GIVE_UP_AFTER_MS;
  const [own, earlier] = await Promise.all([mail && read(mail), isRecent && read(before)]);
  if (own?.stored && isBegun(own.stored)) return TOO_LATE;
  return () => {
    if (own?.stored) transaction.delete(own.reference);
    if (!earlier || earlier.stored) return;
    const entry = dueEntry(earlier.kind, earlier.about, now());
    transaction.create(earlier.reference, {
      ...entry,
      ...(earlier.part && { part: earlier.part }),
    });
  };
}

function isBegun({ state, tries }: StoredOutboxEntry): boolean {
  return state === 'sent' || tries > 0;
}

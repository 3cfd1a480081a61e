import { AUDIENCES, type Audience } from '@shop/domain/contract/mail';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { isAlreadyThere } from '../firestore/run-transaction.ts';
import { UnreadableDocument } from '../firestore/stored-type.ts';
import { neverThrowing } from '../lib/log.ts';
import {
  entryOf,
  newEntry,
  outboxOf,
  type StoredOutboxEntry,
  type UNSENT,
} from '../stored/outbox-entry.ts';
import { sweepOf } from '../stored/sweep.ts';
import {
  acquireLease,
  deleteEntry,
  markFailed,
  markSent,
  postponeUnreadable,
} from './entry-transitions.ts';
import { audienceOf, hourlyMax, kindsFor, SWEEP_BATCH } from './mail-quota.ts';
import type { SendResult } from './mailer.ts';
import { newLease, type OutboxDeps } from './outbox.ts';
import { errorCode, failureOf, logFailure, sendAndMark, sendEntry } from './send-entry.ts';
import { readSubject } from './subject.ts';
import { findOverdue } from './undelivered-mail.ts';

type Reference = DocumentReference<StoredOutboxEntry>;

/** A sweep starts nothing new after this time; the next one continues. */
const SWEEP_MS = 45_000;

/**
 * Sends the entries that are due: those that failed right after their order or request, and those of a
 * process that ended while sending. Concurrent sweeps share the work. A failing entry does not hold up the
 * others and is retried with a back-off for a day, whatever the reason. Mails beyond an audience's hourly
 * quota wait without holding up the other audiences', and the company is notified. Deferred mails come last,
 * and leave half of a quota to others. The end of a sweep is recorded.
 */
export async function sweepOutbox(given: OutboxDeps): Promise<void> {
  const deps = { ...given, log: neverThrowing(given.log) };
  const endMs = deps.now().getTime() + SWEEP_MS;
  const usedUp = await sendDue(deps, 'waiting', endMs, new Set());
  await sendDue(deps, 'deferred', endMs, usedUp);
  for (const audience of TOLD) if (usedUp.has(audience)) await tellQuotaUsedUp(deps, audience);
  await recordSweep(deps);
}

/** Sends the due entries in this state, and returns the audiences whose quota is used up. */
async function sendDue(
  deps: OutboxDeps,
  state: (typeof UNSENT)[number],
  endMs: number,
  noQuota: ReadonlySet<Audience>,
): Promise<ReadonlySet<Audience>> {
  const lease = newLease(deps.randomBytes);
  const usedUp = new Set(noQuota);
  const leaving = (audience: Audience) =>
    state === 'waiting' ? 0 : Math.floor(hourlyMax(audience, deps.mail.limits) / 2);
  let hasProgress = true;
  while (hasProgress && deps.now().getTime() < endMs) {
    const left = AUDIENCES.filter((audience) => !usedUp.has(audience));
    const due = await dueEntries(deps, state, left);
    const handled = await Promise.all(
      left.map(async (audience) => {
        const own = due.filter((entry) => audienceOf(entry.get('kind')) === audience);
        const count =
          own.length && (await deps.mailQuotas[audience].take(own.length, leaving(audience)));
        if (count < own.length) usedUp.add(audience);
        const next = own.slice(0, count);
        return Promise.all(next.map(({ ref }) => handle(deps, ref, audience, lease)));
      }),
    );
    hasProgress = handled.flat().some(Boolean) || AUDIENCES.length - usedUp.size < left.length;
  }
  return usedUp;
}

/** The audiences whose exhausted quota is reported to the company; receipts of requests may wait. */
const TOLD = ['customer', 'office'] as const;

/** Two operations a minute: a look-up of the oldest waiting mail, and one write. */
async function recordSweep(deps: OutboxDeps): Promise<void> {
  const { firestore, now, log } = deps;
  const overdue = await findOverdue(deps);
  const swept_at = Timestamp.fromDate(now());
  await sweepOf(firestore).set({
    swept_at,
    is_mail_late: overdue !== undefined,
    schema_version: 1,
  });
  if (!overdue) return;
  const minutes = Math.floor((swept_at.toMillis() - overdue.getTime()) / 60_000);
  log({ severity: 'WARNING', message: 'Mail is late', minutes });
}

/** The oldest due entries of the audiences with quota left. */
async function dueEntries(
  { firestore, now }: OutboxDeps,
  state: (typeof UNSENT)[number],
  audiences: readonly Audience[],
) {
  if (audiences.length === 0) return [];
  const all = outboxOf(firestore).where('state', '==', state);
  const isEach = audiences.length === AUDIENCES.length;
  // Without a filter, to also find entries whose kind is unknown or missing.
  const due = await (isEach ? all : all.where('kind', 'in', audiences.flatMap(kindsFor)))
    .where('next_try_at', '<=', Timestamp.fromDate(now()))
    .orderBy('next_try_at')
    .limit(SWEEP_BATCH)
    .get();
  return due.docs;
}

/**
 * Sends a due entry, for which quota was taken. False after an error: the entry may still be due,
 * and an immediate retry would loop.
 */
async function handle(
  deps: OutboxDeps,
  reference: Reference,
  audience: Audience,
  lease: string,
): Promise<boolean> {
  try {
    const stored = await leased(deps, reference, lease);
    const result = stored && (await readAndSend(deps, reference, stored));
    if (stored) await mark(deps, reference, stored, result);
    if (!result?.ok && !result?.isUnanswered) await deps.mailQuotas[audience].giveBack(1);
    return true;
  } catch (error) {
    deps.log({ severity: 'ERROR', message: `Sweeping the outbox failed: ${errorCode(error)}` });
    return false;
  }
}

async function leased(
  { runTransaction, now, log }: OutboxDeps,
  reference: Reference,
  lease: string,
): Promise<StoredOutboxEntry | undefined> {
  try {
    return await acquireLease(runTransaction, reference, lease, now());
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    const problem = error.message;
    const outcome = await postponeUnreadable(runTransaction, reference, problem, now());
    const what = outcome === 'given_up' ? 'given up' : 'not sent';
    const severity = outcome === 'given_up' ? 'ERROR' : 'WARNING';
    log({ severity, message: `Mail ${what}: ${problem}`, problem });
    return undefined;
  }
}

/** Undefined if the mail's subject is gone. Never throws: that counts as a failed attempt. */
async function readAndSend(
  deps: OutboxDeps,
  reference: Reference,
  stored: StoredOutboxEntry,
): Promise<SendResult | undefined> {
  try {
    const subject = await readSubject(deps, stored);
    return subject && (await sendEntry(deps, { reference, subject }));
  } catch (error) {
    return failureOf(error);
  }
}

/** Stores and logs the outcome of an attempt; without a result the subject was gone. */
async function mark(
  deps: OutboxDeps,
  reference: Reference,
  { lease = '', ...stored }: StoredOutboxEntry,
  result: SendResult | undefined,
): Promise<void> {
  const { runTransaction, now, log } = deps;
  const { kind, tries } = stored;
  if (!result) {
    await deleteEntry(runTransaction, reference, lease);
    return log({ severity: 'INFO', message: 'Mail dropped: its subject is gone', kind });
  }
  if (result.ok) return markSent(reference, now());
  logFailure(deps, stored, result);
  const outcome = await markFailed(runTransaction, reference, lease, result, now());
  if (outcome !== 'given_up') return;
  const { problem } = result;
  log({ severity: 'ERROR', message: `Mail given up: ${problem}`, kind, tries, problem });
}

/** Reports an exhausted quota to the company, by one more mail and in the log: once a day for each. */
async function tellQuotaUsedUp(deps: OutboxDeps, audience: Audience): Promise<void> {
  const { firestore, now, randomBytes, mail, log } = deps;
  const kind = 'mail_limit_notice';
  const subjectId = `mail-limit-${now().toISOString().slice(0, 10)}`;
  const reference = entryOf(firestore, kind, subjectId, audience);
  const entry = newEntry(kind, subjectId, newLease(randomBytes), now());
  const stored = { ...entry, part: audience };
  try {
    await reference.create(stored);
  } catch (error) {
    if (isAlreadyThere(error)) return;
    throw error;
  }
  const { mailsPerHour, noticesPerHour } = mail.limits;
  const sent = audience === 'office' ? `${noticesPerHour} notices` : `${mailsPerHour} mails`;
  log({ severity: 'ERROR', message: `Mail waits: ${sent} were sent within an hour`, kind });
  await sendAndMark(deps, { reference, stored, subject: { kind, part: audience } });
}

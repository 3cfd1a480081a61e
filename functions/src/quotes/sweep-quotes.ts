import { quoteStatusOn } from '@shop/domain/quote/quote';
import { addDays, berlinDay } from '@shop/domain/time/calendar';
import { Timestamp } from 'firebase-admin/firestore';
import { byNobody } from '../accounts/act.ts';
import { changeOne } from '../changes/change-one.ts';
import { sweepDue } from '../firestore/sweep-due.ts';
import { nextConfirmationSlot, type SlotDeps } from '../mail/confirmation-slots.ts';
import { type OutboxDeps, putMail } from '../mail/outbox.ts';
import { errorCode } from '../mail/send-entry.ts';
import { quoteOf, quotesOf, type StoredQuote } from '../stored/quote.ts';
import { UNKNOWN_QUOTE } from './office-quotes.ts';
import { CLOSED } from './quote-view.ts';

type Deps = OutboxDeps & SlotDeps;

/**
 * Reminds the customers of quotes that are ending, and marks those that have ended. Never throws. Only the end raises
 * the revision: a reminder alters nothing that an open form of the office shows.
 */
export async function sweepQuotes(deps: Deps): Promise<void> {
  const told = (error: unknown) => tell(deps, error);
  const today = berlinDay(deps.now());
  const due = quotesOf(deps.firestore).withConverter(null).where('next_day', '<=', today);
  await sweepDue(due, 'next_day', (id) => sweepOne(deps, id), told).catch(told);
}

function tell({ log }: Deps, error: unknown): void {
  log({ severity: 'ERROR', message: `Sweeping the quotes failed: ${errorCode(error)}` });
}

async function sweepOne(deps: Deps, number: string): Promise<void> {
  const today = berlinDay(deps.now());
  const reference = quoteOf(deps.firestore, number);
  const acting = byNobody(deps, 'expired');
  await changeOne<StoredQuote>(acting, reference, UNKNOWN_QUOTE, async (quote, transaction) => {
    const { next_day, ...kept } = quote;
    if (!next_day || next_day > today) return undefined;
    const { status, offer } = quote;
    // The sweep would find it again.
    if (status !== 'sent' || !offer) return { ok: true, value: kept, isAside: true };
    const { customer_email, valid_until } = offer.content;
    if (quoteStatusOn({ status, valid_until }, today) === 'expired') {
      return { ok: true, value: { ...kept, status: 'expired', ...CLOSED } };
    }
    const slot = await nextConfirmationSlot(transaction, deps, customer_email, {
      isByOffice: true,
    });
    const { version } = offer;
    const at = Timestamp.fromDate(deps.now());
    const entry = { id: `reminded-${version}`, what: 'reminded' as const, by_uid: '', at, version };
    const value: StoredQuote = {
      ...quote,
      is_ending: true,
      next_day: addDays(valid_until, 1),
      history: [...quote.history, entry],
    };
    const subject = { kind: 'quote_reminder' as const, quote: value, part: String(version) };
    const mails = [putMail(transaction, deps, number, subject, slot)];
    return { ok: true, value, mails, isAside: true };
  });
}

import { auditAll } from '../../operations/audit/audit.ts';
import { openCatalogues } from '../../src/app.ts';
import { sweepOutbox } from '../../src/mail/sweep-outbox.ts';
import { retainDaily } from '../../src/privacy/apply-retention.ts';
import { proposeQuotes } from '../../src/quotes/propose-quotes.ts';
import { sweepQuotes } from '../../src/quotes/sweep-quotes.ts';
import { sweepBookings } from '../../src/rentals/sweep-bookings.ts';
import type { TestApi } from '../../test/start-api.ts';

/** Bookings, quotes, standing orders and mails; at night what is kept too long. */
export async function sweepAll({ deps }: TestApi, isNight: boolean): Promise<void> {
  await sweepBookings(deps);
  await sweepQuotes(deps);
  await proposeQuotes({ ...deps, ...openCatalogues(deps, 0) });
  await sweepOutbox(deps);
  if (isNight) await retainDaily(deps);
}

export const auditShop = async ({ firestore, clock }: TestApi): Promise<readonly string[]> =>
  (await auditAll(firestore, clock.now)).findings;

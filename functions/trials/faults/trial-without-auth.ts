import { sessionCookie } from '../stack/session-cookie.ts';
import { checkDatabase } from './check-database.ts';
import { letBuy } from './crowd.ts';
import { Traffic } from './traffic.ts';
import type { Stage, TrialResult } from './trial.ts';

const LONGEST_MS = 10_500;

/**
 * Lets clients buy whose session nobody can check, as Firebase Auth does not answer: they buy as
 * guests, and no call of theirs fails.
 */
export async function tryWithoutAuth(
  { shop, firestore, seed, sessions }: Stage,
  options: { clients: number; ordersOfEach: number },
): Promise<TrialResult> {
  const traffic = new Traffic();
  let orders = 0;
  const broken = await letBuy({
    ...options,
    ...{ origin: shop.origin, seed, sessions, traffic, longestMs: LONGEST_MS },
    headers: { cookie: sessionCookie('erika') },
    onOrder: () => {
      orders += 1;
    },
  });
  const violations = [...broken, ...(await checkDatabase(firestore, sessions))];
  if (traffic.failures.size > 0) violations.push('Calls failed although only Auth was away.');
  return { name: 'Auth gone', violations, orders, traffic, remark: 'all with a session cookie' };
}

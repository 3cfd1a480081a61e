import { PROJECT } from '../stack/shop.ts';
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
    headers: { cookie: `__session=${sessionCookie()}` },
    onOrder: () => {
      orders += 1;
    },
  });
  const violations = [...broken, ...(await checkDatabase(firestore, sessions))];
  if (traffic.failures.size > 0) violations.push('Calls failed although only Auth was away.');
  return { name: 'Auth gone', violations, orders, traffic, remark: 'all with a session cookie' };
}

/** As the Auth emulator makes them: unsigned, but otherwise in order. */
function sessionCookie(): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://session.firebase.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: 'erika',
    user_id: 'erika',
    email: 'erika@example.de',
    auth_time: now - 60,
    iat: now - 60,
    exp: now + 86_400,
    firebase: { identities: {}, sign_in_provider: 'google.com' },
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

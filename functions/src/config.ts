import { PENDING_LIFETIME_MS } from './accounts/pending-sign-in.ts';
import { readSignInConfig, type SignInConfig } from './accounts/sign-in-config.ts';
import type { SignInLimits } from './accounts/start-session.ts';
import { type MailConfig, readMailConfig } from './mail/mail-config.ts';
import type { RateLimit } from './rate-limit/rate-limit.ts';

export interface Config {
  /** How old the catalogue in a process's memory may be; 0 reads it anew each time. */
  catalogueTtlMs: number;
  /** No answer takes longer; behind it stands 503. */
  deadlineMs: number;
  /** How many contact requests one address may send, and one session. */
  contactLimit: RateLimit;
  /** How many orders one address may place. */
  orderLimit: RateLimit;
  signInLimits: SignInLimits;
  /** Mixed into the hashes of addresses: without one, trying out all addresses would find them. */
  rateLimitKey: string;
  /** How many proxies of ours append to X-Forwarded-For: what stands before is not believed. */
  trustedProxies: number;
  signIn: SignInConfig;
  mail: MailConfig;
}

type Env = Readonly<Record<string, string | undefined>>;

const MINUTE = 60_000;

/**
 * Reads the settings of this process. On a developer's machine the catalogue is not kept in
 * memory, so that a change of it shows at once; CATALOGUE_TTL_MS overrides. CONTACTS_PER_MINUTE,
 * ORDERS_PER_HOUR, SIGN_INS_PER_MINUTE, TRIES_PER_SIGN_IN, RATE_LIMIT_KEY and TRUSTED_PROXIES
 * override what guards against floods. Throws when a limit is no whole number above 0.
 */
export function readConfig(env: Env): Config {
  const usualTtlMs = env.FIRESTORE_EMULATOR_HOST ? 0 : 60_000;
  const signIn = readSignInConfig(env);
  return {
    catalogueTtlMs: Number(env.CATALOGUE_TTL_MS ?? usualTtlMs),
    deadlineMs: 9000, // the answer is to arrive within ten seconds, from a busy process too
    contactLimit: {
      name: 'contact',
      max: readMax(env, 'CONTACTS_PER_MINUTE', 5),
      windowMs: MINUTE,
    },
    // An office, or the customers of one mobile network, share an address.
    orderLimit: { name: 'order', max: readMax(env, 'ORDERS_PER_HOUR', 60), windowMs: 60 * MINUTE },
    signInLimits: {
      address: { name: 'sign-in', max: readMax(env, 'SIGN_INS_PER_MINUTE', 20), windowMs: MINUTE },
      pending: {
        name: 'pending sign-in',
        max: readMax(env, 'TRIES_PER_SIGN_IN', 5),
        windowMs: PENDING_LIFETIME_MS,
      },
    },
    rateLimitKey: env.RATE_LIMIT_KEY ?? '',
    // X-Forwarded-For ends "…, client, Hosting": Hosting adds the client, Google's front adds Hosting.
    // Who calls the function past Hosting, at its own address, can still make that client up.
    trustedProxies: Number(env.TRUSTED_PROXIES ?? 2),
    signIn,
    mail: readMailConfig(env, signIn.siteOrigins),
  };
}

function readMax(env: Env, name: string, usual: number): number {
  const max = Number(env[name] || usual);
  if (Number.isSafeInteger(max) && max > 0) return max;
  throw new Error(`${name} has to be a whole number above 0`);
}

import { PENDING_LIFETIME_MS } from './accounts/pending-sign-in.ts';
import { readSignInConfig, type SignInConfig } from './accounts/sign-in-config.ts';
import type { SignInLimits } from './accounts/start-session.ts';
import { GOOGLE_NETWORKS } from './http/client-address.ts';
import { type MailConfig, readMailConfig } from './mail/mail-config.ts';
import type { RateLimit } from './rate-limit/rate-limit.ts';

export interface Config {
  /** Maximum age of the catalogue in memory; 0 asks Firestore every time. */
  catalogueTtlMs: number;
  /** Request timeout, then 503. */
  deadlineMs: number;
  /** Time limit for receiving a body, then 408; four times as long for the office's large ones. */
  bodyMs: number;
  /** Per address and per session. */
  contactLimit: RateLimit;
  /** Per address. */
  orderLimit: RateLimit;
  /** Per address: orders with a wrong price or total, or of a cart that was ordered. */
  refusedOrderLimit: RateLimit;
  /** Carts begun, per address. */
  cartLimit: RateLimit;
  /** Calls that read Firestore, per address and process. */
  callLimit: RateLimit;
  /** Pictures uploaded, per admin. */
  pictureLimit: RateLimit;
  signInLimits: SignInLimits;
  /** Keys the hashes of addresses: without it they could be found by trying all addresses. */
  rateLimitKey: string;
  /** Signs the links in mails. */
  linkKey: string;
  /** From where Hosting calls the function: networks such as `66.249.64.0/19`. */
  hostingNetworks: readonly string[];
  signIn: SignInConfig;
  mail: MailConfig;
}

type Env = Readonly<Record<string, string | undefined>>;

const MINUTE = 60_000;

/**
 * Reads the environment. CATALOGUE_TTL_MS is 0 by default on a local Firestore, so that changes show
 * at once. The variables of the rate limits, each named below, and HOSTING_NETWORKS change the limits,
 * which are a hundred times higher with the emulators unless they are set. Throws unless limits are
 * positive integers and, in production, RATE_LIMIT_KEY and LINK_KEY are two long secrets.
 */
export function readConfig(env: Env): Config {
  const defaultTtlMs = env.FIRESTORE_EMULATOR_HOST ? 0 : 60_000;
  const readMax = maxReader(env);
  const signIn = readSignInConfig(env);
  return {
    catalogueTtlMs: Number(env.CATALOGUE_TTL_MS ?? defaultTtlMs),
    deadlineMs: 9000, // so that the answer arrives within ten seconds
    bodyMs: 5000,
    contactLimit: {
      name: 'contact',
      max: readMax('CONTACTS_PER_MINUTE', 5),
      windowMs: MINUTE,
      longer: [
        { max: readMax('CONTACTS_PER_HOUR', 20), windowMs: 60 * MINUTE },
        { max: readMax('CONTACTS_PER_DAY', 60), windowMs: 24 * 60 * MINUTE },
      ],
    },
    // High, because everybody in an office or a mobile network shares an address.
    orderLimit: { name: 'order', max: readMax('ORDERS_PER_HOUR', 60), windowMs: 60 * MINUTE },
    refusedOrderLimit: {
      name: 'refused order',
      max: readMax('REFUSED_ORDERS_PER_HOUR', 60),
      windowMs: 60 * MINUTE,
    },
    cartLimit: { name: 'cart', max: readMax('CARTS_PER_HOUR', 300), windowMs: 60 * MINUTE },
    callLimit: { name: 'call', max: readMax('CALLS_PER_MINUTE', 300), windowMs: MINUTE },
    pictureLimit: {
      name: 'picture',
      max: readMax('PICTURES_PER_DAY', 500),
      windowMs: 24 * 60 * MINUTE,
    },
    signInLimits: {
      address: { name: 'sign-in', max: readMax('SIGN_INS_PER_MINUTE', 20), windowMs: MINUTE },
      pending: {
        name: 'pending sign-in',
        max: readMax('TRIES_PER_SIGN_IN', 5),
        windowMs: PENDING_LIFETIME_MS,
      },
    },
    ...readKeys(env),
    hostingNetworks: env.HOSTING_NETWORKS?.match(/[^,\s]+/g) ?? GOOGLE_NETWORKS,
    signIn,
    mail: readMailConfig(env, signIn.siteOrigins, readMax),
  };
}

/** Factor of the limits with the emulators, where every test has the same address. */
const LOCAL_FACTOR = 100;

function maxReader(env: Env): (name: string, inProduction: number) => number {
  const factor = isLocal(env) ? LOCAL_FACTOR : 1;
  return (name, inProduction) => {
    const max = Number(env[name] || inProduction * factor);
    if (Number.isSafeInteger(max) && max > 0) return max;
    throw new Error(`${name} must be a positive integer`);
  };
}

function isLocal({ FIRESTORE_EMULATOR_HOST, FUNCTIONS_EMULATOR }: Env): boolean {
  return Boolean(FIRESTORE_EMULATOR_HOST || FUNCTIONS_EMULATOR);
}

const MIN_KEY_LENGTH = 32;

/** With a key that can be guessed, everybody could cancel orders and find addresses by their hashes. */
function readKeys(env: Env): Pick<Config, 'rateLimitKey' | 'linkKey'> {
  // While deploying, firebase-tools loads the function without its secrets.
  const mayLackKeys = isLocal(env) || env.FUNCTIONS_CONTROL_API === 'true';
  const readKey = (name: string) => {
    const key = env[name] || (mayLackKeys ? `${name} of a local stack, a secret to nobody` : '');
    if (key.trim().length >= MIN_KEY_LENGTH) return key;
    throw new Error(`${name} must be a secret of at least ${MIN_KEY_LENGTH} characters`);
  };
  const keys = { rateLimitKey: readKey('RATE_LIMIT_KEY'), linkKey: readKey('LINK_KEY') };
  if (keys.rateLimitKey !== keys.linkKey) return keys;
  throw new Error('LINK_KEY must not be RATE_LIMIT_KEY');
}

import { PENDING_LIFETIME_MS } from './accounts/pending-sign-in.ts';
import { readSignInConfig } from './accounts/sign-in-config.ts';
import type { RateLimit } from './firestore/rate-limit.ts';
import { GOOGLE_NETWORKS } from './http/client-address.ts';
import { readMailConfig } from './mail/mail-config.ts';

type Env = Readonly<Record<string, string | undefined>>;

const MINUTE = 60_000;

/**
 * Reads the environment. CATALOGUE_TTL_MS is 0 by default on a local Firestore, so that changes show at once.
 * Limits can be changed by the variables named below, and Hosting's networks by HOSTING_NETWORKS; with the
 * emulators, limits that are not set are a hundred times higher. Throws unless limits are positive integers
 * and, in production, RATE_LIMIT_KEY and LINK_KEY are two long secrets.
 */
export function readConfig(env: Env) {
  const defaultTtlMs = env.FIRESTORE_EMULATOR_HOST ? 0 : 60_000;
  const readMax = maxReader(env);
  const limit = (name: string, variable: string, max: number, windowMs: number): RateLimit => {
    return { name, max: readMax(variable, max), windowMs };
  };
  const contactLimit: RateLimit = {
    ...limit('contact', 'CONTACTS_PER_MINUTE', 5, MINUTE),
    longer: [
      { max: readMax('CONTACTS_PER_HOUR', 20), windowMs: 60 * MINUTE },
      { max: readMax('CONTACTS_PER_DAY', 60), windowMs: 24 * 60 * MINUTE },
    ],
  };
  const signIn = readSignInConfig(env);
  return {
    /** Maximum age of the catalogue in memory; 0 asks Firestore every time. */
    catalogueTtlMs: Number(env.CATALOGUE_TTL_MS ?? defaultTtlMs),
    /** Request timeout, then 503: the answer arrives within ten seconds. */
    deadlineMs: 9000,
    /** Time limit for receiving a body, then 408; four times as long for the office's large ones. */
    bodyMs: 5000,
    /** Per address and per session. */
    contactLimit,
    /** Per address; high, because a whole office or mobile network shares one. */
    orderLimit: limit('order', 'ORDERS_PER_HOUR', 60, 60 * MINUTE),
    /** Per address: orders with a wrong price or total, or of a cart that has already been ordered. */
    refusedOrderLimit: limit('refused order', 'REFUSED_ORDERS_PER_HOUR', 60, 60 * MINUTE),
    /** Bookings per address: each blocks days for others until the office decides. */
    bookingLimit: limit('booking', 'BOOKINGS_PER_HOUR', 20, 60 * MINUTE),
    refusedBookingLimit: limit('refused booking', 'REFUSED_BOOKINGS_PER_HOUR', 60, 60 * MINUTE),
    /** Carts begun, per address. */
    cartLimit: limit('cart', 'CARTS_PER_HOUR', 300, 60 * MINUTE),
    /** Calls that read Firestore, per address and process. */
    callLimit: limit('call', 'CALLS_PER_MINUTE', 300, MINUTE),
    /** Picture uploads, per admin. */
    pictureLimit: limit('picture', 'PICTURES_PER_DAY', 500, 24 * 60 * MINUTE),
    signInLimits: {
      address: limit('sign-in', 'SIGN_INS_PER_MINUTE', 20, MINUTE),
      pending: limit('pending sign-in', 'TRIES_PER_SIGN_IN', 5, PENDING_LIFETIME_MS),
    },
    ...readKeys(env),
    /** Networks from which Hosting calls the function, such as `66.249.64.0/19`. */
    hostingNetworks: env.HOSTING_NETWORKS?.match(/[^,\s]+/g) ?? GOOGLE_NETWORKS,
    signIn,
    mail: readMailConfig(env, signIn.siteOrigins, readMax),
  };
}

export type Config = ReturnType<typeof readConfig>;

/** Factor for the limits with the emulators, where every test has the same address. */
const LOCAL_FACTOR = 100;

function maxReader(env: Env): (name: string, inProduction: number) => number {
  const factor = isLocal(env) ? LOCAL_FACTOR : 1;
  return (name, inProduction) => {
    const max = Number(env[name] || inProduction * factor);
    if (Number.isSafeInteger(max) && max > 0) return max;
    throw new Error(`${name} must be a positive integer`);
  };
}

const isLocal = ({ FIRESTORE_EMULATOR_HOST, FUNCTIONS_EMULATOR }: Env): boolean =>
  Boolean(FIRESTORE_EMULATOR_HOST || FUNCTIONS_EMULATOR);

const MIN_KEY_LENGTH = 32;

/**
 * The key for hashing addresses, which could otherwise be found by hashing all addresses, and the key of the
 * links in mails, with which anyone could cancel orders.
 */
function readKeys(env: Env) {
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

import { readSignInConfig, type SignInConfig } from './accounts/sign-in-config.ts';
import type { RateLimit } from './rate-limit/rate-limit.ts';

export interface Config {
  /** How old the catalogue in a process's memory may be; 0 reads it anew each time. */
  catalogueTtlMs: number;
  /** No answer takes longer; behind it stands 503. */
  deadlineMs: number;
  /** How many contact requests one address may send. */
  contactLimit: RateLimit;
  /** Mixed into the hashes of addresses: without one, trying out all addresses would find them. */
  rateLimitKey: string;
  /** How many proxies of ours append to X-Forwarded-For: what stands before is not believed. */
  trustedProxies: number;
  signIn: SignInConfig;
}

/**
 * Reads the settings of this process. On a developer's machine the catalogue is not kept in
 * memory, so that a change of it shows at once; CATALOGUE_TTL_MS overrides. CONTACTS_PER_MINUTE,
 * RATE_LIMIT_KEY and TRUSTED_PROXIES override what guards against floods.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const usualTtlMs = env.FIRESTORE_EMULATOR_HOST ? 0 : 60_000;
  const contactsPerMinute = Number(env.CONTACTS_PER_MINUTE ?? 5);
  return {
    catalogueTtlMs: Number(env.CATALOGUE_TTL_MS ?? usualTtlMs),
    deadlineMs: 10_000,
    contactLimit: { name: 'contact', max: contactsPerMinute, windowMs: 60_000 },
    rateLimitKey: env.RATE_LIMIT_KEY ?? '',
    // X-Forwarded-For ends "…, client, Hosting": Hosting adds the client, Google's front adds Hosting.
    // Who calls the function past Hosting, at its own address, can still make that client up.
    trustedProxies: Number(env.TRUSTED_PROXIES ?? 2),
    signIn: readSignInConfig(env),
  };
}

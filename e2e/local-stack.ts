import { readFileSync } from 'node:fs';

const { emulators } = JSON.parse(
  readFileSync(new URL('../firebase.json', import.meta.url), 'utf8'),
) as { emulators: Record<'auth' | 'firestore' | 'hosting', { port: number }> };

const originOf = (port: number): string => `http://127.0.0.1:${port}`;

/** Where the local stack serves the shop. */
export const SITE = originOf(emulators.hosting.port);
/** Its inbox, two ports above Hosting's. */
export const INBOX = originOf(emulators.hosting.port + 2);
export const AUTH = originOf(emulators.auth.port);
export const FIRESTORE = originOf(emulators.firestore.port);

import { storedText, useStoredText } from '../../lib/browser-storage/stored-text.ts';

const stored = storedText('postalCode', () => window.localStorage);

/** Keeps the digits of typed or pasted text: `D-12345 Musterstadt` as `12345`. */
export function storePostalCode(typed: string): void {
  const digits = typed.replace(/\D/g, '').slice(0, 5);
  if (digits) stored.set(digits);
  else stored.remove();
}

/** Takes the postcode of a site unless one has been typed. */
export function presumePostalCode(code: string): void {
  if (!stored.get()) storePostalCode(code);
}

/** The typed, possibly incomplete, postcode of the site; shared by all tabs. */
export const usePostalCode = (): string => useStoredText(stored) ?? '';

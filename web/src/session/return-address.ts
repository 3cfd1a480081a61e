import { storedText } from '../lib/browser-storage/stored-text.ts';

const stored = storedText('returnAddress', () => window.sessionStorage);

/** Remembers in this tab the target of a sign-in, as a path with query; by default the account. */
export function storeReturn(address: string | undefined): void {
  if (address === undefined) stored.remove();
  else stored.set(address);
}

export const readReturn = (): string | undefined => stored.get() ?? undefined;

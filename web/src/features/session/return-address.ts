import { storedText } from '../../lib/browser-storage/stored-text.ts';

const stored = storedText('returnAddress', () => window.sessionStorage);

/** Remembers in this tab where a sign-in leads to, as a path with query; by default to the account. */
export function storeReturn(address: string | undefined): void {
  if (address === undefined) stored.remove();
  else stored.set(address);
}

export function readReturn(): string | undefined {
  return stored.get() ?? undefined;
}

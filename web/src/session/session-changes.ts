import type { QueryClient } from '@tanstack/react-query';
import { SESSION_REFUSED } from '../lib/api/client.ts';
import { PERSONAL_KEY, userQuery } from './user-query.ts';

const CHANGE = 'session';

interface Reactions {
  fetchUser(): Promise<unknown>;
  forget(): void;
}

/** Reacts to refused calls, and to sign-ins and sign-outs in other tabs, until the returned function is called. */
export function listen(client: QueryClient, { fetchUser, forget }: Reactions): () => void {
  const onRefused = () => {
    if (client.getQueryData(userQuery.queryKey)) void fetchUser();
  };
  const onStorage = async ({ key, newValue }: StorageEvent) => {
    if (key !== CHANGE || !newValue) return;
    if (newValue === 'out') return forget();
    await fetchUser();
    await client.invalidateQueries({ queryKey: [PERSONAL_KEY] });
  };
  window.addEventListener(SESSION_REFUSED, onRefused);
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener(SESSION_REFUSED, onRefused);
    window.removeEventListener('storage', onStorage);
  };
}

/** Writing to storage notifies the other tabs; the entry is removed at once. */
export function tellTabs(what: 'in' | 'out'): void {
  try {
    window.localStorage.setItem(CHANGE, what);
    window.localStorage.removeItem(CHANGE);
  } catch {
    // Storage is blocked: other tabs notice when they regain focus.
  }
}

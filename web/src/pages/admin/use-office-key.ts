import { useAuth } from '../../session/session-context.ts';
import { PERSONAL_KEY } from '../../session/user-query.ts';

/** Begins the key of everything that the office loads: a change makes all of it stale. */
export type OfficeKey = readonly [typeof PERSONAL_KEY, email: string, 'admin'];

/** The key of the signed-in account: what it loaded goes with it. */
export function useOfficeKey(): OfficeKey {
  const { user } = useAuth();
  return [PERSONAL_KEY, user?.email ?? '', 'admin'];
}

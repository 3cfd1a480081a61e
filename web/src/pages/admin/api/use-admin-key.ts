import { useAuth } from '../../../features/session/session-context.ts';
import { accountKey } from '../../../features/session/user-query.ts';

/** Begins the key of everything that the office loads. */
export type OfficeKey = readonly [...ReturnType<typeof accountKey>, 'admin'];

/** The key of the signed-in account: what it loaded goes with it. */
export function useOfficeKey(): OfficeKey {
  const { user } = useAuth();
  return [...accountKey(user?.email ?? ''), 'admin'];
}

import { useAuth } from '../../../features/session/session-context.ts';
import { accountKey } from '../../../features/session/user-query.ts';

export type AdminKey = readonly [...ReturnType<typeof accountKey>, 'admin'];

/** Belongs to the signed-in account, so that logging out removes what it loaded. */
export function useAdminKey(): AdminKey {
  const { user } = useAuth();
  return [...accountKey(user?.email ?? ''), 'admin'];
}

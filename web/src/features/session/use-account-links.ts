import { givenName } from '@shop/domain/contract/user';
import { PATHS } from '../../lib/paths.ts';
import { useAuth } from './session-context.ts';

interface AccountLinks {
  /** Labelled with the first name, once it is known. */
  account: { to: string; label: string; isName: boolean };
  /** For admins only; the server decides who may in. */
  admin?: { to: string; label: string };
}

export function useAccountLinks(): AccountLinks {
  const { user } = useAuth();
  const name = user ? givenName(user) : undefined;
  const label = name ?? (user ? 'Mein Konto' : 'Konto');
  return {
    account: { to: PATHS.dashboard, label, isName: name !== undefined },
    ...(user?.is_admin && { admin: { to: PATHS.admin, label: 'Verwaltung' } }),
  };
}

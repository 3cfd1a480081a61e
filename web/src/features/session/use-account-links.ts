import { givenName } from '@shop/domain/user';
import { PATHS } from '../../lib/paths.ts';
import { useAuth } from './session-context.ts';

interface AccountLinks {
  /** Labelled with the first name, once it is known. */
  account: { to: string; label: string };
  /** For admins only; the server decides who may in. */
  admin?: { to: string; label: string };
}

/** The links in header and menu that depend on who is signed in. */
export function useAccountLinks(): AccountLinks {
  const { user } = useAuth();
  const label = user ? (givenName(user) ?? 'Mein Konto') : 'Konto';
  return {
    account: { to: PATHS.dashboard, label },
    ...(user?.is_admin && { admin: { to: PATHS.admin, label: 'Verwaltung' } }),
  };
}

import { givenName } from '@shop/domain/user';
import { PATHS } from '../../lib/paths.ts';
import { useAuth } from './session-context.ts';

interface AccountLinks {
  /** The account: its owner's first name, once they are known. */
  account: { to: string; label: string };
  /** The office, for those who work there. The server decides: this only shows the way. */
  office?: { to: string; label: string };
}

/** The links of header and menu that depend on who is signed in. */
export function useAccountLinks(): AccountLinks {
  const { user } = useAuth();
  const label = user ? (givenName(user) ?? 'Mein Konto') : 'Konto';
  return {
    account: { to: PATHS.dashboard, label },
    ...(user?.is_admin && { office: { to: PATHS.admin, label: 'Verwaltung' } }),
  };
}

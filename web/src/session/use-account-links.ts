import { givenName } from '@shop/domain/contract/user';
import { PATHS } from '../lib/paths.ts';
import { useAuth } from './session-context.ts';

export function useAccountLinks() {
  const { user } = useAuth();
  const name = user ? givenName(user) : undefined;
  const label = name ?? (user ? 'Mein Konto' : 'Konto');
  return {
    /** Labelled with the first name, once it is known. */
    account: { to: PATHS.dashboard, label, isName: name !== undefined },
    /** Merely a link: the server decides who may enter. */
    ...(user?.is_admin && { admin: { to: PATHS.admin, label: 'Verwaltung' } }),
  };
}

import type { CurrentUser } from '@shop/domain/contract/user';
import { createContext, useContext } from 'react';

/** The signed-in user, and the actions that change it. None of them rejects: failures are logged. */
export interface Session {
  user: CurrentUser | null;
  /** True until the first user load has ended, successfully or not. */
  isPending: boolean;
  isFetching: boolean;
  /** The session expired; `user` is kept, and forms with it, until the next sign-in. */
  isExpired: boolean;
  /** Loads the user; overlapping loads are merged into one. */
  fetchUser(): Promise<void>;
  /** Opens Google's sign-in page; does nothing if its address cannot be loaded. */
  redirectToLogin(): Promise<void>;
  /**
   * Exchanges the code in the page's address for a session, once: later calls return the first
   * attempt. Resolves to whether it succeeded. Throws if the address has no code.
   */
  exchangeCodeForSessionToken(): Promise<boolean>;
  /** Ends this browser's session, or those on all devices. */
  logout(isEverywhere?: boolean): Promise<void>;
}

export const SessionContext = createContext<Session | undefined>(undefined);

export function useAuth(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useAuth must be used within a AuthProvider');
  return session;
}

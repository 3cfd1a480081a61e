import type { CurrentUser } from '@shop/domain/user';
import { createContext, useContext } from 'react';

/** Who is signed in, and how that changes. None of the actions rejects: failures are logged. */
export interface Session {
  user: CurrentUser | null;
  /** True until the first user load has ended, well or not. */
  isPending: boolean;
  /** True while a user load runs. */
  isFetching: boolean;
  /** Loads the user; while a load runs, waits for that one. */
  fetchUser(): Promise<void>;
  /** Leaves the site for Google's sign-in page; when its address is not to be had, stays. */
  redirectToLogin(): Promise<void>;
  /**
   * Exchanges the code in the page's address for a session, once: later calls get the first
   * attempt. Answers whether it worked. Throws if the address holds no code.
   */
  exchangeCodeForSessionToken(): Promise<boolean>;
  logout(): Promise<void>;
}

export const SessionContext = createContext<Session | undefined>(undefined);

/** The session of the surrounding `AuthProvider`; throws outside of one. */
export function useAuth(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useAuth must be used within a AuthProvider');
  return session;
}

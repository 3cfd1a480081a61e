import { PATHS } from '../../lib/paths.ts';

/**
 * The pages whose documents may talk to Google; firebase.json widens their Content-Security-Policy
 * and nobody else's. A policy belongs to the document that was loaded, not to the address shown.
 */
const LISTENING_PAGES: readonly string[] = [PATHS.dashboard, PATHS.admin, PATHS.authCallback];

/** On the server every document is the page's own. */
const mayListen =
  typeof window === 'undefined' ||
  LISTENING_PAGES.includes(window.location.pathname.replace(/\/$/, ''));

/** Whether a page needs a document of its own, since the present one may not listen for it. */
export function needsOwnDocument(path: string): boolean {
  return !mayListen && LISTENING_PAGES.includes(path);
}

import { PAGE_LIST, pathPattern } from '@shop/domain/contract/pages';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const OWN = pathPattern(PAGE_LIST.filter(({ access }) => access !== 'public'));

/** A policy belongs to the document that was loaded, not to the address shown. */
const mayListen = typeof window === 'undefined' || OWN.test(window.location.pathname);

/** Whether a page needs a document of its own, since the policy of this one blocks Firestore. */
export const needsOwnDocument = (path: string): boolean => !mayListen && OWN.test(path);

/**
 * Shows a page that is not public. Links to it load a new document, but the browser's history can lead
 * here within another one, which is then replaced.
 */
export function OwnDocument({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const mustReload = needsOwnDocument(pathname);
  useEffect(() => {
    if (mustReload) window.location.replace(pathname + search);
  }, [mustReload, pathname, search]);
  return mustReload ? null : children;
}

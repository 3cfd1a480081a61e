import { PAGE_LIST } from '@shop/domain/contract/pages';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const ownPaths = PAGE_LIST.filter(({ access }) => access !== 'public').map(({ path }) => path);

/** A policy belongs to the document that was loaded, not to the address shown. */
const mayListen =
  typeof window === 'undefined' || ownPaths.includes(window.location.pathname.replace(/\/$/, ''));

/** Whether a page needs a document of its own, since the policy of this one keeps it from Firestore. */
export function needsOwnDocument(path: string): boolean {
  return !mayListen && ownPaths.includes(path);
}

/**
 * Shows a page that is not public. Links to it load a document, but the browser's history can lead
 * here within another one, which is then replaced.
 */
export function OwnDocument({ path, children }: { path: string; children: ReactNode }) {
  const { search } = useLocation();
  const mustReload = needsOwnDocument(path);
  useEffect(() => {
    if (mustReload) window.location.replace(path + search);
  }, [mustReload, path, search]);
  return mustReload ? null : children;
}

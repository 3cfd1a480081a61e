import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { needsOwnDocument } from './own-document.ts';

interface ListeningPageProps {
  /** The address of the page as firebase.json knows it. */
  path: string;
  children: ReactNode;
}

/**
 * Shows a page that listens, in a document that may. Links lead to one; the history of the browser
 * can lead here within a shopper's document, which then gives way to a new one.
 */
export function ListeningPage({ path, children }: ListeningPageProps) {
  const { search } = useLocation();
  const mustReload = needsOwnDocument(path);
  useEffect(() => {
    if (mustReload) window.location.replace(path + search);
  }, [mustReload, path, search]);
  return mustReload ? null : children;
}

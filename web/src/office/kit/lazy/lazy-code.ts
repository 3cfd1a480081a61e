import { type ComponentType, useEffect, useState } from 'react';
import { shopConnection } from '../../../lib/connection/shop-connection.ts';

/** A hook that loads a component when it is first shown. */
export function lazyCode<Props>(
  importCode: () => Promise<{ default: ComponentType<Props> }>,
  reload = () => window.location.reload(),
) {
  let Component: ComponentType<Props> | undefined;
  let hasImportFailed = false;

  // Browsers keep a failed import until the page is reloaded, so none is tried offline.
  async function load(): Promise<void> {
    if (hasImportFailed || !(await isConnected())) throw new Error('The code cannot be loaded now');
    try {
      Component = (await importCode()).default;
    } catch (error) {
      hasImportFailed = true;
      void shopConnection.check();
      throw error;
    }
  }

  // Not `React.lazy`: React waits 300 ms before it replaces a Suspense fallback.
  return function useLazyCode() {
    const [status, setStatus] = useState<'loading' | 'loaded' | 'failed'>(
      Component ? 'loaded' : 'loading',
    );
    useEffect(() => {
      if (status !== 'loading') return;
      load().then(
        () => setStatus('loaded'),
        () => setStatus('failed'),
      );
    }, [status]);
    async function retry() {
      if (hasImportFailed && (await shopConnection.check())) reload();
      setStatus('loading');
    }
    return { Component: status === 'failed' ? undefined : Component, status, retry };
  };
}

async function isConnected(): Promise<boolean> {
  return (navigator.onLine && !shopConnection.get().isLost) || (await shopConnection.check());
}

/** The sentence after a failed import, while the connection is there. */
export const NEW_RELEASE =
  'Vielleicht ist gerade eine neue Fassung des Shops erschienen. Beim nächsten Versuch wird die Seite neu geladen.';

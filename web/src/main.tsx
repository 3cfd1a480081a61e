import './lib/theme/fonts.ts';
import { StrictMode, startTransition, useEffect } from 'react';
import { HydratingRouter } from './app/hydrating-router.tsx';
import { isLeftAlready, pressAgain } from './app/hydration/early-events.ts';
import { holdAnswersBack } from './app/hydration/held-answers.ts';
import { hydrationClient } from './app/hydration/hydration-client.ts';
import { loadPage, pageAt } from './app/pages.tsx';
import { prefetchData, startPrefetching } from './app/prefetch.ts';
import { createRoot, hydrateRoot } from './app/react-client.ts';
import { reloadForGoneCode } from './app/reload-for-gone-code.ts';
import { Site } from './app/site.tsx';
import { beginOffline } from './features/offline/begin-offline.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const client = hydrationClient();

/** The site; once it listens, ways are loaded ahead. */
function Begin() {
  useEffect(() => startPrefetching(client), []);
  return <Site client={client} router={(app) => <HydratingRouter>{app}</HydratingRouter>} />;
}

const site = (
  <StrictMode>
    <Begin />
  </StrictMode>
);

/** Takes over the HTML of a rendered page, or begins in an empty one. */
function start(container: HTMLElement): void {
  if (container.hasChildNodes()) {
    holdAnswersBack();
    // In small steps, between which a press is answered.
    startTransition(
      () => void hydrateRoot(container, site, { onRecoverableError: reportMismatch }),
    );
  } else {
    pressAgain(); // There was nothing to press yet, and what comes listens.
    createRoot(container).render(site);
  }
}

/** A rendered page that differs from the first render here is a fault of ours, and heard of. */
function reportMismatch(error: unknown): void {
  console.error('Hydration failed:', error);
}

reloadForGoneCode();
beginOffline();
// Beside its code. A rendered document has asked for its data itself, and its first render must not
// know them yet.
if (!root.hasChildNodes()) prefetchData(client, window.location.pathname);

// Without its code a page suspends: it says so itself where that cannot be loaded.
if (isLeftAlready()) window.location.reload();
else
  void loadPage(pageAt(window.location.pathname).page.name)
    .catch(() => {})
    .finally(() => start(root));
